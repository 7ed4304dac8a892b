"""A share of the hand-written estimate in the logits of a network: it stands in the weights that
are written, and is taken out of them again before the network learns on."""

import numpy as np

from .export import Made
from .hand import Hand
from .weights import Floats

Values = dict[str, Floats]


def mixed(values: Values, hand: Hand, share: float) -> Values:
    """Weights over raw values whose logits are (1 - share) × these and share × the hand's."""
    return _outputs(values, 1 - share, hand, share)


def unmixed(made: Made, column: int) -> Values:
    """The weights of a network without the share that its report speaks of; `column` is where
    the hand-written estimate stands."""
    values = made.written.values()
    share = float(made.report["settings"].get("hand_share", 0.0))
    if share == 0:
        return values
    said = made.report["hand"]
    hand = Hand(column, 1, said["k"], said["b"])
    return _outputs(values, 1 / (1 - share), hand, -share / (1 - share))


def _outputs(values: Values, own: float, hand: Hand, by_hand: float) -> Values:
    """Logits that are so many times these, and so many times the hand's."""
    w_o, b_o, v_o = (own * values[name].astype(np.float64) for name in ("w_o", "b_o", "v_o"))
    b_o[0] += by_hand * hand.b
    v_o[hand.column] += by_hand * hand.k
    outputs = {"w_o": w_o, "b_o": b_o, "v_o": v_o}
    return {**values, **{name: tensor.astype(np.float32) for name, tensor in outputs.items()}}
