"""What to know about an answer besides its name: its price, its gain, what stands there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabildo.engine.messages import Messages

ENDS = {  # what to pass or to withdraw means
    "turn": "label-until-next-decade",
    "bidding": "label-bid-no-more",
    "offering": "label-no-offer",
    "talking": "label-no-more-offers",
    "window": "label-no-card",
}
CARDS = ("keep", "top", "discard", "purchase", "burn", "use", "turn")


def note_on(view: Mapping[str, Any], notation: str, messages: Messages) -> str:
    kind, *words = notation.split()
    if kind in CARDS and words[0].isdecimal():
        return messages.term(colour_of(view, int(words[0])))
    if kind in ("player", "offer", "heal"):
        return messages.player(int(words[0]) - 1)
    if kind in ("pass", "withdraw"):
        return messages.text(ENDS[view["phase"]]) if view["phase"] in ENDS else ""
    if kind == "pile":
        return top_of_pile(view, words[0], messages)
    if kind == "build":
        return price(view, words[0], messages)
    if kind in ("slot", "council-slot", "lift"):
        return slot_points(view, int(words[0]))
    if kind == "work":
        return room_on_grid(view, words[0], messages)
    if kind == "recover":
        return f"-{printed_grid(view, words[0])['recover']}"
    if kind == "store":
        return left_in_store(view, words, messages)
    if kind == "warehouse":
        return (
            f"-{view['board']['numbers']['cheap_cube_points' if view['phase'] == 'borrowing' else 'warehouse_points']}"
        )
    if kind == "stack":
        return left_in(int(view["stacks"][int(words[0]) - 1]), 1, view, messages)
    if kind == "boost":
        return f"+{view['step']['bonuses'][notation]}"
    if kind in ("activate", "remove"):
        return standing_on(view, words[0], messages)
    if kind in ("attack", "attacker"):
        foe = view["war"]["attackers"][int(words[-1]) - 1]
        return f"{messages.term(foe['unit'])} {foe['attack']}/{foe['hits']}"
    if kind == "target":
        unit = view["players"][int(words[0]) - 1]["units"][int(words[1]) - 1]
        return f"{messages.term(unit['unit'])} {unit['combat']}/{unit['combat']}"
    if kind in ("unit", "field", "drill", "promote"):
        unit = view["players"][view["actor"]]["units"][int(words[0]) - 1]
        return f"{messages.term(unit['unit'])} {unit['strength']}"
    return ""


# ---- cards


def colour_of(view: Mapping[str, Any], number: int) -> str:
    return next(str(item["colour"]) for item in view["board"]["cards"] if item["card"] == number)


def top_of_pile(view: Mapping[str, Any], pile: str, messages: Messages) -> str:
    cards = view["piles"].get(pile)
    return named(cards[-1], colour_of(view, cards[-1]), messages) if cards else ""


def named(number: int, colour: str, messages: Messages) -> str:
    """A card by number, name and the character whose colour it has."""
    return f"{number} {messages.text(f'card-{number}')}, {messages.term(colour)}"


# ---- the city and the grids


def price(view: Mapping[str, Any], building: str, messages: Messages) -> str:
    item = next(item for item in view["board"]["buildings"] if item["building"] == building)
    cubes = [messages.counted(cube, count) for cube, count in item["cubes"].items() if count]
    return ", ".join([messages.text("label-workers", count=item["workers"]), *cubes])


def standing_on(view: Mapping[str, Any], space: str, messages: Messages) -> str:
    built = next((item for item in view["city"]["spaces"] if item["space"] == space), None)
    return "" if built is None else messages.term(built["building"])


def printed_grid(view: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(item for item in view["board"]["grids"] if item["grid"] == name)
    return found


def slot_points(view: Mapping[str, Any], slot: int) -> str:
    """The points of a space of the grid that is asked about."""
    return f"+{printed_grid(view, view['step']['grid'])['points'][slot - 1]}"


def room_on_grid(view: Mapping[str, Any], name: str, messages: Messages) -> str:
    """How many spaces are free, and what the first worker there gets."""
    grid = next(item for item in view["grids"] if item["grid"] == name)
    free = messages.text("label-free", count=grid["free"])
    return f"{free}, +{printed_grid(view, name)['first']}" if grid["first"] else free


# ---- stores and stacks


def left_in_store(view: Mapping[str, Any], words: list[str], messages: Messages) -> str:
    counts = view["stores"][words[0]]
    return left_in(counts if isinstance(counts, int) else counts[int(words[1]) - 1], 1, view, messages)


def left_in(count: int, taken: int, view: Mapping[str, Any], messages: Messages) -> str:
    """How many there are; the last one costs points."""
    if count > taken:
        return messages.text("label-of", count=count)
    name = "dear_emptied_points" if view["dear_emptying"] else "emptied_points"
    return messages.text("label-last", points=view["board"]["numbers"][name])
