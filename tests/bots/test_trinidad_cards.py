"""The simple opponent of Trinidad with affiliates, Events and talks: its rules of thumb one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.trinidad import choose
from cabildo.bots.trinidad.card_values import OCCASIONS, USUAL
from cabildo.bots.trinidad.cards import best_hand
from cabildo.bots.trinidad.events import effect_on
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.powers import grid_prospect, keep, kept_worth, reactivation_worth
from cabildo.bots.trinidad.reacting import ballot_card_worth
from cabildo.titles.trinidad.affiliates import cards
from cabildo.titles.trinidad.affiliates.moments import AT_LAW_NAMED
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    FIRST_CARD,
    INQUISITION,
    OPEN_COUNCIL,
    ROAD_GRID,
    SILVER_FLEET,
    UNREST,
)
from tests.titles.trinidad.build import as_table, full, house, legal, play, table, walled
from tests.titles.trinidad.busy_games import TOWN, seats_of
from tests.titles.trinidad.votes import assembly

HOMES = {"d1": house(0), "e1": house(0), "f1": house(0), "d2": house(0)}


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def mine(*hand: int, rotated: tuple[int, ...] = (), **more: Any) -> dict[int, dict[str, Any]]:
    return {0: {"hand": sorted(hand), "rotated": list(rotated), **more}}


# ---- whatever comes


@pytest.mark.parametrize(("players", "late", "talks"), [(2, True, True), (3, False, True), (4, True, False)])
def test_whatever_it_does_with_many_cards_is_legal(players: int, late: bool, talks: bool) -> None:
    """Among themselves, each with a dozen cards, with and without talks."""
    chance, seats = Random(players), seats_of(players, late)
    deck = list(range(FIRST_CARD, FIRST_CARD + CARDS))
    chance.shuffle(deck)
    for seat in range(players):
        seats[seat] |= {"hand": sorted(deck[12 * seat : 12 * seat + 12]), "rotated": []}
    fields: dict[str, Any] = {"buildings": TOWN, "decade": 6} if late else {}
    state = as_table(table(players, seats=seats, actor=None, options={"length": "short", "talks": talks}, **fields))
    used = 0
    while not state.over:
        action = choose(state.sample(state.actor, 1), Random(0))
        assert action in state.legal_actions(), state.decision
        used += state.vocabulary.notation(action).startswith("use ")
        state.apply(action)
    assert used > 10


def test_every_card_has_a_worth() -> None:
    assert set(USUAL) == set(range(CARDS))
    assert set(OCCASIONS) <= set(USUAL)
    assert all(0 < chance <= 1 for chance in OCCASIONS.values())


# ---- kept, given up, turned upright


def test_a_card_is_worth_less_the_fewer_decades_are_left() -> None:
    early, last = Outlook(table(decade=3)), Outlook(table(decade=12, seats={0: {"workers": 1, "spent": 5}}))
    assert kept_worth(early, cards.CARPENTRY_HAND) > kept_worth(last, cards.CARPENTRY_HAND) > 0
    assert keep(last, cards.CARPENTRY_HAND) == 0, "it need not wait for anything"


def test_a_card_about_a_grid_that_is_finished_is_worth_next_to_nothing() -> None:
    assert kept_worth(Outlook(table(decade=5)), cards.HANDS_FOR_FORT) > 0.5
    assert kept_worth(Outlook(table(decade=5, fort=True)), cards.HANDS_FOR_FORT) < 0.5


def test_cards_about_homes_are_worth_what_the_homes_are_before_a_scoring() -> None:
    fine: dict[str, Any] = {"buildings": HOMES, "walls": walled("NCL")}
    now, later = Outlook(table(decade=4, **fine)), Outlook(table(decade=1, **fine))
    assert kept_worth(now, cards.WALLED_HOMES) > kept_worth(later, cards.WALLED_HOMES)
    open_town = Outlook(table(decade=4, buildings=HOMES))
    assert kept_worth(now, cards.WALLED_HOMES) > 3 * kept_worth(open_town, cards.WALLED_HOMES)


def test_useless_cards_are_given_up_at_the_salary_and_a_good_one_is_kept() -> None:
    state = table(decade=3, seats=mine(51, 52, 81, 83, coins=2))
    kept = best_hand(Outlook(state), [51 - FIRST_CARD, 52 - FIRST_CARD, 81 - FIRST_CARD, 83 - FIRST_CARD])
    assert cards.NEXT_TURN in kept
    assert cards.DEARER_EMPTYING not in kept


def test_reactivation_is_worth_the_best_two_rotated_cards() -> None:
    state = table(decade=3, seats=mine(13, 51, 81, rotated=(13, 51, 81)))
    outlook = Outlook(state)
    two = kept_worth(outlook, cards.CARPENTRY_HAND) + kept_worth(outlook, cards.NEXT_TURN)
    assert 0.5 * two < reactivation_worth(outlook, 1) < two
    assert reactivation_worth(Outlook(table(decade=12, seats=mine(13, rotated=(13,)))), 1) < 0


# ---- while something is paid


def test_wood_that_is_scarce_is_saved_by_its_card() -> None:
    state = table(2, seats=mine(16, stone=3, wood=3, metal=1), buildings={"e3": house(0)}, decade=4)
    play(state, "build palace")
    assert chosen(state) == "use 16"


def test_a_worker_of_the_council_does_what_an_own_one_would() -> None:
    state = table(seats=mine(13), buildings={"e3": house(0), "e2": "carpentry"}, decade=4)
    play(state, "activate e2")
    while "use 13" not in legal(state):
        play(state, chosen(state))
    assert chosen(state) == "use 13"


# ---- windows


def test_coins_for_walls_are_always_taken() -> None:
    edges = walled("SW")
    state = table(4, grids={"walls": full(5, 1)}, walls=edges[:-1], seats={1: {"hand": [35]}})
    play(state, "work walls", f"wall {edges[-1]}")
    while legal(state) != {"pass", "use 35"}:
        play(state, "done")
    assert chosen(state) == "use 35"


def vetoing(law: str, **fields: Any) -> TrinidadState:
    """Seat 1 has the veto, and seat 0 has named a law."""
    state = assembly(4, {1: {"hand": [82], **fields}})
    return play(state, "call vote", f"law {law}")


def test_a_law_that_hurts_is_vetoed_and_one_that_does_not_is_not() -> None:
    assert chosen(vetoing("support")) == "pass"
    hurt = vetoing("war", character="noblewoman")
    assert ballot_card_worth(Outlook(hurt), cards.VETO, AT_LAW_NAMED) > ballot_card_worth(
        Outlook(vetoing("war")), cards.VETO, AT_LAW_NAMED
    )


def test_the_next_turn_is_taken_at_once() -> None:
    state = table(decade=4, seats=mine(51), buildings=HOMES)
    play(state, "build lot", "site g1")
    assert "use 51" in legal(state)
    assert chosen(state) == "use 51"


# ---- workers for a grid


def test_workers_of_the_council_go_where_the_own_ones_wait() -> None:
    """Two spaces are left of the Roads, on which the actor has workers: one of the council's helps."""
    grids = {"roads": full(6, 0, 0, but=(1, 2))}
    state = table(decade=4, seats=mine(37, workers=2), grids=grids, buildings=HOMES)
    outlook = Outlook(state)
    assert grid_prospect(outlook, ROAD_GRID, 1) > grid_prospect(outlook, ROAD_GRID, 2)
    assert chosen(state) == "use 37"


# ---- Events and talks


def test_of_two_events_the_better_one_for_itself_is_kept() -> None:
    outlook = Outlook(table(decade=4, buildings=HOMES, seats={0: {"coins": 4, "faith": 2}}))
    assert effect_on(outlook, SILVER_FLEET) > 0 > effect_on(outlook, INQUISITION)
    assert effect_on(outlook, OPEN_COUNCIL) > effect_on(outlook, UNREST)
    faithless = Outlook(table(decade=4, buildings=HOMES, seats={1: {"faith": 2}}))
    assert effect_on(faithless, INQUISITION) > 0, "it hurts the others only"


def offered(*words: str, **answerer: Any) -> TrinidadState:
    """Seat 0 offers seat 1 something."""
    seats = {0: {"stone": 4, "wood": 4, "coins": 4}, 1: answerer}
    return play(table(decade=3, seats=seats, options={"talks": True}), "offer 2", *words, "propose")


def test_offers_that_help_are_accepted_and_others_declined() -> None:
    assert chosen(offered("give 2 stone", stone=0, wood=0)) == "accept"
    assert chosen(offered("ask 2 wood", wood=3)) == "decline"
    assert chosen(offered("give 1 stone", "ask 1 wood", stone=0, wood=6)) == "accept"
    assert chosen(offered("give 1 stone", "ask 2 wood", stone=6, wood=2)) == "decline"


def test_it_offers_what_it_can_spare_for_what_it_lacks() -> None:
    seats = {0: {"stone": 9, "workers": 1, "spent": 5}, 1: {"wood": 4}}
    state = table(decade=3, seats=seats, options={"talks": True}, buildings=HOMES)
    assert chosen(state) == "offer 2"
    done = []
    while state.actor == 0:
        done.append(chosen(state))
        play(state, done[-1])
    assert done == ["offer 2", "give 1 stone", "ask 1 wood", "propose"]


def test_a_pact_about_a_vote_is_kept() -> None:
    """Who is bound to vote against the law does so, with no votes."""
    state = play(assembly(4, options={"talks": True}), "call vote", "law war")
    play(state, "offer 2", "pact no", "propose", "accept", *["pass"] * 4)
    while not any(action.startswith("ballot") for action in legal(state)):
        play(state, chosen(state))
    assert all(action.startswith("ballot no") for action in legal(state))
    assert chosen(state) == "ballot no 0"
