"""Which secret choices of a game are still secret: those not laid open since, and those that were taken back."""

from __future__ import annotations

from cabildo.engine.phase import NOTHING
from cabildo.engine.played import still_hidden, withdrawal_from

BALLOT, ORDERS = 4, 7
Choice = tuple[int, list[int]]
OPEN: Choice = (NOTHING, [])
VETO: Choice = (NOTHING, [withdrawal_from(BALLOT)])
TAKEN_BACK: list[Choice] = [(BALLOT, []), (BALLOT, [])]
REVEALED: list[Choice] = [(BALLOT, []), (BALLOT, [BALLOT])]


def test_a_reveal_opens_what_was_chosen_before_it() -> None:
    assert still_hidden([(BALLOT, []), (ORDERS, []), (BALLOT, [BALLOT]), (BALLOT, [])]) == [False, True, False, True]
    assert still_hidden([(BALLOT, []), (ORDERS, []), (NOTHING, [NOTHING])]) == [False, False, False]


def test_what_was_taken_back_stays_secret_through_later_reveals() -> None:
    assert still_hidden([*TAKEN_BACK, VETO, *REVEALED]) == [True, True, False, False, False]
    assert still_hidden([*REVEALED, *TAKEN_BACK, VETO, OPEN, *REVEALED]) == [
        *[False, False],  # of an earlier vote, laid open then
        *[True, True, False, False],
        *[False, False],
    ]


def test_other_phases_are_not_taken_back() -> None:
    assert still_hidden([(ORDERS, []), VETO, (NOTHING, [ORDERS])]) == [False, False, False]


def test_a_withdrawal_names_its_phase_both_ways() -> None:
    for phase in (0, 1, BALLOT):
        assert withdrawal_from(phase) < NOTHING
        assert withdrawal_from(withdrawal_from(phase)) == phase
