"""What a network is before it learns: as good as the hand-written estimate, or a network that
was learned before."""

import math

import torch
from torch import Tensor

from .errors import InputError
from .export import Made
from .hand import Hand
from .mixing import unmixed
from .network import Network
from .standard import Scale, Standard, Tensors
from .weights import Shape, Written


def fresh(seats: int, shape: Shape, hand: Hand, standard: Standard, seed: int) -> Network:
    """Random layers whose outputs do not count yet, and the hand-written estimate around them."""
    chance = torch.Generator().manual_seed(seed)
    sizes = shape.tensors()
    raw: Tensors = {name: torch.zeros(size) for name, size in sizes.items()}
    raw["b_o"][0] = hand.b
    raw["v_o"][hand.column] = hand.k
    raw["v_p"][hand.column] = 1.0
    tensors = standard.unfold({name: t.to(standard.seat.mean.device) for name, t in raw.items()})
    spread = math.sqrt(2 / (shape.table + shape.seat))
    tensors["w_t"] = _layer(sizes["w_t"], spread, chance, standard.table)
    tensors["w_s"] = _layer(sizes["w_s"], spread, chance, standard.seat)
    tensors["b1"] = torch.zeros(sizes["b1"])
    tensors["w_2"] = torch.randn(sizes["w_2"], generator=chance) * math.sqrt(2 / (3 * shape.h1))
    return _network(seats, shape, tensors)


def _layer(size: tuple[int, ...], spread: float, chance: torch.Generator, scale: Scale) -> Tensor:
    """Numbers that never change begin, and so remain, without weight: nothing is known of them."""
    layer = torch.randn(size, generator=chance) * spread
    layer[scale.constant.cpu()] = 0
    return layer


def learned(earlier: Made, column: int, standard: Standard, shape: Shape) -> Network:
    """The network of a weights file, to be learned on: without what was mixed into it. `column`
    is where the hand-written estimate stands."""
    written = earlier.written
    if written.shape != shape:
        raise InputError(
            f"the network to go on from is {written.shape}, and this one would be {shape}"
        )
    device = standard.seat.mean.device
    values = unmixed(earlier, column)
    raw = {name: torch.from_numpy(v).to(device) for name, v in values.items()}
    return _network(written.seats, shape, standard.unfold(raw))


def over_raw_values(written: Written) -> Network:
    """The network of a weights file as the inference has it."""
    raw = {name: torch.from_numpy(values) for name, values in written.values().items()}
    return _network(written.seats, written.shape, raw)


def _network(seats: int, shape: Shape, tensors: Tensors) -> Network:
    network = Network(seats, shape)
    network.load_state_dict(tensors)
    return network
