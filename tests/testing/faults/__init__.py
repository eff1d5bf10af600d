"""Faults planted in the made-up auction: a file for each file of laws in `cabildo.testing`."""

from tests.testing.faults import course, decisions, legality, secrecy, titles, writing

__all__ = ["course", "decisions", "legality", "secrecy", "titles", "writing"]
