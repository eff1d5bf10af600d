"""Whole games of Puerto Rico on its board: by mouse, finger and keys, on every screen, in any light and language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board_player import LIST_CLOSED, BoardPlayer, Hand, screen
from tests.browser.conftest import Visit
from tests.browser.pages import new_table, sit_down
from tests.browser.test_pages import Scheme
from tests.browser.visitor import Visitor, preferring

ASK_EVERYTHING = preferring(askEverything=True)
GAMES: list[tuple[Hand, int, Scheme, str]] = [
    ("mouse", 1440, "light", "fr"),
    ("finger", 390, "dark", "en"),
    ("keys", 820, "dark", "fr"),
]
RARER_GAMES: list[tuple[Hand, int, Scheme, str]] = [
    ("mouse", 390, "dark", "fr"),
    ("mouse", 820, "light", "en"),
    ("finger", 820, "light", "fr"),
    ("finger", 1440, "dark", "en"),
    ("keys", 390, "light", "en"),
    ("keys", 1440, "dark", "fr"),
]


@pytest.mark.parametrize(
    ("hand", "width", "scheme", "language"),
    [*GAMES, *(pytest.param(*game, marks=pytest.mark.slow) for game in RARER_GAMES)],
)
def test_a_whole_game_on_the_board(visit: Visit, hand: Hand, width: int, scheme: Scheme, language: str) -> None:
    anna = visit(language=language, color_scheme=scheme, reduced_motion="reduce", **screen(hand, width))
    sit_down(anna)
    anna.context.add_init_script(LIST_CLOSED)
    if width == 820:
        anna.context.add_init_script(ASK_EVERYTHING)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    anna.dice.seed(f"{hand} {width}")
    player = BoardPlayer(anna, hand)
    assert player.play_to_the_end() > 20
    assert player.faults == set()
    assert_points_add_up(anna)


def assert_points_add_up(visitor: Visitor) -> None:
    """In the table at the end, whose last row is the total."""
    rows = visitor.page.get_by_role("table").first.get_by_role("row").filter(has_not_text=re.compile("^(Tie|Égalité)"))
    *sources, total = [
        [0 if cell == "–" else int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in rows.all()[1:]
    ]
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    expect(visitor.end).to_be_visible()
