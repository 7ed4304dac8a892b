"""The network: every seat is judged by the same weights from the table, its own numbers, and the
mean and the maximum of what was seen in the others. So the order of the seats cannot matter."""

import torch
from torch import Tensor, nn

from .weights import Shape


class Network(nn.Module):
    """For one number of seats. The tensors have the names and shapes of the weights file."""

    w_t: Tensor
    w_s: Tensor
    b1: Tensor
    w_2: Tensor
    b2: Tensor
    w_o: Tensor
    b_o: Tensor
    v_o: Tensor
    w_p: Tensor
    b_p: Tensor
    v_p: Tensor
    others: Tensor

    def __init__(self, seats: int, shape: Shape) -> None:
        super().__init__()
        self.seats = seats
        self.shape = shape
        for name, size in shape.tensors().items():
            self.register_parameter(name, nn.Parameter(torch.zeros(size)))
        others = [[j for j in range(seats) if j != i] for i in range(seats)]
        self.register_buffer("others", torch.tensor(others), persistent=False)

    def forward(self, table: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """The logit of each seat's worth, and its final points / 100: [rows, seats] both.

        `table` is [rows, T] and `seats` [rows, seats, S].
        """
        at_table = table @ self.w_t + self.b1
        h = torch.relu(seats @ self.w_s + at_table.unsqueeze(1))
        g = torch.relu(torch.cat([h, *self._of_others(h)], 2) @ self.w_2 + self.b2)
        logits = g @ self.w_o + self.b_o + seats @ self.v_o
        points = g @ self.w_p + self.b_p + seats @ self.v_p
        return logits, points

    def _of_others(self, h: Tensor) -> tuple[Tensor, Tensor]:
        """Mean and maximum over the other seats."""
        if self.seats == 2:
            other = h.flip(1)
            return other, other
        others = h[:, self.others]
        return others.mean(2), others.amax(2)


def values_of(logits: Tensor, team: Tensor) -> Tensor:
    """What the position is worth to each seat: a share of one win, or where all win or lose
    together the chance of that."""
    together = torch.sigmoid(logits.mean(1, keepdim=True)).expand_as(logits)
    return torch.where(team.unsqueeze(1), together, torch.softmax(logits, 1))
