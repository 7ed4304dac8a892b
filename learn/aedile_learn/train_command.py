"""`python -m aedile_learn train`: weights from selfplay files."""

import argparse
from pathlib import Path

import torch

from . import settings
from .dataset import Source
from .errors import InputError
from .making import Order, make


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The arguments."""
    parser = commands.add_parser("train", help="learn weights from selfplay files")
    parser.add_argument(
        "data", nargs="+", metavar="FILE[@WEIGHT]", help="a selfplay file, and how much it counts"
    )
    parser.add_argument("--out", type=Path, default=Path("weights"), help="folder of the results")
    parser.add_argument("--fine-tune", type=Path, metavar="FILE", help="go on from these weights")
    parser.add_argument(
        "--merge", type=Path, metavar="FILE", help="keep its networks for other numbers of seats"
    )
    add_common(parser)
    settings.add_arguments(parser)
    parser.set_defaults(run=run)


def add_common(parser: argparse.ArgumentParser) -> None:
    """Arguments of everything that trains."""
    parser.add_argument("--date", help="written into the report; no clock is read for it")
    parser.add_argument("--device", help="cpu or cuda; cuda where there is one if nothing is said")


def device_of(args: argparse.Namespace) -> torch.device:
    """Where everything is computed."""
    there = torch.cuda.is_available()
    if args.device == "cuda" and not there:
        raise InputError("there is no CUDA device here")
    return torch.device(args.device or ("cuda" if there else "cpu"))


def source_of(text: str) -> Source:
    """A file, or a file with its weight behind an @."""
    name, _, weight = text.rpartition("@")
    if not name:
        return Source(Path(text))
    try:
        counts = float(weight)
    except ValueError:
        return Source(Path(text))
    if not counts > 0:
        raise InputError(f"{text}: a weight is above 0")
    return Source(Path(name), counts)


def run(args: argparse.Namespace) -> None:
    """The command."""
    order = Order(
        sources=[source_of(text) for text in args.data],
        folder=args.out,
        settings=settings.from_arguments(args),
        device=device_of(args),
        date=args.date,
        fine_tune=args.fine_tune,
        merge=args.merge,
    )
    path = make(order, lambda text: print(text, flush=True))
    print(f"weights in {path}")
