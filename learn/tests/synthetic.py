"""Selfplay files of a toy game: every seat has a hidden strength, and the highest wins. The
hand-written estimate knows only a little about it. In a team game all win if the table is
strong."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

UNIT = 1024
TABLE = ["round", "weather", "always"]
SEAT = ["advice.points", "advice.chance", "strength", "luck", "never"]


@dataclass(frozen=True)
class Toy:
    """A file of the toy game."""

    seats: int = 2
    games: int = 300
    rows_a_game: int = 8
    team_games: bool = False
    searched: bool = True
    features: int = 1
    seed: int = 1
    more_table: int = 0
    more_seat: int = 0

    def header(self) -> dict[str, Any]:
        """The first line."""
        return {
            "format": 1,
            "game": "toy",
            "rules": 2,
            "features": self.features,
            "seats": self.seats,
            "options": {},
            "bots": ["random"],
            "seed": self.seed,
            "games": self.games,
            "unit": UNIT,
            "table": TABLE + [f"table.{i}" for i in range(self.more_table)],
            "seat": SEAT + [f"seat.{i}" for i in range(self.more_seat)],
        }

    def rows(self) -> bytes:
        """All rows, as the format says: put together by hand, not by the trainer's own code."""
        chance = np.random.default_rng(self.seed)
        count, seats = self.games * self.rows_a_game, self.seats
        game = np.repeat(np.arange(self.games), self.rows_a_game)
        strength = np.repeat(chance.normal(size=(self.games, seats)), self.rows_a_game, 0)
        team = (game % 2 == 1) & self.team_games
        worth = np.eye(seats)[strength.argmax(1)]
        worth[team] = (strength.mean(1, keepdims=True) > 0)[team]
        points = 60 + 10 * strength
        guess = points + chance.normal(scale=20, size=points.shape)

        table = np.zeros((count, 3 + self.more_table))
        table[:, 0] = np.tile(np.arange(self.rows_a_game), self.games) / 10
        table[:, 1] = chance.normal(size=count)
        table[:, 2] = 0.7
        table[:, 3:] = chance.integers(0, 3, (count, self.more_table)) / 4
        seat = np.zeros((count, seats, 5 + self.more_seat))
        seat[:, :, 0] = guess / 100
        seat[:, :, 1] = 1 / seats
        seat[:, :, 2] = strength
        seat[:, :, 3] = chance.normal(size=strength.shape)
        seat[:, :, 5:] = chance.integers(0, 3, (count, seats, self.more_seat)) / 4
        search = 0.7 * worth + 0.3 / seats if self.searched else 0 * worth
        return _packed(
            ("<u4", game),
            ("<u2", np.tile(np.arange(self.rows_a_game), self.games)),
            ("u1", np.full(count, self.searched)),
            ("u1", team),
            ("<i2", _units(table)),
            ("<i2", _units(seat)),
            ("<f4", search),
            ("<f4", worth),
            ("<f4", points),
            ("<f4", worth),
        )

    def write(self, path: Path) -> Path:
        """The whole file."""
        return write(path, self.header(), self.rows())


def write(path: Path, header: Any, rows: bytes) -> Path:
    """A file of any content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(json.dumps(header).encode() + b"\n" + rows)
    return path


def _units(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.clip(np.rint(values * UNIT), -32768, 32767)


def _packed(*columns: tuple[str, NDArray[Any]]) -> bytes:
    """Columns side by side, row by row."""
    parts = []
    for kind, values in columns:
        flat = np.ascontiguousarray(values.reshape(len(values), -1).astype(kind))
        parts.append(flat.view(np.uint8).reshape(len(values), -1))
    return np.concatenate(parts, 1).tobytes()
