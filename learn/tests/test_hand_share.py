"""A share of the hand-written estimate: in all that is written, and in nothing that is learned."""

import json
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np

from . import reader
from .command import QUICK, run
from .synthetic import SEAT, TABLE, UNIT, Toy

SHARE = 0.4


class HandShare(unittest.TestCase):
    """The same training with a share of the hand-written estimate and without."""

    folder: Path

    @classmethod
    def setUpClass(cls) -> None:
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name)
        Toy(seats=2).write(cls.folder / "two.selfplay")
        cls.train("pure", "--epochs", 3)
        cls.train("mixed", "--epochs", 3, "--hand-share", SHARE)

    @classmethod
    def train(cls, name: str, *words: object) -> None:
        two, out = cls.folder / "two.selfplay", cls.folder / name
        code, said = run("train", two, "--out", out, *QUICK, *words)
        assert code == 0, said

    def bin(self, name: str) -> Path:
        return self.folder / name / "toy.bin"

    def network(self, name: str) -> dict[str, reader.F32]:
        return reader.read(self.bin(name))[2]

    def report(self, name: str) -> Any:
        return json.loads((self.folder / name / "toy.json").read_text())["networks"][0]

    def test_what_is_written_leans_towards_the_hand(self) -> None:
        golden = json.loads((self.folder / "mixed" / "toy.golden.json").read_text())
        k = self.report("mixed")["hand"]["k"]
        for position in golden["networks"][0]["positions"]:
            table = reader.dense(position["table"], len(TABLE), UNIT)
            seats = np.stack([reader.dense(one, len(SEAT), UNIT) for one in position["seats"]])
            pure, mixed = (
                reader.judge(self.network(name), table, seats, False) for name in ("pure", "mixed")
            )
            np.testing.assert_allclose(mixed[0], position["values"], atol=1e-4, rtol=0)
            np.testing.assert_allclose(mixed[1], pure[1], atol=1e-4, rtol=0)
            apart = [np.log(values[0] / values[1]) for values in (pure[0], mixed[0])]
            by_hand = k * (seats[0, 0] - seats[1, 0])
            expected = (1 - SHARE) * apart[0] + SHARE * by_hand
            self.assertAlmostEqual(apart[1], expected, delta=0.01)

    def test_the_report_tells_the_losses_of_both(self) -> None:
        pure, mixed = (self.report(name)["held_out"] for name in ("pure", "mixed"))
        self.assertEqual(mixed["net"], pure["net"])
        self.assertGreater(mixed["written"]["worth"], mixed["net"]["worth"] + 0.005)
        self.assertEqual(self.report("mixed")["settings"]["hand_share"], SHARE)

    def test_learning_goes_on_without_the_share(self) -> None:
        self.train("on", "--epochs", 0, "--fine-tune", self.bin("mixed"))
        pure, on = self.network("pure"), self.network("on")
        for name, values in pure.items():
            np.testing.assert_allclose(on[name], values, atol=3e-3, rtol=1e-3, err_msg=name)
        # And again: a share is never mixed into a share.
        words = ("--hand-share", SHARE, "--fine-tune", self.bin("mixed"))
        self.train("again", "--epochs", 0, *words)
        for name, values in self.network("mixed").items():
            again = self.network("again")[name]
            np.testing.assert_allclose(again, values, atol=3e-3, rtol=1e-3, err_msg=name)
