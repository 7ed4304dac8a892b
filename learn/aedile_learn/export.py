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

    @staticmethod
    def beside(path: Path) -> "Names":
        """Those of a weights file, for which its report is needed."""
        weights, report = read_weights(path), _beside(path, ".json")
        return Names(report["game"], weights.features, report["unit"], weights.table, weights.seat)


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


def read_export(path: Path, names: Names) -> dict[int, Made]:
    """The networks of a weights file, by seats, with what stands beside it."""
    weights = read_weights(path)
    found = (weights.features, weights.table, weights.seat)
    if found != (names.features, names.table, names.seat):
        raise InputError(f"{path} was learned from other features than the selfplay files have")
    report, golden = (_by_seats(path, ending, names) for ending in (".json", ".golden.json"))
    return {
        seats: Made(written, report[seats], golden[seats])
        for seats, written in weights.networks.items()
    }


def read_report(path: Path) -> dict[str, Any]:
    """How the networks of a weights file were made."""
    return _beside(path, ".json")


def _by_seats(path: Path, ending: str, names: Names) -> dict[int, dict[str, Any]]:
    content = _beside(path, ending)
    if content["game"] != names.game:
        raise InputError(f"{path} is of another game than the selfplay files")
    return {entry["seats"]: entry for entry in content["networks"]}


def _beside(path: Path, ending: str) -> dict[str, Any]:
    beside = path.with_name(path.name.removesuffix(".bin") + ending)
    try:
        content: dict[str, Any] = json.loads(beside.read_bytes())
    except (OSError, ValueError) as error:
        raise InputError(f"{beside} belongs to {path} and cannot be read: {error}") from None
    whole = hashlib.sha256(path.read_bytes()).hexdigest()
    if content.get("sha256") != whole:
        raise InputError(f"{beside} does not belong to {path}")
    return content
