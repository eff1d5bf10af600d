"""People at one table, brought there past the pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer

NAMES = ("Anna", "Ben", "Carla")
ROLE = "Which role do you take?"


def two_at_a_table(visit: Visit, at: RunningServer | None = None, **wishes: Any) -> tuple[Visitor, Visitor]:
    """Anna, who made the table and is asked first, and Ben beside her; a bot is the third."""
    anna, ben = visit(at), visit(at)
    table = seat_two(anna, ben, "me", "link", "bot", **wishes)
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
    assert anna.asked()
    return anna, ben


def seat_two(anna: Visitor, ben: Visitor, *seats: str, **wishes: Any) -> str:
    """A running table where Anna has the seats "me" and Ben the one by "link"; its id."""
    return seat_all((anna, ben), *seats, **wishes)


def seat_all(people: Sequence[Visitor], *seats: str, **wishes: Any) -> str:
    """A running table where the first one has the seats "me" and the others those by "link", in their order; its id."""
    for visitor, name in zip(people, NAMES, strict=False):
        sit_down(visitor, name)
    anna, *others = people
    table = new_table(anna, *seats, **wishes)
    invitations = anna.get(f"/api/tables/{table}")["invitations"]
    for visitor, invitation in zip(others, invitations, strict=True):
        visitor.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    anna.post(f"/api/tables/{table}/start")
    return table
