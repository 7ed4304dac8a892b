"""The network: seats are judged alike wherever they sit, and standardising can be folded away."""

import unittest

import torch

from aedile_learn.beginning import fresh
from aedile_learn.dataset import Rows
from aedile_learn.evaluation import by_network, by_raw_network
from aedile_learn.hand import Hand
from aedile_learn.mixing import mixed
from aedile_learn.network import Network, values_of
from aedile_learn.standard import Standard
from aedile_learn.weights import Shape

SHAPE = Shape(table=4, seat=6, h1=8, h2=5)
UNIT = 1024


def random_rows(seats: int) -> Rows:
    chance = torch.Generator().manual_seed(5)

    def units(*size: int) -> torch.Tensor:
        return torch.randint(-3000, 3000, size, generator=chance).to(torch.int16)

    nothing = torch.zeros(50, seats)
    return Rows(
        table=units(50, SHAPE.table),
        seats=units(50, seats, SHAPE.seat),
        search=nothing,
        worth=nothing,
        points=nothing,
        searched=torch.zeros(50, dtype=torch.bool),
        team=torch.zeros(50, dtype=torch.bool),
        weight=torch.ones(50),
    )


def random_network(seats: int) -> Network:
    torch.manual_seed(seats)
    network = Network(seats, SHAPE)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter)
    return network


class Equivariance(unittest.TestCase):
    @torch.no_grad()
    def test_the_order_of_the_seats_does_not_matter(self) -> None:
        for seats in (2, 3, 5):
            network, rows = random_network(seats), random_rows(seats)
            moved = torch.randperm(seats, generator=torch.Generator().manual_seed(1)).roll(1)
            table, numbers = rows.table.float(), rows.seats.float() / UNIT
            straight = network(table / UNIT, numbers)
            turned = network(table / UNIT, numbers[:, moved])
            for one, other in zip(straight, turned, strict=True):
                torch.testing.assert_close(one[:, moved], other, atol=1e-4, rtol=1e-4)

    def test_values_are_shares_or_one_chance_for_all(self) -> None:
        logits = torch.tensor([[1.0, 0.0, -2.0], [1.0, 0.0, -2.0]])
        values = values_of(logits, torch.tensor([False, True]))
        self.assertAlmostEqual(float(values[0].sum()), 1.0, places=6)
        chance = float(torch.sigmoid(torch.tensor(-1 / 3)))
        for value in values[1].tolist():
            self.assertAlmostEqual(value, chance, places=6)


class Folding(unittest.TestCase):
    @torch.no_grad()
    def test_folded_weights_judge_raw_values_alike(self) -> None:
        rows, network = random_rows(3), random_network(3)
        standard = Standard.of(rows, UNIT, 0.05)
        folded = Network(3, SHAPE)
        folded.load_state_dict(standard.fold(dict(network.state_dict())))
        before = by_network(network, standard)(rows)
        after = by_raw_network(folded, UNIT)(rows)
        for one, other in zip(before, after, strict=True):
            torch.testing.assert_close(one, other, atol=1e-4, rtol=1e-4)
        back = standard.unfold(dict(folded.state_dict()))
        for name, tensor in network.state_dict().items():
            torch.testing.assert_close(back[name], tensor, atol=1e-4, rtol=1e-4)

    @torch.no_grad()
    def test_begins_as_the_hand_written_estimate(self) -> None:
        rows = random_rows(3)
        standard = Standard.of(rows, UNIT, 0.05)
        hand = Hand(column=2, unit=UNIT, k=7.0, b=-0.5)
        logits, points = by_network(fresh(3, SHAPE, hand, standard, 1), standard)(rows)
        torch.testing.assert_close(logits, hand.logits(rows), atol=1e-4, rtol=1e-4)
        torch.testing.assert_close(points, hand.points(rows), atol=1e-4, rtol=1e-4)

    @torch.no_grad()
    def test_a_share_of_the_hand_can_be_folded_in(self) -> None:
        rows, network = random_rows(3), random_network(3)
        hand = Hand(column=2, unit=UNIT, k=7.0, b=-0.5)
        values = {name: tensor.numpy() for name, tensor in network.state_dict().items()}
        both = Network(3, SHAPE)
        both.load_state_dict(
            {name: torch.from_numpy(v) for name, v in mixed(values, hand, 0.3).items()}
        )
        logits, points = by_raw_network(network, UNIT)(rows)
        found = by_raw_network(both, UNIT)(rows)
        expected = 0.7 * logits + 0.3 * hand.logits(rows)
        torch.testing.assert_close(found[0], expected, atol=1e-4, rtol=1e-4)
        torch.testing.assert_close(found[1], points)
