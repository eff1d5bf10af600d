"""What a seat does in a game: move, take back, ask why not."""

from __future__ import annotations

import logging
from collections.abc import Callable

from cabildo.engine.errors import CabildoError, FinalBeforeRest, IllegalAction
from cabildo.engine.record import STANDING, USUAL, Given
from cabildo.engine.state import State
from cabildo.server.problems import RequestProblem, conflict, forbidden, invalid, key_used
from cabildo.server.store.rows import LogRow, Standing
from cabildo.server.store.work import LostRace
from cabildo.server.tables.live_table import LiveTable, actor_of, replayed, status_of, unplayed, without
from cabildo.server.tables.results import result_of
from cabildo.server.tables.seeing import seats_of, voters_left
from cabildo.server.tables.standing_answers import standing_answer
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.moves import Why
from cabildo.server.wire.news import Done

LOG = logging.getLogger("cabildo.moves")
SameWish = Callable[[LogRow], bool]  # whether an entry is what somebody wishes now, done already


class Moves:
    """The moves of people and bots; all checks are here, once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self.made = 0

    async def move(
        self,
        table: str,
        seat: int,
        actions: list[str],
        *,
        expected: int,
        key: str | None,
        person: str | None,
        given: Given | None = None,
    ) -> Done:
        """Carry out actions of a seat, all or nothing, and write them to disk.

        `person` is None where a bot plays, or where `given` says that the seat answered beforehand. The same wish with
        the same key again gives the same answer and does nothing. No answer depends on what chance did unless it is on
        disk: see `Game.apply_all`.
        """
        async with self._tables.alone(table, fresh=False) as live:
            standing = checked_standing(live, seat, actions) if given == STANDING else None
            if standing is None:
                self._check_seat(live, seat, person)

            def is_this(entry: LogRow) -> bool:
                return is_move(live, entry, seat, actions)

            if (known := await self._known(live, expected, key, is_this)) is not None:
                return known
            if live.row.status != "running" or live.game is None:
                raise conflict("the game is not running")
            if live.game.state.actor != seat:
                raise RequestProblem(409, "problem-not-your-turn", "it is not your turn", "engine.not-your-turn")
            if given == USUAL:
                check_usual(live.game.state, actions)
            try:
                seed = self._tables.seeds(live.row.sequence)
                entry, game = live.try_moves(seat, actions, key, self._tables.clock(), seed, given)
            except FinalBeforeRest as problem:
                LOG.warning(
                    "table %s: seat %d sent %d actions of which number %d is final: nothing was played",
                    *(table, seat, len(actions), problem.place + 1),
                )
                raise RequestProblem(
                    422, "problem-final-in-list", str(problem), problem.rule, {"number": problem.place + 1}
                ) from None
            except IllegalAction as problem:
                raise invalid(str(problem), problem.rule) from None
            except CabildoError as problem:
                raise invalid(str(problem)) from None
            # who asks to take back goes on asking until they decide something: what is asked for goes back beyond a
            # bot's move and a given answer anyway
            asked = live.row.undo_asked
            decides = asked is not None and asked["seat"] == seat
            keeps_asking = given is not None or (person is None and not decides)
            try:
                announced = await self._store.append(
                    table,
                    entry,
                    actor=actor_of(game),
                    status=status_of(game),
                    keeps_asking=keeps_asking and not game.state.over,
                    snapshot=live.snapshot_due(game),
                    standing=standing,
                    result=result_of(game),
                )
            except LostRace:
                return await self._lost(live, key, is_this)
            live.commit(entry, game, keeps_asking=keeps_asking and not game.state.over)
            self.made += 1
        await self._tables.changed(table, announced=announced)
        return done(entry)

    async def undo(self, table: str, seat: int, *, expected: int, key: str, person: str, given: bool = False) -> Done:
        """Take back at once where it is free or nobody else has to agree; else ask the others.

        With `given` only what was answered for the seat last, for which nobody is asked.
        """

        def is_this(entry: LogRow) -> bool:
            return entry.kind == "undo" and entry.seat == seat

        async with self._tables.alone(table, fresh=False) as live:
            self._check_seat(live, seat, person)
            if (known := await self._known(live, expected, key, is_this)) is not None:
                return known
            if live.row.status != "running":
                raise conflict("the game is not running")
            pending = live.row.undo_asked
            if pending is not None and pending["seat"] != seat:
                raise conflict("somebody else asks to take back; answer that first")
            if (live.last_given(seat) if given else live.last_decided(seat)) is None:
                raise invalid("this seat has no move to take back")
            asked = {"seat": seat, "accepted": []}
            if live.undo_is_free(seat, given=given) or not voters_left(live.row, asked):
                try:
                    await self._undo_now(live, seat, key, given=given)
                except LostRace:
                    return await self._lost(live, key, is_this)
            elif given:
                raise conflict("others have moved since that was answered")
            else:
                await self._store.ask_undo(table, live.row.sequence, seat)
                live.row.undo_asked = asked
            sequence = live.row.sequence
        await self._tables.changed(table)
        return Done(sequence)

    async def answer_undo(self, table: str, seat: int, accept: bool, person: str) -> int:
        """Agree or not, for all one's seats; who asked can say that they no longer want it."""
        async with self._tables.alone(table) as live:
            self._check_seat(live, seat, person)
            asked = live.row.undo_asked
            withdrawn = asked is not None and asked["seat"] == seat and not accept
            if asked is None or not (withdrawn or seat in voters_left(live.row, asked)):
                raise conflict("nobody asks this seat")
            if accept:
                live.row.undo_asked = await self._store.accept_undo(
                    table, live.row.sequence, seats_of(live.row, person)
                )
                await self.undo_if_agreed(live)
            else:
                await self._store.ask_undo(table, live.row.sequence, None)
                live.row.undo_asked = None
            sequence = live.row.sequence
        await self._tables.changed(table)
        return sequence

    async def undo_if_agreed(self, live: LiveTable) -> None:
        """Take back if somebody asks for it and all agree."""
        asked = live.row.undo_asked
        if asked is not None and not voters_left(live.row, asked):
            await self._undo_now(live, asked["seat"], None)

    async def _undo_now(self, live: LiveTable, seat: int, key: str | None, *, given: bool = False) -> None:
        row = live.row
        try:
            entry = live.try_undo(seat, key, self._tables.clock(), given=given)
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        (first,) = await self._store.entries(row.id, to=1)
        game = replayed(row, first, without(live.effective, entry), await self._store.snapshots(row.id))
        await self._store.append(row.id, entry, actor=actor_of(game), status=status_of(game))
        live.commit(entry, game)

    def _check_seat(self, live: LiveTable, seat: int, person: str | None) -> None:
        """The seat must be the person's own, who must be there to play it; or, with None, a bot's."""
        if person is None:
            if live.row.seats[seat].bot is None:
                raise conflict("a person plays this seat")
        elif seat not in seats_of(live.row, person):
            raise forbidden("this seat is not yours")

    async def _known(self, live: LiveTable, expected: int, key: str | None, is_this: SameWish) -> Done | None:
        """The answer from when this very thing was done before; None if it can be done now; else a conflict."""
        if expected > live.row.sequence:
            await self._tables.refresh(live)  # a client heard of another process's move before this process did
        if expected == live.row.sequence:
            return None
        found = await self._found(live, key, is_this)
        if found is None:
            raise conflict(f"the table is at sequence {live.row.sequence}, not at {expected}")
        return found

    async def _lost(self, live: LiveTable, key: str | None, is_this: SameWish) -> Done:
        """Another process was faster, perhaps with this very thing, or the key was used before; else a conflict."""
        await self._tables.refresh(live)
        found = await self._found(live, key, is_this)
        if found is None:
            raise conflict("another move was faster")
        return found

    async def _found(self, live: LiveTable, key: str | None, is_this: SameWish) -> Done | None:
        """What was done with this key, if anything; raises a problem where it was something else."""
        entry = None if key is None else await self._store.entry_with_key(live.row.id, key)
        if entry is not None and not is_this(entry):
            raise key_used()
        return None if entry is None else done(entry)

    # ---- asking

    async def why(self, table: str, seat: int, action: str, person: str) -> Why:
        """The rule against an action of one's own seat now."""
        live = await self._tables.live(table)
        self._check_seat(live, seat, person)
        if live.game is None:
            raise conflict("the game has not started")
        state = live.game.state
        try:
            number = state.vocabulary.parse(action)
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        rule = state.explain(number, seat)
        ledger = state.title.ledger
        return Why(rule, ledger[rule].text if rule is not None and rule in ledger else None)


def checked_standing(live: LiveTable, seat: int, actions: list[str]) -> Standing:
    """What the seat answered beforehand, which must be this and nothing else."""
    standing = standing_answer(live)
    if standing is None or standing.seat != seat or actions != [standing.action]:
        raise conflict("this was not answered beforehand")
    return standing


def check_usual(state: State, actions: list[str]) -> None:
    """Only what is usual can be given as such: taking back goes over it, and records tell it."""
    usual = int(state.usual())
    if usual < 0 or actions != [state.vocabulary.notation(usual)]:
        raise invalid("given: this is not the usual answer here")


def done(entry: LogRow) -> Done:
    """The answer to whoever wished for this entry, however often they ask."""
    return Done(entry.sequence, unplayed(entry))


def is_move(live: LiveTable, entry: LogRow, seat: int, actions: list[str]) -> bool:
    """Whether the entry is what became of this list of actions of the seat."""
    if entry.kind != "move" or entry.seat != seat or len(actions) != len(entry.moves) + unplayed(entry):
        return False
    parse = live.running_game().state.vocabulary.parse
    try:
        return all(parse(action) == parse(move["action"]) for action, move in zip(actions, entry.moves, strict=False))
    except CabildoError:
        return False
