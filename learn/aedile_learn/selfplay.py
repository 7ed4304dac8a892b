"""Selfplay files as `aedile selfplay` writes them: one gzip stream with a line of JSON and then
rows of a fixed size. They are read in blocks, so that a file may be larger than the memory."""

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import InputError

FORMAT = 1
# No header is nearly as long; a stream without line ends is not read to its end.
LONGEST_HEADER = 1 << 22
BLOCK_BYTES = 1 << 25

Array = NDArray[Any]


@dataclass(frozen=True)
class Header:
    """The first line of a file."""

    game: str
    features: int
    seats: int
    unit: int
    table: tuple[str, ...]
    seat: tuple[str, ...]
    # Everything that the line says, for the report.
    said: dict[str, Any]
    # Stands for the line: files of different games have different ones.
    identity: int

    def row(self) -> np.dtype[Any]:
        """How a row lies in the file."""
        seats = self.seats
        return np.dtype(
            [
                ("game", "<u4"),
                ("decision", "<u2"),
                ("searched", "u1"),
                ("team", "u1"),
                ("table", "<i2", (len(self.table),)),
                ("seats", "<i2", (seats, len(self.seat))),
                ("search", "<f4", (seats,)),
                ("worth", "<f4", (seats,)),
                ("points", "<f4", (seats,)),
                ("win", "<f4", (seats,)),
            ]
        )

    def fits(self, other: "Header") -> bool:
        """Whether a network can learn from both."""
        names = (self.table, self.seat) == (other.table, other.seat)
        same = (self.game, self.features, self.unit) == (other.game, other.features, other.unit)
        return names and same

    def told(self) -> dict[str, Any]:
        """What the line says besides the names."""
        return {key: said for key, said in self.said.items() if key not in ("table", "seat")}


def read_header(path: Path) -> Header:
    """The header alone."""
    with _reading(path), gzip.open(path, "rb") as stream:
        return _header(path, stream)


def read_blocks(path: Path, block_bytes: int = BLOCK_BYTES) -> Iterator[Array]:
    """All rows in their order, a block at a time; at the end it is known that the file is whole."""
    with _reading(path), gzip.open(path, "rb") as stream:
        row = _header(path, stream).row()
        size = row.itemsize * max(1, block_bytes // row.itemsize)
        while block := stream.read(size):
            if len(block) % row.itemsize:
                raise InputError(f"{path} is truncated: it ends in the middle of a row")
            rows = np.frombuffer(block, row)
            _check_labels(path, rows)
            yield rows


def _header(path: Path, stream: gzip.GzipFile) -> Header:
    line = stream.readline(LONGEST_HEADER)
    if not line.endswith(b"\n"):
        raise InputError(f"{path} is not a selfplay file: its first line does not end")
    try:
        said = json.loads(line)
    except ValueError:
        raise InputError(f"{path} is not a selfplay file: its first line is not JSON") from None
    if not isinstance(said, dict) or "format" not in said:
        raise InputError(f"{path} is not a selfplay file: its first line names no format")
    if said["format"] != FORMAT:
        raise InputError(f"{path} has format {said['format']}, and this trainer reads {FORMAT}")
    try:
        header = Header(
            game=str(said["game"]),
            features=int(said["features"]),
            seats=int(said["seats"]),
            unit=int(said["unit"]),
            table=tuple(map(str, said["table"])),
            seat=tuple(map(str, said["seat"])),
            said=said,
            identity=int.from_bytes(hashlib.sha256(line).digest()[:8], "little"),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(f"{path} has a header that lacks something: {error}") from None
    if header.seats < 2 or header.unit < 1:
        raise InputError(f"{path} has a header without at least two seats and a unit")
    return header


def _check_labels(path: Path, rows: Array) -> None:
    """Rows that are read at the wrong place show it here."""
    for name in ("worth", "search", "win"):
        label = rows[name]
        if not ((label >= -1e-3) & (label <= 1 + 1e-3)).all():
            raise InputError(f"{path} is damaged: {name} is outside of 0 to 1")
    if not np.isfinite(rows["points"]).all():
        raise InputError(f"{path} is damaged: points are not finite")


class _reading:
    """Says of errors of the stream which file they are about, and in plain words."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        match error:
            case gzip.BadGzipFile():
                reason = "is not a selfplay file: it is not packed by gzip, or damaged"
            case EOFError():
                reason = "is truncated: its gzip stream ends too early"
            case zlib.error():
                reason = "is damaged: its gzip stream cannot be unpacked"
            case OSError():
                reason = f"cannot be read: {error.strerror or error}"
            case _:
                return
        raise InputError(f"{self.path} {reason}") from None
