"""Files that are not what they should be are refused with a sentence, and whole games are kept
and held out."""

import gzip
import tempfile
import unittest
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from aedile_learn.errors import InputError
from aedile_learn.files import write_whole
from aedile_learn.sampling import held_out, keep_games, thin
from aedile_learn.selfplay import read_blocks, read_header
from aedile_learn.weights import Shape, Weights, Written, read_weights

from .synthetic import Toy, write


class InFolder(unittest.TestCase):
    """Has a folder, and asks for refusals."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def refused(self, what: Callable[[], object], sentence: str) -> None:
        with self.assertRaises(InputError) as caught:
            what()
        self.assertIn(sentence, str(caught.exception))


class Selfplay(InFolder):
    def read(self, content: bytes) -> list[np.ndarray]:
        path = self.folder / "some.selfplay"
        path.write_bytes(content)
        return list(read_blocks(path))

    def test_blocks_are_the_rows_of_the_file(self) -> None:
        toy = Toy(seats=3, games=40)
        path = toy.write(self.folder / "toy.selfplay")
        row = read_header(path).row()
        blocks = list(read_blocks(path, block_bytes=7 * row.itemsize + 3))
        self.assertGreater(len(blocks), 40)
        self.assertEqual(b"".join(block.tobytes() for block in blocks), toy.rows())
        self.assertEqual(np.concatenate(blocks)["game"].max(), 39)

    def test_truncated_files_are_refused(self) -> None:
        whole = Toy(games=20).write(self.folder / "toy.selfplay").read_bytes()
        for size in (len(whole) // 2, len(whole) - 1):
            self.refused(partial(self.read, whole[:size]), "is truncated")
        path = write(self.folder / "row.selfplay", Toy().header(), Toy(games=2).rows()[:-1])
        self.refused(
            lambda: list(read_blocks(path)), "is truncated: it ends in the middle of a row"
        )

    def test_foreign_files_are_refused(self) -> None:
        header = Toy().header()
        self.refused(lambda: self.read(b"game,points\n1,2\n"), "is not a selfplay file")
        self.refused(lambda: self.read(gzip.compress(b"x" * 100)), "its first line does not end")
        self.refused(lambda: self.read(gzip.compress(b"hello\n")), "its first line is not JSON")
        self.refused(lambda: self.read(gzip.compress(b"[1]\n")), "its first line names no format")
        for changed, sentence in (
            ({**header, "format": 2}, "has format 2, and this trainer reads 1"),
            ({**header, "seats": 1}, "without at least two seats"),
            ({"format": 1, "game": "toy"}, "has a header that lacks something: 'features'"),
        ):
            path = write(self.folder / "foreign.selfplay", changed, b"")
            self.refused(partial(read_header, path), sentence)
        self.refused(lambda: read_header(self.folder / "none"), "cannot be read: No such file")

    def test_rows_read_at_the_wrong_place_are_noticed(self) -> None:
        header = Toy().header()
        header["table"] = header["table"][:-1]
        rows = Toy(games=60).rows()
        size = len(rows) // 480 - 2
        path = write(self.folder / "shifted", header, rows[: len(rows) // size * size])
        self.refused(lambda: list(read_blocks(path)), "is damaged")


class Sampling(InFolder):
    def test_whole_games_are_kept(self) -> None:
        path = Toy(games=200, rows_a_game=5).write(self.folder / "toy.selfplay")
        identity = read_header(path).identity
        size = read_header(path).row().itemsize
        found = []
        for block_rows in (7, 100_000):
            kept = keep_games(identity, read_blocks(path, block_rows * size), 252)
            games, rows = np.unique(np.concatenate(kept)["game"], return_counts=True)
            self.assertEqual(len(games), 50)
            self.assertEqual(set(rows.tolist()), {5})
            found.append(games.tolist())
        self.assertEqual(*found)
        self.assertGreater(max(found[0]), 100)
        everything = np.concatenate(keep_games(identity, read_blocks(path), None))
        self.assertEqual(len(everything), 1000)

    def test_the_same_few_rows_of_all_games_are_kept(self) -> None:
        path = Toy(games=200, rows_a_game=40).write(self.folder / "toy.selfplay")
        identity, size = read_header(path).identity, read_header(path).row().itemsize
        found = [
            np.concatenate(list(thin(identity, read_blocks(path, rows * size), 0.2)))
            for rows in (7, 100_000)
        ]
        self.assertEqual(found[0].tobytes(), found[1].tobytes())
        games, rows = np.unique(found[0]["game"], return_counts=True)
        self.assertEqual(len(games), 200)
        self.assertAlmostEqual(rows.mean(), 8, delta=0.5)
        self.assertEqual(len(np.unique(found[0]["decision"])), 40)
        other = np.concatenate(list(thin(identity + 1, read_blocks(path), 0.2)))
        self.assertNotEqual(other.tobytes(), found[0].tobytes())
        everything = np.concatenate(list(thin(identity, read_blocks(path), 1.0)))
        self.assertEqual(len(everything), 8000)

    def test_held_out_are_whole_games_and_always_the_same(self) -> None:
        games = np.repeat(np.arange(2000, dtype=np.uint32), 3)
        out = held_out(77, games, 0.1)
        self.assertTrue((out.reshape(-1, 3) == out[::3, None]).all())
        self.assertAlmostEqual(out.mean(), 0.1, delta=0.03)
        np.testing.assert_array_equal(held_out(77, games[3000:], 0.1), out[3000:])
        self.assertFalse((held_out(78, games, 0.1) == out).all())


class WeightsFile(InFolder):
    def weights(self) -> Weights:
        shape = Shape(3, 4, 8, 5)
        chance = np.random.default_rng(1)
        values = {name: chance.normal(size=size) for name, size in shape.tensors().items()}
        values["b2"] = np.zeros(5)
        floats = {name: value.astype(np.float32) for name, value in values.items()}
        return Weights(9, 3, 4, {seats: Written.of(seats, shape, floats) for seats in (2, 4)})

    def test_reads_what_it_wrote(self) -> None:
        path = self.folder / "toy.bin"
        self.weights().write(path)
        again = read_weights(path)
        self.assertEqual(again.features, 9)
        self.assertEqual(again.to_bytes(), path.read_bytes())
        self.assertEqual(again.networks[4].tensors["b2"].scale, 0)

    def test_truncated_and_foreign_files_are_refused(self) -> None:
        whole = self.weights().to_bytes()
        path = self.folder / "toy.bin"
        for content, sentence in (
            (whole[:-1], "is truncated"),
            (whole[:20], "is truncated"),
            (whole + b"x", "is longer than its networks"),
            (b"PK" + whole[2:], "is not a weights file"),
            (whole[:8] + b"\2" + whole[9:], "has format 2, and this trainer reads 1"),
        ):
            path.write_bytes(content)
            self.refused(lambda: read_weights(path), sentence)

    def test_a_file_is_written_whole_or_not_at_all(self) -> None:
        path = self.folder / "toy.bin"
        write_whole(path, b"old")
        (self.folder / "toy.bin.part").mkdir()
        with self.assertRaises(OSError):
            write_whole(path, b"new")
        self.assertEqual(path.read_bytes(), b"old")
