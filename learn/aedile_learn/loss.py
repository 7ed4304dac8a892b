"""What the network is measured by: the cross-entropy of what a position was worth, and the
distance of the final points."""

import torch
import torch.nn.functional as F
from torch import Tensor

from .dataset import Rows

# A distance of up to ten points counts by its square.
HUBER_DELTA = 0.1


def label(rows: Rows, search_share: float) -> Tensor:
    """What each seat's value should be: what the game was worth, mixed with what a search found
    where there was one."""
    mixed = (1 - search_share) * rows.worth + search_share * rows.search
    label = torch.where(rows.searched.unsqueeze(1), mixed, rows.worth)
    # Shares of one win, also where rounding says otherwise.
    shares = label / label.sum(1, keepdim=True).clamp(min=1e-6)
    return torch.where(rows.team.unsqueeze(1), label, shares)


def cross_entropy(logits: Tensor, label: Tensor, team: Tensor) -> Tensor:
    """Of each row."""
    apart = -(label * F.log_softmax(logits, 1)).sum(1)
    together = F.binary_cross_entropy_with_logits(
        logits.mean(1), label.mean(1).clamp(0, 1), reduction="none"
    )
    return torch.where(team, together, apart)


def points_loss(points: Tensor, rows: Rows) -> Tensor:
    """Of each row: Huber's loss over its delta, so that far away it is the distance itself."""
    return F.smooth_l1_loss(points, rows.points, beta=HUBER_DELTA, reduction="none").mean(1)


def weighted_mean(losses: Tensor, rows: Rows) -> Tensor:
    """Over all rows, each as much as it counts."""
    return (losses * rows.weight).sum() / rows.weight.sum()
