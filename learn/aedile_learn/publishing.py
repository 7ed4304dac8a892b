"""What a loop publishes: for each number of seats the network of the generation that did best at
the gate, put together into one file of weights with its report and golden positions."""

from dataclasses import replace
from pathlib import Path

from . import gate
from .export import Made, Names, export, read_export, read_report


def gates_of(folders: dict[int, Path]) -> dict[int, list[gate.Result]]:
    """The gates of all generations that are there, by generation and in the order of seats."""
    found: dict[int, list[gate.Result]] = {}
    for generation, folder in sorted(folders.items()):
        results = [gate.read(path) for path in folder.glob("gate-*.json")]
        there = sorted((of for of in results if of is not None), key=lambda of: of.seats)
        if there:
            found[generation] = there
    return found


def publish(out: Path, weights: dict[int, Path]) -> Path | None:
    """Writes the best networks into the folder, or nothing if none passed. `weights` are the
    files of the generations."""
    gates = gates_of({generation: path.parent for generation, path in weights.items()})
    chosen = gate.best(gates)
    if not chosen:
        return None
    newest = weights[max(chosen.values())]
    names, report = Names.beside(newest), read_report(newest)
    made = [
        _with_gate(read_export(weights[generation], names)[seats], generation, gates[generation])
        for seats, generation in chosen.items()
    ]
    return export(out, names, made, {key: report.get(key) for key in ("date", "torch")})


def _with_gate(made: Made, generation: int, results: list[gate.Result]) -> Made:
    [result] = [of for of in results if of.seats == made.written.seats]
    about = {"generation": generation, "gate": result.told()}
    return replace(made, report={**made.report, **about})
