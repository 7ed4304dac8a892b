"""From synthetic selfplay files to weights that another reader understands alike."""

import json
import math
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np

from . import reader
from .command import QUICK, run
from .synthetic import SEAT, TABLE, UNIT, Toy


class Train(unittest.TestCase):
    """One training of networks for two and three seats, looked at from several sides."""

    folder: Path
    report: dict[str, Any]
    golden: dict[str, Any]

    @classmethod
    def setUpClass(cls) -> None:
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name)
        two = Toy(seats=2).write(cls.folder / "two.selfplay")
        more = Toy(seats=2, seed=2, searched=False).write(cls.folder / "more.selfplay")
        three = Toy(seats=3, games=800, team_games=True).write(cls.folder / "three.selfplay")
        out = cls.folder / "weights"
        code, said = run(
            *("train", two, f"{more}@0.5", three, "--out", out, "--date", "2026-11-18", *QUICK)
        )
        assert code == 0, said
        cls.report = json.loads((out / "toy.json").read_text())
        cls.golden = json.loads((out / "toy.golden.json").read_text())

    def bin(self) -> Path:
        return self.folder / "weights" / "toy.bin"

    def test_learns_what_decides_the_game(self) -> None:
        for network, least in zip(self.report["networks"], (math.log(2), 0.8), strict=True):
            held_out = network["held_out"]
            worth = {name: losses["worth"] for name, losses in held_out.items()}
            self.assertLess(worth["hand"], worth["uniform"] - 0.02)
            self.assertLess(worth["net"], worth["hand"] - 0.2)
            self.assertLess(worth["net"], 0.5 * least)
            self.assertAlmostEqual(worth["written"], worth["net"], delta=1e-3)
            self.assertLess(held_out["net"]["points_error"], held_out["hand"]["points_error"] / 2)
        self.assertAlmostEqual(
            self.report["networks"][0]["held_out"]["uniform"]["worth"], math.log(2), places=4
        )

    def test_another_reader_finds_the_golden_values(self) -> None:
        networks = reader.read(self.bin())
        kinds = set()
        for entry in self.golden["networks"]:
            seats = entry["seats"]
            self.assertEqual(len(entry["positions"]), 8)
            for position in entry["positions"]:
                kinds.add((seats, position["team"]))
                table = reader.dense(position["table"], len(TABLE), UNIT)
                numbers = [reader.dense(one, len(SEAT), UNIT) for one in position["seats"]]
                values, points = reader.judge(
                    networks[seats], table, np.stack(numbers), position["team"]
                )
                np.testing.assert_allclose(values, position["values"], atol=1e-4, rtol=0)
                np.testing.assert_allclose(points, position["points"], atol=1e-4, rtol=0)
        self.assertEqual(kinds, {(2, False), (3, False), (3, True)})

    def test_what_never_changed_has_no_weight(self) -> None:
        for network in reader.read(self.bin()).values():
            self.assertFalse(network["W_t"][TABLE.index("always")].any())
            self.assertFalse(network["W_s"][SEAT.index("never")].any())
            self.assertTrue(network["W_t"][TABLE.index("weather")].any())

    def test_the_report_says_how_it_was_made(self) -> None:
        self.assertEqual(self.report["date"], "2026-11-18")
        files = self.report["networks"][0]["data"]
        self.assertEqual([file["file"] for file in files], ["two.selfplay", "more.selfplay"])
        self.assertEqual([file["weight"] for file in files], [1.0, 0.5])
        self.assertEqual([file["rows"] for file in files], [2400, 2400])
        self.assertEqual(files[0]["games"], 300)
        self.assertEqual(files[0]["header"]["seed"], 1)
        self.assertEqual(self.report["networks"][1]["settings"]["h1"], 16)

    def test_equal_input_gives_equal_weights(self) -> None:
        two = self.folder / "two.selfplay"
        made = []
        for name in ("once", "again"):
            out = self.folder / name
            self.assertEqual(run("train", two, "--out", out, *QUICK, "--epochs", 2)[0], 0)
            made.append((out / "toy.bin").read_bytes())
        self.assertEqual(*made)

    def test_goes_on_from_what_was_learned_and_keeps_the_other_networks(self) -> None:
        out = self.folder / "tuned"
        two = Toy(seats=2, seed=3).write(self.folder / "new.selfplay")
        words = ["--fine-tune", self.bin(), "--merge", self.bin(), "--epochs", 1]
        code, said = run("train", two, "--out", out, *QUICK, *words)
        self.assertEqual(code, 0, said)
        before, after = reader.read(self.bin()), reader.read(out / "toy.bin")
        self.assertEqual(sorted(after), [2, 3])
        for name, values in before[3].items():
            np.testing.assert_array_equal(after[3][name], values)
        report = json.loads((out / "toy.json").read_text())["networks"]
        self.assertTrue(report[0]["fine_tuned"])
        self.assertLess(report[0]["held_out"]["net"]["worth"], 0.3)
        golden = json.loads((out / "toy.golden.json").read_text())["networks"]
        self.assertEqual(golden[1], self.golden["networks"][1])

    def test_learns_from_a_share_of_the_rows(self) -> None:
        out = self.folder / "thin"
        words = ("--row-share", 0.25, "--most-rows", 500, "--epochs", 1)
        code, said = run("train", self.folder / "two.selfplay", "--out", out, *QUICK, *words)
        self.assertEqual(code, 0, said)
        [file] = json.loads((out / "toy.json").read_text())["networks"][0]["data"]
        self.assertGreater(file["rows"], 490)
        self.assertLessEqual(file["rows"], 500)
        self.assertGreater(file["games"], 200)

    def test_refuses_shares_that_are_none(self) -> None:
        for words in (("--row-share", 0), ("--row-share", 1.5)):
            code, said = run("train", self.folder / "two.selfplay", *words)
            self.assertEqual((code, said), (2, "error: --row-share is above 0 and at most 1\n"))
        for words in (("--hand-share", -0.1), ("--hand-share", 1)):
            code, said = run("train", self.folder / "two.selfplay", *words)
            self.assertEqual((code, said), (2, "error: --hand-share is at least 0 and below 1\n"))

    def test_refuses_weights_of_other_features(self) -> None:
        other = Toy(features=2, more_seat=1).write(self.folder / "other.selfplay")
        out = self.folder / "refused"
        code, said = run("train", other, "--fine-tune", self.bin(), "--out", out, *QUICK)
        self.assertEqual(code, 2)
        self.assertIn("was learned from other features than the selfplay files have", said)
        code, said = run("train", self.folder / "two.selfplay", other, "--out", out, *QUICK)
        self.assertEqual(code, 2)
        self.assertIn("does not describe positions as", said)
        self.assertFalse(out.exists())
