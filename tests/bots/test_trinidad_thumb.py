"""The simple opponent of Trinidad: its rules of thumb one by one, and that they win games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.roster import make_bot
from cabildo.bots.trinidad import choose
from cabildo.bots.trinidad.building import lot_worth, source_worth, use_worth
from cabildo.bots.trinidad.judgement import coin_worth, faith_worth, majority_worth, precious_wanted
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, QUARRY
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.written.names import map_of
from tests.titles.trinidad.build import as_table, full, house, legal, lot, play, table, tally, walled
from tests.titles.trinidad.votes import amid_a_vote, approve, assembly, propose

NCL_HOMES = {"d1": house(0), "e1": house(0), "f1": house(0), "d2": house(0)}  # four Houses in one district
SOURCES = {"g1": "quarry", "g2": "carpentry"}  # within reach of them


GOOD_NCL: dict[str, Any] = {"roads": ["NCL"], "walls": walled("NCL")}  # it is worth 10


def number_of(space: str) -> int:
    return int(map_of(table().board).space_names()[space])


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def plays(state: TrinidadState, actions: int) -> list[str]:
    """What it does next, if nobody else is asked."""
    done = []
    for _ in range(actions):
        done.append(chosen(state))
        play(state, done[-1])
    return done


def play_out(bots: list[Bot], seed: int, options: dict[str, Any] | None = None) -> TrinidadState:
    state, random = TITLE.new(len(bots), seed, options), Random(seed)
    while not state.over:
        state.apply(answer(bots[int(state.actor)], state, random))
    return as_table(state)


# ---- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    """In these games, which always go the same way, and far."""
    for seat in range(2):
        bots = [make_bot("simple" if other == seat else "random") for other in range(players)]
        state = play_out(bots, seed=players)
        points = [int(player.score) for player in state.players]
        assert points[seat] > 60 + max(points[other] for other in range(players) if other != seat)


@pytest.mark.parametrize(("players", "characters"), [(2, "auction"), (3, "dealt"), (5, "auction")])
def test_whatever_it_does_is_legal(players: int, characters: str) -> None:
    """Among themselves, without the help of `answer`, which would replace what is not."""
    state = as_table(TITLE.new(players, 4, {"length": "short", "characters": characters}))
    while not state.over:
        legal_now = state.legal_actions()
        action = choose(state.sample(state.actor, 1), Random(0)) if len(legal_now) > 1 else legal_now[0]
        assert action in legal_now, state.decision
        state.apply(action)


def test_among_themselves_they_score_districts_and_palaces() -> None:
    """Most of them do, in these games, which always go the same way."""
    points = [tally(play_out([make_bot("simple")] * 3, seed), seat) for seed in range(2) for seat in range(3)]
    assert sum(sources.get("houses", 0) > 0 for sources in points) >= 4
    assert sum(sources.get("palaces", 0) > 0 for sources in points) >= 4


def test_chance_has_no_part_in_its_choice() -> None:
    state = as_table(TITLE.new(4, seed=3))
    assert {choose(state.copy(), Random(seed)) for seed in range(3)} == {choose(state.copy(), Random(9))}


def test_what_is_behind_the_screens_does_not_change_its_choice() -> None:
    """It sees samples, which deal out anew what the others have: only the total counts."""
    mine = {"character": "carpenter", "stone": 2, "wood": 3, "coins": 4}
    theirs = [{1: {"wood": 6, "coins": 9}}, {2: {"wood": 6, "coins": 9}}, {1: {"wood": 3}, 3: {"wood": 3, "coins": 9}}]
    states = [table(decade=4, buildings={**NCL_HOMES, "e2": "market"}, seats={0: mine, **other}) for other in theirs]
    assert len({chosen(state) for state in states}) == 1


# ---- homes


def test_new_homes_go_to_the_district_where_one_lives() -> None:
    state = table(buildings={"e3": house(0), "f2": house(0)}, decade=3)
    assert DISTRICT_NAMES[Outlook(state).home] == "NCL"
    play(state, "build lot")
    assert chosen(state) in {f"site {column}{row}" for column in "defg" for row in (1, 2, 3)}


def test_a_lot_becomes_a_house_when_there_are_cubes() -> None:
    """With both Lots on the map: as long as one is left it comes before, since all Houses count it."""
    homes = {**NCL_HOMES, **SOURCES, "e2": lot(0), "f2": lot(0)}
    state = table(seats={0: {"stone": 1, "wood": 1}}, buildings=homes, decade=3, **GOOD_NCL)
    assert chosen(state) == "build house"


def test_metal_and_cubes_become_a_palace() -> None:
    mine = {"stone": 3, "wood": 3, "metal": 1}
    state = table(seats={0: mine}, buildings={**NCL_HOMES, "e2": lot(0)}, decade=6, **GOOD_NCL)
    assert chosen(state) == "build palace"


def test_cubes_that_a_palace_waits_for_are_not_sold() -> None:
    mine = {"stone": 2, "wood": 2, "metal": 1, "workers": 1, "spent": 5, "coins": 2}
    state = table(seats={0: mine}, buildings={**NCL_HOMES, "e2": "market"}, roads=["NCL"], decade=6)
    play(state, "activate e2")
    assert not chosen(state).startswith("sell")


def test_a_triplet_is_loaded_for_the_metal_of_a_palace_and_not_in_the_last_decade() -> None:
    mine = {"stone": 1, "wood": 1, "precious": 1, "units": ["veteran-soldier"], "council": 15}
    state = table(seats={0: mine}, buildings=NCL_HOMES, decade=6, **GOOD_NCL)
    assert chosen(state) == "load triplet"
    last = table(seats={0: mine}, buildings=NCL_HOMES, decade=12, **GOOD_NCL)
    assert "load triplet" in legal(last)
    assert chosen(last) != "load triplet"


def test_the_city_warehouse_lends_what_is_missing_for_the_metal_of_a_palace() -> None:
    mine = {"precious": 1, "units": ["veteran-soldier"], "council": 15}
    state = table(seats={0: mine}, buildings=NCL_HOMES, decade=6, **GOOD_NCL)
    assert plays(state, 3) == ["warehouse stone", "warehouse wood", "load triplet"]


def test_a_source_of_stone_is_worth_a_part_of_the_palaces_to_come() -> None:
    """Once there are Houses, and where nobody else could use it; not a second one."""
    homes = {"d1": house(0), "e1": house(0)}
    settled = Outlook(table(buildings=homes, decade=4))
    assert source_worth(settled, QUARRY) > 0
    assert source_worth(Outlook(table(buildings={"d1": lot(0)}, decade=4)), QUARRY) == 0
    assert source_worth(Outlook(table(buildings={**homes, "d2": "quarry"}, decade=4)), QUARRY) == 0
    shared = table(buildings={**homes, "e3": lot(1)}, decade=4)
    f1, e2 = number_of("f1"), number_of("e2")
    assert not Outlook(shared).is_common(f1)
    assert Outlook(shared).is_common(e2)
    assert use_worth(Outlook(shared), QUARRY, f1) - use_worth(Outlook(shared), QUARRY, e2) > 5


def test_a_lot_leads_to_a_quarry_of_others() -> None:
    homes = {"d1": house(0), "e1": house(0)}
    far = Outlook(table(buildings={**homes, "g3": "quarry"}, decade=4))
    none = Outlook(table(buildings=homes, decade=4))
    f2 = number_of("f2")
    assert lot_worth(far, f2) > lot_worth(none, f2) + source_worth(far, QUARRY) / 2 > lot_worth(none, f2)


def test_precious_cubes_are_not_sought_while_metal_waits_for_a_palace() -> None:
    with_metal = Outlook(table(seats={0: {"metal": 1}}, buildings=NCL_HOMES, decade=6, **GOOD_NCL))
    without = Outlook(table(buildings=NCL_HOMES, decade=6, **GOOD_NCL))
    assert precious_wanted(with_metal) < precious_wanted(without)


# ---- grids


def test_a_grid_that_it_can_finish_is_filled_at_once() -> None:
    almost = full(6, 1, 2, but=(1, 2))
    state = table(grids={"roads": almost}, buildings=NCL_HOMES, decade=4)
    assert plays(state, 3) == ["work roads", "slot 1", "slot 2"]


def test_the_last_road_leads_home() -> None:
    state = table(grids={"roads": full(6, 1, 2, but=(1,))}, buildings=NCL_HOMES, decade=4)
    play(state, "work roads")
    assert chosen(state) == "pave NCL"


def test_walls_close_the_home_district() -> None:
    state = table(grids={"walls": full(6, 1, 2, but=(1,))}, buildings=NCL_HOMES, decade=4)
    play(state, "work walls")
    assert plays(state, 4) == ["wall north d", "wall north e", "wall north f", "wall north g"]


def test_no_worker_is_stranded_on_a_grid_that_will_not_fill() -> None:
    """Nobody else has workers, and ten spaces are too many; the bonus for the first one is gone."""
    idle = {1: {"workers": 0, "spent": 5}, 2: {"workers": 0, "spent": 6}, 3: {"workers": 0, "spent": 6}}
    state = table(seats=idle, grids={"cathedral": {2: 1}}, buildings=NCL_HOMES, decade=5, passed=[1, 2, 3])
    assert "work cathedral" in legal(state)
    assert chosen(state) != "work cathedral"


def test_the_cabildo_stands_where_the_own_homes_are_and_not_on_them() -> None:
    homes = {"f3": house(0), "e3": house(0), "d3": house(0)}
    state = table(grids={"cabildo": full(8, 1, 2, but=(1,))}, buildings=homes, decade=4)
    play(state, "work cabildo")
    assert chosen(state) == "site g3"


# ---- majorities, council and status


def test_the_strongest_unit_is_wanted_when_an_era_is_scored() -> None:
    """A single Miliciano takes the award from nobody in decade 4; with the lead safe it is left."""
    last_worker = {"workers": 1, "spent": 5}
    state = table(seats={0: last_worker}, decade=4)
    assert chosen(state) == "deploy"
    safe = table(seats={0: {**last_worker, "units": ["veteran-soldier", "soldier"]}}, decade=4)
    assert chosen(safe) != "deploy"


def test_faith_is_worth_more_when_the_majority_hangs_on_it() -> None:
    def worth(theirs: int) -> float:
        return faith_worth(Outlook(table(seats={0: {"faith": 2}, 1: {"faith": theirs}}, decade=8)))

    assert worth(2) > worth(0) + 1  # safe
    assert worth(2) > worth(6) + 1  # lost


def test_a_coin_is_worth_more_when_an_era_is_scored_and_others_have_as_many() -> None:
    def worth(decade: int, theirs: int) -> float:
        return coin_worth(Outlook(table(seats={0: {"coins": 6}, 1: {"coins": theirs}}, decade=decade, players=2)), 6)

    assert worth(8, 5) > worth(8, 30) + 1
    assert worth(8, 5) > worth(7, 5)


def test_a_lead_over_a_single_rival_counts_long_before_the_scoring() -> None:
    def fading(players: int) -> float:
        early, late = (Outlook(table(decade=decade, players=players)) for decade in (9, 12))
        return majority_worth(early, 0, 1.0, 1.5) / majority_worth(late, 0, 1.0, 1.5)

    assert fading(3) < 0.5
    assert 0.9 < fading(2) < 1


def test_the_council_comes_at_the_end() -> None:
    homes = {**NCL_HOMES, "e2": lot(0)}
    mine = {"stone": 2, "wood": 2, "council": 7}
    assert chosen(table(seats={0: mine}, buildings=homes, decade=2, **GOOD_NCL)) != "council 2"
    done = {"council": 7, "units": ["veteran-soldier", "veteran-soldier"]}
    assert chosen(table(seats={0: done}, decade=12)) == "council 2"


def test_no_worker_goes_to_the_council_when_the_track_is_at_its_end() -> None:
    state = table(seats={0: {"council": 15}}, decade=12)
    assert not chosen(state).startswith("council")


def test_vp_status_is_raised_for_a_palace_to_come() -> None:
    last_worker = {"coins": 4, "workers": 1, "spent": 5, "units": ["veteran-soldier"]}
    state = table(seats={0: last_worker}, buildings={**NCL_HOMES, **SOURCES}, decade=3, **GOOD_NCL)
    assert chosen(state) == "raise vp"


def test_vp_status_raises_the_best_award() -> None:
    """In decade 4 it leaves a space of a grid, worth 3 points, for a House, which is worth 6."""
    mine = {"status": {"vp": 3}, "workers": 1, "spent": 5, "units": ["miliciano"], "coins": 9}
    homes = {**NCL_HOMES, "d3": lot(0), "e3": lot(0)}
    state = table(seats={0: mine}, decade=4, grids={"harbor": full(7, 1, 2, but=(1,))}, buildings=homes, **GOOD_NCL)
    play(state, "work harbor")
    raised = ""
    while not raised:
        action = chosen(state)
        raised = action if action.startswith("boost") else ""
        play(state, action)
    assert raised.startswith("boost m")  # money and military give 7 each


# ---- cards


def test_a_card_of_no_series_is_given_up_rather_than_paid() -> None:
    state = table(phase="salary", seats={0: {"character": "general", "hand": [20], "coins": 3}}, decade=2)
    assert chosen(state) == "discard 20"


def test_a_series_is_kept_and_paid_when_an_era_is_scored() -> None:
    mine = {"character": "general", "hand": [49, 50, 51], "coins": 3}
    state = table(phase="salary", seats={0: mine}, decade=12)
    assert chosen(state) == "salary 1"


def test_a_card_that_makes_a_series_longer_is_taken_from_a_pile() -> None:
    mine = {"character": "general", "hand": [49, 50, 51], "coins": 3}
    state = table(phase="drawing", seats={0: mine}, decade=12, piles={"2": [52], "3": [20]})
    assert chosen(state) == "pile 2"


# ---- war


def fight(units: list[Any], attack: int, **mine: Any) -> TrinidadState:
    return table(
        phase="fighting",
        decade=6,
        seats={0: {"units": units, **mine}},
        war_fought=True,
        step={"faction": "natives", "attack": attack},
        waiting=[{"phase": "end-of-decade", "actor": 0, "step": {"step": "war"}}],
    )


def test_units_fight_if_they_win() -> None:
    assert plays(fight(["veteran-miliciano", "veteran-miliciano"], 3), 2) == ["field 1", "field 2"]


def test_only_those_units_fight_that_are_needed() -> None:
    state = fight(["soldier", "miliciano"], 3)
    assert plays(state, 1) == ["field 1"]
    assert chosen(state) == "done"


def test_grids_are_emptied_only_by_those_who_want_a_war() -> None:
    stores = {"stone": [1, 5, 5, 5]}
    city = {"e2": house(0), "e1": "quarry"}
    state = table(buildings=city, stores=stores, decade=5, tension={"natives": 5})
    play(state, "activate e1", "take cubes")
    assert chosen(state) != "store stone 1"


# ---- characters


def test_the_governor_is_preferred() -> None:
    offered = ["bishop", "governor", "merchant", "captain", "general", "carpenter", "sailmaker"]
    state = table(phase="choosing", offered=offered, decade=1)
    assert chosen(state) == "choose governor"


def test_a_bid_ends_where_the_next_best_character_is_as_good() -> None:
    def bidding(bid: int) -> TrinidadState:
        return table(
            phase="bidding",
            offered=["governor", "merchant", "captain", "general", "carpenter", "sailmaker", "bishop"],
            step={"character": "governor", "bidders": [0, 1], "bid": bid},
            waiting=[{"phase": "choosing", "actor": 1, "step": {"disks": ["governor", "governor", None, None]}}],
        )

    assert chosen(bidding(0)) == "bid 1"
    assert chosen(bidding(30)) == "withdraw"


# ---- the last decade


def test_in_the_last_decade_workers_bring_points_or_stay() -> None:
    state = table(seats={0: {"stone": 2, "wood": 2, "council": 15, "workers": 2, "spent": 4}}, decade=12)
    city = {"e2": house(0), "e1": "quarry"}
    assert (
        chosen(table(buildings=city, seats={0: {"council": 15, "workers": 1, "spent": 5}}, decade=12)) != "activate e1"
    )
    assert not chosen(state).startswith("activate")


# ---- votes


def test_it_calls_a_vote_for_a_building_that_brings_its_workers_home() -> None:
    slots = len(assembly().board.slot_points[1])
    grids = {"fort": full(slots, 0, but=[slots - 2, slots - 1, slots, 6])} | {"harbor": {1: 0}}
    state = assembly(decade=9, grids=grids)
    assert chosen(state) == "call vote"
    play(state, "call vote")
    assert chosen(state) == "law major-building"
    play(state, "law major-building")
    assert chosen(state) in legal(state)


def test_a_legislator_declares_for_the_own_law_and_votes_for_it() -> None:
    state = play(assembly(decade=9), "call vote", "law support")
    assert chosen(state) == "declare yes"
    propose(state := assembly(decade=9), "support")
    side, votes = chosen(state).removeprefix("ballot ").split()
    assert side == "yes"
    assert 1 <= int(votes) < 9


def test_it_hardly_falls_off_the_council_track() -> None:
    state = propose(assembly(decade=9, seats={0: {"council": 2}}), "support")
    assert chosen(state) in ("ballot yes 1", "ballot yes 2")


def test_it_votes_whatever_the_others_have_voted() -> None:
    """It sees only that they did."""
    state = amid_a_vote()
    assert len({chosen(as_table(state.sample(3, seed))) for seed in range(5)}) == 1


def test_it_places_the_councils_workers_on_the_worst_spaces() -> None:
    state = approve(assembly(), "major-building", "cathedral")
    slots = len(state.board.slot_points[0])
    for slot in range(slots - 2, slots + 1):
        assert chosen(state) == f"council-slot {slot}"
        play(state, f"council-slot {slot}")


def test_it_takes_the_decade_in_which_something_is_at_stake() -> None:
    assert chosen(approve(assembly(decade=5, tension={"natives": 6}), "peace")) == "decade 5"
    assert chosen(approve(assembly(decade=5), "peace")) == "decade 6"
    assert chosen(approve(assembly(decade=5, seats={0: {"dock": {"wood": 1}}}), "support")) == "decade 5"
    assert chosen(approve(assembly(decade=5), "support")) == "decade 6"


@pytest.mark.parametrize(("players", "strength"), [(1, "weak"), (1, "divinity"), (2, "medium")])
def test_it_plays_beside_the_automaton(players: int, strength: str) -> None:
    state, pick = TITLE.new(players, 1, {"automaton": strength, "length": "short"}), Random(1)
    bot, kinds = make_bot("simple"), set()
    while not state.over:
        kinds.add(state.decision.kind)
        state.apply(bot.choose(state.copy(), pick))
    assert "deciding" in kinds
    assert len(state.standings().seats) == players + 1
