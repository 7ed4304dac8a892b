"""The positions that a network learns from: rows of several files on the device, as the 16-bit
numbers of the files, so that ten million of them fit."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .errors import InputError
from .sampling import held_out, keep_games, thin
from .selfplay import Array, Header, read_blocks, read_header


@dataclass(frozen=True)
class Source:
    """A file and how much its rows count."""

    path: Path
    weight: float = 1.0


@dataclass(frozen=True)
class Rows:
    """Positions with what became of them, an entry a position."""

    table: Tensor  # int16 [rows, T]
    seats: Tensor  # int16 [rows, N, S]
    search: Tensor  # f32 [rows, N]
    worth: Tensor  # f32 [rows, N]
    points: Tensor  # f32 [rows, N], final points / 100
    searched: Tensor  # bool [rows]
    team: Tensor  # bool [rows]
    weight: Tensor  # f32 [rows]

    def __len__(self) -> int:
        return len(self.team)

    def take(self, at: Tensor | slice) -> "Rows":
        """Some of them."""
        return Rows(*(getattr(self, field.name)[at] for field in fields(self)))

    @staticmethod
    def joined(parts: list["Rows"]) -> "Rows":
        """All of them."""
        names = [field.name for field in fields(Rows)]
        return Rows(*(torch.cat([getattr(part, name) for part in parts]) for name in names))


@dataclass(frozen=True)
class Dataset:
    """What is learned from, what is held out, and where both come from."""

    header: Header
    train: Rows
    held_out: Rows
    # One entry a file, for the report.
    told: list[dict[str, Any]]

    @property
    def seats(self) -> int:
        return self.header.seats


def by_seats(sources: list[Source]) -> dict[int, list[Source]]:
    """The files of each number of seats. All must be of one game and describe it alike."""
    first: Header | None = None
    found: dict[int, list[Source]] = {}
    for source in sources:
        header = read_header(source.path)
        first = first or header
        if not header.fits(first):
            raise InputError(
                f"{source.path} does not describe positions as {sources[0].path} does: "
                "game, features, unit and names must be the same"
            )
        found.setdefault(header.seats, []).append(source)
    return dict(sorted(found.items()))


def load(
    sources: list[Source],
    device: torch.device,
    held_out_share: float,
    most_rows: int | None = None,
    row_share: float = 1.0,
) -> Dataset:
    """Reads files of the same number of seats."""
    train: list[Rows] = []
    aside: list[Rows] = []
    told: list[dict[str, Any]] = []
    header = read_header(sources[0].path)
    for source in sources:
        header = read_header(source.path)
        games = rows = 0
        known: set[int] = set()
        blocks = thin(header.identity, read_blocks(source.path), row_share)
        for block in keep_games(header.identity, blocks, most_rows):
            out = held_out(header.identity, block["game"], held_out_share)
            train.append(_rows(block[~out], source.weight, device))
            aside.append(_rows(block[out], source.weight, device))
            known.update(np.unique(block["game"]).tolist())
            rows += len(block)
        games = len(known)
        if not rows:
            raise InputError(f"{source.path} has no positions")
        told.append(
            {
                "file": source.path.name,
                "weight": source.weight,
                "games": games,
                "rows": rows,
                "header": header.told(),
            }
        )
    data = Dataset(header, Rows.joined(train), Rows.joined(aside), told)
    if not len(data.train) or not len(data.held_out):
        raise InputError("there are too few games to hold some out and learn from the others")
    return data


def _rows(block: Array, weight: float, device: torch.device) -> Rows:
    def there(array: Array) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(device)

    return Rows(
        table=there(block["table"]),
        seats=there(block["seats"]),
        search=there(block["search"]),
        worth=there(block["worth"]),
        points=there(block["points"] / np.float32(100)),
        searched=there(block["searched"] != 0),
        team=there(block["team"] != 0),
        weight=there(np.full(len(block), weight, np.float32)),
    )
