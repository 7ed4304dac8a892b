"""The settings of a training, with their defaults and their arguments on the command line."""

import argparse
from dataclasses import dataclass, fields
from typing import Any

from .errors import InputError


@dataclass(frozen=True)
class Settings:
    """Everything but the data that decides what is learned."""

    h1: int = 64
    h2: int = 32
    epochs: int = 20
    batch: int = 4096
    learning_rate: float = 3e-3
    weight_decay: float = 1e-2
    patience: int = 5
    seconds: float | None = None
    search_share: float = 0.2
    points_weight: float = 0.1
    held_out: float = 0.1
    deviation_floor: float = 0.05
    most_rows: int | None = None
    row_share: float = 1.0
    hand_share: float = 0.0
    seed: int = 1


HELP = {
    "h1": "width of the first layer",
    "h2": "width of the second layer",
    "epochs": "times that all rows are learned from",
    "batch": "rows a step",
    "learning_rate": "at its highest; it falls along a cosine",
    "weight_decay": "of the layers, not of the biases and the way around them",
    "patience": "epochs without a better held-out loss after which it ends early",
    "seconds": "time for one network; the learning rate falls with it",
    "search_share": "share of the search's value in the label of a searched position",
    "points_weight": "weight of the loss of the final points",
    "held_out": "share of the games that is held out",
    "deviation_floor": "least standard deviation by which an input is divided",
    "most_rows": "at most so many rows of a file, as whole games",
    "row_share": "share of the rows of each game that is learned from",
    "hand_share": "share of the hand-written estimate in what is written",
    "seed": "of the first weights and of the order of the rows",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One argument a setting."""
    group = parser.add_argument_group("training")
    for field in fields(Settings):
        whole = field.type in (int, int | None)
        group.add_argument(
            "--" + field.name.replace("_", "-"),
            type=int if whole else float,
            default=field.default,
            help=f"{HELP[field.name]} (default {field.default})",
        )


def from_arguments(args: argparse.Namespace) -> Settings:
    """The settings that were asked for."""
    chosen: dict[str, Any] = {field.name: getattr(args, field.name) for field in fields(Settings)}
    if not 0 < chosen["row_share"] <= 1:
        raise InputError("--row-share is above 0 and at most 1")
    if not 0 <= chosen["hand_share"] < 1:
        raise InputError("--hand-share is at least 0 and below 1")
    return Settings(**chosen)
