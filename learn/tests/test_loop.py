"""The loop with a program that stands in for `aedile`: what it asks for, what it leaves, and that
it goes on after it was stopped."""

import json
import os
import shlex
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from aedile_learn.clock import Clock

from . import reader
from .command import QUICK, run

LEARN = Path(__file__).parent.parent


class LoopOfToys(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.out = self.folder / "out"
        self.notes = self.folder / "notes"
        self.program = self.folder / "aedile"
        python, notes = shlex.quote(sys.executable), shlex.quote(str(self.notes))
        self.program.write_text(
            f"#!/bin/sh\ncd {shlex.quote(str(LEARN))}\n"
            f'exec {python} -m tests.fake_aedile {notes} "$@"\n'
        )
        self.program.chmod(0o755)

    def loop(self, *words: object, seats: str = "2,3") -> tuple[int, str]:
        common = ("loop", "--aedile", self.program, "--game", "toy", "--seats", seats)
        sizes = ("--first-games", 60, "--games", 40, "--gate-games", 20, "--threads", 2)
        return run(*common, *sizes, "--out", self.out, *QUICK, "--epochs", 2, *words)

    def calls(self) -> list[str]:
        return self.notes.read_text().splitlines() if self.notes.exists() else []

    def test_generations_play_learn_and_pass_the_gate(self) -> None:
        code, said = self.loop("--generations", 2, "--set", "wind=strong", "--date", "today")
        self.assertEqual(code, 0, said)
        calls = self.calls()
        selfplay = [call for call in calls if call.startswith("selfplay")]
        arena = [call for call in calls if call.startswith("arena")]
        sim = [call for call in calls if call.startswith("sim")]
        self.assertEqual((len(selfplay), len(arena), len(sim)), (6, 6, 12))
        self.assertTrue(all("--threads 2 --set wind=strong" in call for call in calls))
        self.assertIn("--seats 2 --bots builder,apprentice --games 60", selfplay[0])
        self.assertNotIn("--weights", selfplay[0])
        pool = "mcts:64:value=hand,mcts:64:value=1,mcts:64:value=2 --games 40"
        self.assertIn(f"--seats 3 --bots {pool}", selfplay[5])
        files = [f"--weights {self.out}/generation-{g}/toy.bin" for g in (0, 1)]
        self.assertIn(" ".join(files), selfplay[5])
        self.assertIn("--loose 0.04", selfplay[5])
        net, hand = "mcts:64:value=1", "mcts:64:value=hand"
        self.assertIn(f"--seats 3 --bots {net},{hand},{hand} --games 20", arena[5])
        for call, bot in zip(sim[10:], (net, hand), strict=True):
            self.assertIn(f"--seats 3 --bots {bot} --games 7", call)
            self.assertEqual(call.split("--seed ")[1], arena[5].split("--seed ")[1])
        self.assertEqual(len({call.split("--seed ")[1].split()[0] for call in selfplay}), 6)

        report = json.loads((self.out / "generation-2" / "toy.json").read_text())
        weights = [file["weight"] for file in report["networks"][0]["data"]]
        for found, expected in zip(weights, [0.49, 0.7, 1.0], strict=True):
            self.assertAlmostEqual(found, expected)
        self.assertTrue(report["networks"][0]["fine_tuned"])
        published = json.loads((self.out / "toy.json").read_text())
        self.assertEqual(published["date"], "today")
        # Generation 1 wins most at three seats as well, but its own games are too short there.
        two, three = published["networks"]
        self.assertEqual((two["seats"], two["generation"]), (2, 1))
        self.assertEqual((three["seats"], three["generation"]), (3, 2))
        self.assertEqual((two["gate"]["win_rate"], three["gate"]["win_rate"]), (0.7, 0.5))
        self.assertEqual(two["gate"]["own_points"], 67.0)
        self.assertEqual(three["gate"]["hand_own_decisions"], 100.0)
        networks = reader.read(self.out / "toy.bin")
        for seats, generation in ((2, 1), (3, 2)):
            made = reader.read(self.out / f"generation-{generation}" / "toy.bin")[seats]
            for name, values in made.items():
                self.assertEqual(networks[seats][name].tobytes(), values.tobytes())
        golden = json.loads((self.out / "toy.golden.json").read_text())
        self.assertEqual(golden["sha256"], published["sha256"])
        self.assertEqual([entry["seats"] for entry in golden["networks"]], [2, 3])
        self.assertIn("generation  seats  games  win rate", said)
        self.assertEqual((self.out / "loop.log").read_text(), said)

    def test_goes_on_where_it_was_stopped(self) -> None:
        self.assertEqual(self.loop("--generations", 0)[0], 0)
        done = len(self.calls())
        # Killed in the middle of a file, and before the last gate.
        (self.out / "generation-1").mkdir()
        (self.out / "generation-1" / "2.selfplay.part").write_bytes(b"half a file")
        (self.out / "generation-0" / "gate-3.json").unlink()
        code, said = self.loop("--generations", 1)
        self.assertEqual(code, 0, said)
        self.assertEqual([call.split()[0] for call in self.calls()[done:]].count("selfplay"), 2)
        # A gate is a match and two series among equals.
        self.assertEqual(len(self.calls()), done + 3 + 2 + 6)
        self.assertIn("generation-0/2.selfplay: is there", said)
        self.assertEqual(list(self.out.rglob("*.part")), [])
        code, said = self.loop("--seed", 5)
        self.assertEqual(code, 2)
        self.assertIn("holds a loop with another seed: take another folder", said)

    def test_without_time_what_was_played_is_learned(self) -> None:
        played = self.out / "generation-0" / "2.selfplay"
        with mock.patch.object(Clock, "over", lambda _: played.exists()):
            code, said = self.loop()
        self.assertEqual(code, 0, said)
        self.assertEqual(len(self.calls()), 1)
        self.assertIn("the time is over", said)
        self.assertIn("no network passed the gate: none is published", said)
        learned = self.out / "generation-0" / "toy.json"
        networks = json.loads(learned.read_text())["networks"]
        self.assertEqual([network["seats"] for network in networks], [2])
        # With more time the seats that are missing are played and learned as well.
        self.assertEqual(self.loop("--generations", 0)[0], 0)
        networks = json.loads(learned.read_text())["networks"]
        self.assertEqual([network["seats"] for network in networks], [2, 3])

    def test_without_any_time_nothing_is_done(self) -> None:
        code, said = self.loop("--minutes", 0)
        self.assertEqual(code, 2)
        self.assertIn("the time was over before anything was learned", said)
        self.assertEqual(self.calls(), [])

    def test_without_any_time_what_is_there_is_published(self) -> None:
        self.assertEqual(self.loop("--generations", 1, seats="2,4")[0], 0)
        done = len(self.calls())
        before = (self.out / "toy.bin").read_bytes()
        # At four seats the network wins, but with too few points among its own kind.
        self.assertEqual(list(reader.read(self.out / "toy.bin")), [2])
        (self.out / "toy.bin").unlink()
        code, said = self.loop("--minutes", 0, seats="2,3,4")
        self.assertEqual(code, 0, said)
        self.assertEqual(len(self.calls()), done)
        self.assertEqual((self.out / "toy.bin").read_bytes(), before)

    def test_gates_that_say_too_little_are_played_again(self) -> None:
        self.assertEqual(self.loop("--generations", 0, seats="2")[0], 0)
        done = len(self.calls())
        path = self.out / "generation-0" / "gate-2.json"
        told = json.loads(path.read_text())
        path.write_text(json.dumps({"seats": 2, "win_rate": 0.9}))
        code, said = self.loop("--generations", 0, seats="2")
        self.assertEqual(code, 0, said)
        self.assertEqual(len(self.calls()), done + 3)
        self.assertEqual(json.loads(path.read_text()), told)
        self.assertFalse((self.out / "toy.bin").exists())

    def test_a_team_is_compared_with_a_team(self) -> None:
        code, said = self.loop("--generations", 0, seats="5")
        self.assertEqual(code, 0, said)
        bots = [call.split("--bots ")[1].split()[0] for call in self.calls()[2:]]
        self.assertEqual(bots, ["mcts:64:value=1", "mcts:64:value=hand"])
        gate = json.loads((self.out / "generation-0" / "gate-5.json").read_text())
        self.assertEqual((gate["win_rate"], gate["expected"]), (0.4, 0.3))
        self.assertEqual((gate["own_points"], gate["passed"]), (None, gate["low"] > 0.3))

    def test_a_program_that_fails_is_named_with_its_reason(self) -> None:
        self.program.write_text("#!/bin/sh\necho no such game >&2; exit 2\n")
        code, said = self.loop()
        self.assertEqual(code, 2)
        self.assertIn("failed: no such game", said)
        os.remove(self.program)
        code, said = self.loop()
        self.assertEqual(code, 2)
        self.assertIn("cannot be run: No such file or directory", said)
