"""Gains when something happens, and milder losses: 34, 35, 41, 50, 55, 56, 57, 70, 72.

Each of these moments gives as often as the card is used for it, which is once unless another card turns it upright.
"""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import (
    HALVED_LOSS,
    LOWER_SALARY,
    MAJOR_BUILT,
    ROADS_BUILT,
    UNITS_POINTS,
    WALLS_CLOSED,
    WALLS_HELPED,
    WAR_POINTS,
    WAR_SILVER,
)
from cabildo.titles.trinidad.affiliates.moments import (
    AT_COUNCIL_LOSS,
    AT_MAJOR_BUILT,
    AT_ROADS_BUILT,
    AT_SALARY,
    AT_WALLS_CLOSED,
    AT_WALLS_HELPED,
    AT_WAR_OVER,
)
from cabildo.titles.trinidad.affiliates.news import (
    attacker_in,
    districts_full,
    grids_built,
    loss_of,
    milicianos_in,
    news_of_loss,
    soldiers_in,
    winners_in,
)
from cabildo.titles.trinidad.affiliates.using import rule_of, use_card
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.resources import ask_for_coins
from cabildo.titles.trinidad.salary_due import due, salary_under_way
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_for
from cabildo.titles.trinidad.terms import DISTRICTS, FROM_CARDS, FROM_COUNCIL_LOSS


def fits_rewards(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees.

    Coins come from the stacks: where these are empty there is nothing to gain.
    """
    if moment == AT_SALARY:
        return card == LOWER_SALARY and due(state, state.players[seat], salary_under_way(state)) > 0
    if moment == AT_COUNCIL_LOSS:
        return card == HALVED_LOSS and loss_of(state.news[moment], seat) > 0
    if moment in (AT_WALLS_CLOSED, AT_ROADS_BUILT, AT_MAJOR_BUILT):
        return coins_due(state, card, moment) > 0 and coins_for(state, seat) > 0
    if moment == AT_WALLS_HELPED:
        return card == WALLS_HELPED and state.news[moment] != 0
    if moment != AT_WAR_OVER:
        return False
    if card == UNITS_POINTS:
        return points_for_units(state, state.news[moment]) > 0
    has_won = winners_in(state.news[moment]) >> seat & 1 != 0
    return has_won and (card == WAR_POINTS or (card == WAR_SILVER and coins_for(state, seat) > 0))


def why_not_rewards(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_rewards`."""
    against = rule_of(card)
    news = state.news[moment]
    seat = state.actor
    if card == LOWER_SALARY:
        return "" if moment == AT_SALARY and due(state, state.me(), salary_under_way(state)) > 0 else against
    if card == HALVED_LOSS:
        return "" if moment == AT_COUNCIL_LOSS and loss_of(news, seat) > 0 else against
    if card == WALLS_HELPED:
        return "" if moment == AT_WALLS_HELPED and news != 0 else against
    if card == UNITS_POINTS:
        return "" if moment == AT_WAR_OVER and milicianos_in(news) + soldiers_in(news) > 0 else against
    if card in (WAR_POINTS, WAR_SILVER):
        if moment != AT_WAR_OVER or news >> seat & 1 == 0:
            return against
    elif card == WALLS_CLOSED:
        if moment != AT_WALLS_CLOSED or news == 0:
            return against
    elif card == ROADS_BUILT:
        if moment != AT_ROADS_BUILT or news == 0:
            return against
    elif moment != AT_MAJOR_BUILT or news == 0:
        return against
    if card == WAR_POINTS:
        return ""
    return "TR-GRID-07" if coins_for(state, seat) == 0 else ""


def start_rewards(state: TrinidadState, card: i64, moment: i64) -> None:
    """Apply the power at once; whatever it asks resumes the phase on top."""
    seat = state.actor
    numbers = state.board.numbers
    news = state.news[moment]
    use_card(state, seat, card)
    if card == LOWER_SALARY:
        salary_under_way(state).bronze += numbers.salary_discount
    elif card == HALVED_LOSS:
        lost = loss_of(news, seat)
        state.news[moment] = news - news_of_loss(seat, lost)
        state.score(seat, FROM_COUNCIL_LOSS, lost - lost // numbers.loss_parts)
    elif card == WALLS_HELPED:
        state.score(seat, FROM_CARDS, numbers.walls_helped_points)
    elif card == UNITS_POINTS:
        state.score(seat, FROM_CARDS, points_for_units(state, news))
    elif card == WAR_POINTS:
        state.score(seat, FROM_CARDS, numbers.victory_points[attacker_in(news)])
    elif card == WAR_SILVER:
        ask_for_coins(state, seat, numbers.victory_coins[attacker_in(news)])
    else:
        ask_for_coins(state, seat, coins_due(state, card, moment))


def coins_due(state: TrinidadState, card: i64, moment: i64) -> i64:
    """Bronze for walls, Roads or buildings; of several districts the best one counts, and nothing for other cards.

    (TR-AFF-35, TR-AFF-41, TR-AFF-70.)
    """
    numbers = state.board.numbers
    news = state.news[moment]
    if news == 0:
        return 0
    if card == MAJOR_BUILT and moment == AT_MAJOR_BUILT:
        if districts_full(news) != 0:
            return numbers.full_district_coins
        return numbers.major_coins if grids_built(news) != 0 else 0
    if (card == WALLS_CLOSED and moment == AT_WALLS_CLOSED) or (card == ROADS_BUILT and moment == AT_ROADS_BUILT):
        for district in range(DISTRICTS):
            has_both = state.city.paved >> district & 1 != 0 and is_closed(state.board, state.city, district)
            if news >> district & 1 and has_both:
                return numbers.district_coins_both
        return numbers.district_coins
    return 0


def points_for_units(state: TrinidadState, news: i64) -> i64:
    """Points for everybody's units in a war; with few players one more, if there were any (TR-AFF-57)."""
    numbers = state.board.numbers
    points = milicianos_in(news) * numbers.miliciano_points + soldiers_in(news) * numbers.soldier_points
    return points + numbers.few_players_extra if points > 0 else 0
