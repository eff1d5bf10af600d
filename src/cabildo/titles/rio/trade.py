"""Trade: wood and stone from the bank in edition 1, and offers from player to player where the table allows them.

Both are done beside a decision. An offer is put together part by part in a fixed order, then the other one accepts,
declines or makes one counter-offer. A player makes two offers a phase at most and no offer twice, so that every game
ends (RP-TRADE-01).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import fill_by_name, refuse
from cabildo.engine.phase import Phase, SideAction
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
from cabildo.titles.rio.phases import EFFECTS, LEADING, OFFERING, ORDERING, PLACING, REPLYING
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    GOOD_NAMES,
    GOODS,
    OFFICE_NAMES,
    OFFICES,
    SEATS,
    SILVER,
    STONE,
    WARE_NAMES,
)
from cabildo.titles.rio.variants import sells_goods, trades_offices
from cabildo.titles.rio.written.names import check_seat, office_set
from cabildo.titles.rio.written.steps import OfferStep

WARES: Final = 4
NO_ACTIONS: Final = vec[i64]()
AT_ANY_TIME: Final = 2  # the value of the option under which one trades in every turn of one's own


# ---- the bank


@final
class BuyingGoods(SideAction[Table]):
    """Edition 1 sells wood and stone at the rising price (RP-TRADE-07)."""

    def owns(self, table: Table, action: i64) -> bool:
        return BUY <= action <= BUY + STONE

    def joins(self, table: Table) -> bool:
        return table.phase == PLACING or table.phase == EFFECTS

    def options(self, table: Table) -> vec[i64]:
        if not sells_goods(table.board) or silver_for(table.me(), 1) > table.me().silver:
            return NO_ACTIONS
        legal = vec[i64](capacity=2)
        for good in range(STONE + 1):
            legal = append(legal, BUY + good)
        return legal

    def play(self, table: Table, action: i64) -> None:
        good = action - BUY
        player = table.me()
        price = silver_for(player, 1)
        player.silver -= price
        player.bought += 1
        player.goods[good] += 1
        if table.sink is not None:
            table.tell("bought", {"seat": int(table.actor), "good": GOOD_NAMES[good], "silver": int(price)})

    def explain(self, table: Table, action: i64) -> str:
        if not sells_goods(table.board):
            return "RP-TRADE-06"
        return "RP-TRADE-07" if table.me().silver < table.me().bought + 1 else ""


# ---- beginning an offer


@final
class MakingOffers(SideAction[Table]):
    """An offer to another player in a turn of one's own: which turns these are is an option (RP-TRADE-01)."""

    def owns(self, table: Table, action: i64) -> bool:
        return OFFER <= action < OFFER + SEATS

    def joins(self, table: Table) -> bool:
        phase = table.phase
        if phase in (PLACING, EFFECTS):
            return True
        return table.board.trade == AT_ANY_TIME and phase in (LEADING, ORDERING)

    def options(self, table: Table) -> vec[i64]:
        if table.me().offers >= table.board.numbers.offers_a_phase:
            return NO_ACTIONS
        legal = vec[i64](capacity=SEATS)
        for seat in range(len(table.players)):
            if seat != table.actor and (has_wares(table, table.actor) or has_wares(table, seat)):
                legal = append(legal, OFFER + seat)
        return legal

    def play(self, table: Table, action: i64) -> None:
        """The actor puts an offer together; the turn goes on afterwards."""
        table.me().offers += 1
        table.ask(OFFERING, table.actor, new_offer(table.actor, action - OFFER))

    def explain(self, table: Table, action: i64) -> str:
        seat = action - OFFER
        if seat >= len(table.players) or seat == table.actor:
            return "RP-TRADE-01"
        if table.me().offers >= table.board.numbers.offers_a_phase:
            return "RP-TRADE-01"
        return "" if has_wares(table, seat) or has_wares(table, table.actor) else "RP-TRADE-01"


def count_offers_anew(table: Table) -> None:
    """A phase begins in which everybody may make offers again."""
    for player in table.players:
        player.offers = 0
        player.offered = -1


def offers_left(table: Table, seat: i64) -> dict[str, Any]:
    """How many offers the seat may still make, for views."""
    if table.board.trade == 0:
        return {"offers": 0}
    return {"offers": int(table.board.numbers.offers_a_phase - table.players[seat].offers)}


def has_wares(table: Table, seat: i64) -> bool:
    """Whether there is anything that this one could give."""
    player = table.players[seat]
    for ware in range(WARES):
        if stock(player, ware) > 0:
            return True
    return trades_offices(table.board) and player.offices != 0


def stock(player: Player, ware: i64) -> i64:
    return player.silver if ware == SILVER else player.goods[ware]


# ---- an offer


@final
@mypyc_attr(free_list_len=1)
class Offer(Memory):
    """What one gives another, and what for."""

    giver: i64
    taker: i64
    given: Annotated[vec[i64], WARES]  # by ware
    asked: Annotated[vec[i64], WARES]
    given_offices: i64  # a set
    asked_offices: i64
    last: i64  # the last part that was named, as an action
    countering: bool  # it answers another offer

    def copy(self) -> Memory:
        return copy_offer(self)

    def is_empty(self) -> bool:
        total = self.given_offices + self.asked_offices
        for ware in range(WARES):
            total += self.given[ware] + self.asked[ware]
        return total == 0

    def number(self) -> i64:
        """The whole offer as one number: partner, then wares and offices of both sides."""
        number = self.taker
        for ware in range(WARES):
            number = number * (MOST_TRADED + 1) + self.given[ware]
            number = number * (MOST_TRADED + 1) + self.asked[ware]
        return (number << OFFICES | self.given_offices) << OFFICES | self.asked_offices


def new_offer(giver: i64, taker: i64) -> Offer:
    offer = empty_offer()
    offer.giver = giver
    offer.taker = taker
    return offer


def offer_of(table: Table) -> Offer:
    """The offer that is put together or waits for its answer."""
    return cast(Offer, table.memory)


@final
class Offering(Phase[Table]):
    """What is given, then what is asked for, each ware once and in order; then the offer is made."""

    def name(self) -> str:
        return "offering"

    def options(self, table: Table) -> vec[i64]:
        offer = offer_of(table)
        legal = vec[i64](capacity=64)
        legal = append_wares(offer, legal, GIVE, table.players[offer.giver])
        legal = append_offices(table, offer, legal, GIVE_OFFICE, table.players[offer.giver])
        legal = append_wares(offer, legal, ASK, table.players[offer.taker])
        legal = append_offices(table, offer, legal, ASK_OFFICE, table.players[offer.taker])
        if can_propose(table, offer):
            legal = append(legal, PROPOSE)
        return append(legal, WITHDRAW)

    def play(self, table: Table, action: i64) -> None:
        offer = offer_of(table)
        offer.last = action
        if action == WITHDRAW:
            if offer.countering and table.sink is not None:
                table.tell("offer-declined", {"seat": int(table.actor), "partner": int(offer.taker)})
            table.done()
        elif action == PROPOSE:
            propose(table, offer)
        elif action < GIVE_OFFICE:
            offer.given[(action - GIVE) // MOST_TRADED] = (action - GIVE) % MOST_TRADED + 1
        elif action < ASK:
            offer.given_offices |= 1 << (action - GIVE_OFFICE)
        elif action < ASK_OFFICE:
            offer.asked[(action - ASK) // MOST_TRADED] = (action - ASK) % MOST_TRADED + 1
        else:
            offer.asked_offices |= 1 << (action - ASK_OFFICE)

    def explain(self, table: Table, action: i64) -> str:
        offer = offer_of(table)
        if action == WITHDRAW:
            return ""
        if action == PROPOSE:
            return "" if can_propose(table, offer) else "RP-TRADE-01"
        if GIVE <= action < GIVE + WARES * MOST_TRADED:
            return why_not_name(table, offer, action, GIVE, offer.giver)
        if ASK <= action < ASK + WARES * MOST_TRADED:
            return why_not_name(table, offer, action, ASK, offer.taker)
        if GIVE_OFFICE <= action < GIVE_OFFICE + OFFICES:
            return why_not_name_office(table, offer, action, GIVE_OFFICE, offer.giver)
        if ASK_OFFICE <= action < ASK_OFFICE + OFFICES:
            return why_not_name_office(table, offer, action, ASK_OFFICE, offer.taker)
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([PLACING, EFFECTS, LEADING, ORDERING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, table: Table, frame: Frame) -> Any:
        return write_offer(frame)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        return read_offer(table, actor, step.partner, step)

    def check(self, table: Table, frame: Frame) -> None:
        check_offer(table, frame)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return describe_offer(table, frame)


def append_wares(offer: Offer, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    for ware in range(WARES):
        if offer.last < first + ware * MOST_TRADED:
            amount = stock(owner, ware)
            for named in range(amount if amount < MOST_TRADED else MOST_TRADED):
                legal = append(legal, first + ware * MOST_TRADED + named)
    return legal


def append_offices(table: Table, offer: Offer, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    if trades_offices(table.board) and owner.offices != 0:
        for office in range(OFFICES):
            if owner.holds(office) and offer.last < first + office:
                legal = append(legal, first + office)
    return legal


def why_not_name(table: Table, offer: Offer, action: i64, first: i64, seat: i64) -> str:
    """The rule against naming an amount of a ware now."""
    ware = (action - first) // MOST_TRADED
    if stock(table.players[seat], ware) <= (action - first) % MOST_TRADED:
        return "RP-TRADE-01"
    return FIXED_ORDER if offer.last >= first + ware * MOST_TRADED else ""


def why_not_name_office(table: Table, offer: Offer, action: i64, first: i64, seat: i64) -> str:
    if not trades_offices(table.board) or table.office_owner[action - first] != seat:
        return "RP-TRADE-02"
    return FIXED_ORDER if offer.last >= action else ""


def can_propose(table: Table, offer: Offer) -> bool:
    """There is something in it, and it was not offered before in this phase."""
    if offer.is_empty():
        return False
    return offer.countering or offer.number() != table.players[offer.giver].offered


def propose(table: Table, offer: Offer) -> None:
    if not offer.countering:
        table.players[offer.giver].offered = offer.number()
    table.actor = offer.taker
    table.enter(REPLYING, offer)
    if table.sink is not None:
        table.tell("offered", offer_data(offer))


def offer_data(offer: Offer) -> dict[str, object]:
    return {"seat": int(offer.giver), "partner": int(offer.taker), **terms_data(offer)}


def terms_data(offer: Offer) -> dict[str, Any]:
    return {
        "give": {WARE_NAMES[ware]: int(offer.given[ware]) for ware in range(WARES) if offer.given[ware] > 0},
        "ask": {WARE_NAMES[ware]: int(offer.asked[ware]) for ware in range(WARES) if offer.asked[ware] > 0},
        "give_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if offer.given_offices >> office & 1],
        "ask_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if offer.asked_offices >> office & 1],
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
        if not offer_of(table).countering:
            legal = append(legal, COUNTER)
        return legal

    def play(self, table: Table, action: i64) -> None:
        offer = offer_of(table)
        if action == COUNTER:
            counter = new_offer(offer.taker, offer.giver)
            counter.countering = True
            table.enter(OFFERING, counter)
            return
        if action == ACCEPT:
            exchange(table, offer)
        if table.sink is not None:
            name = "offer-accepted" if action == ACCEPT else "offer-declined"
            table.tell(name, {"seat": int(table.actor), "partner": int(offer.giver)})
        table.done()

    def standing(self, table: Table) -> str:
        return "replying"

    def may_stand(self, table: Table, action: i64) -> bool:
        return action == DECLINE  # who takes every offer would be robbed

    def explain(self, table: Table, action: i64) -> str:
        if action == COUNTER:
            return "RP-TRADE-01" if offer_of(table).countering else ""
        return "" if action in (ACCEPT, DECLINE) else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([PLACING, EFFECTS, LEADING, ORDERING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, table: Table, frame: Frame) -> Any:
        return write_offer(frame)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        offer = read_offer(table, step.partner, actor, step)
        if offer.is_empty():
            refuse("step", "the offer is empty", "RP-TRADE-01")
        offer.last = PROPOSE
        return offer

    def check(self, table: Table, frame: Frame) -> None:
        check_offer(table, frame)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return describe_offer(table, frame)


def exchange(table: Table, offer: Offer) -> None:
    """Both holdings change at once (RP-TRADE-01, RP-TRADE-02)."""
    giver = table.players[offer.giver]
    taker = table.players[offer.taker]
    for good in range(GOODS):
        giver.goods[good] += offer.asked[good] - offer.given[good]
        taker.goods[good] += offer.given[good] - offer.asked[good]
    giver.silver += offer.asked[SILVER] - offer.given[SILVER]
    taker.silver += offer.given[SILVER] - offer.asked[SILVER]
    giver.offices = (giver.offices & ~offer.given_offices) | offer.asked_offices
    taker.offices = (taker.offices & ~offer.asked_offices) | offer.given_offices
    for office in range(OFFICES):
        if offer.given_offices >> office & 1:
            table.office_owner[office] = offer.taker
        elif offer.asked_offices >> office & 1:
            table.office_owner[office] = offer.giver


# ---- an offer written down


def write_offer(frame: Frame) -> Any:
    offer = cast(Offer, frame.memory)
    partner = offer.taker if frame.actor == offer.giver else offer.giver
    return OfferStep(partner=int(partner), counter=offer.countering, **terms_data(offer))


def read_offer(table: Table, giver: i64, taker: i64, step: Any) -> Offer:
    check_seat(table, int(step.partner), "step.partner")
    if giver == taker:
        refuse("step.partner", f"must be another seat than {giver}", "RP-TRADE-01")
    offer = read_terms(new_offer(giver, taker), step, "step")
    offer.countering = step.counter
    return offer


def read_terms(offer: Offer, terms: Any, field: str) -> Offer:
    """What is given and asked for; the last part that was named follows from it."""
    fill_by_name(offer.given, WARE_NAMES, terms.give, f"{field}.give", "RP-TRADE-01")
    fill_by_name(offer.asked, WARE_NAMES, terms.ask, f"{field}.ask", "RP-TRADE-01")
    offer.given_offices = office_set(terms.give_offices, f"{field}.give_offices")
    offer.asked_offices = office_set(terms.ask_offices, f"{field}.ask_offices")
    offer.last = last_named(offer.given, GIVE, offer.given_offices, GIVE_OFFICE, 0)
    offer.last = last_named(offer.asked, ASK, offer.asked_offices, ASK_OFFICE, offer.last)
    return offer


def last_named(row: vec[i64], first: i64, offices: i64, first_office: i64, last: i64) -> i64:
    for ware in range(WARES):
        if row[ware] > 0:
            last = first + ware * MOST_TRADED + row[ware] - 1
    for office in range(OFFICES):
        if offices >> office & 1:
            last = first_office + office
    return last


def check_offer(table: Table, frame: Frame) -> None:
    offer = cast(Offer, frame.memory)
    below = frame.below
    if table.board.trade == 0:
        refuse("phase", "players do not trade in this game", "RP-TRADE-01")
    maker = offer.taker if offer.countering else offer.giver
    if below is None or (below.phase in (LEADING, ORDERING) and table.board.trade != AT_ANY_TIME):
        refuse("waiting[0].phase", "is no turn in which one trades in this game", "RP-TRADE-01")
    if below.actor != maker:
        refuse("waiting[0].actor", f"must be seat {maker}, who began the trade", "RP-TRADE-01")
    if table.players[maker].offers == 0:
        refuse(f"players[{maker}].offers", "must count the offer under way", "RP-TRADE-01")
    giver, taker = table.players[offer.giver], table.players[offer.taker]
    for ware in range(WARES):
        if offer.given[ware] > stock(giver, ware):
            refuse("step.give", "is more than there is", "RP-TRADE-01")
        if offer.asked[ware] > stock(taker, ware):
            refuse("step.ask", "is more than there is", "RP-TRADE-01")
    if offer.given_offices + offer.asked_offices > 0 and not trades_offices(table.board):
        refuse("step", "offices are not traded in this edition", "RP-TRADE-02")
    if offer.given_offices & ~giver.offices != 0 or offer.asked_offices & ~taker.offices != 0:
        refuse("step", "names an office that its owner does not have", "RP-TRADE-02")


def describe_offer(table: Table, frame: Frame) -> dict[str, Any]:
    """The offer as it is; `partner` is the other one, whoever is asked."""
    offer = cast(Offer, frame.memory)
    below = frame.below
    assert below is not None
    return {
        "from": int(offer.giver),
        "partner": int(offer.taker if frame.actor == offer.giver else offer.giver),
        **terms_data(offer),
        "countering": offer.countering,
        "resume": int(below.actor),
        "last": None if offer.last == 0 else table.vocabulary.notation(offer.last),  # the last part named
        "phase": table.phases[below.phase].name(),
    }


# ---- written by `make fields`: empty_offer, copy_offer


def empty_offer() -> Offer:
    offer = Offer()
    offer.giver = 0
    offer.taker = 0
    offer.given = vec[i64]([0] * WARES)
    offer.asked = vec[i64]([0] * WARES)
    offer.given_offices = 0
    offer.asked_offices = 0
    offer.last = 0
    offer.countering = False
    return offer


def copy_offer(offer: Offer) -> Offer:
    copy = Offer()
    copy.giver = offer.giver
    copy.taker = offer.taker
    copy.given = offer.given[:]
    copy.asked = offer.asked[:]
    copy.given_offices = offer.given_offices
    copy.asked_offices = offer.asked_offices
    copy.last = offer.last
    copy.countering = offer.countering
    return copy
