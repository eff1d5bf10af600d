"""The list of titles tells a lobby what suits a first game."""

from __future__ import annotations

import pytest

from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.title import Title
from cabildo.server.api import title_info
from cabildo.titles.puerto_rico.title import PuertoRico


def test_what_a_title_declares_reaches_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    assert title_info("puerto-rico").first_game == {}
    monkeypatch.setattr(PuertoRico, "first_game", {"open-points": True})
    assert title_info("puerto-rico").first_game == {"open-points": True}


@pytest.mark.parametrize("name", title_names())
def test_a_first_game_can_be_dealt(name: str) -> None:
    """Whatever the number of players, as far as an option is there with so many."""
    title: Title = find_title(name)
    options = {option.name: option for option in title.options}
    for players in title.player_counts:
        chosen = {name: choice for name, choice in title.first_game.items() if options[name].offers(choice, players)}
        assert title.check(players, chosen).items() >= chosen.items()
