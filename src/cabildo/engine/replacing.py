"""Rows that copies of a state share: who wants another value in one puts another row in its place."""

from cabildo.engine.rows import append, i64, vec


def changed(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A row like this one but for one place."""
    other = row[:]
    other[place] = value
    return other


def added(row: vec[i64], item: i64) -> vec[i64]:
    """A row like this one with one thing more at its end."""
    return append(row[:], item)
