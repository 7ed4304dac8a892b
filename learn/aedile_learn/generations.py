"""The loop: games, training, gate, and again with what was learned. Every step leaves whole files
in the output folder and is not done twice, so a loop that was stopped goes on where it was."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from . import gate
from .clock import Clock
from .dataset import Source
from .errors import InputError
from .files import write_json
from .making import Order, make
from .program import Program
from .publishing import gates_of, publish
from .settings import Settings
from .weights import read_weights


@dataclass(frozen=True)
class Plan:
    """What the loop shall do."""

    program: Program
    seats: tuple[int, ...]
    out: Path
    settings: Settings
    device: torch.device
    generations: int
    first_bots: tuple[str, ...]
    first_games: int
    games: int
    iterations: int
    loose: float
    pool: int
    newer: float
    from_scratch: bool
    gate_games: int
    gate_iterations: int
    seed: int
    date: str | None

    def promise(self) -> dict[str, Any]:
        """What must not change when a loop goes on."""
        return {
            "game": self.program.game,
            "options": list(self.program.options),
            "any_options": self.program.any_options,
            "seed": self.seed,
            "h1": self.settings.h1,
            "h2": self.settings.h2,
        }


class Loop:
    """A plan under way."""

    def __init__(self, plan: Plan, clock: Clock) -> None:
        self.plan = plan
        self.clock = clock
        self._check_promise()

    def run(self) -> Path | None:
        """All generations, or as many as there is time for. Returns where the weights are that
        were published, if any passed the gate."""
        for generation in range(self.plan.generations + 1):
            # Without any time from the beginning, nothing but publishing is done.
            if (generation == 0 and self.clock.over()) or not self._generation(generation):
                self.clock.log("the time is over")
                break
        learned = self._learned()
        if not learned:
            raise InputError("the time was over before anything was learned")
        self._show_gates()
        return publish(self.plan.out, learned)

    def _generation(self, generation: int) -> bool:
        """Whether there was time for all its steps."""
        for seats in self.plan.seats:
            if self.clock.over():
                break
            self._step(self._data(generation, seats), lambda path: self._play(generation, path))
        # Without any weights, games that were played must not have been played for nothing.
        if self.clock.over() and (generation > 0 or not self._sources(generation)):
            return False
        self._step(self._weights(generation), lambda _: self._train(generation), self._is_learned)
        for seats in self.plan.seats:
            if self.clock.over():
                break
            path = self._folder(generation) / f"gate-{seats}.json"
            self._step(path, lambda path: self._gate(generation, path), _is_gate)
        publish(self.plan.out, self._learned())
        if self.clock.over():
            return False
        if generation < self.plan.generations:
            self._show_gates()
        return True

    def _step(
        self, path: Path, do: Callable[[Path], str], done: Callable[[Path], bool] = Path.exists
    ) -> None:
        """Makes a file, unless it is there from before."""
        begun = self.clock.seconds()
        name = path.relative_to(self.plan.out)
        said = "is there" if done(path) else do(path)
        self.clock.log(f"{name}: {said}, {self.clock.seconds() - begun:.1f} s")

    def _play(self, generation: int, path: Path) -> str:
        plan = self.plan
        seats = int(path.stem)
        # Different games in every file, and others than those of the gate.
        seed = plan.seed * 10_000 + generation * 10 + seats
        pool = [self._weights(earlier) for earlier in range(generation)][-plan.pool :]
        bots, games, loose = list(plan.first_bots), plan.first_games, None
        if generation > 0:
            judges = ["hand", *(str(number + 1) for number in range(len(pool)))]
            bots = [f"mcts:{plan.iterations}:value={judge}" for judge in judges]
            games, loose = plan.games, plan.loose
        plan.program.selfplay(seats, bots, games, seed, path, pool, loose)
        return f"{games} games of {','.join(bots)}"

    def _is_learned(self, path: Path) -> bool:
        """Also when a loop that went on has more seats, or games that there was no time for."""
        return path.exists() and set(self.plan.seats) <= set(read_weights(path).networks)

    def _train(self, generation: int) -> str:
        plan = self.plan
        folder = self._folder(generation)
        folder.mkdir(parents=True, exist_ok=True)
        for outdated in folder.glob("gate-*.json"):
            outdated.unlink()
        earlier = self._weights(generation - 1)
        order = Order(
            sources=self._sources(generation),
            folder=folder,
            settings=replace(plan.settings, seed=plan.settings.seed + generation),
            device=plan.device,
            date=plan.date,
            fine_tune=earlier if earlier.exists() and not plan.from_scratch else None,
        )
        with open(folder / "train.log", "w", encoding="utf-8") as log:
            path = make(order, lambda text: print(text, file=log, flush=True))
        report = json.loads(path.with_suffix(".json").read_text())
        return "; ".join(map(_in_short, report["networks"]))

    def _gate(self, generation: int, path: Path) -> str:
        plan = self.plan
        seats = int(path.stem.removeprefix("gate-"))
        # The same deals for all generations.
        seed = plan.seed * 10_000 + 9_990
        weights = self._weights(generation)
        result = gate.play(
            plan.program, weights, seats, plan.gate_iterations, plan.gate_games, seed
        )
        write_json(path, result.told())
        rates = f"{100 * result.win_rate:.1f} % won, {100 * result.expected:.1f} % expected"
        return f"{rates}, {'passed' if result.passed else 'not passed'}"

    def _learned(self) -> dict[int, Path]:
        """The weights of all generations that are in the folder, also from a longer loop."""
        name = f"{self.plan.program.game}.bin"
        found = self.plan.out.glob(f"generation-*/{name}")
        return {int(path.parent.name.removeprefix("generation-")): path for path in found}

    def _show_gates(self) -> None:
        gates = gates_of({generation: path.parent for generation, path in self._learned().items()})
        if gates:
            self.clock.show(gate.table(gates))

    def _sources(self, generation: int) -> list[Source]:
        """All games so far that are there, those of newer generations counting more."""
        return [
            Source(path, self.plan.newer ** (generation - earlier))
            for earlier in range(generation + 1)
            for seats in self.plan.seats
            if (path := self._data(earlier, seats)).exists()
        ]

    def _folder(self, generation: int) -> Path:
        return self.plan.out / f"generation-{generation}"

    def _data(self, generation: int, seats: int) -> Path:
        return self._folder(generation) / f"{seats}.selfplay"

    def _weights(self, generation: int) -> Path:
        return self._folder(generation) / f"{self.plan.program.game}.bin"

    def _check_promise(self) -> None:
        path = self.plan.out / "loop.json"
        promise = self.plan.promise()
        if not path.exists():
            write_json(path, promise)
        elif (before := json.loads(path.read_text())) != promise:
            changed = [name for name in promise if promise[name] != before.get(name)]
            raise InputError(
                f"{self.plan.out} holds a loop with another {', '.join(changed)}: "
                "take another folder"
            )


def _is_gate(path: Path) -> bool:
    return gate.read(path) is not None


def _in_short(network: dict[str, Any]) -> str:
    losses = network["held_out"]
    steps = " > ".join(f"{losses[name]['worth']:.4f}" for name in ("uniform", "hand", "written"))
    rows = network["rows"]["train"] + network["rows"]["held_out"]
    return f"{network['seats']} seats, {rows} rows, held out {steps}"
