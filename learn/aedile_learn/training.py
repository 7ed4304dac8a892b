"""The training of one network: AdamW, a learning rate along a cosine, and the epoch that was best
on the games that were held out."""

import math
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass

import torch
from torch import Tensor

from .dataset import Dataset, Rows
from .errors import InputError
from .evaluation import Losses, by_network, losses
from .loss import cross_entropy, label, points_loss, weighted_mean
from .network import Network
from .settings import Settings
from .standard import Standard

WARM_UP = 0.02
LOWEST_RATE = 0.01
LARGEST_GRADIENT = 1.0
# The layers; the way around them starts as the hand-written estimate and is not drawn to zero.
DECAYED = ("w_t", "w_s", "w_2")

Say = Callable[[str], None]


@dataclass(frozen=True)
class Trained:
    """What came of it."""

    losses: Losses
    epochs: int
    best_epoch: int
    seconds: float


def train(
    network: Network, standard: Standard, data: Dataset, settings: Settings, say: Say
) -> Trained:
    """Trains in place. The network ends as it was after its best epoch, or as it began."""
    course = _Course(settings, len(data.train))
    optimiser = _optimiser(network, settings)
    labels = label(data.train, settings.search_share)
    judge = by_network(network, standard)

    def held_out() -> Losses:
        network.eval()
        return losses(judge, data.held_out, settings.search_share)

    best, best_epoch, kept = held_out(), 0, deepcopy(network.state_dict())
    say(f"held out before: {best.label:.4f}")
    epoch = 0
    while epoch < settings.epochs and not course.over() and epoch - best_epoch < settings.patience:
        epoch += 1
        loss = _epoch(network, standard, optimiser, data.train, labels, settings, course)
        now = held_out()
        if not math.isfinite(loss) or not math.isfinite(now.label):
            raise InputError("the training ran away: try a lower --learning-rate")
        better = now.of_training(settings.points_weight) < best.of_training(settings.points_weight)
        if better:
            best, best_epoch, kept = now, epoch, deepcopy(network.state_dict())
        say(
            f"epoch {epoch}: loss {loss:.4f}, held out {now.label:.4f}"
            f"{' *' if better else ''}, points ±{now.points_error:.1f}, {course.seconds():.1f} s"
        )
    network.load_state_dict(kept)
    return Trained(best, epoch, best_epoch, course.seconds())


def _epoch(
    network: Network,
    standard: Standard,
    optimiser: torch.optim.Optimizer,
    rows: Rows,
    labels: Tensor,
    settings: Settings,
    course: "_Course",
) -> float:
    """Every row once, in an order of the epoch's own. Returns the mean loss."""
    network.train()
    total = torch.zeros((), device=labels.device)
    steps = 0
    for at in course.batches(labels.device):
        for group in optimiser.param_groups:
            group["lr"] = course.rate()
        part = rows.take(at)
        logits, points = network(*standard.inputs(part))
        each = cross_entropy(logits, labels[at], part.team)
        each = each + settings.points_weight * points_loss(points, part)
        loss = weighted_mean(each, part)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(network.parameters(), LARGEST_GRADIENT)
        optimiser.step()
        total += loss.detach()
        steps += 1
        if course.over():
            break
    return float(total) / max(1, steps)


class _Course:
    """How far the training is, by steps or by the time that it has, whatever is nearer its end."""

    def __init__(self, settings: Settings, rows: int) -> None:
        self.settings = settings
        self.rows = rows
        self.batch = min(settings.batch, rows)
        self.steps = settings.epochs * math.ceil(rows / self.batch)
        self.step = 0
        self.begun = time.monotonic()
        self.chance = torch.Generator().manual_seed(settings.seed)

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def done(self) -> float:
        limit = self.settings.seconds
        by_time = self.seconds() / limit if limit else 0.0
        return max(self.step / self.steps, by_time)

    def over(self) -> bool:
        return self.done() >= 1

    def rate(self) -> float:
        """The learning rate now."""
        done = min(1.0, self.done())
        falling = LOWEST_RATE + (1 - LOWEST_RATE) * 0.5 * (1 + math.cos(math.pi * done))
        return self.settings.learning_rate * falling * min(1.0, (done + 1e-3) / WARM_UP)

    def batches(self, device: torch.device) -> Iterator[Tensor]:
        """The rows of an epoch, by their places."""
        order = torch.randperm(self.rows, generator=self.chance).to(device)
        for at in torch.split(order, self.batch):
            yield at
            self.step += 1


def _optimiser(network: Network, settings: Settings) -> torch.optim.Optimizer:
    named = dict(network.named_parameters())
    decayed = [parameter for name, parameter in named.items() if name in DECAYED]
    others = [parameter for name, parameter in named.items() if name not in DECAYED]
    return torch.optim.AdamW(
        [
            {"params": decayed, "weight_decay": settings.weight_decay},
            {"params": others, "weight_decay": 0.0},
        ],
        lr=settings.learning_rate,
        fused=next(network.parameters()).is_cuda,
    )
