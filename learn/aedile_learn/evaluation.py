"""How good an evaluation is on games that it did not learn from."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

import torch
from torch import Tensor

from .dataset import Rows
from .hand import Hand
from .loss import cross_entropy, label, points_loss
from .network import Network
from .standard import Standard

CHUNK = 1 << 15

# Logits and points / 100 of rows.
Judge = Callable[[Rows], tuple[Tensor, Tensor]]


@dataclass(frozen=True)
class Losses:
    """Means over rows."""

    # Cross-entropy of the label that is learned, and of what the game was worth in the end.
    label: float
    worth: float
    # The loss of the points as it is learned, and their mean distance in points.
    points_loss: float
    points_error: float

    def of_training(self, points_weight: float) -> float:
        """What the training makes small."""
        return self.label + points_weight * self.points_loss

    def told(self) -> dict[str, float]:
        """For the report."""
        return {name: round(value, 5) for name, value in asdict(self).items()}


@torch.no_grad()
def losses(judge: Judge, rows: Rows, search_share: float) -> Losses:
    """Judges all rows, each as much as it counts."""
    total = torch.zeros(4, dtype=torch.float64, device=rows.weight.device)
    for start in range(0, len(rows), CHUNK):
        part = rows.take(slice(start, start + CHUNK))
        logits, points = judge(part)
        each = torch.stack(
            [
                cross_entropy(logits, label(part, search_share), part.team),
                cross_entropy(logits, label(part, 0.0), part.team),
                points_loss(points, part),
                100 * (points - part.points).abs().mean(1),
            ]
        )
        total += (each.double() * part.weight.double()).sum(1)
    return Losses(*(total / rows.weight.double().sum()).tolist())


def by_network(network: Network, standard: Standard) -> Judge:
    """A network over standardised inputs."""
    return lambda rows: network(*standard.inputs(rows))


def by_raw_network(network: Network, unit: int) -> Judge:
    """A network over raw values, as the inference has it."""
    return lambda rows: network(rows.table.float() / unit, rows.seats.float() / unit)


def by_hand(hand: Hand) -> Judge:
    """The hand-written estimate at the temperature that suits it best."""
    return lambda rows: (hand.logits(rows), hand.points(rows))


def uniform(rows: Rows) -> tuple[Tensor, Tensor]:
    """Nobody is better than anybody else; of points it knows nothing."""
    return torch.zeros_like(rows.worth), torch.zeros_like(rows.worth)
