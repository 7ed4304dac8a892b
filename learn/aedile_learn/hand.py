"""The hand-written estimate as an evaluation: what the network starts as, and has to beat."""

from dataclasses import dataclass

import torch
from torch import Tensor

from .dataset import Rows
from .errors import InputError
from .loss import cross_entropy, weighted_mean
from .selfplay import Header

NAME = "advice.points"
# More rows do not make two numbers better.
ENOUGH_ROWS = 1 << 18


@dataclass(frozen=True)
class Hand:
    """logit = k × estimated final points / 100 + b. Among rivals the b drops out, and k is one
    over the temperature; where all win or lose together it is the level to be reached."""

    column: int
    unit: int
    k: float
    b: float

    def points(self, rows: Rows) -> Tensor:
        """The estimates, / 100."""
        return rows.seats[:, :, self.column].float() / self.unit

    def logits(self, rows: Rows) -> Tensor:
        """What the estimates stand for."""
        return self.k * self.points(rows) + self.b


def column_of(header: Header) -> int:
    """Where among a seat's numbers the estimate stands."""
    if NAME not in header.seat:
        raise InputError(f"the selfplay files describe no {NAME}")
    return header.seat.index(NAME)


def fit(header: Header, rows: Rows, labels: Tensor) -> Hand:
    """The k and b with the least cross-entropy. The problem is convex."""
    step = max(1, len(rows) // ENOUGH_ROWS)
    rows, labels = rows.take(slice(None, None, step)), labels[::step]
    column = column_of(header)
    points = Hand(column, header.unit, 1.0, 0.0).points(rows)
    # k around a spread of ten points, so that both numbers are of the same order.
    found = torch.zeros(2, device=points.device, requires_grad=True)
    descent = torch.optim.LBFGS([found], max_iter=100, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        descent.zero_grad()
        logits = 10 * found[0] * points + found[1]
        total = weighted_mean(cross_entropy(logits, labels, rows.team), rows)
        total = total + 1e-6 * found.square().sum()
        total.backward()  # type: ignore[no-untyped-call]
        return total

    descent.step(loss)  # type: ignore[no-untyped-call]
    k, b = found.detach().tolist()
    return Hand(column, header.unit, 10 * k, b)
