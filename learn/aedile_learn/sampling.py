"""Which rows and games are kept and which are held out. Rows are drawn by lot from the file's
header, the game's number and the decision's; games from the header and their number alone: the
same game is held out in every training."""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from .selfplay import Array

# Different lots for different questions.
KEEP = 1
HOLD_OUT = 2
THIN = 3


def lots(identity: int, question: int, numbers: Array) -> NDArray[np.float64]:
    """A number from 0 to 1 for each of these (the mixing function of splitmix64)."""
    start = (identity + question * 0x9E3779B97F4A7C15) % (1 << 64)
    z = numbers.astype(np.uint64) * np.uint64(0xD1342543DE82EF95) + np.uint64(start)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return (z >> np.uint64(11)).astype(np.float64) / float(1 << 53)


def thin(identity: int, blocks: Iterable[Array], share: float) -> Iterator[Array]:
    """So large a share of the rows. The others are forgotten as soon as they are read."""
    for block in blocks:
        if share < 1:
            number = block["game"].astype(np.uint64) << np.uint64(16) | block["decision"]
            block = block[lots(identity, THIN, number) < share]
        yield block


def keep_games(identity: int, blocks: Iterable[Array], most_rows: int | None) -> list[Array]:
    """The rows of as many whole games as make at most so many rows. Never holds much more."""
    kept: list[Array] = []
    limit = 1.0
    rows = 0
    for block in blocks:
        if most_rows is not None:
            block = block[lots(identity, KEEP, block["game"]) < limit]
        kept.append(block)
        rows += len(block)
        # Cutting now and then costs little; what is cut here would be cut at the end as well,
        # as more games only make the limit lower.
        if most_rows is not None and rows > most_rows + most_rows // 4:
            kept, limit = _cut(identity, kept, most_rows)
            rows = sum(map(len, kept))
    if most_rows is not None and rows > most_rows:
        kept, _ = _cut(identity, kept, most_rows)
    return [block for block in kept if len(block)]


def _cut(identity: int, kept: list[Array], most_rows: int) -> tuple[list[Array], float]:
    """Drops the games with the highest lots. Also says from which lot on they were dropped."""
    drawn = [lots(identity, KEEP, block["game"]) for block in kept]
    games, rows = np.unique(np.concatenate(drawn), return_counts=True)
    too_many = np.flatnonzero(np.cumsum(rows) > most_rows)
    limit = float(games[too_many[0]]) if len(too_many) else 1.0
    return [block[lot < limit] for block, lot in zip(kept, drawn, strict=True)], limit


def held_out(identity: int, games: Array, share: float) -> NDArray[np.bool_]:
    """Which of these rows belong to games that are held out."""
    return lots(identity, HOLD_OUT, games) < share
