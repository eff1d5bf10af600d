"""What is told beside the map of an extended war: who acts when, each attacker, the fight, how it would end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from cabildo.cli.boards.marks import letter, style
from cabildo.cli.boards.trinidad.war_map import ELITE, FOE, STANDARD
from cabildo.engine.messages import Messages

PARTS = {
    "base": "label-part-base",
    "cards": "label-part-cards",
    "walls": "label-part-walls",
    "friends": "label-part-friends",
}
DEEDS = {
    "fight": "label-does-fight",
    "pillage": "label-does-pillage",
    "enter": "label-does-move",
    "move": "label-does-move",
    "stay": "label-does-stay",
}


def war_heading(view: Mapping[str, Any], messages: Messages) -> str:
    """The enemy and the round."""
    war = view["war"]
    if war["round"] == 0:
        told = messages.text("label-war-waits")
    elif war["rounds"] is None:
        told = messages.text("label-war-round", round=war["round"])
    else:
        told = messages.text("label-war-round-of", round=war["round"], rounds=war["rounds"])
    return f"{messages.text('label-war', faction=war['faction'])}, {told}"


def war_facts(view: Mapping[str, Any], messages: Messages) -> list[tuple[str, list[Text]]]:
    """Lines with the messages of their headings."""
    war = view["war"]
    lines = [
        ("label-war-order", [actor_sign(view, actor) for actor in war["order"]]),
        ("label-attackers", [attacker_told(attacker, messages) for attacker in war["attackers"]]),
    ]
    if war["fight"] is not None:
        lines.append(("label-fight", fight_told(war["fight"], messages)))
    return [*lines, ("label-if-over", ending(view, messages))]


def actor_sign(view: Mapping[str, Any], actor: Mapping[str, int]) -> Text:
    """A player's letter, or an attacker's number."""
    if "seat" in actor:
        seat = actor["seat"]
        return Text(letter(seat), style="dim" if seat in view["passed"] else f"bold {style(seat)}")
    attacker = view["war"]["attackers"][actor["attacker"] - 1]
    return Text(f"{ELITE if attacker['elite'] else STANDARD}{actor['attacker']}", style=FOE)


def attacker_told(attacker: Mapping[str, Any], messages: Messages) -> Text:
    """What it is, and what it would do next; who has won its control card."""
    name = f"{attacker['attacker']} {messages.term(attacker['unit'])}"
    if attacker["place"] is None:
        taker = attacker["taken_by"]
        if taker is None:
            return Text(f"{name}: {messages.text('label-gone')}", style="dim")
        won = messages.text("label-won", whose=letter(taker), hits=attacker["hits"])
        return Text(f"{name}: {won}", style="dim")
    told = f"{name} {attacker['attack']}/{attacker['hits']} i{attacker['initiative']}"
    if attacker["wounds"]:
        told += f", {messages.text('label-wounds', count=attacker['wounds'])}"
    does, districts = attacker["next"]["does"], attacker["next"]["districts"]
    return Text(f"{told} > {messages.text(DEEDS[does], districts=districts)}")


def fight_told(fight: Mapping[str, Any], messages: Messages) -> list[Text]:
    """Both attack values, part by part."""
    term = messages.term
    sides = {
        "defence": f"{letter(fight['seat'])}{fight['marker']} {term(fight['unit'])}",
        "assault": f"{fight['attacker']} {term(fight['foe'])}",
    }
    told = []
    for side, who in sides.items():
        found = fight[side]
        parts = [
            messages.text(label, value=str(found[part]) if part == "base" else f"{found[part]:+}")
            for part, label in PARTS.items()
            if found[part]
        ]
        line = messages.text(
            "label-fight-side", who=who, attack=found["attack"], parts=", ".join(parts), hits=found["hits"]
        )
        told.append(Text(line, style="bold"))
    return [*told, Text(messages.text("label-to-come", count=fight["cards_to_come"]))]


def ending(view: Mapping[str, Any], messages: Messages) -> list[Text]:
    """What is left, and the penalties of each player if the war ended now."""
    war = view["war"]
    told = [
        Text(messages.text("label-flames", count=war["all_flames"])),
        Text(messages.text("label-attackers-left", count=war["left"])),
    ]
    for seat in view["order"]:
        line = messages.text("label-penalties", whose=letter(seat), penalties=war["penalties"][seat])
        if war["control_hits"][seat]:
            line += f" {messages.text('label-control-hits', hits=war['control_hits'][seat])}"
        told.append(Text(line))
    return told
