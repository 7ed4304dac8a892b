"""The gate: a search that judges by a network, against the same search that judges by hand, and
each of them among its own kind."""

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .program import Program

# So far may points and length be from those of the hand among its own kind. A network that only
# knows how to spoil the games of others is a bad companion.
TOLERANCE = 0.1


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
    # Mean points and decisions of games among networks alone, and among hands alone; none where
    # all win or lose together.
    own_points: float | None
    own_decisions: float | None
    hand_own_points: float | None
    hand_own_decisions: float | None

    @property
    def gain(self) -> float:
        return self.win_rate - self.expected

    @property
    def passed(self) -> bool:
        """Whether it is better for certain, and plays whole games with its own kind."""
        return (
            self.low > self.expected
            and _near(self.own_points, self.hand_own_points)
            and _near(self.own_decisions, self.hand_own_decisions)
        )

    def told(self) -> dict[str, Any]:
        """For the report."""
        return {**asdict(self), "passed": self.passed}


def _near(own: float | None, by_hand: float | None) -> bool:
    if own is None or by_hand is None:
        return True
    return abs(own - by_hand) <= TOLERANCE * abs(by_hand)


def read(path: Path) -> Result | None:
    """What was told of a gate; none if there is nothing, or too little to say who passed."""
    try:
        told = json.loads(path.read_bytes())
        told.pop("passed")
        return Result(**told)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def play(
    program: Program, weights: Path, seats: int, iterations: int, games: int, seed: int
) -> Result:
    """One seat judges by the network, all others by hand; then all by the network, and all by
    hand, in the same deals. Where all win or lose together one seat would say nothing, so there
    only the games of equals count, and who wins more of them."""
    net, hand = f"mcts:{iterations}:value=1", f"mcts:{iterations}:value=hand"

    def arena(bots: list[str]) -> list[dict[str, Any]]:
        return program.arena(seats, bots, games, seed, [weights])

    results = arena([net] + [hand] * (seats - 1))
    own = by_hand = None
    if "team_wins" in results[0]:
        results = [arena([net])[0], arena([hand])[0]]
        expected = results[1]["win_rate"]
    else:
        expected = 1 / seats
        deals = math.ceil(games / seats)
        own = program.among_own(seats, net, deals, seed, [weights])
        by_hand = program.among_own(seats, hand, deals, seed, [weights])
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
        own_points=own.points if own else None,
        own_decisions=own.decisions if own else None,
        hand_own_points=by_hand.points if by_hand else None,
        hand_own_decisions=by_hand.decisions if by_hand else None,
    )


def table(generations: dict[int, list[Result]]) -> str:
    """All gates so far. Of what is told twice the second is by hand."""
    lines = [
        "generation  seats  games  win rate  95 % interval  expected          points"
        "      own points      own length  passed"
    ]
    for generation, results in generations.items():
        for of in results:
            passed = "yes" if of.passed else "no"
            lines.append(
                f"{generation:>10}  {of.seats:>5}  {of.games:>5}  {100 * of.win_rate:>6.1f} %  "
                f"{100 * of.low:>4.1f} – {100 * of.high:>4.1f} %  {100 * of.expected:>6.1f} %  "
                f"{_pair(of.points, of.hand_points)}  {_pair(of.own_points, of.hand_own_points)}  "
                f"{_pair(of.own_decisions, of.hand_own_decisions)}  {passed:>6}"
            )
    return "\n".join(lines)


def _pair(own: float | None, by_hand: float | None) -> str:
    if own is None or by_hand is None:
        return f"{'–':>14}"
    return f"{own:>6.1f} {by_hand:>7.1f}"


def best(generations: dict[int, list[Result]]) -> dict[int, int]:
    """By seats: of the generations that passed there the one with the highest gain, the newer
    one of equals."""
    chosen: dict[int, tuple[float, int]] = {}
    for generation, results in generations.items():
        for of in results:
            if of.passed:
                found = (of.gain, generation)
                chosen[of.seats] = max(found, chosen.get(of.seats, found))
    return {seats: generation for seats, (_, generation) in sorted(chosen.items())}
