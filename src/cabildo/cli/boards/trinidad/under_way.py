"""What is under way besides the turn: a vote of the council, the event of the decade, what cards have done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from cabildo.cli.boards.marks import letter
from cabildo.engine.messages import Messages


def vote_under_way(view: Mapping[str, Any], messages: Messages) -> list[Text]:
    """The law, and what is known of each player: what they declared, whether they voted, and perhaps how."""
    text, vote = messages.text, view["vote"]
    law = text("label-vote-law", law=vote["law"], grid=vote["grid"])
    items = [Text(law, style="bold"), Text(text("label-legislator", whose=letter(vote["legislator"])))]
    for seat in view["order"]:
        known = []
        if vote["declared"][seat]:
            known.append(text("label-says", intention=vote["declared"][seat]))
        if vote["ballots"][seat]:
            side, *votes = vote["ballots"][seat].split()
            known.append(text("label-ballot", side=side, votes=int(votes[0]) if votes else 0))
        elif seat in vote["voted"]:
            known.append(text("label-has-voted"))
        if vote["bound"] and vote["bound"][seat] is not None:
            known.append(bond(vote["bound"][seat], messages))
        if known:
            items.append(Text(f"{letter(seat)} {', '.join(known)}"))
    return items


def bond(bound: str | int, messages: Messages) -> str:
    """What a pact demands: a side, or the vote of another player."""
    if isinstance(bound, int):
        return messages.text("label-bound-seat", whose=letter(bound))
    return messages.text("label-bound-side", side=bound)


def in_force(view: Mapping[str, Any], messages: Messages) -> list[Text]:
    """The event of the decade, and what cards and pacts have done."""
    text = messages.text
    items = []
    if view["events"] and view["events"]["active"]:
        event = view["events"]["active"]
        items.append(Text.assemble((messages.term(event), "bold"), f": {text(f'about-{event}')}"))
    if view["palisades"]:
        items.append(Text(text("label-palisades", districts=view["palisades"])))
    if view["dear_emptying"]:
        items.append(Text(text("label-dear", points=view["board"]["numbers"]["dear_emptied_points"])))
    for player in view["players"]:
        if player["pledged"]:
            items.append(Text(text("label-pledged", whose=letter(player["seat"]), grid=player["pledged"])))
    return items
