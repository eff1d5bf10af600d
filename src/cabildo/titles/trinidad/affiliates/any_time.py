"""What fits any turn: 31, 32, 53, 59, 60, 62, 64, 76, 77.

The fast ones among them also fit the windows where they can matter: 53 before scoring, 59 before a fight, 77 after
it and before the last scoring; 60 and 64 wherever a rotated card of the owner would then fit, which `powers` knows.
"""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import USE
from cabildo.titles.trinidad.affiliates.aiming import aim, has_target
from cabildo.titles.trinidad.affiliates.cards import (
    ALL_UPRIGHT,
    BANNER_FOR_SILVER,
    COIN_FOR_TENSION,
    ONE_UPRIGHT,
    WALL_PIECE,
    WAR_STEP_BACK,
    WORKER_AS_MILICIANO,
)
from cabildo.titles.trinidad.affiliates.moments import AT_BEFORE_FIGHT, AT_SCORING, AT_TURN, AT_WAR_OVER
from cabildo.titles.trinidad.affiliates.using import rule_of, use_card
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.completing import NO_EDGE
from cabildo.titles.trinidad.extended_war.forces import is_at_war
from cabildo.titles.trinidad.extended_war.posting import muster_recruit, post_new
from cabildo.titles.trinidad.phases import FREE_DONE, WALLING
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.resources import ask_for_coins
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOWHERE
from cabildo.titles.trinidad.walls_and_roads import free_edges, make_masonry


def fits_any_time(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees."""
    if not matters_at(state, card, moment):
        return False
    player = state.players[seat]
    if card == WALL_PIECE:
        return state.walls > 0 and free_edges(state) != 0
    if card == WORKER_AS_MILICIANO:
        return player.workers > 0 and player.recruit == 0
    if card == WAR_STEP_BACK:
        return player.war_step > 0
    return has_target(state, seat, card)


def can_pay_any_time(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has the coins that two of these cards cost."""
    return not is_sold(card) or payable(state, state.me(), price_any_time(state, card))


def why_not_any_time(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_any_time`."""
    player = state.me()
    if not matters_at(state, card, moment) and card not in (ALL_UPRIGHT, ONE_UPRIGHT):
        return "TR-FREE-02" if is_fast(card) else "TR-FREE-01"
    if card == WALL_PIECE:
        free = any(
            state.board.closable >> edge & 1 and state.city.walls >> edge & 1 == 0
            for edge in range(len(state.board.edge_set))
        )
        return "" if state.walls > 0 and free else "TR-AFF-31"
    if card == WORKER_AS_MILICIANO:
        return "TR-AFF-59" if player.workers < 1 or player.recruit > 0 else ""
    if card == WAR_STEP_BACK and player.war_step <= 0:
        return "TR-AFF-77"
    if card != WAR_STEP_BACK and not has_target(state, state.actor, card):
        return rule_of(card)
    return "" if can_pay_any_time(state, card, moment) else rule_of(card)


def start_any_time(state: TrinidadState, card: i64, moment: i64) -> None:
    """Rotate the card; then it is paid, asks what it is aimed at, or is applied at once."""
    use_card(state, state.actor, card)
    if is_sold(card):
        charge(state, price_any_time(state, card))
    elif card == WALL_PIECE:
        state.ask(WALLING, state.actor, make_masonry(state.board.numbers.card_walls, NO_EDGE))
    elif card == WORKER_AS_MILICIANO:
        enlist(state)
    else:
        aim(state, card)


def finish_any_time(state: TrinidadState, card: i64) -> None:
    """What is paid for, a step of a banner or one on the war track; or the coin for which tension rose."""
    if card == WAR_STEP_BACK:
        step_back(state)
    elif card == COIN_FOR_TENSION:
        ask_for_coins(state, state.actor, state.board.numbers.tension_coins, FREE_DONE)
    else:
        aim(state, card)


# ---- card by card


def matters_at(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether a card can matter at a moment: 77 also before the last scoring, behind which the war track is counted."""
    if moment == AT_SCORING and card == WAR_STEP_BACK:
        return state.decade > state.board.decades
    return moment in (AT_TURN, window_of(card))


def window_of(card: i64) -> i64:
    """The window in which a card can matter besides the own turn, or AT_TURN where there is none."""
    if card == BANNER_FOR_SILVER:
        return AT_SCORING
    if card == WORKER_AS_MILICIANO:
        return AT_BEFORE_FIGHT
    return AT_WAR_OVER if card == WAR_STEP_BACK else AT_TURN


def is_fast(card: i64) -> bool:
    """Whether the card bears a lightning."""
    return card in (BANNER_FOR_SILVER, WORKER_AS_MILICIANO, ALL_UPRIGHT, ONE_UPRIGHT, WAR_STEP_BACK)


def is_sold(card: i64) -> bool:
    """Whether a card costs coins."""
    return card in (BANNER_FOR_SILVER, WAR_STEP_BACK)


def price_any_time(state: TrinidadState, card: i64) -> Bill:
    """Two silver for a step of a banner, one for a step on the war track (TR-AFF-53, TR-AFF-77)."""
    numbers = state.board.numbers
    return make_bill(USE + card, 0, coins=numbers.banner_price if card == BANNER_FOR_SILVER else numbers.war_step_price)


def enlist(state: TrinidadState) -> None:
    """Lay a worker on the card; it counts as a Miliciano and comes home when the next decade is over (TR-AFF-59)."""
    player = state.me()
    player.workers -= 1
    player.recruit = state.decade + 1
    player.recruit_fights = True
    if state.sink is not None:
        state.tell("worker-enlisted", {"seat": int(state.actor), "decade": int(player.recruit)})
    if is_at_war(state):
        marker = muster_recruit(state, state.actor)
        if marker != NOWHERE:
            post_new(state, state.actor, marker, FREE_DONE)


def step_back(state: TrinidadState) -> None:
    """One step to the left from a losing position (TR-AFF-77)."""
    player = state.me()
    player.war_step -= 1
    if state.sink is not None:
        state.tell("war-step-back", {"seat": int(state.actor), "step": int(player.war_step)})
