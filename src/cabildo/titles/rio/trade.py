"""Trade: wood and stone from the bank in edition 1, and offers from player to player where the table allows them.

An offer is put together part by part in a fixed order, then the other one accepts, declines or makes one counter-offer.
A player makes two offers a phase at most and no offer twice, so that every game ends (RP-TRADE-01).
"""

from typing import Final, final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import (
    ACCEPT,
    ASK,
    ASK_OFFICE,
    BUY,
    COUNTER,
    DECLINE,
    GIVE,
    GIVE_OFFICE,
    MOST_TRADED,
    OFFER,
    PROPOSE,
    WITHDRAW,
)
from cabildo.titles.rio.costs import silver_for
from cabildo.titles.rio.offices import give_free_goods
from cabildo.titles.rio.phases import EFFECTS, OFFERING, REPLYING
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    GOOD_NAMES,
    GOODS,
    OFFICE_NAMES,
    OFFICES,
    SILVER,
    STONE,
    WARE_NAMES,
)
from cabildo.titles.rio.variants import sells_goods, trades_offices

OFFERS: Final = 2  # a seat and phase
WARES: Final = 4


# ---- the bank


def append_purchases(table: Table, legal: vec[i64]) -> vec[i64]:
    """Edition 1 sells wood and stone at the rising price (RP-TRADE-07)."""
    if sells_goods(table.board) and silver_for(table.me(), 1) <= table.me().silver:
        for good in range(STONE + 1):
            legal = append(legal, BUY + good)
    return legal


def why_not_buy(table: Table, good: i64) -> str:
    if not sells_goods(table.board):
        return "RP-TRADE-06"
    return "RP-TRADE-07" if table.me().silver < table.me().bought + 1 else ""


def buy(table: Table, good: i64) -> None:
    player = table.me()
    price = silver_for(player, 1)
    player.silver -= price
    player.bought += 1
    player.goods[good] += 1
    if table.sink is not None:
        table.tell("bought", {"seat": int(table.actor), "good": GOOD_NAMES[good], "silver": int(price)})


# ---- beginning an offer


def append_offers(table: Table, legal: vec[i64]) -> vec[i64]:
    if table.board.trade and table.me().offers < OFFERS:
        for seat in range(len(table.players)):
            if seat != table.actor and (has_wares(table, table.actor) or has_wares(table, seat)):
                legal = append(legal, OFFER + seat)
    return legal


def why_not_offer(table: Table, seat: i64) -> str:
    if not table.board.trade:
        return OTHER_DECISION
    if seat >= len(table.players) or seat == table.actor:
        return "RP-TRADE-01"
    if table.me().offers >= OFFERS:
        return "RP-TRADE-01"
    return "" if has_wares(table, seat) or has_wares(table, table.actor) else "RP-TRADE-01"


def has_wares(table: Table, seat: i64) -> bool:
    """Whether there is anything that this one could give."""
    player = table.players[seat]
    for ware in range(WARES):
        if stock(player, ware) > 0:
            return True
    return trades_offices(table.board) and player.offices != 0


def stock(player: Player, ware: i64) -> i64:
    return player.silver if ware == SILVER else player.goods[ware]


def begin(table: Table, partner: i64) -> None:
    """The actor starts to put an offer together; his turn goes on afterwards."""
    table.resume = table.actor
    table.target = table.phase
    table.countering = False
    table.me().offers += 1
    compose(table, table.actor, partner)


def compose(table: Table, seat: i64, partner: i64) -> None:
    table.phase = OFFERING
    table.actor = seat
    table.offer_from = seat
    table.offer_to = partner
    table.offer_step = 0
    table.given_offices = 0
    table.asked_offices = 0
    for ware in range(WARES):
        table.given[ware] = 0
        table.asked[ware] = 0


def end(table: Table) -> None:
    """Back to the turn in which the offer was made."""
    table.actor = table.resume
    table.phase = table.target
    if table.phase == EFFECTS:
        give_free_goods(table)  # of a master whose tile has just changed hands


# ---- putting an offer together


@final
class Offering(Phase[Table]):
    """What is given, then what is asked for, each ware once and in order; then the offer is made."""

    def name(self) -> str:
        return "offering"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=64)
        legal = append_wares(table, legal, GIVE, table.players[table.offer_from])
        legal = append_offices(table, legal, GIVE_OFFICE, table.players[table.offer_from])
        legal = append_wares(table, legal, ASK, table.players[table.offer_to])
        legal = append_offices(table, legal, ASK_OFFICE, table.players[table.offer_to])
        if can_propose(table):
            legal = append(legal, PROPOSE)
        return append(legal, WITHDRAW)

    def play(self, table: Table, action: i64) -> None:
        table.offer_step = action
        if action == WITHDRAW:
            if table.countering and table.sink is not None:
                table.tell("offer-declined", {"seat": int(table.actor), "partner": int(table.offer_to)})
            end(table)
        elif action == PROPOSE:
            propose(table)
        elif action < GIVE_OFFICE:
            table.given[(action - GIVE) // MOST_TRADED] = (action - GIVE) % MOST_TRADED + 1
        elif action < ASK:
            table.given_offices |= 1 << (action - GIVE_OFFICE)
        elif action < ASK_OFFICE:
            table.asked[(action - ASK) // MOST_TRADED] = (action - ASK) % MOST_TRADED + 1
        else:
            table.asked_offices |= 1 << (action - ASK_OFFICE)

    def explain(self, table: Table, action: i64) -> str:
        if action == WITHDRAW:
            return ""
        if action == PROPOSE:
            return "" if can_propose(table) else "RP-TRADE-01"
        if GIVE <= action < GIVE + WARES * MOST_TRADED:
            return why_not_name(table, action, GIVE, table.offer_from)
        if ASK <= action < ASK + WARES * MOST_TRADED:
            return why_not_name(table, action, ASK, table.offer_to)
        if GIVE_OFFICE <= action < GIVE_OFFICE + OFFICES:
            return why_not_name_office(table, action, GIVE_OFFICE, table.offer_from)
        if ASK_OFFICE <= action < ASK_OFFICE + OFFICES:
            return why_not_name_office(table, action, ASK_OFFICE, table.offer_to)
        return OTHER_DECISION


def append_wares(table: Table, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    for ware in range(WARES):
        if table.offer_step < first + ware * MOST_TRADED:
            amount = stock(owner, ware)
            for named in range(amount if amount < MOST_TRADED else MOST_TRADED):
                legal = append(legal, first + ware * MOST_TRADED + named)
    return legal


def append_offices(table: Table, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    if trades_offices(table.board) and owner.offices != 0:
        for office in range(OFFICES):
            if owner.holds(office) and table.offer_step < first + office:
                legal = append(legal, first + office)
    return legal


def why_not_name(table: Table, action: i64, first: i64, seat: i64) -> str:
    """The rule against naming an amount of a ware now."""
    ware = (action - first) // MOST_TRADED
    if stock(table.players[seat], ware) <= (action - first) % MOST_TRADED:
        return "RP-TRADE-01"
    return FIXED_ORDER if table.offer_step >= first + ware * MOST_TRADED else ""


def why_not_name_office(table: Table, action: i64, first: i64, seat: i64) -> str:
    if not trades_offices(table.board) or table.office_owner[action - first] != seat:
        return "RP-TRADE-02"
    return FIXED_ORDER if table.offer_step >= action else ""


def can_propose(table: Table) -> bool:
    """There is something in it, and it was not offered before in this phase."""
    if is_empty(table):
        return False
    return table.countering or offer_number(table) != table.players[table.offer_from].offered


def is_empty(table: Table) -> bool:
    total = table.given_offices + table.asked_offices
    for ware in range(WARES):
        total += table.given[ware] + table.asked[ware]
    return total == 0


def offer_number(table: Table) -> i64:
    """The whole offer as one number: partner, then wares and offices of both sides."""
    number = table.offer_to
    for ware in range(WARES):
        number = number * (MOST_TRADED + 1) + table.given[ware]
        number = number * (MOST_TRADED + 1) + table.asked[ware]
    return (number << OFFICES | table.given_offices) << OFFICES | table.asked_offices


def propose(table: Table) -> None:
    player = table.players[table.offer_from]
    if not table.countering:
        player.offered = offer_number(table)
    table.phase = REPLYING
    table.actor = table.offer_to
    if table.sink is not None:
        table.tell("offered", offer_data(table))


def offer_data(table: Table) -> dict[str, object]:
    return {
        "seat": int(table.offer_from),
        "partner": int(table.offer_to),
        "give": {WARE_NAMES[ware]: int(table.given[ware]) for ware in range(WARES) if table.given[ware] > 0},
        "ask": {WARE_NAMES[ware]: int(table.asked[ware]) for ware in range(WARES) if table.asked[ware] > 0},
        "give_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if table.given_offices >> office & 1],
        "ask_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if table.asked_offices >> office & 1],
    }


# ---- the answer


@final
class Replying(Phase[Table]):
    """Yes, no, or once something else."""

    def name(self) -> str:
        return "replying"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=3)
        legal = append(legal, ACCEPT)
        legal = append(legal, DECLINE)
        if not table.countering:
            legal = append(legal, COUNTER)
        return legal

    def play(self, table: Table, action: i64) -> None:
        if action == COUNTER:
            table.countering = True
            compose(table, table.offer_to, table.offer_from)
            return
        if action == ACCEPT:
            exchange(table)
        if table.sink is not None:
            name = "offer-accepted" if action == ACCEPT else "offer-declined"
            table.tell(name, {"seat": int(table.actor), "partner": int(table.offer_from)})
        end(table)

    def explain(self, table: Table, action: i64) -> str:
        if action == COUNTER:
            return "RP-TRADE-01" if table.countering else ""
        return "" if action in (ACCEPT, DECLINE) else OTHER_DECISION


def exchange(table: Table) -> None:
    """Both holdings change at once (RP-TRADE-01, RP-TRADE-02)."""
    giver = table.players[table.offer_from]
    taker = table.players[table.offer_to]
    for good in range(GOODS):
        giver.goods[good] += table.asked[good] - table.given[good]
        taker.goods[good] += table.given[good] - table.asked[good]
    giver.silver += table.asked[SILVER] - table.given[SILVER]
    taker.silver += table.given[SILVER] - table.asked[SILVER]
    giver.offices = (giver.offices & ~table.given_offices) | table.asked_offices
    taker.offices = (taker.offices & ~table.asked_offices) | table.given_offices
    for office in range(OFFICES):
        if table.given_offices >> office & 1:
            table.office_owner[office] = table.offer_to
        elif table.asked_offices >> office & 1:
            table.office_owner[office] = table.offer_from
