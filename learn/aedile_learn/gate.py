"""The gate: a search that judges by a network, against the same search that judges by hand."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .program import Program


@dataclass(frozen=True)
class Result:
    """How the network did at one number of seats."""

    seats: int
    games: int
    win_rate: float
    low: float
    high: float
    # What the network would win if it were as good as the hand-written judge.
    expected: float
    points: float
    hand_points: float

    @property
    def gain(self) -> float:
        return self.win_rate - self.expected

    def told(self) -> dict[str, Any]:
        """For the report."""
        return asdict(self)


def play(
    program: Program, weights: Path, seats: int, iterations: int, games: int, seed: int
) -> Result:
    """One seat judges by the network, all others by hand. Where all win or lose together that
    would say nothing, so there each judge plays all seats, in the same deals."""
    net, hand = f"mcts:{iterations}:value=1", f"mcts:{iterations}:value=hand"

    def arena(bots: list[str]) -> list[dict[str, Any]]:
        return program.arena(seats, bots, games, seed, [weights])

    results = arena([net] + [hand] * (seats - 1))
    if "team_wins" in results[0]:
        results = [arena([net])[0], arena([hand])[0]]
        expected = results[1]["win_rate"]
    else:
        expected = 1 / seats
    ours, theirs = results
    return Result(
        seats=seats,
        games=ours["games"],
        win_rate=ours["win_rate"],
        low=ours["low"],
        high=ours["high"],
        expected=expected,
        points=ours["mean_score"],
        hand_points=theirs["mean_score"],
    )


def table(generations: dict[int, list[Result]]) -> str:
    """All gates so far."""
    lines = ["generation  seats  games  win rate  95 % interval  expected  points  by hand"]
    for generation, results in generations.items():
        for of in results:
            lines.append(
                f"{generation:>10}  {of.seats:>5}  {of.games:>5}  {100 * of.win_rate:>6.1f} %  "
                f"{100 * of.low:>4.1f} – {100 * of.high:>4.1f} %  {100 * of.expected:>6.1f} %  "
                f"{of.points:>6.1f}  {of.hand_points:>7.1f}"
            )
    return "\n".join(lines)


def best(generations: dict[int, list[Result]]) -> int | None:
    """The generation with the highest mean gain, the newer one of equals. Only those count that
    played at as many numbers of seats as any other."""
    most = max(map(len, generations.values()), default=0)
    gains = [
        (sum(of.gain for of in results), generation)
        for generation, results in generations.items()
        if results and len(results) == most
    ]
    return max(gains)[1] if gains else None
