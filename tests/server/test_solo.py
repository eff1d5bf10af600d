"""Trinidad alone and beside an automaton at the server: what the lobby offers, and whole games."""

from __future__ import annotations

import random
from typing import Any

from tests.server.conftest import Guest, Join


async def play_on(anna: Guest, table: str, moves: int) -> Any:
    """Anna plays her seats at random for so many moves."""
    dice = random.Random(1)
    now = await anna.look(table)
    for _ in range(moves):
        seat = now["table"]["actor"]
        asked = (await anna.look(table, seat))["decision"]
        await anna.move(table, seat, dice.choice(asked["choices"]))
        now = await anna.look(table)
    return now


async def test_one_person_is_offered_a_game_with_the_middle_strength(guest: Join) -> None:
    anna = await guest("Anna")
    info = next(title for title in await anna.get("/api/titles") if title["name"] == "trinidad")
    assert info["players"] == [1, 2, 3, 4, 5]
    option = next(option for option in info["options"] if option["name"] == "automaton")
    assert option["default"] == "none"
    assert option["defaults"] == {"1": "medium"}
    assert option["choice_players"] == [[2, 3, 4, 5], [1, 2], [1, 2], [1, 2], [1, 2]]
    made = await anna.new_table("me", title="trinidad", options={})
    assert [(seat["kind"], seat["name"]) for seat in made["table"]["seats"]][1] == ("automaton", "medium")
    assert made["table"]["status"] == "running"
    now = await play_on(anna, made["table"]["id"], 12)
    assert len(now["view"]["players"]) == 2
    assert now["view"]["automaton"]["strength"] == "medium"


async def test_two_people_may_have_one_too(guest: Join) -> None:
    anna = await guest("Anna")
    made = await anna.new_table("me", "me", title="trinidad", options={"automaton": "divinity"})
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "person", "automaton"]
    now = await play_on(anna, made["table"]["id"], 8)
    assert len(now["standings"]["seats"]) == 3
