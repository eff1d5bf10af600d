"""Public offices: bids, purchases and fines, and what each office brings in its owner's effects turn."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import ASSUME, BID, DRAW, LAY_ROAD, LAY_WALL
from cabildo.titles.rio.city import free_borders, open_edges
from cabildo.titles.rio.phases import COMPLETING, LAYING_ROADS, LAYING_WALLS
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    DEFENDER,
    FROM_BIDS,
    GOOD_NAMES,
    GOODS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    NOBODY,
    OFFICE_NAMES,
    OFFICES,
    PRECIOUS,
    ROADMAKER,
    SILVER,
    STONE,
    WARE_NAMES,
    WOOD,
)
from cabildo.titles.rio.variants import fines_all_wealth
from cabildo.titles.rio.walls_and_roads import make_pieces

# ---- bids


def append_bids(state: RioState, legal: vec[i64]) -> vec[i64]:
    """The tiles on which the actor may place a worker now (RP-OFFICE-01 to 04)."""
    if bids_of(state, state.actor) < state.board.numbers.offices_a_turn:
        for office in range(OFFICES):
            if state.office_owner[office] == NOBODY and state.bids[office] == NOBODY:
                legal = append(legal, BID + office)
    return legal


def why_not_bid(state: RioState, office: i64) -> str:
    if state.office_owner[office] != NOBODY:
        return "RP-OFFICE-03"
    if state.bids[office] not in (NOBODY, state.actor):
        return "RP-OFFICE-02"
    if state.bids[office] == state.actor:
        return "RP-OFFICE-01"
    return "RP-OFFICE-04" if bids_of(state, state.actor) >= state.board.numbers.offices_a_turn else ""


def bids_of(state: RioState, seat: i64) -> i64:
    total: i64 = 0
    for bidder in state.bids:
        if bidder == seat:
            total += 1
    return total


# ---- purchases


def append_purchases(state: RioState, legal: vec[i64]) -> vec[i64]:
    """Offices that the actor bids for and can have now."""
    for office in range(OFFICES):
        if state.bids[office] == state.actor and meets_terms(state, office):
            legal = append(legal, ASSUME + office)
    return legal


def meets_terms(state: RioState, office: i64) -> bool:
    """The price in silver, and so many points, which are not spent (RP-OFFICE-05, RP-OFFICE-06)."""
    player = state.me()
    return player.silver >= state.board.office_price[office] and player.score >= state.board.office_need[office]


def why_not_assume(state: RioState, office: i64) -> str:
    if state.bids[office] != state.actor:
        return "RP-OFFICE-01"
    player = state.me()
    if player.silver < state.board.office_price[office] or player.score < state.board.office_need[office]:
        return "RP-OFFICE-05"
    return ""


def assume(state: RioState, office: i64) -> None:
    """Take the tile and send the worker home (RP-OFFICE-05, RP-OFFICE-09)."""
    player = state.me()
    player.silver -= state.board.office_price[office]
    player.offices |= 1 << office
    player.supply += 1
    state.office_owner[office] = state.actor
    state.office_since[office] = state.year
    state.bids[office] = NOBODY
    if state.sink is not None:
        state.tell("office-assumed", {"seat": int(state.actor), "office": OFFICE_NAMES[office]})


def resolve_bids(state: RioState) -> None:
    """Let every bid succeed or fail at the end of the effects turn (RP-OFFICE-07, RP-OFFICE-09)."""
    for office in range(OFFICES):
        if state.bids[office] == state.actor:
            if meets_terms(state, office):
                assume(state, office)
            else:
                fail(state, office)


def fail(state: RioState, office: i64) -> None:
    """Fine a failed bid: points, in edition 1 also silver or everything (RP-OFFICE-07, RP-OFFICE-08)."""
    player = state.me()
    state.bids[office] = NOBODY
    player.supply += 1
    fine = take_fine(player, int(state.board.numbers.bid_fine_in_silver)) if fines_all_wealth(state.board) else {}
    if state.sink is not None:
        state.tell("bid-failed", {"seat": int(state.actor), "office": OFFICE_NAMES[office], "fine": fine})
    state.score(state.actor, FROM_BIDS, -state.board.numbers.bid_fine)


def take_fine(player: Player, silver: int) -> dict[str, int]:
    """What the player loses, by ware: some silver, or without that much all silver and goods (RP-OFFICE-08)."""
    if player.silver >= silver:
        player.silver -= silver
        return {WARE_NAMES[SILVER]: silver}
    fine = {GOOD_NAMES[good]: int(player.goods[good]) for good in range(GOODS) if player.goods[good] > 0}
    if player.silver > 0:
        fine[WARE_NAMES[SILVER]] = int(player.silver)
    player.silver = 0
    for good in range(GOODS):
        player.goods[good] = 0
    return fine


# ---- powers in the effects turn


def give_free_goods(state: RioState) -> None:
    """Give masters their goods at the start of their effects turn (RP-OFFICE-44, 46, 48)."""
    give(state, MASTER_STONECUTTER, STONE)
    give(state, MASTER_CARPENTER, WOOD)
    give(state, MASTER_ARTISAN, PRECIOUS)


def give(state: RioState, office: i64, good: i64) -> None:
    if state.can_use(state.actor, office):
        state.offices_used |= 1 << office
        state.me().goods[good] += 1
        if state.sink is not None:
            state.tell(
                "office-gave",
                {"seat": int(state.actor), "office": OFFICE_NAMES[office], "good": GOOD_NAMES[good]},
            )


def append_powers(state: RioState, legal: vec[i64]) -> vec[i64]:
    """The Master Merchant's good, the Roadmaker's and the Defender's piece, once a turn each."""
    player = state.me()
    if player.offices == 0:
        return legal
    if can_draw(state):
        for good in range(GOODS):
            legal = append(legal, DRAW + good)
    if can_lay_road(state):
        legal = append(legal, LAY_ROAD)
    if can_lay_wall(state):
        legal = append(legal, LAY_WALL)
    return legal


def can_draw(state: RioState) -> bool:
    return state.can_use(state.actor, MASTER_MERCHANT)


def can_lay_road(state: RioState) -> bool:
    if state.pieces == 0 or not state.can_use(state.actor, ROADMAKER):
        return False
    return free_borders(state.board, state.city) > 0


def can_lay_wall(state: RioState) -> bool:
    if state.pieces == 0 or not state.can_use(state.actor, DEFENDER):
        return False
    return open_edges(state.board, state.city) != 0


def why_not_power(state: RioState, action: i64) -> str:
    """The rule against an office's power now."""
    if action == LAY_ROAD:
        office, rule = ROADMAKER, "RP-OFFICE-23"
    elif action == LAY_WALL:
        office, rule = DEFENDER, "RP-OFFICE-26"
    else:
        office, rule = MASTER_MERCHANT, "RP-OFFICE-50"
    if state.office_owner[office] != state.actor or state.offices_used & 1 << office != 0:
        return rule
    if state.office_since[office] >= state.year:
        return "RP-OFFICE-10"
    if action in (LAY_ROAD, LAY_WALL):
        if state.pieces == 0:
            return "RP-COMP-08"
        if action == LAY_WALL and open_edges(state.board, state.city) == 0:
            return "RP-WALL-02"
        if action == LAY_ROAD and free_borders(state.board, state.city) == 0:
            return "RP-ROAD-01"
    return ""


def draw_good(state: RioState, good: i64) -> None:
    """Give the Master Merchant a good of any kind (RP-OFFICE-50)."""
    state.offices_used |= 1 << MASTER_MERCHANT
    state.me().goods[good] += 1
    if state.sink is not None:
        state.tell(
            "office-gave",
            {"seat": int(state.actor), "office": OFFICE_NAMES[MASTER_MERCHANT], "good": GOOD_NAMES[good]},
        )


def start_laying(state: RioState, action: i64) -> None:
    """Let the Roadmaker or the Defender lay a piece, as if a grid had brought it (RP-OFFICE-23, RP-OFFICE-26)."""
    state.ask(COMPLETING, state.actor)
    if action == LAY_ROAD:
        state.offices_used |= 1 << ROADMAKER
        state.ask(LAYING_ROADS, state.actor, make_pieces(1))
    else:
        state.offices_used |= 1 << DEFENDER
        state.ask(LAYING_WALLS, state.actor, make_pieces(1))
