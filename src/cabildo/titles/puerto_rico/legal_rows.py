"""Rows of legal actions that come again and again: made once, shared by all states, never changed."""

from typing import Final

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.puerto_rico.actions import (
    CLAIM,
    EXTRA,
    KEEP,
    MAN,
    PASS,
    SELL,
    STORE,
    TAKE_ROLE,
    TAKE_TILE,
    USE_HACIENDA,
)
from cabildo.titles.puerto_rico.terms import GOODS, MEN, MOST_CLAIMED, PLACES, ROLES


def rows_by_set(first: i64, last: i64, may_pass: bool) -> vec[vec[i64]]:
    """For each set of the actions from `first` to `last`, written as bits: the row of its members."""
    count = last - first + 1
    rows = vec[vec[i64]]()
    for members in range(1 << count):
        row = vec[i64]()
        if may_pass:
            row = append(row, PASS)
        for number in range(count):
            if members >> number & 1:
                row = append(row, first + number)
        rows = append(rows, row)
    return rows


def run(first: i64, last: i64) -> vec[i64]:
    """The actions from `first` to `last`; none if that comes before."""
    row = vec[i64]()
    for action in range(first, last + 1):
        row = append(row, action)
    return row


def manning_rows() -> vec[vec[i64]]:
    rows = vec[vec[i64]]()
    for place in range(PLACES):
        for fewest in range(MEN):
            for most in range(MEN):
                rows = append(rows, run(MAN + place * MEN + fewest, MAN + place * MEN + most))
    return rows


ONLY_PASS: Final = vec[i64]([PASS])
ROLE_ROWS: Final = rows_by_set(TAKE_ROLE, TAKE_ROLE + ROLES - 1, False)
TILE_ROWS: Final = rows_by_set(TAKE_TILE, USE_HACIENDA, True)
EXTRA_ROWS: Final = rows_by_set(EXTRA, EXTRA + GOODS - 1, True)
SALE_ROWS: Final = rows_by_set(SELL, SELL + GOODS - 1, True)
STORE_ROWS: Final = rows_by_set(STORE, STORE + GOODS - 1, True)
KEEP_ROWS: Final = rows_by_set(KEEP, KEEP + GOODS - 1, False)
CLAIM_ROWS: Final = vec[vec[i64]]([run(CLAIM, CLAIM + most) for most in range(MOST_CLAIMED + 1)])  # by the most points
MANNING_ROWS: Final = manning_rows()  # by place, the fewest colonists there and the most
