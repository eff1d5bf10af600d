"""A position that cannot be is refused by field and rule."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import asked, full, house, lot, marked, palace, refusal, shared, table, walled


def seat(**fields: Any) -> dict[str, Any]:
    """A position whose first player has this."""
    return {"seats": {0: fields}}


def in_turn_of_another(phase: str, step: dict[str, Any], **fields: Any) -> tuple[str, dict[str, Any]]:
    """Seat 1 is asked in the turn of seat 2."""
    waiting = [{"phase": "turn", "actor": 2}]
    message = "waiting[0].actor: seat 1 is asked in the turn of another (TR-FLOW-05)"
    return message, {"phase": phase, "actor": 1, "step": step, "waiting": waiting, **fields}


def placing(actor: int, grid: str = "roads", **crew: list[int]) -> dict[str, Any]:
    """Seat 1 has just filled the grid of the Roads with these workers, and this seat lays them."""
    return {
        "phase": "paving",
        "actor": actor,
        "waiting": [{"phase": "working", "actor": 1, "step": {"grid": grid, **crew}}, {"phase": "turn", "actor": 1}],
        "grids": {"roads": {1: 1, 2: "council", **full(6, 2, 3, but=[1, 2])}, "walls": {1: 1}},
        "completed": ["roads"],
    }


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # time and order
    ("decade: 10 is none of this game's 8 (TR-FLOW-02)", {"decade": 10, "length": "short"}),
    ("decade: the game has 12 decades (TR-END-14)", {"decade": 13}),
    ("decade: a game is over only after its last decade", {"phase": "over", "actor": None, "decade": 12}),
    ("decade: characters are chosen before the first decade (TR-SETUP-24)", {"phase": "choosing", "decade": 2}),
    ("order: must name every seat once (TR-SETUP-01)", {"order": [0, 1, 2]}),
    ("order: must name every seat once (TR-SETUP-01)", {"order": [0, 1, 2, 2]}),
    ("phase: 'siesta' is none of choosing, ", {"phase": "siesta"}),
    ("phase: nobody is asked anything then", {"phase": "end-of-decade"}),
    ("actor: nobody is asked any more (TR-END-14)", {"phase": "over", "actor": 0}),
    ("actor: there is no seat 4 (TR-SETUP-01)", {"actor": 4}),
    ("passed: there is no seat 4 (TR-SETUP-01)", {"passed": [4]}),
    ("passed: names seat 1 twice (TR-ACTION-03)", {"passed": [1, 1]}),
    ("passed: seat 0 has no turn any more (TR-ACTION-04)", {"passed": [0]}),
    ("passed: everybody has passed (TR-ACTION-03)", {"passed": [0, 1, 2, 3]}),
    ("passed: nobody passes before the action phase (TR-ACTION-03)", {"phase": "drawing", "passed": [1]}),
    # stocks: the box is a hard limit
    ("players: 1 too many of: stone (TR-COMP-04)", seat(stone=20)),
    ("players: 1 too many of: metal (TR-COMP-04)", seat(metal=13)),
    ("players: 1 too many of: coins (TR-COMP-05)", seat(coins=41)),
    ("players[0]: 1 too many of: workers (TR-COMP-02)", seat(spent=7)),
    ("players[0].workers: is 6, but only 5 are left of the box (TR-COMP-02)", seat(workers=6, spent=1)),
    ("players[0].lots: is 2, but only 1 are left", {**seat(lots=2), "buildings": {"e3": lot(0)}}),
    ("players[0]: 1 too many of: lots (TR-COMP-03)", {"buildings": dict.fromkeys(["a1", "b1", "c1"], lot(0))}),
    (
        "players[0]: 1 too many of: houses (TR-COMP-03)",
        {"buildings": dict.fromkeys([f"{x}1" for x in "abcdefgh"], house(0))},
    ),
    (
        "players[0]: 1 too many of: palace markers (TR-BUILD-21)",
        {"buildings": dict.fromkeys([f"{x}1" for x in "abcd"], palace(0))},
    ),
    (
        "buildings: 1 too many of: palace (TR-SETUP-09)",
        {"buildings": {f"{x}1": palace(number % 4) for number, x in enumerate("abcdef")}},
    ),
    ("buildings: 1 too many of: quarry (TR-SETUP-03)", {"buildings": dict.fromkeys(["a1", "b1", "c1"], "quarry")}),
    (
        "buildings: 1 too many of: corporation-hacienda (TR-SETUP-06)",
        {"buildings": {"a1": "corporation", "b1": "hacienda-wood", "c1": "hacienda-stone"}},
    ),
    (
        "buildings: 1 too many of: square (TR-SETUP-07)",
        {"buildings": {"a1": "square", "b1": "monument", "c1": "fountain", "d1": "fountain"}},
    ),
    ("players[0]: 1 too many of: status markers (TR-STATUS-02)", seat(status={"vp": 1, "worker": 1, "cards": 1})),
    (
        "players[0]: 1 too many of: status markers (TR-STATUS-02)",
        {**seat(status={"vp": 1, "worker": 1}), "buildings": {"a1": marked("monument", 0)}},
    ),
    ("walls: 4 too many of: walls (TR-SETUP-10)", {"walls": walled("NW", "NE", "NCL", "SW", "SE")}),
    ("roads: 1 too many of: road markers (TR-SETUP-11)", {"roads": ["NW", "NE", "SW", "SE", "CL"]}),
    ("players: 1 too many of: faith (TR-SETUP-12)", seat(faith=18)),
    (
        "players: 1 too many of: soldiers (TR-SETUP-13)",
        {"seats": {0: {"units": ["soldier"] * 3}, 1: {"units": ["soldier"]}}},
    ),
    ("grids: 1 too many of: council workers (TR-COMP-07)", {**seat(helpers=8), "council_spent": 1}),
    ("peace: 1 too many of: peace markers (TR-COMP-08)", {"peace": [1, 2, 3, 4]}),
    ("supply.coins: is 41, but only 40 are left of the box (TR-COMP-05)", {"supply": {"coins": 41}}),
    ("supply.cubes.wood: is 20, but only 19 are left", {"supply": {"cubes": {"wood": 20}}}),
    ("supply.cubes.gold: 'gold' is none of stone, ", {"supply": {"cubes": {"gold": 1}}}),
    ("supply.pieces.tower: 'tower' is none of quarry, ", {"supply": {"pieces": {"tower": 1}}}),
    # players
    ("players[0].cubes.gold: 'gold' is none of stone, ", seat(cubes={"gold": 1})),
    ("players[0].borrowed.metal: 'metal' is none of stone, wood (TR-FREE-11)", seat(borrowed={"metal": 1})),
    ("players[1].borrowed: cubes of the warehouse are kept", {"seats": {1: {"borrowed": {"wood": 1}}}}),
    ("players[0].tally.luck: 'luck' is none of auction, ", seat(tally={"luck": 1})),
    ("players[0].character: 'pirate' is none of carpenter, ", seat(character="pirate")),
    (
        "players[1].character: somebody else is the bishop (TR-COMP-01)",
        {"seats": {0: {"character": "bishop"}, 1: {"character": "bishop"}}},
    ),
    ("players[0].character_used: there is no Character", seat(character_used=True)),
    ("players[0].rotated[0]: 14 is not in the hand", seat(hand=[13], rotated=[14])),
    ("players[0].council: 0 is not on the track (TR-COUNCIL-02)", seat(council=0)),
    ("players[0].council: 16 is not on the track (TR-COUNCIL-02)", seat(council=16)),
    ("players[0].war_step: -5 is not on the track (TR-WAR-14)", seat(war_step=-5)),
    ("players[0].war_step: 11 is not on the track (TR-WAR-14)", seat(war_step=11)),
    ("players[0].units: a player has 3 war markers (TR-COMP-03)", seat(units=["miliciano"] * 4)),
    ("players[0].units[0].unit: 'cavalry' is none of none, ", seat(units=["cavalry"])),
    ("players[0].units[0].wounds: 3 would have killed it (TR-WAR-18)", seat(units=[{"unit": "soldier", "wounds": 3}])),
    ("players[0].units[0].unit: there is none to be wounded", seat(units=[{"unit": "none", "wounds": 1}])),
    ("players[0].banners.green: has a single step (TR-BANNER-02)", seat(banners={"green": 1})),
    ("players[0].banners.white: 'white' is none of black, ", seat(banners={"white": 1})),
    (
        "players[0].used: no status gives 'swap-metal' (TR-STATUS-05)",
        seat(status={"construction": 2}, used=["swap-metal"]),
    ),
    ("players[0].used[1]: 'hiring' is named twice", seat(status={"worker": 1}, used=["hiring", "hiring"])),
    ("players[0].recovered[0]: 'tower' is none of cathedral, ", seat(recovered=["tower"])),
    ("players[0].dock: 3 loads on a dock (TR-SHIP-02)", seat(dock={"stone": 1, "wood": 2})),
    ("players[0].dock_coins: there is no load of coins (TR-SHIP-01)", seat(dock_coins=3)),
    ("players[0].dock_coins: 2 is no load of coins (TR-SHIP-01)", seat(dock={"coins": 1}, dock_coins=2)),
    ("players[0].order_workers: are more than are on action spaces", seat(order_workers=1)),
    ("players[0].reactivations: are more than are on action spaces", seat(reactivations=2)),
    # cards
    ("players: the affiliate 13 is in two places (TR-COMP-01)", {"seats": {0: {"hand": [13]}, 1: {"hand": [13]}}}),
    ("players: the affiliate 13 is in two places (TR-COMP-01)", seat(hand=[13, 13])),
    ("players: the affiliate 13 is in two places", {**seat(hand=[13]), "piles": {"game": [13]}}),
    (
        "players: the affiliate 13 is in two places",
        {**seat(hand=[13]), "phase": "keeping", "step": {"cards": [13, 14]}},
    ),
    ("piles.game[1]: the affiliate 13 is in two places (TR-COMP-01)", {"piles": {"game": [13, 13]}}),
    ("piles.game[2]: the affiliate 13 is in two places (TR-COMP-01)", {"piles": {"game": [13, 14, 13]}}),
    ("piles.game[0]: the affiliate 13 is in two places", {"piles": {"1": [13, 14], "game": [13]}}),
    ("piles.5: there is no such player (TR-DRAW-04)", {"piles": {"5": [13]}}),
    ("piles.top: 'top' is none of 1, ", {"piles": {"top": [13]}}),
    ("deck[0]: the affiliate 13 is elsewhere too (TR-COMP-01)", {**seat(hand=[13]), "deck": [13]}),
    ("top_back: no card of the deck has the back 'pirates'", {"deck": [13], "top_back": "pirates"}),
    ("top_back: is not seen before the first affiliates are dealt", {"phase": "choosing", "top_back": "plain"}),
    ("top_back: 'blue' is none of plain, ", {"top_back": "blue"}),
    # the city
    ("buildings.z9: 'z9' is no space of the city (TR-BUILD-36)", {"buildings": {"z9": "market"}}),
    ("buildings.g4: is the Plaza Mayor or the place of the Fort (TR-BUILD-32)", {"buildings": {"g4": "market"}}),
    ("buildings.e3.building: 'cabildo' is none of lot, ", {"buildings": {"e3": "cabildo"}}),
    ("buildings.e3.owner: a house has an owner (TR-BUILD-15)", {"buildings": {"e3": "house"}}),
    ("buildings.e3.owner: a market belongs to nobody", {"buildings": {"e3": {"building": "market", "owner": 0}}}),
    ("buildings.e3.owner: there is no seat 4", {"buildings": {"e3": lot(4)}}),
    ("buildings.e3.activated: a square is not activated", {"buildings": {"e3": shared("square", 0)}}),
    ("buildings.e3.activated: names seat 0 twice (TR-ACTIVATE-08)", {"buildings": {"e3": shared("market", 0, 0)}}),
    ("cabildo: is not around the Plaza Mayor (TR-MAJOR-10)", {"cabildo": "a1"}),
    ("cabildo: something else stands there (TR-BUILD-36)", {"cabildo": "f4", "buildings": {"f4": "market"}}),
    ("cathedral: does not lie around the Plaza Mayor (TR-MAJOR-14)", {"cathedral": "a1-b1"}),
    ("cathedral: 'f3' is no border between two spaces (TR-MAJOR-14)", {"cathedral": "f3"}),
    ("cathedral: something else stands there", {"cathedral": "f3-g3", "cabildo": "g3"}),
    ("walls[0]: 'south a' is the sea side (TR-MAJOR-19)", {"walls": ["south a"]}),
    ("walls[0]: 'west 9' is no edge of the city (TR-MAJOR-19)", {"walls": ["west 9"]}),
    ("walls[1]: 'west 1' is named twice (TR-MAJOR-19)", {"walls": ["west 1", "west 1"]}),
    ("roads[0]: 'XX' is none of NW, ", {"roads": ["XX"]}),
    ("roads[1]: 'NW' is named twice (TR-MAJOR-23)", {"roads": ["NW", "NW"]}),
    # grids
    ("grids.tower: 'tower' is none of cathedral, ", {"grids": {"tower": {1: 0}}}),
    ("grids.fort.10: the grid has 9 spaces (TR-MAJOR-02)", {"grids": {"fort": {10: 0}}}),
    ("grids.fort.1: there is no seat 4", {"grids": {"fort": {1: 4}}}),
    ("grids.fort.1: 'crown' is neither a seat nor 'council'", {"grids": {"fort": {1: "crown"}}}),
    ("grids.fort: is full and would have been completed (TR-MAJOR-05)", {"grids": {"fort": full(9, 0, 1, 2)}}),
    ("grids.fort: is closed: the building stands (TR-MAJOR-09)", {"grids": {"fort": {1: 0}}, "fort": True}),
    ("completed: the grid of the fort is not full (TR-MAJOR-05)", {"grids": {"fort": {1: 0}}, "completed": ["fort"]}),
    # the common board
    ("stores.stone: there are 4 grids (TR-SETUP-32)", {"stores": {"stone": [1, 2, 3]}}),
    ("stores.wood[2]: 7 cubes are more than a grid has (TR-SETUP-32)", {"stores": {"wood": [0, 0, 7, 0]}}),
    ("stores.precious: 5 cubes are more than a grid has (TR-SETUP-33)", {"stores": {"precious": 5}}),
    ("stacks: there are 4 stacks (TR-SETUP-34)", {"stacks": [8]}),
    ("stacks[3]: 9 bronze are more than a stack has (TR-SETUP-34)", {"stacks": [8, 8, 8, 9]}),
    ("warehouse.stone: 3 cubes are more than it has (TR-SETUP-35)", {"warehouse": {"stone": 3}}),
    ("warehouse.metal: 'metal' is none of stone, wood (TR-SETUP-35)", {"warehouse": {"metal": 1}}),
    ("tension.natives: 17 steps are not on the track (TR-END-05)", {"tension": {"natives": 17}}),
    ("tension.natives: 0 steps are not on the track (TR-END-05)", {"tension": {"natives": 0}}),
    ("tension.incas: 'incas' is none of natives, pirates", {"tension": {"incas": 2}}),
    ("peace[0]: 2 is no decade to come, or named twice (TR-WAR-06)", {"peace": [2], "decade": 3}),
    ("support[1]: 3 is no decade to come, or named twice", {"support": [3, 3], "decade": 3}),
    ("offered[0]: 'pirate' is none of carpenter, ", {"phase": "choosing", "offered": ["pirate"]}),
    # phases and what they remember
    ("step.colour: is nothing that phase turn remembers", {"step": {"colour": "red"}}),
    ("step.cards: must be 1 to 2 (TR-DRAW-01)", {"phase": "keeping", "step": {"cards": []}}),
    ("waiting[0].phase: 'turn' does not wait for phase turn", {"waiting": [{"phase": "turn"}]}),
    # who is asked
    in_turn_of_another("building", {"building": "lot"}),
    in_turn_of_another("marking", {"space": "e3"}, buildings={"e3": "monument"}),
    in_turn_of_another("activating", {"space": "e3"}, buildings={"e3": "quarry"}, roads=["NCL"]),
    in_turn_of_another("working", {"grid": "fort"}),
    in_turn_of_another("recovering", {"grid": "fort"}, grids={"fort": {1: 1}}, seats={1: {"recovered": ["fort"]}}),
    in_turn_of_another("burning", {"card": 20}, piles={"2": [20]}, seats={1: {"units": ["miliciano", "soldier"]}}),
    in_turn_of_another("keeping", {"cards": [20, 21]}),
    in_turn_of_another("stacking", {"discarded": 2}, piles={"2": [20, 21]}),
    ("waiting[0].actor: seat 3 is asked in the turn of another (TR-FLOW-05)", placing(3, own=[1], council=[2])),
    ("waiting[0].actor: seat 0 does not place it (TR-COUNCIL-05)", placing(0, own=[1])),
    ("waiting[0].actor: seat 1 does not place it (TR-COUNCIL-05)", placing(1, council=[2])),
    ("waiting[0].step.grid: another building is placed (TR-MAJOR-05)", placing(1, "walls", own=[1])),
    # points
    ("players[0].tally: is too far from any score (TR-SETUP-16)", seat(score=-9999, tally={"money": 7})),
    ("players[0].tally: is too far from any score", seat(tally={"money": 9999, "faith": 1})),
]


@pytest.mark.parametrize(("message", "fields"), REFUSED, ids=[message for message, _ in REFUSED])
def test_it_is_refused_by_field_and_rule(message: str, fields: dict[str, Any]) -> None:
    assert refusal(**fields).startswith(message)


def test_every_refusal_names_a_rule_of_the_ledger() -> None:
    for message, fields in REFUSED:
        if not message.startswith(("step.colour", "waiting[0].phase")):
            rule = refusal(**fields).rsplit("(", 1)[-1].rstrip(")")
            assert rule in TITLE.ledger, message


def test_the_actor_and_the_first_in_the_order_place_buildings() -> None:
    for seat_asked in (0, 1):
        assert asked(table(**placing(seat_asked, own=[1], council=[2]))) == (seat_asked, "paving")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"title": "rio", "players": [{}, {}, {}]}, "title: this is a position of 'rio', not of 'trinidad'"),
        ({"title": "trinidad", "players": []}, "players: trinidad is for 1, 2, 3, 4, 5, not for 0"),
        ({"title": "trinidad", "players": [{}] * 3, "rules": 1}, "rules: version 1 is not known (this is version 3)"),
        ({"title": "trinidad", "players": [{}] * 3, "rules": 2}, "rules: version 2 is not known (this is version 3)"),
        ({"title": "trinidad", "players": [{}] * 3, "options": {"length": "long"}}, "option 'length': 'long' is none"),
    ],
)
def test_what_is_no_position_of_this_title_is_refused(document: Any, message: str) -> None:
    with pytest.raises(Exception, match="position") as problem:
        TITLE.from_position(document)
    assert str(problem.value).removeprefix("position: ").startswith(message)
