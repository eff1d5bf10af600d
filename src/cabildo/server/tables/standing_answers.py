"""Answers that a seat gives beforehand: kept with the seat, and given by the driver whenever they are asked for."""

from __future__ import annotations

from cabildo.engine.errors import CabildoError
from cabildo.engine.standing_answers import standing_choices, standing_key
from cabildo.engine.state import State
from cabildo.server.problems import RequestProblem, conflict, forbidden, invalid
from cabildo.server.store.rows import Standing
from cabildo.server.store.store import TooMuch
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import seats_of
from cabildo.server.tables.tables import Tables

MOST = 40  # answers of a seat; there are not so many kinds of questions


class StandingAnswers:
    """What people do with them; nobody but the seat's own person is told of them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set(self, table: str, seat: int, key: str, action: str | None, person: str) -> int:
        """Answer a kind of question beforehand, or with None not any more."""
        async with self._tables.alone(table) as live:
            if seat not in seats_of(live.row, person):
                raise forbidden("this seat is not yours")
            if live.row.status != "running":
                raise conflict("the game is not running")
            if action is not None:
                action = notation_of(live, action)
                check_present(live, seat, key, action)
            try:
                standing = await self._tables.store.set_standing(table, seat, person, key, action, MOST)
            except TooMuch:
                raise RequestProblem(
                    409, "problem-too-many-standing", f"there are {MOST} answers already", params={"most": MOST}
                ) from None
            live.row.seats[seat].standing = standing
            sequence = live.row.sequence
        await self._tables.changed(table)
        return sequence


def notation_of(live: LiveTable, action: str) -> str:
    """The action as it is written, whoever wrote it how; raises a problem."""
    vocabulary = live.running_game().state.vocabulary
    try:
        return vocabulary.notation(vocabulary.parse(action))
    except CabildoError as problem:
        raise invalid(str(problem)) from None


def check_present(live: LiveTable, seat: int, key: str, action: str) -> None:
    """Refuse what cannot stand where just that is asked; what cannot stand later is never given."""
    state = live.running_game().state
    if state.actor == seat and standing_key(state) == key and action not in what_stands(state):
        raise invalid(f"{action!r} cannot be answered beforehand here, only: {', '.join(what_stands(state))}")


def standing_answer(live: LiveTable) -> Standing | None:
    """What the person on turn answered beforehand to the present question, and may do.

    It counts while a bot stands in for them, too. Who has just taken back wants to think anew, and is asked.
    """
    game = live.game
    if game is None or game.state.over or live.took_back == game.state.actor:
        return None
    state = game.state
    seat = live.row.seats[int(state.actor)]
    if seat.person is None or not seat.standing:
        return None
    key = standing_key(state)
    action = seat.standing.get(key)
    return None if action is None or action not in what_stands(state) else Standing(seat.seat, key, action)


def what_stands(state: State) -> list[str]:
    return [state.vocabulary.notation(action) for action in standing_choices(state)]
