"""The command line: `python -m aedile_learn train …` and `python -m aedile_learn loop …`."""

import argparse
import sys

from . import loop_command, train_command
from .errors import InputError


def main(words: list[str] | None = None) -> int:
    """Runs a command. 2 says that the input cannot be used; one sentence says why."""
    parser = argparse.ArgumentParser(prog="aedile_learn", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    train_command.add_parser(commands)
    loop_command.add_parser(commands)
    args = parser.parse_args(words)
    try:
        args.run(args)
    except InputError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
