"""Commands of the trainer with what they said."""

import contextlib
import io

import torch

from aedile_learn.__main__ import main

# Small networks that are learned in a second.
QUICK = ("--epochs", "12", "--batch", "256", "--h1", "16", "--h2", "8", "--device", "cpu")

# These networks are so small that threads would only wait for each other.
torch.set_num_threads(1)


def run(*words: object) -> tuple[int, str]:
    """The exit code and what was said, of both kinds."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main([str(word) for word in words])
    return code, said.getvalue()
