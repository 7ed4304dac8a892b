"""`python -m aedile_learn loop`: generations of games, training and gates."""

import argparse
import os
import signal
import sys
from pathlib import Path
from typing import Any

from . import settings
from .clock import Clock
from .errors import InputError
from .generations import Loop, Plan
from .program import Program
from .train_command import add_common, device_of


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The arguments."""
    parser = commands.add_parser("loop", help="play, learn, compare, and again")
    add = parser.add_argument
    add("--aedile", type=Path, required=True, metavar="PATH", help="the program")
    add("--game", required=True)
    add("--seats", type=_numbers, required=True, metavar="N,N,…", help="as in 2,3,4")
    add("--out", type=Path, required=True, help="folder of everything that is made")
    add("--minutes", type=float, help="time after which no new step begins")
    _add_number(parser, "--generations", 4, "after the first one, which learns from --first-bots")
    add("--first-bots", default="builder,apprentice", help="whose games are learned from first")
    _add_number(parser, "--first-games", 4000, "games of these at each number of seats")
    _add_number(parser, "--games", 1000, "games of a later generation at each number of seats")
    _add_number(parser, "--iterations", 64, "of the search in these games")
    add("--loose", type=float, default=0.04, help="share of loose moves in them (default 0.04)")
    _add_number(parser, "--pool", 4, "networks of so many earlier generations play, and the hand")
    add("--newer", type=float, default=0.7, help="what an older generation counts (default 0.7)")
    add("--from-scratch", action="store_true", help="do not go on from the last generation")
    _add_number(parser, "--gate-games", 200, "games of a gate at each number of seats")
    _add_number(parser, "--gate-iterations", 64, "of the search in a gate")
    _add_number(parser, "--threads", os.cpu_count() or 1, "of the program")
    options = parser.add_mutually_exclusive_group()
    options.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    options.add_argument("--any-options", action="store_true", help="other options in each game")
    add_common(parser)
    settings.add_arguments(parser)
    parser.set_defaults(run=run)


def _add_number(parser: argparse.ArgumentParser, name: str, default: int, text: str) -> None:
    parser.add_argument(name, type=int, default=default, help=f"{text} (default {default})")


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted({int(word) for word in text.split(",")}))


def run(args: argparse.Namespace) -> None:
    """The command."""
    # Whoever ends the loop ends the program that it runs as well.
    signal.signal(signal.SIGTERM, _end)
    clock = Clock(args.out / "loop.log", args.minutes)
    clock.log(f"loop of {args.game}")
    path = Loop(_plan(args), clock).run()
    clock.log(f"weights in {path}" if path else "no network passed the gate: none is published")


def _plan(args: argparse.Namespace) -> Plan:
    if not args.seats or min(args.seats) < 2:
        raise InputError("--seats are two or more")
    if not 0 < args.newer <= 1:
        raise InputError("--newer is above 0 and at most 1")
    program = Program(args.aedile, args.game, args.threads, tuple(args.set), args.any_options)
    return Plan(
        program=program,
        seats=args.seats,
        out=args.out,
        settings=settings.from_arguments(args),
        device=device_of(args),
        generations=args.generations,
        first_bots=tuple(args.first_bots.split(",")),
        first_games=args.first_games,
        games=args.games,
        iterations=args.iterations,
        loose=args.loose,
        pool=args.pool,
        newer=args.newer,
        from_scratch=args.from_scratch,
        gate_games=args.gate_games,
        gate_iterations=args.gate_iterations,
        seed=args.seed,
        date=args.date,
    )


def _end(_signal: int, _frame: Any) -> None:
    sys.exit(143)
