"""Tests of the trainer: `python -m unittest` in the folder above."""

import torch

# The networks of the tests are so small that threads would only wait for each other.
torch.set_num_threads(1)
