"""A game at one screen: answering, taking back, and seeing only one's own secrets."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from cabildo.cli.choices import choices_of
from cabildo.cli.screen import Screen
from cabildo.cli.session import choice_table
from cabildo.cli.speech import messages_for
from cabildo.engine.game import Game
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.script import at_random, lines, play
from tests.titles.puerto_rico.build import table


def game_at(**position: Any) -> Game:
    """A game that stands at a position; the first seat is a person."""
    state: PuertoRicoState = table(4, **position)
    return Game.from_position(state.to_position(), seed=1)


def placing() -> Game:
    seats = {0: {"island": {"corn": 2, "indigo": 1}, "city": ["small-market", "hacienda"]}}
    return game_at(phase="placing", seats=seats, step={"place": "corn", "hand": 3})


def men(game: Game) -> dict[str, int]:
    player = game.state.view(0)["players"][0]
    island = {item["tile"]: item["men"] for item in player["island"]}
    return island | {item["building"]: item["men"] for item in player["city"]}


# ---- answers


def test_several_answers_on_a_line_place_all_colonists() -> None:
    game = placing()
    play(game, lines("0 1 1 1"))
    assert men(game) == {"corn": 0, "indigo": 1, "small-market": 1, "hacienda": 1}


def test_several_answers_may_be_notation() -> None:
    game = placing()
    play(game, lines("man corn 2, man indigo 1"))
    assert men(game) == {"corn": 2, "indigo": 1, "small-market": 0, "hacienda": 0}


def test_numbers_for_places_without_a_choice_may_be_typed_or_not() -> None:
    for line in ("0", "0 1", "0 1 1 1"):  # three colonists for the three circles left
        game = placing()
        play(game, lines(line))
        assert men(game) == {"corn": 0, "indigo": 1, "small-market": 1, "hacienda": 1}
    game = placing()
    play(game, lines("2 1 0 0"))  # no colonist is left for the last two
    assert men(game) == {"corn": 2, "indigo": 1, "small-market": 0, "hacienda": 0}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("1 1 7", '"man small-market 7" is not possible: There are not that many circles here. (PR-MAYOR-01)'),
        ("0 0", '"man indigo 0" is not possible: what you have answered before leaves 1 here.'),
        ("2 1 1", '"man small-market 1" is not possible: what you have answered before leaves 0 here.'),
        ("1 0 1 1 1", '"1" and what follows is too much'),
        ("man corn 2, man indigo 1, role mayor", '"role mayor" and what follows is too much'),
    ],
)
def test_a_line_counts_whole_or_not_at_all(line: str, problem: str) -> None:
    game = placing()
    screen = play(game, lines(line))
    assert game.moves == ()
    assert game.state.decision.params["place"] == "corn"
    assert problem in screen.output.getvalue()


def test_auto_places_all_colonists_and_nothing_more() -> None:
    game = placing()
    screen = play(game, lines("auto"), ask_all=True)
    assert sum(men(game).values()) == 3
    assert screen.typed == ["auto"]
    assert {move.action.split()[0] for move in game.moves if move.seat == 0} == {"man"}


def test_the_order_of_the_places_is_shown() -> None:
    screen = play(placing(), lines())
    assert "In this order: corn 2 | indigo 1 | small market 1 | hacienda 1" in screen.output.getvalue()


def test_the_usual_answer_is_given_unless_one_asks_to_be_asked() -> None:
    seats = {0: {"island": {"corn": 1}, "men": {"corn": 1}}}
    game = game_at(phase="producing", seats=seats)
    play(game, lines(), opponents="random")
    assert game.moves[0].action == "produce"
    game = game_at(phase="producing", seats=seats)
    screen = play(game, lines(), ask_all=True)
    assert game.moves == ()
    assert "Do you produce?" in screen.output.getvalue()
    assert "Enter alone: produce" in screen.output.getvalue()


def test_an_empty_line_gives_the_usual_answer_and_nothing_where_there_is_none() -> None:
    game = game_at(phase="producing", seats={0: {"island": {"corn": 1}, "men": {"corn": 1}}})
    play(game, lines(""), ask_all=True)
    assert game.moves[0].action == "produce"
    game = game_at(phase="building", seats={0: {"doubloons": 4}})
    play(game, lines("", ""))
    assert game.moves == ()


def test_the_board_is_drawn_again_when_others_acted_and_only_then() -> None:
    seats = {0: {"goods": {"corn": 1, "sugar": 1, "coffee": 1}}}
    alone = play(game_at(phase="loading", seats=seats), lines("load corn 5")).output.getvalue()
    assert alone.count("Which goods do you load, and where?") == 2
    assert alone.count("Puerto Rico | round 1") == 1
    seats[1] = {"goods": {"corn": 2}}
    others = play(game_at(phase="loading", seats=seats), lines("load corn 5")).output.getvalue()
    assert others.count("Which goods do you load, and where?") == 2
    assert others.count("Puerto Rico | round 1") == 2


def listed(game: Game, width: int) -> list[str]:
    """The choices as a terminal of this width shows them."""
    output = io.StringIO()
    screen = Screen(Console(file=output, force_terminal=True, width=width, color_system=None))
    choices = choices_of(game.state, messages_for(TITLE, "en"))
    screen.show(choice_table(choices, ["1 doubloon"] * len(choices), screen))
    return [line.rstrip() for line in output.getvalue().splitlines()]


def test_the_notation_of_choices_is_shown_where_there_is_room() -> None:
    few = game_at(phase="trading", taken={"trader": 0}, seats={0: {"goods": {"corn": 1}}})
    assert any(line.endswith("sell corn") for line in listed(few, 80))
    roles = game_at()
    assert any(re.search("builder +1 doubloon +role builder", line) for line in listed(roles, 100))
    many = game_at(phase="building", seats={0: {"doubloons": 9}})
    wide, narrow = listed(many, 140), listed(many, 100)
    assert any(line.endswith("build harbor") for line in wide)
    assert not any("build harbor" in line for line in narrow)
    assert len(wide) == len(narrow) < len(choices_of(many.state, messages_for(TITLE, "en")))
    assert max(len(line) for line in wide) <= 140


# ---- commands


def reply(game: Game, *typed: str, language: str = "en") -> str:
    """What the screen shows after the first question."""
    shown = play(game, lines(*typed), language=language).output.getvalue()
    return re.split("(?:Player|Joueur) 1> ", shown, maxsplit=1)[1]


def test_why_names_the_rule() -> None:
    game = game_at(phase="building", seats={0: {"doubloons": 4}})
    assert '"build wharf" is not possible: You cannot pay for it. (PR-BUILDER-02)' in reply(game, "why build wharf")
    assert '"build wharf" is not possible: You cannot pay for it. (PR-BUILDER-02)' in reply(game, "why wharf")
    assert '"pass" is possible now.' in reply(game, "why pass")
    assert game.moves == ()


def test_why_alone_lists_all_that_is_not_possible_by_rule() -> None:
    game = game_at(phase="tile", taker=3, actor=0, row={"corn": 1, "indigo": 1})
    said = reply(game, "why")
    assert "Quarries are for the settler, and for owners of a construction hut" in said
    assert "(PR-SETTLER-02): a quarry\n" in said
    assert "(PR-SETTLER-05): a sugar plantation, a tobacco plantation" in said


def test_why_about_nonsense_says_so() -> None:
    assert '"xyzzy" is neither an answer nor a command' in reply(game_at(), "why xyzzy")


def test_rules_by_id_and_by_words() -> None:
    said = reply(game_at(), "rules PR-CAPTAIN-08", "rules zebra", "rules")
    assert "PR-CAPTAIN-08  puerto-rico" in said
    assert "Check: " in said
    assert "no rule holds: zebra" in said
    assert "Name a rule or some words" in said


def test_log_shows_the_last_events_or_all() -> None:
    game = Game.new(TITLE, 4, seed=2, options={"governor": 2})
    for action in ("role prospector", "role trader", "role captain"):
        game.apply(action)
    assert reply(game, "log 1").startswith("log 1\nBot 4 takes the captain.\n")
    assert reply(game, "log all").startswith("log all\nRound 1: Bot 2 is governor.\nNew plantations: ")


def test_board_shows_board_and_question_again() -> None:
    said = reply(game_at(), "board")
    assert "Puerto Rico | round 1" in said
    assert "Which role do you take?" in said


def test_help_lists_every_command() -> None:
    said = reply(game_at(), "help")
    for command in ("why [ACTION]", "undo", "auto", "board", "log [N|all]", "rules ID|WORDS", "save FILE", "quit"):
        assert f"\n{command}" in said


def test_commands_have_names_in_the_players_language() -> None:
    game = game_at(phase="building", seats={0: {"doubloons": 4}})
    refusal = "« build wharf » n'est pas possible : Vous ne pouvez pas le payer. (PR-BUILDER-02)"
    assert refusal in reply(game, "pourquoi quai", language="fr")
    assert "PR-CAPTAIN-08  puerto-rico" in reply(game, "regles pr-captain-08", language="fr")
    assert "PR-CAPTAIN-08  puerto-rico" in reply(game, "rules pr-captain-08", language="fr")


# ---- taking back


def builder_of_seat_4() -> Game:
    """After the first seat two more build, and then it is asked for a role: nothing is drawn meanwhile."""
    seats = {seat: {"doubloons": 4} for seat in range(3)}
    return game_at(phase="building", taker=3, actor=0, seats=seats)


def test_undo_goes_back_over_what_programs_did() -> None:
    game = builder_of_seat_4()
    screen = play(game, lines("build hacienda", "undo"))
    assert game.moves == ()
    assert game.state.decision.kind == "building"
    assert "Your last answer is taken back." in screen.output.getvalue()


def test_one_may_answer_anew_after_undo() -> None:
    game = builder_of_seat_4()
    play(game, lines("build hacienda", "undo", "build hospice"))
    assert game.moves[0].action == "build hospice"
    assert game.state.decision.kind == "role"


def test_undo_is_too_late_when_something_new_was_revealed() -> None:
    game = game_at(phase="tile", taker=3, actor=0, row={"corn": 4})
    screen = play(game, lines("tile corn", "undo"))
    assert "Too late: something new has been revealed since." in screen.output.getvalue()
    assert game.moves[0].action == "tile corn"
    assert game.state.decision.kind == "role"


def test_refused_undo_leaves_the_game_as_it_was() -> None:
    game = game_at(phase="tile", taker=3, actor=0, row={"corn": 4})
    play(game, lines("tile corn"))
    before = game.record()
    screen = play(game, lines("undo"))
    assert "Too late" in screen.output.getvalue()
    assert game.record() == before


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert "There is no answer of yours to take back." in reply(game_at(), "undo")


def test_undo_is_too_late_when_another_person_acted() -> None:
    game = builder_of_seat_4()
    screen = play(game, lines("", "build hacienda", "", "build hospice", "", "pass", "", "undo"), people=(1, 2, 3))
    assert "Too late: another person has acted since." in screen.output.getvalue()
    assert [move.action for move in game.moves] == ["build hacienda", "build hospice", "pass"]


# ---- several people at one screen


def test_the_screen_is_passed_on_behind_a_curtain() -> None:
    shown = play(builder_of_seat_4(), lines("", "pass"), people=(1, 2)).output.getvalue()
    first, curtain = shown.split("The screen goes to Player 2.")
    assert "Player 1> pass" in first
    assert "Player 2> " not in curtain
    assert "points" not in curtain
    shown = play(builder_of_seat_4(), lines("", "pass", ""), people=(1, 2)).output.getvalue()
    assert "Player 2> " in shown.split("The screen goes to Player 2.")[1]


def test_the_one_before_may_undo_at_the_curtain() -> None:
    game = builder_of_seat_4()
    play(game, lines("", "build hacienda", "undo"), people=(1, 2))
    assert game.moves == ()
    assert game.state.actor == 0


def test_a_person_sees_only_the_own_points() -> None:
    seats = {0: {"doubloons": 4, "points": 11}, 1: {"doubloons": 4, "points": 37}}
    game = game_at(phase="building", taker=3, actor=0, seats=seats)
    shown = play(game, lines("", "pass", "", "pass"), people=(1, 2)).output.getvalue()
    first, second = shown.split("The screen goes to Player 2.")
    assert "11 points" in first
    assert "37" not in first
    assert "37 points" in second
    assert "11 points" not in second


# ---- whole games


def test_a_whole_game_in_french_ends_with_the_standings() -> None:
    game = Game.new(TITLE, 3, seed=3)
    shown = play(game, at_random(3), language="fr").output.getvalue()
    assert game.state.over
    best = game.state.standings().seats[0]
    winner = "Joueur 1" if best.seat == 0 else f"Robot {best.seat + 1}"
    assert f"{winner} gagne avec {best.points} points." in shown
    assert "{" not in shown
    told, _, _ = shown.rpartition("L'enregistrement de la partie : ")  # then a file name, which stays whole
    assert max(len(line) for line in told.splitlines()) <= 100


def test_a_long_line_goes_on_under_itself() -> None:
    output = io.StringIO()
    screen = Screen(Console(file=output))
    screen.prose(f"{'word ' * 19}{'x' * 5} {'y' * 120} end")
    assert output.getvalue() == f"{'word ' * 19}{'x' * 5}\n  {'y' * 120}\n  end\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_full_ship_is_not_said_to_be_the_one_to_load(language: str) -> None:
    game = game_at(
        phase="loading", seats={0: {"goods": {"corn": 1, "sugar": 1}}}, ships={"5": {"good": "corn", "barrels": 5}}
    )
    reason = {
        "en": "This good is already on another ship, and a second one may not carry it. (PR-CAPTAIN-05)",
        "fr": "Cette marchandise est déjà sur un autre navire, et un second ne peut pas la prendre. (PR-CAPTAIN-05)",
    }
    assert reason[language] in " ".join(reply(game, "why load corn 7", language=language).split())


def test_people_at_all_seats_play_the_last_round() -> None:
    game = game_at(
        ending=True, seats={seat: {"doubloons": 5, "island": {"corn": 2}, "san_juan": 2} for seat in range(4)}
    )
    screen = play(game, at_random(8), people=(1, 2, 3, 4))
    assert game.state.over
    shown = screen.output.getvalue()
    assert all(f"The screen goes to Player {number}." in shown for number in (1, 2, 3, 4))
    assert "points hidden" not in shown.split("The screen goes to")[-1].split("The game is over.")[1]


def test_the_end_says_where_the_points_come_from() -> None:
    city = ["guild-hall", "hospice", "coffee-roaster"]
    seats = {
        0: {"points": 20, "doubloons": 3, "city": city, "men": {"guild-hall": 1}},
        1: {"points": 9, "goods": {"corn": 2}},
    }
    taken = {"trader": 1, "captain": 2, "builder": 3}
    game = game_at(governor=1, actor=0, seats=seats, ending=True, taken=taken)
    rows = [line.split() for line in play(game, lines("role prospector")).output.getvalue().splitlines()]
    assert ["Player", "1", "Bot", "2", "Bot", "3", "Bot", "4"] in [
        [word for word in row if word != "|"] for row in rows
    ]
    scores = {
        " ".join(word for word in row if word.isalpha()): [word for word in row if word.isdigit()] for row in rows
    }
    assert scores["victory point chips"] == ["20", "9", "0", "0"]
    assert scores["buildings"] == ["9"]  # 4 + 2 + 3
    assert scores["guild hall"] == ["2"]
    assert scores["total"] == ["31", "9", "0", "0"]
    assert scores["doubloons and goods"] == ["4", "2", "0", "0"]
    assert scores["rank"] == ["1", "2", "3", "3"]
