"""Tests of the trainer: `python -m unittest` in the folder above."""
