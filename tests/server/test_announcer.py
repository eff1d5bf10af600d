"""Whoever has to know that a table changed is told, once, and in an order in which nobody waits for a bot."""

from __future__ import annotations

from typing import Any, cast

from cabildo.server.announcer import Announcer
from cabildo.server.neighbours import News


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

    async def catch_up(self, table: str) -> None:
        self.heard.append(("memory", table))

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
    assert ears.heard == [("parted", "anna")]
