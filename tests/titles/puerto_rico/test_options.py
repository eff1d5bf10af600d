"""What a table may choose: options, number of players and board packs, and how wrong ones are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import CabildoError, OptionError, PositionError
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.record import record_data
from cabildo.titles.puerto_rico.board_pack import DEFAULT_PACK, load_pack
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import asked, board, legal, manned, new_game, play, table, why

# ---- the governor


@pytest.mark.rule("PR-SETUP-03")
def test_the_governor_can_be_named_by_seat_from_1() -> None:
    for number in range(1, 6):
        t = new_game(5, governor=number)
        assert t.governor == number - 1
        assert asked(t) == (number - 1, "role")
        assert board(t, number - 1).island == {"indigo": 1}


@pytest.mark.rule("PR-SETUP-03")
def test_else_the_governor_is_drawn_from_the_seed() -> None:
    drawn = [new_game(4, seed, governor="random").governor for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new_game(4, seed).governor for seed in range(40)]


def test_a_governor_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(OptionError, match="option 'governor': cannot be 4 with 3 players"):
        new_game(3, governor=4)


# ---- open points


@pytest.mark.rule("PR-INFO-02")
def test_points_are_secret_unless_the_table_plays_with_open_points() -> None:
    seats = {0: {"points": 12}, 1: manned("customs-house", points=8)}
    closed, opened = table(4, seats=seats), table(4, seats=seats, options={"open-points": True})

    assert [player["points"] for player in closed.view(0)["players"]] == [12, None, None, None]
    assert [player["points"] for player in closed.view(None)["players"]] == [None] * 4
    assert closed.standings(0).of(1).points is None
    with pytest.raises(CabildoError, match="PR-INFO-02"):
        closed.standings()

    for viewer in (0, 3, None):
        assert [player["points"] for player in opened.view(viewer)["players"]] == [12, 8, 0, 0]
        assert opened.standings(viewer).of(1).points == 8 + 4 + 2  # chips, printed, customs house


def test_open_points_survive_position_and_record(tmp_path: Path) -> None:
    game = Game.new(TITLE, 3, seed=4, options={"open-points": True, "governor": 2})
    game.apply("role craftsman")
    again = TITLE.from_position(game.state.to_position())
    assert again.view(None)["players"][0]["points"] == 0
    game.save(tmp_path / "game.json")
    loaded = Game.load(tmp_path / "game.json")
    assert loaded.record().options == {"open-points": True, "governor": 2}
    assert loaded.state.view(None) == game.state.view(None)
    assert loaded.state.view(None)["players"][0]["points"] == 0


# ---- number of players, and options that do not exist


@pytest.mark.rule("PR-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 6, -3, True, "4", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(OptionError, match=f"players: puerto-rico is for 2, 3, 4, 5, not for {players}"):
        TITLE.new(players, 1)


@pytest.mark.rule("PR-2P-01")
def test_the_two_player_variant_matters_to_two_only() -> None:
    with pytest.raises(OptionError, match="option 'two-player-variant': cannot be no with 2 players"):
        new_game(2, two_player_variant=False)
    for players in (3, 4, 5):
        without, with_it = (new_game(players, two_player_variant=on) for on in (False, True))
        assert without.to_position() == with_it.to_position()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"governor": 0}, "option 'governor': 0 is none of 'random', 1, 2, 3, 4, 5"),
        ({"governor": "2"}, "option 'governor': '2' is none of 'random', 1, 2, 3, 4, 5"),
        ({"governor": True}, "option 'governor': True is none of 'random', 1, 2, 3, 4, 5"),
        ({"open-points": 1}, "option 'open-points': 1 is none of False, True"),
        ({"open-points": "maybe"}, "option 'open-points': 'maybe' is none of False, True"),
        ({"two-player-variant": None}, "option 'two-player-variant': None is none of True, False"),
        ({"colour": "red"}, "option 'colour': puerto-rico does not have it"),
    ],
)
def test_wrong_options_are_refused_by_name(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(OptionError) as refusal:
        TITLE.new(4, 1, options)
    assert complaint in str(refusal.value)
    with pytest.raises(PositionError) as in_position:
        table(4, options=options)
    assert complaint in str(in_position.value)


def test_without_options_everything_has_its_default() -> None:
    assert TITLE.check(4, None) == {"governor": "random", "open-points": False, "two-player-variant": True}
    assert TITLE.check(4, {"governor": 3})["governor"] == 3
    assert "options" not in new_game(4).to_position()


# ---- board packs


def printed() -> dict[str, Any]:
    """The default pack as plain data, to be changed."""
    return to_document(load_pack(None))


def later_printing() -> dict[str, Any]:
    """Later boxes hold 126 points; at least one catalogue has factory and university the other way round."""
    pack = printed()
    pack["setups"]["5"]["chips"] = 126
    pack["buildings"]["factory"]["cost"] = 8
    pack["buildings"]["university"]["cost"] = 7
    return pack


def five_players(pack: Any) -> PuertoRicoState:
    state = TITLE.new(5, 1, {"governor": 1}, pack)
    assert isinstance(state, PuertoRicoState)
    return state


def tags(state: PuertoRicoState) -> dict[str, int]:
    return {entry["building"]: entry["cost"] for entry in state.view(None)["buildings"]}


def is_later_printing(state: PuertoRicoState) -> bool:
    whole, cost = TITLE.material(state)["points"], tags(state)
    return (whole, cost["factory"], cost["university"]) == (126, 8, 7)


@pytest.mark.rule("PR-COMP-05")
def test_a_pack_changes_the_number_of_chips() -> None:
    assert five_players(None).chips == 122
    t = five_players(later_printing())
    assert t.chips == 126
    assert TITLE.new(4, 1, None, later_printing()).view(None)["chips"] == 100


@pytest.mark.rule("PR-BLD-TABLE-02")
def test_a_pack_changes_what_can_be_built() -> None:
    """A builder with 6 doubloons can pay 7."""
    position = {**five_players(None).to_position(), "phase": "building", "taken": {"builder": 0}}
    position["players"][0]["doubloons"] = 6
    usual_prices = TITLE.from_position(position)
    assert "build factory" in legal(usual_prices)
    assert why(usual_prices, "build university") == "PR-BUILDER-02"

    later = {**position, "board": later_printing(), "chips": 126}
    t = TITLE.from_position(later)
    assert "build university" in legal(t)
    assert why(t, "build factory") == "PR-BUILDER-02"
    assert board(play(t, "build university"), 0).doubloons == 0


def test_a_pack_survives_the_round_trip_of_a_position() -> None:
    t = five_players(later_printing())
    play(t, "role builder", "build small-market")
    position = json.loads(json.dumps(t.to_position()))
    assert position["board"] == later_printing()
    again = TITLE.from_position(position)
    assert is_later_printing(again)
    assert again.to_position() == t.to_position()
    assert position_hash(again) == position_hash(t)
    assert legal(again) == legal(t)


def test_positions_that_differ_in_the_pack_alone_are_not_the_same() -> None:
    pack = printed()
    pack["buildings"]["factory"]["cost"] = 8
    assert position_hash(five_players(pack)) != position_hash(five_players(None))


def test_a_pack_survives_the_round_trip_of_a_record(tmp_path: Path) -> None:
    game = Game.new(TITLE, 5, seed=3, options={"governor": 1}, board=later_printing())
    for action in ("role settler", "tile quarry"):
        game.apply(action)
    assert record_data(game.record())["board"] == later_printing()
    game.save(tmp_path / "later.json")
    again = Game.load(tmp_path / "later.json")
    assert isinstance(again.state, PuertoRicoState)
    assert is_later_printing(again.state)
    assert again.record() == game.record()


def test_the_default_pack_is_not_written_down() -> None:
    game = Game.new(TITLE, 5, seed=3, board=printed())
    assert game.record().board is None
    assert "board" not in game.state.to_position()


def test_a_pack_can_be_a_file_with_corrections(tmp_path: Path) -> None:
    text = DEFAULT_PACK.read_text(encoding="utf-8")
    text = text.replace("factory: {cost: 7", "factory: {cost: 8")
    text = text.replace("university: {cost: 8", "university: {cost: 7")
    text = text.replace("chips: 122", "chips: 126")
    path = tmp_path / "later.yaml"
    path.write_text(text, encoding="utf-8")
    assert is_later_printing(five_players(path))


def test_ships_are_called_by_the_capacities_of_the_pack() -> None:
    pack = printed()
    pack["ships"] = [4, 5, 6, 7, 9]
    pack["setups"]["5"]["ships"] = [6, 7, 9]
    position = {**five_players(pack).to_position(), "phase": "loading", "taken": {"captain": 0}}
    position["players"][0]["goods"] = {"corn": 8}
    position["goods"]["corn"] = 2
    t = TITLE.from_position(position)
    assert legal(t) == {"load corn 9"}
    assert board(play(t, "load corn 9"), 0).points == 8


def change(*path: str, to: Any) -> Callable[[dict[str, Any]], None]:
    def make(pack: dict[str, Any]) -> None:
        *folders, name = path
        for folder in folders:
            pack = pack[folder]
        pack[name] = to

    return make


def leave_out(name: str) -> Callable[[dict[str, Any]], None]:
    def make(pack: dict[str, Any]) -> None:
        del pack[name]

    return make


def reverse(name: str) -> Callable[[dict[str, Any]], None]:
    def make(pack: dict[str, Any]) -> None:
        pack[name] = dict(reversed(pack[name].items()))

    return make


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (leave_out("prices"), "prices"),
        (change("bank", to=86), "bank"),
        (change("buildings", "factory", "cost", to=-1), "cost"),
        (change("buildings", "factory", "cost", to="8"), "cost"),
        (change("buildings", "castle", to=printed()["buildings"]["office"]), "buildings"),
        (reverse("buildings"), "buildings"),
        (reverse("goods"), "goods"),
        (reverse("plantations"), "plantations"),
        (change("quarries", to=None), "quarries"),
        (change("ships", to=[4, 5, 6, 7]), "ships"),
        (change("ships", to=[4, 5, 6, 8, 7]), "ships"),
        (change("trading_house", to=0), "trading_house"),
        (change("island", to=13), "island"),
        (change("factory", to=[0, 0, 1, 2, 3]), "factory"),
        (change("residence", to=[4] * 12), "residence"),
        (change("fortress", to=0), "fortress"),
        (change("customs_house", to=0), "customs_house"),
        (change("setups", to={}), "setups"),
        (change("setups", "5", "chips", to=0), "chips"),
        (change("setups", "5", "prospectors", to=3), "prospectors"),
        (change("setups", "5", "first", to=["indigo"] * 4), "setups.5.first"),
        (change("setups", "5", "first", to=["quarry"] * 5), "setups.5.first"),
        (change("setups", "5", "ships", to=[6, 7, 9]), "setups.5.ships"),
        (change("setups", "5", "ships", to=[]), "setups.5.ships"),
        (change("setups", "2", "removed_goods", to=10), "setups.2.removed_goods"),
        (change("setups", "2", "removed_plantations", to=9), "setups.2.first"),
        (change("setups", "2", "removed_quarries", to=9), "setups.2.removed_quarries"),
    ],
)
def test_a_wrong_pack_is_refused_by_field(spoil: Callable[[dict[str, Any]], None], field: str, tmp_path: Path) -> None:
    pack = printed()
    spoil(pack)
    with pytest.raises(OptionError) as refusal:
        TITLE.new(5, 1, None, pack)
    source, _, complaint = str(refusal.value).partition(": ")
    assert source == "board"
    assert field in complaint.replace("`", "")

    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pack), encoding="utf-8")
    with pytest.raises(OptionError, match=r"^mine\.json: ") as of_file:
        TITLE.new(5, 1, None, path)
    assert str(of_file.value).partition(": ")[2] == complaint
    with pytest.raises(PositionError) as of_position:
        TITLE.from_position({"title": "puerto-rico", "players": [{}] * 5, "board": pack})
    assert complaint in str(of_position.value)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("buildings: [", "neither JSON nor YAML"), ('{"goods"', "not valid JSON"), ("", "object")],
)
def test_a_file_that_is_no_pack_is_refused_by_name(content: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(OptionError, match=rf"mine\.yaml: .*{complaint}"):
        TITLE.new(5, 1, None, path)
    with pytest.raises(OptionError, match=r"other\.yaml: cannot be read"):
        TITLE.new(5, 1, None, tmp_path / "other.yaml")


@pytest.mark.parametrize("board", ["board.yaml", ["corn"], 7])
def test_a_board_that_is_neither_file_nor_data_is_refused(board: Any) -> None:
    with pytest.raises(OptionError, match="board: must be a file or plain data"):
        TITLE.setup(4, board=board)


@pytest.mark.parametrize("options", [[1], "abc", 7])
def test_options_without_names_are_refused(options: Any) -> None:
    with pytest.raises(OptionError, match="options: must be names with values"):
        TITLE.new(4, options=options)


def test_a_number_of_players_is_a_whole_number() -> None:
    with pytest.raises(OptionError, match="players"):
        TITLE.new(4.0)  # type: ignore[arg-type]


def test_a_wrong_number_is_named_with_its_building() -> None:
    pack = to_document(load_pack(None))
    pack["buildings"]["harbor"]["cost"] = -1
    with pytest.raises(OptionError, match=r"board: buildings\.harbor\.cost: expected `int` >= 1"):
        TITLE.setup(4, board=pack)
