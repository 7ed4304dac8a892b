"""What a training leaves: `GAME.bin` with the weights, `GAME.json` about how they were made, and
`GAME.golden.json` with positions for the tests of the inference."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import InputError
from .files import write_json, write_whole
from .selfplay import Header
from .weights import Weights, Written, read_weights


@dataclass(frozen=True)
class Made:
    """A network with its entries in the files beside the weights."""

    written: Written
    report: dict[str, Any]
    golden: dict[str, Any]


@dataclass(frozen=True)
class Names:
    """What the files of a game must agree on."""

    game: str
    features: int
    unit: int
    table: int
    seat: int

    @staticmethod
    def of(header: Header) -> "Names":
        return Names(header.game, header.features, header.unit, len(header.table), len(header.seat))


def export(folder: Path, names: Names, made: list[Made], about: dict[str, Any]) -> Path:
    """Writes the three files, the weights last: where they are, the others are as well."""
    made = sorted(made, key=lambda one: one.written.seats)
    networks = {one.written.seats: one.written for one in made}
    content = Weights(names.features, names.table, names.seat, networks).to_bytes()
    common = {
        "format": 1,
        "game": names.game,
        "features": names.features,
        "unit": names.unit,
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    golden = {**common, "networks": [one.golden for one in made]}
    write_json(folder / f"{names.game}.golden.json", golden, indent=None)
    report = {**common, **about, "networks": [one.report for one in made]}
    write_json(folder / f"{names.game}.json", report)
    path = folder / f"{names.game}.bin"
    write_whole(path, content)
    return path


def read_export(path: Path, names: Names) -> list[Made]:
    """The networks of a weights file with what stands beside it, to be taken over."""
    weights = read_weights_for(path, names)
    report = _beside(path, ".json", names)
    golden = _beside(path, ".golden.json", names)
    return [
        Made(written, report[seats], golden[seats]) for seats, written in weights.networks.items()
    ]


def read_weights_for(path: Path, names: Names) -> Weights:
    """A weights file that was learned from the same features."""
    weights = read_weights(path)
    found = (weights.features, weights.table, weights.seat)
    if found != (names.features, names.table, names.seat):
        raise InputError(f"{path} was learned from other features than the selfplay files have")
    return weights


def _beside(path: Path, ending: str, names: Names) -> dict[int, dict[str, Any]]:
    beside = path.with_name(path.name.removesuffix(".bin") + ending)
    try:
        content = json.loads(beside.read_bytes())
    except (OSError, ValueError) as error:
        raise InputError(f"{beside} belongs to {path} and cannot be read: {error}") from None
    whole = hashlib.sha256(path.read_bytes()).hexdigest()
    if content.get("sha256") != whole or content.get("game") != names.game:
        raise InputError(f"{beside} does not belong to {path}")
    return {entry["seats"]: entry for entry in content["networks"]}
