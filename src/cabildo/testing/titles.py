"""The law about what a title says of itself before there is a game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, is_typeddict

from cabildo.engine.errors import OptionError
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def titles_are_well_formed(title: Title) -> None:
    """Names, player counts, options, chances and ledger are complete and go together; what is not there is refused."""
    law = titles_are_well_formed
    if not NAME.fullmatch(title.name):
        raise LawBroken(law, f"the name {title.name!r} is not of the form 'puerto-rico'")
    if not title.player_counts or list(title.player_counts) != sorted(set(title.player_counts)):
        raise LawBroken(law, f"the player counts {title.player_counts} are not ascending")
    if not is_typeddict(getattr(title, "view_type", None)):
        raise LawBroken(law, "it does not say by `view_type`, a TypedDict, what its views are made of")
    if len(title.ledger) == 0:
        raise LawBroken(law, "the ledger has no rules")
    known = {option.name: option for option in title.options}
    for option in title.options:
        if option.default not in option.choices:
            raise LawBroken(law, f"option {option.name!r}: the default is none of its choices")
        for other, values in option.needs.items():
            if other not in known or not set(values) <= set(known[other].choices):
                raise LawBroken(law, f"option {option.name!r}: needs what option {other!r} cannot be")
    for chance in title.chances:
        if not NAME.fullmatch(chance.name) or len(set(chance.results)) != len(chance.results):
            raise LawBroken(
                law, f"chance {chance.name!r}: its name is not one word, or two results are called the same"
            )
    if len({chance.name for chance in title.chances}) != len(title.chances):
        raise LawBroken(law, "two kinds of chance are called the same")
    if (title.folder / "board.yaml").is_file() and title.board_document(title.default_board()) is not None:
        raise LawBroken(law, "its default board, given as data, is another board")
    refuses(title, title.player_counts[-1] + 1, {}, "more players than it is for")
    refuses(title, title.player_counts[0] - 1, {}, "fewer players than it is for")
    refuses(title, title.player_counts[0], {"no-such-option": True}, "an option that it does not have")
    for option in title.options:
        refuses(title, title.player_counts[0], {option.name: "no such choice"}, f"any value for {option.name!r}")


def refuses(title: Title, players: int, options: Mapping[str, Any], what: str) -> None:
    try:
        title.setup(players, options)
    except OptionError:
        return
    raise LawBroken(titles_are_well_formed, f"{title.name} accepts {what}")
