"""Golden positions: raw features with what the quantised network makes of them, to which the
inference in Rust is held."""

from typing import Any

import torch
from torch import Tensor

from .beginning import over_raw_values
from .dataset import Rows
from .evaluation import by_raw_network
from .network import values_of
from .weights import Written

POSITIONS = 8


@torch.no_grad()
def golden(written: Written, rows: Rows, unit: int) -> dict[str, Any]:
    """A few positions of the rows, from everywhere among them; of both kinds of game if both
    are there. Computed in 32-bit floats on the CPU."""
    chosen = rows.take(_spread(rows.team))
    chosen = Rows(**{name: tensor.cpu() for name, tensor in vars(chosen).items()})
    logits, points = by_raw_network(over_raw_values(written), unit)(chosen)
    values = values_of(logits, chosen.team)
    positions = [
        {
            "team": bool(chosen.team[i]),
            "table": _sparse(chosen.table[i]),
            "seats": [_sparse(seat) for seat in chosen.seats[i]],
            "values": _exact(values[i]),
            "points": _exact(points[i]),
        }
        for i in range(len(chosen))
    ]
    return {"seats": written.seats, "positions": positions}


def _spread(team: Tensor) -> Tensor:
    kinds = [torch.nonzero(kind).flatten() for kind in (~team, team)]
    kinds = [kind for kind in kinds if len(kind)]
    each = POSITIONS // len(kinds)
    places = [torch.linspace(0, len(kind) - 1, each).long().to(kind.device) for kind in kinds]
    return torch.cat([kind[place] for kind, place in zip(kinds, places, strict=True)])


def _sparse(numbers: Tensor) -> list[list[int]]:
    """Pairs of place and value, in units, of what is not zero."""
    return [[place, value] for place, value in enumerate(numbers.tolist()) if value]


def _exact(numbers: Tensor) -> list[float]:
    """Digits enough for a 32-bit float."""
    return [float(f"{number:.9g}") for number in numbers.tolist()]
