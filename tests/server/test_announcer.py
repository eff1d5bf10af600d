"""Whoever has to know that a table changed is told, once, and in an order in which nobody waits for a bot."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from cabildo.engine.game import Game
from cabildo.server.announcer import Announcer
from cabildo.server.neighbours import News
from cabildo.server.store.rows import Appended
from tests.server.test_secrecy import AT, live_table


class Ears:
    """Stands for tables, driver, other processes and hub, and writes down what each is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def wake(self, table: str) -> None:
        self.heard.append(("bots", table))

    async def tell(self, table: str) -> None:
        self.heard.append(("neighbours", table))

    async def changed(self, table: str) -> None:
        self.heard.append(("sockets", table))

    async def catch_up(self, table: str, appended: Appended | None = None) -> None:
        self.heard.append(("memory", table))

    def forget_person(self, person: str) -> None:
        self.heard.append(("forgotten", person))

    def part_with(self, person: str) -> None:
        self.heard.append(("parted", person))


def announcing(ears: Ears) -> Announcer:
    announcer = Announcer(cast(Any, ears))
    announcer.tell_to(*[cast(Any, ears)] * 4)
    return announcer


async def test_a_change_of_this_process_is_told_to_bots_neighbours_and_sockets() -> None:
    ears = Ears()
    await announcing(ears).changed("t")
    assert ears.heard == [("bots", "t"), ("neighbours", "t"), ("sockets", "t")]


async def test_a_change_of_another_process_is_read_first_and_not_told_back() -> None:
    ears = Ears()
    await announcing(ears).told(News("other", "t"))
    assert ears.heard == [("memory", "t"), ("sockets", "t")]


async def test_who_was_removed_elsewhere_is_parted_with() -> None:
    ears = Ears()
    await announcing(ears).told(News("other", person="anna"))
    assert ears.heard == [("forgotten", "anna"), ("parted", "anna")]


async def test_who_has_another_name_elsewhere_is_looked_up_again() -> None:
    ears = Ears()
    await announcing(ears).told(News("other", person="anna", changed=True))
    assert ears.heard == [("forgotten", "anna")]


def test_a_move_that_another_process_tells_of_is_played_on_without_reading_it() -> None:
    here, there, before = (live_table(Game.new("puerto-rico", 3, seed=3, options={"governor": 1})) for _ in range(3))
    for sequence in range(3):
        state = here.running_game().state
        seat, action = int(state.actor), state.vocabulary.notation(state.legal_actions()[0])
        entry, game = here.try_moves(seat, [action], f"key {sequence}", AT, seed=5)
        told = msgspec.json.decode(msgspec.json.encode(Appended(entry, keeps_asking=False)), type=Appended)
        assert before.go_on(told) == (sequence == 0), "with a gap it has to be read"
        assert there.go_on(told)
        assert not there.go_on(told), "it is there already"
        here.commit(entry, game)
        assert there.row == here.row
        assert there.hash() == here.hash()
        assert list(there.events) == list(here.events)
        assert there.undo_is_free(seat) == here.undo_is_free(seat)
        before = live_table(Game.new("puerto-rico", 3, seed=3, options={"governor": 1}))
