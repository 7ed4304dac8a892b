"""From selfplay files to weights: one network after the other, each for its number of seats."""

import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from . import hand as hand_written
from .beginning import fresh, learned, over_raw_values
from .dataset import Dataset, Source, by_seats, load
from .evaluation import Losses, by_hand, by_network, by_raw_network, losses, uniform
from .export import Made, Names, export, read_export
from .golden import golden
from .loss import label
from .mixing import mixed
from .selfplay import read_header
from .settings import Settings
from .standard import Standard
from .training import Say, Trained, train
from .weights import Shape, Written


@dataclass(frozen=True)
class Order:
    """What is to be made of what."""

    sources: list[Source]
    folder: Path
    settings: Settings
    device: torch.device
    date: str | None = None
    # Begin with the networks of this file, where it has one for as many seats.
    fine_tune: Path | None = None
    # Take over the networks of this file for numbers of seats without data.
    merge: Path | None = None


def make(order: Order, say: Say) -> Path:
    """Trains, exports, and returns where the weights are."""
    groups = by_seats(order.sources)
    names = Names.of(read_header(order.sources[0].path))
    earlier = read_export(order.fine_tune, names) if order.fine_tune else {}
    taken_over = read_export(order.merge, names) if order.merge else {}
    made = [one for seats, one in taken_over.items() if seats not in groups]
    for seats, sources in groups.items():
        made.append(_network(order, sources, earlier.get(seats), say))
    about: dict[str, Any] = {"date": order.date, "torch": torch.__version__}
    return export(order.folder, names, made, about)


def _network(order: Order, sources: list[Source], earlier: Made | None, say: Say) -> Made:
    settings = order.settings
    begun = time.monotonic()
    data = load(sources, order.device, settings.held_out, settings.most_rows, settings.row_share)
    rows = len(data.train) + len(data.held_out)
    games = sum(file["games"] for file in data.told)
    say(f"{data.seats} seats: {rows} rows of {games} games in {time.monotonic() - begun:.1f} s")
    standard = Standard.of(data.train, data.header.unit, settings.deviation_floor)
    hand = hand_written.fit(data.header, data.train, label(data.train, settings.search_share))
    shape = Shape(len(data.header.table), len(data.header.seat), settings.h1, settings.h2)
    if earlier:
        network = learned(earlier, hand.column, standard, shape)
    else:
        network = fresh(data.seats, shape, hand, standard, settings.seed)
    network.to(order.device)
    trained = train(network, standard, data, settings, lambda text: say(f"  {text}"))

    folded = standard.fold({name: tensor.detach() for name, tensor in network.state_dict().items()})
    values = {name: tensor.cpu().numpy() for name, tensor in folded.items()}
    written = Written.of(data.seats, shape, mixed(values, hand, settings.hand_share))
    quantised = over_raw_values(written).to(order.device)
    unit = data.header.unit
    found = {
        "uniform": losses(uniform, data.held_out, settings.search_share),
        "hand": losses(by_hand(hand), data.held_out, settings.search_share),
        "net": losses(by_network(network, standard), data.held_out, settings.search_share),
        "written": losses(by_raw_network(quantised, unit), data.held_out, settings.search_share),
    }
    say(_table(found))
    report = _report(order, data, hand, trained, found, earlier is not None)
    return Made(written, report, golden(written, data.held_out, unit))


def _table(found: dict[str, Losses]) -> str:
    lines = [f"  held out   {'label':>8} {'worth':>8} {'points':>8}"]
    for name, of in found.items():
        points = "–" if name == "uniform" else f"±{of.points_error:.2f}"
        lines.append(f"  {name:<10} {of.label:8.4f} {of.worth:8.4f} {points:>8}")
    return "\n".join(lines)


def _report(
    order: Order,
    data: Dataset,
    hand: hand_written.Hand,
    trained: Trained,
    found: dict[str, Losses],
    went_on: bool,
) -> dict[str, Any]:
    told = {name: of.told() for name, of in found.items()}
    for name in ("points_loss", "points_error"):
        del told["uniform"][name]
    return {
        "seats": data.seats,
        "held_out": told,
        "hand": {"k": round(hand.k, 5), "b": round(hand.b, 5)},
        "rows": {"train": len(data.train), "held_out": len(data.held_out)},
        "epochs": trained.epochs,
        "best_epoch": trained.best_epoch,
        "seconds": round(trained.seconds, 1),
        "device": order.device.type,
        "fine_tuned": went_on,
        "settings": asdict(order.settings),
        "data": data.told,
    }
