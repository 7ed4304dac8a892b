"""A second reader and inference of weights files, in NumPy, written from the format and sharing no
code with the trainer: what it finds, the Rust side can find as well."""

import struct
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

F32 = NDArray[np.float32]


def read(path: Path) -> dict[int, dict[str, F32]]:
    """The tensors of the network of each number of seats."""
    content = path.read_bytes()
    assert content[:8] == b"AEDILE-W"
    version, _features, t, s, count = struct.unpack_from("<5I", content, 8)
    assert version == 1
    at = 28
    networks: dict[int, dict[str, F32]] = {}
    for _ in range(count):
        seats, h1, h2 = struct.unpack_from("<3I", content, at)
        at += 12
        sizes: list[tuple[str, Any]] = [
            ("W_t", (t, h1)),
            ("W_s", (s, h1)),
            ("b1", h1),
            ("W_2", (3 * h1, h2)),
            ("b2", h2),
            ("w_o", h2),
            ("b_o", 1),
            ("v_o", s),
            ("w_p", h2),
            ("b_p", 1),
            ("v_p", s),
        ]
        networks[seats] = {}
        for name, size in sizes:
            (scale,) = struct.unpack_from("<f", content, at)
            q = np.frombuffer(content, "<i2", int(np.prod(size)), at + 4)
            at += 4 + 2 * len(q)
            values = q.astype(np.float32) * np.float32(scale)
            networks[seats][name] = values.reshape(size)
    assert at == len(content)
    return networks


def judge(net: dict[str, F32], table: F32, seats: F32, team: bool) -> tuple[F32, F32]:
    """Values and points / 100 of each seat."""
    n = len(seats)
    h = np.maximum(table @ net["W_t"] + seats @ net["W_s"] + net["b1"], 0)
    logits, points = np.zeros(n, np.float32), np.zeros(n, np.float32)
    for i in range(n):
        others = np.delete(h, i, 0)
        c = np.concatenate([h[i], others.mean(0), others.max(0)])
        g = np.maximum(c @ net["W_2"] + net["b2"], 0)
        logits[i] = g @ net["w_o"] + net["b_o"][0] + seats[i] @ net["v_o"]
        points[i] = g @ net["w_p"] + net["b_p"][0] + seats[i] @ net["v_p"]
    if team:
        return np.full(n, 1 / (1 + np.exp(-logits.mean())), np.float32), points
    e = np.exp(logits - logits.max())
    return e / e.sum(), points


def dense(pairs: list[list[int]], size: int, unit: int) -> F32:
    """A sparse list of numbers in units as values."""
    out = np.zeros(size, np.float32)
    for place, value in pairs:
        out[place] = np.float32(value) / np.float32(unit)
    return out
