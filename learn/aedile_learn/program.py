"""Running the program `aedile`: games for the trainer, and matches that show what was learned."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import InputError
from .files import part_of


@dataclass(frozen=True)
class Own:
    """Games of a bot among its own kind: means over games, the points also over seats."""

    points: float
    decisions: float


@dataclass(frozen=True)
class Program:
    """The program, and what all its runs have in common."""

    path: Path
    game: str
    threads: int | None = None
    options: tuple[str, ...] = ()
    any_options: bool = False

    def selfplay(
        self,
        seats: int,
        bots: list[str],
        games: int,
        seed: int,
        out: Path,
        weights: list[Path],
        loose: float | None,
    ) -> None:
        """Writes a selfplay file, whole or not at all."""
        out.parent.mkdir(parents=True, exist_ok=True)
        words = self._common("selfplay", seats, bots, games, seed, weights)
        if loose is not None:
            words += ["--loose", f"{loose:g}"]
        if self.any_options:
            words.append("--any-options")
        _run([*words, "-o", str(part_of(out))])
        os.replace(part_of(out), out)

    def arena(
        self, seats: int, bots: list[str], games: int, seed: int, weights: list[Path]
    ) -> list[dict[str, Any]]:
        """One result a name, in the order of the names."""
        words = self._common("arena", seats, bots, games, seed, weights)
        said = _run([*words, "--json"])
        try:
            results = [json.loads(line) for line in said.splitlines()]
            return [{**result, "win_rate": float(result["win_rate"])} for result in results]
        except (ValueError, KeyError, TypeError):
            raise InputError(f"aedile arena said something else than results: {said}") from None

    def among_own(self, seats: int, bot: str, games: int, seed: int, weights: list[Path]) -> Own:
        """One bot on all seats. Every game is a deal of its own: in the arena as many as there
        are seats would share one, and here that would be the same game again."""
        said = _run([*self._common("sim", seats, [bot], games, seed, weights), "--json"])
        try:
            result = json.loads(said)
            points = sum(map(float, result["mean_scores"])) / seats
            return Own(points, float(result["decisions"]) / int(result["games"]))
        except (ValueError, KeyError, TypeError):
            raise InputError(f"aedile sim said something else than a result: {said}") from None

    def _common(
        self,
        command: str,
        seats: int,
        bots: list[str],
        games: int,
        seed: int,
        weights: list[Path],
    ) -> list[str]:
        words = [str(self.path), command, self.game, "--seats", str(seats)]
        words += ["--bots", ",".join(bots), "--games", str(games), "--seed", str(seed)]
        if self.threads is not None:
            words += ["--threads", str(self.threads)]
        for option in self.options:
            words += ["--set", option]
        for file in weights:
            words += ["--weights", str(file)]
        return words


def _run(words: list[str]) -> str:
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        raise InputError(f"{words[0]} cannot be run: {error.strerror}") from None
    if done.returncode:
        reason = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise InputError(f"`{' '.join(words)}` failed: {reason[-1]}")
    return done.stdout
