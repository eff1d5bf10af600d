"""Public offices: bids, purchases and fines, and what each office brings in its owner's effects turn."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import ASSUME, BID, DRAW, LAY_ROAD, LAY_WALL
from cabildo.titles.rio.city import free_borders, open_edges
from cabildo.titles.rio.phases import COMPLETING, LAYING_ROADS, LAYING_WALLS
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.table import Table
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


def append_bids(table: Table, legal: vec[i64]) -> vec[i64]:
    """The tiles on which the actor may place a worker now (RP-OFFICE-01 to 04)."""
    if bids_of(table, table.actor) < table.board.numbers.offices_a_turn:
        for office in range(OFFICES):
            if table.office_owner[office] == NOBODY and table.bids[office] == NOBODY:
                legal = append(legal, BID + office)
    return legal


def why_not_bid(table: Table, office: i64) -> str:
    if table.office_owner[office] != NOBODY:
        return "RP-OFFICE-03"
    if table.bids[office] not in (NOBODY, table.actor):
        return "RP-OFFICE-02"
    if table.bids[office] == table.actor:
        return "RP-OFFICE-01"
    return "RP-OFFICE-04" if bids_of(table, table.actor) >= table.board.numbers.offices_a_turn else ""


def bids_of(table: Table, seat: i64) -> i64:
    total: i64 = 0
    for bidder in table.bids:
        if bidder == seat:
            total += 1
    return total


# ---- purchases


def append_purchases(table: Table, legal: vec[i64]) -> vec[i64]:
    """Offices that the actor bids for and can have now."""
    for office in range(OFFICES):
        if table.bids[office] == table.actor and meets_terms(table, office):
            legal = append(legal, ASSUME + office)
    return legal


def meets_terms(table: Table, office: i64) -> bool:
    """The price in silver, and so many points, which are not spent (RP-OFFICE-05, RP-OFFICE-06)."""
    player = table.me()
    return player.silver >= table.board.office_price[office] and player.score >= table.board.office_need[office]


def why_not_assume(table: Table, office: i64) -> str:
    if table.bids[office] != table.actor:
        return "RP-OFFICE-01"
    player = table.me()
    if player.silver < table.board.office_price[office] or player.score < table.board.office_need[office]:
        return "RP-OFFICE-05"
    return ""


def assume(table: Table, office: i64) -> None:
    """Take the tile and send the worker home (RP-OFFICE-05, RP-OFFICE-09)."""
    player = table.me()
    player.silver -= table.board.office_price[office]
    player.offices |= 1 << office
    player.supply += 1
    table.office_owner[office] = table.actor
    table.office_since[office] = table.year
    table.bids[office] = NOBODY
    if table.sink is not None:
        table.tell("office-assumed", {"seat": int(table.actor), "office": OFFICE_NAMES[office]})


def resolve_bids(table: Table) -> None:
    """Let every bid succeed or fail at the end of the effects turn (RP-OFFICE-07, RP-OFFICE-09)."""
    for office in range(OFFICES):
        if table.bids[office] == table.actor:
            if meets_terms(table, office):
                assume(table, office)
            else:
                fail(table, office)


def fail(table: Table, office: i64) -> None:
    """Fine a failed bid: points, in edition 1 also silver or everything (RP-OFFICE-07, RP-OFFICE-08)."""
    player = table.me()
    table.bids[office] = NOBODY
    player.supply += 1
    fine = take_fine(player, int(table.board.numbers.bid_fine_in_silver)) if fines_all_wealth(table.board) else {}
    if table.sink is not None:
        table.tell("bid-failed", {"seat": int(table.actor), "office": OFFICE_NAMES[office], "fine": fine})
    table.score(table.actor, FROM_BIDS, -table.board.numbers.bid_fine)


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


def give_free_goods(table: Table) -> None:
    """Give masters their goods at the start of their effects turn (RP-OFFICE-44, 46, 48)."""
    give(table, MASTER_STONECUTTER, STONE)
    give(table, MASTER_CARPENTER, WOOD)
    give(table, MASTER_ARTISAN, PRECIOUS)


def give(table: Table, office: i64, good: i64) -> None:
    if table.can_use(table.actor, office):
        table.offices_used |= 1 << office
        table.me().goods[good] += 1
        if table.sink is not None:
            table.tell(
                "office-gave",
                {"seat": int(table.actor), "office": OFFICE_NAMES[office], "good": GOOD_NAMES[good]},
            )


def append_powers(table: Table, legal: vec[i64]) -> vec[i64]:
    """The Master Merchant's good, the Roadmaker's and the Defender's piece, once a turn each."""
    player = table.me()
    if player.offices == 0:
        return legal
    if can_draw(table):
        for good in range(GOODS):
            legal = append(legal, DRAW + good)
    if can_lay_road(table):
        legal = append(legal, LAY_ROAD)
    if can_lay_wall(table):
        legal = append(legal, LAY_WALL)
    return legal


def can_draw(table: Table) -> bool:
    return table.can_use(table.actor, MASTER_MERCHANT)


def can_lay_road(table: Table) -> bool:
    if table.pieces == 0 or not table.can_use(table.actor, ROADMAKER):
        return False
    return free_borders(table.board, table.city) > 0


def can_lay_wall(table: Table) -> bool:
    if table.pieces == 0 or not table.can_use(table.actor, DEFENDER):
        return False
    return open_edges(table.board, table.city) != 0


def why_not_power(table: Table, action: i64) -> str:
    """The rule against an office's power now."""
    if action == LAY_ROAD:
        office, rule = ROADMAKER, "RP-OFFICE-23"
    elif action == LAY_WALL:
        office, rule = DEFENDER, "RP-OFFICE-26"
    else:
        office, rule = MASTER_MERCHANT, "RP-OFFICE-50"
    if table.office_owner[office] != table.actor or table.offices_used & 1 << office != 0:
        return rule
    if table.office_since[office] >= table.year:
        return "RP-OFFICE-10"
    if action in (LAY_ROAD, LAY_WALL):
        if table.pieces == 0:
            return "RP-COMP-08"
        if action == LAY_WALL and open_edges(table.board, table.city) == 0:
            return "RP-WALL-02"
        if action == LAY_ROAD and free_borders(table.board, table.city) == 0:
            return "RP-ROAD-01"
    return ""


def draw_good(table: Table, good: i64) -> None:
    """Give the Master Merchant a good of any kind (RP-OFFICE-50)."""
    table.offices_used |= 1 << MASTER_MERCHANT
    table.me().goods[good] += 1
    if table.sink is not None:
        table.tell(
            "office-gave",
            {"seat": int(table.actor), "office": OFFICE_NAMES[MASTER_MERCHANT], "good": GOOD_NAMES[good]},
        )


def start_laying(table: Table, action: i64) -> None:
    """Let the Roadmaker or the Defender lay a piece, as if a grid had brought it (RP-OFFICE-23, RP-OFFICE-26)."""
    table.ask(COMPLETING, table.actor)
    if action == LAY_ROAD:
        table.offices_used |= 1 << ROADMAKER
        table.ask(LAYING_ROADS, table.actor, make_pieces(1))
    else:
        table.offices_used |= 1 << DEFENDER
        table.ask(LAYING_WALLS, table.actor, make_pieces(1))
