"""The trainer of Aedile's learned evaluation: selfplay files in, a weights file out."""
