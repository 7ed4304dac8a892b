"""Weights files, as the inference in Rust reads them: networks in 16 bits with a scale a tensor.
NumPy alone."""

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import InputError
from .files import write_whole

MAGIC = b"AEDILE-W"
FORMAT = 1
LARGEST = 32767

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Shape:
    """The size of a network."""

    table: int
    seat: int
    h1: int
    h2: int

    def tensors(self) -> dict[str, tuple[int, ...]]:
        """The tensors in the order of the file."""
        return {
            "w_t": (self.table, self.h1),
            "w_s": (self.seat, self.h1),
            "b1": (self.h1,),
            "w_2": (3 * self.h1, self.h2),
            "b2": (self.h2,),
            "w_o": (self.h2,),
            "b_o": (1,),
            "v_o": (self.seat,),
            "w_p": (self.h2,),
            "b_p": (1,),
            "v_p": (self.seat,),
        }


@dataclass(frozen=True)
class Quantised:
    """A tensor as it is written: value = q × scale."""

    scale: np.float32
    q: NDArray[np.int16]

    @staticmethod
    def of(values: Floats) -> "Quantised":
        """The nearest that can be written."""
        largest = float(np.abs(values).max(initial=0.0))
        scale = np.float32(largest / LARGEST)
        if scale == 0:
            return Quantised(scale, np.zeros(values.shape, np.int16))
        q = np.rint(values.astype(np.float64) / float(scale))
        return Quantised(scale, np.clip(q, -LARGEST, LARGEST).astype(np.int16))

    def values(self) -> Floats:
        """What the inference computes with."""
        return self.q.astype(np.float32) * self.scale


@dataclass(frozen=True)
class Written:
    """A network as it is written, for so many seats, over raw features."""

    seats: int
    shape: Shape
    tensors: dict[str, Quantised]

    @staticmethod
    def of(seats: int, shape: Shape, values: dict[str, Floats]) -> "Written":
        """Quantises every tensor."""
        tensors = {name: Quantised.of(values[name]) for name in shape.tensors()}
        return Written(seats, shape, tensors)

    def values(self) -> dict[str, Floats]:
        """Every tensor as the inference computes with it."""
        return {name: tensor.values() for name, tensor in self.tensors.items()}


@dataclass(frozen=True)
class Weights:
    """A whole file: networks of one game for different numbers of seats."""

    features: int
    table: int
    seat: int
    networks: dict[int, Written]

    def to_bytes(self) -> bytes:
        """As it is written."""
        parts = [MAGIC, struct.pack("<5I", FORMAT, self.features, *self._counts())]
        for seats, network in sorted(self.networks.items()):
            parts.append(struct.pack("<3I", seats, network.shape.h1, network.shape.h2))
            for name in network.shape.tensors():
                tensor = network.tensors[name]
                parts.append(struct.pack("<f", tensor.scale))
                parts.append(tensor.q.astype("<i2").tobytes())
        return b"".join(parts)

    def _counts(self) -> tuple[int, int, int]:
        return self.table, self.seat, len(self.networks)

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        write_whole(path, self.to_bytes())


def read_weights(path: Path) -> Weights:
    """Reads a whole file, or says what is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from None
    if content[: len(MAGIC)] != MAGIC:
        raise InputError(f"{path} is not a weights file")
    reader = _Reader(path, content, len(MAGIC))
    (version,) = reader.numbers(1)
    if version != FORMAT:
        raise InputError(f"{path} has format {version}, and this trainer reads {FORMAT}")
    features, table, seat, count = reader.numbers(4)
    networks: dict[int, Written] = {}
    for _ in range(count):
        seats, h1, h2 = reader.numbers(3)
        shape = Shape(table, seat, h1, h2)
        tensors = {name: reader.tensor(size) for name, size in shape.tensors().items()}
        networks[seats] = Written(seats, shape, tensors)
    reader.end()
    return Weights(features, table, seat, networks)


class _Reader:
    """Takes one thing after the other."""

    def __init__(self, path: Path, content: bytes, at: int) -> None:
        self.path = path
        self.content = content
        self.at = at

    def _take(self, size: int) -> bytes:
        taken = self.content[self.at : self.at + size]
        if len(taken) < size:
            raise InputError(f"{self.path} is truncated")
        self.at += size
        return taken

    def numbers(self, count: int) -> tuple[Any, ...]:
        return struct.unpack(f"<{count}I", self._take(4 * count))

    def tensor(self, size: tuple[int, ...]) -> Quantised:
        (scale,) = struct.unpack("<f", self._take(4))
        q = np.frombuffer(self._take(2 * int(np.prod(size))), "<i2")
        return Quantised(np.float32(scale), q.astype(np.int16).reshape(size))

    def end(self) -> None:
        if self.at != len(self.content):
            raise InputError(f"{self.path} is longer than its networks")
