"""Writes the page of Trinidad's affiliates and events for players, from `cards.yaml` and the texts in English.

`make positions` writes it; `make lint` checks, by `--check`, that it is current.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cabildo.engine.messages import Messages
from cabildo.titles.trinidad.board.contents import all_cards
from cabildo.titles.trinidad.terms import CARDS_A_COLOUR, CHARACTER_NAMES, EVENT_NAMES, FIRST_CARD, POSITIVE_EVENTS
from cabildo.titles.trinidad.title import TITLE

TOP = Path(__file__).resolve().parent.parent
PAGE = TOP / "docs" / "players" / "trinidad-cards.md"
RED = "In a fight of the Extended War: "  # what every text of a red power begins with
OPENING = """# Trinidad, what the cards do

<!-- written by tools/make_cards.py -->

Seventy-two affiliates, six for each character, and with the option `events` eighteen events. Names and texts are ours.
A card may be used whatever its colour (`use 14`); it is rotated then, and can be used again once it is turned upright.
A fast card is used out of turn too, at the moments that it names; a slow one only in your own turn, before your main
action is done. Workers of the council come from the supply, bring no points, and without one in the supply a card that
needs it cannot be used. 2 bronze are a silver coin. At the table, `about 14` shows a text again.
Red powers are for fights of the extended war, where slow cards may be used out of turn too; attackers use them as well,
and "the enemy" is whoever stands against the side that has the card.
How unclear cases are played stands in [how we read the rules](trinidad.md#affiliates).
"""


def page() -> str:
    """The whole page."""
    messages = Messages(TITLE, "en")
    parts = [OPENING]
    for colour, character in enumerate(CHARACTER_NAMES):
        first = FIRST_CARD + colour * CARDS_A_COLOUR
        rows = [row(number, messages) for number in range(first, first + CARDS_A_COLOUR)]
        heading = f"## {messages.term(character)}\n\n{messages.text(f'about-{character}')}"
        parts.append(
            "\n".join(
                [heading, "", "| card | name | speed | what it does | red power |", "|---|---|---|---|---|", *rows]
            )
            + "\n"
        )
    for name, events in (("Good", EVENT_NAMES[:POSITIVE_EVENTS]), ("Bad", EVENT_NAMES[POSITIVE_EVENTS:])):
        rows = [f"| {messages.term(event)} | {messages.text(f'about-{event}')} |" for event in events]
        parts.append("\n".join([f"## {name} events", "", "| event | what it does |", "|---|---|", *rows]) + "\n")
    return "\n".join(parts)


def row(number: int, messages: Messages) -> str:
    printed = next(card for card in all_cards() if card.number == number)
    texts = f"{messages.text(f'about-{number}')} | {messages.text(f'red-{number}').removeprefix(RED)}"
    return f"| {number} | {messages.card(str(number))} | {printed.speed} | {texts} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the page is current")
    if parser.parse_args().check:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit(f"{PAGE.relative_to(TOP)} is not current: run `make positions`")
    else:
        PAGE.write_text(page(), encoding="utf-8")
        print(f"wrote {PAGE.relative_to(TOP)}")


if __name__ == "__main__":
    main()
