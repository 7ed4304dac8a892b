"""The time of a loop and its log: one line a step, on the screen and in a file."""

import time
from pathlib import Path


class Clock:
    """Runs from the loop's beginning."""

    def __init__(self, log: Path, minutes: float | None) -> None:
        log.parent.mkdir(parents=True, exist_ok=True)
        self.path = log
        self.limit = None if minutes is None else 60 * minutes
        self.begun = time.monotonic()

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def over(self) -> bool:
        """Whether nothing new should begin."""
        return self.limit is not None and self.seconds() >= self.limit

    def log(self, text: str) -> None:
        """A line with the time."""
        self.show(f"{self.seconds():8.1f} s  {text}")

    def show(self, text: str) -> None:
        """Some lines as they are."""
        print(text, flush=True)
        with open(self.path, "a", encoding="utf-8") as file:
            print(text, file=file)
