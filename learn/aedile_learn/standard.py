"""Standardised inputs: each number less its mean, over its standard deviation. The file of
weights is over raw numbers, so this is folded into the weights when they are written."""

from dataclasses import dataclass

import torch
from torch import Tensor

from .dataset import Rows

CHUNK = 1 << 16

Tensors = dict[str, Tensor]


@dataclass(frozen=True)
class Scale:
    """Of one list of numbers, in the units of the files."""

    mean: Tensor
    deviation: Tensor
    # Numbers that are the same in all rows: nothing can be learned of them.
    constant: Tensor

    @staticmethod
    def of(rows: Tensor, floor: float) -> "Scale":
        """Measures int16 [rows, numbers]. A deviation under the floor is taken as the floor."""
        low, high = rows.amin(0).double(), rows.amax(0).double()
        count = len(rows)
        total = torch.zeros_like(low)
        for chunk in torch.split(rows, CHUNK):
            total += chunk.double().sum(0)
        mean = total / count
        # A constant's mean is exact, so that it becomes a true zero.
        mean = torch.where(low == high, low, mean).float()
        squares = torch.zeros_like(low)
        for chunk in torch.split(rows, CHUNK):
            squares += (chunk.double() - mean.double()).square().sum(0)
        deviation = (squares / count).sqrt().clamp(min=floor).float()
        return Scale(mean, deviation, low == high)

    def apply(self, raw: Tensor) -> Tensor:
        """Standardised, as floats."""
        return (raw.float() - self.mean) / self.deviation


@dataclass(frozen=True)
class Standard:
    """How the inputs of a network are standardised."""

    unit: int
    table: Scale
    seat: Scale

    @staticmethod
    def of(rows: Rows, unit: int, floor: float) -> "Standard":
        """Measures the training rows; the floor is in values, not in units."""
        seats = rows.seats.flatten(0, 1)
        return Standard(unit, Scale.of(rows.table, floor * unit), Scale.of(seats, floor * unit))

    def inputs(self, rows: Rows) -> tuple[Tensor, Tensor]:
        """What the network is given."""
        return self.table.apply(rows.table), self.seat.apply(rows.seats)

    def fold(self, tensors: Tensors) -> Tensors:
        """Weights over raw values that do the same as these do over standardised ones."""
        return self._moved(tensors, inwards=True)

    def unfold(self, tensors: Tensors) -> Tensors:
        """Weights over standardised inputs that do the same as these do over raw values."""
        return self._moved(tensors, inwards=False)

    def _moved(self, tensors: Tensors, inwards: bool) -> Tensors:
        out = {name: tensor.double() for name, tensor in tensors.items()}
        for name, bias, scale in (
            ("w_t", "b1", self.table),
            ("w_s", "b1", self.seat),
            ("v_o", "b_o", self.seat),
            ("v_p", "b_p", self.seat),
        ):
            mean = scale.mean.double() / self.unit
            deviation = scale.deviation.double() / self.unit
            raw = out[name]
            column = deviation.unsqueeze(1) if raw.dim() == 2 else deviation
            if inwards:
                out[name] = raw / column
                out[bias] = out[bias] - mean @ out[name]
            else:
                out[name] = raw * column
                out[bias] = out[bias] + mean @ raw
        return {name: tensor.float() for name, tensor in out.items()}
