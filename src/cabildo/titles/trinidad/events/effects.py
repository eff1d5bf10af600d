"""What Events do at once, when they are kept: for everybody but the automaton, in the order of play (TR-EVENT-11)."""

from cabildo.titles.trinidad.city import has_house_in
from cabildo.titles.trinidad.council import LOWEST, gain_council
from cabildo.titles.trinidad.resources import take_coins_from_supply
from cabildo.titles.trinidad.solo.seat import people_in_order
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import go_down, go_up
from cabildo.titles.trinidad.terms import (
    CITY_FEAST,
    EPIDEMIC,
    FACTIONS,
    FROM_EVENTS,
    OPEN_COUNCIL,
    RAIDS,
    SILVER_FLEET,
    TRUCE_TALKS,
    UNREST,
)


def take_effect(state: TrinidadState) -> None:
    """Do what the Event of this decade does at once; most do nothing now."""
    if state.event == OPEN_COUNCIL:
        open_council(state)
    elif state.event == SILVER_FLEET:
        silver_fleet(state)
    elif state.event == TRUCE_TALKS:
        truce_talks(state)
    elif state.event == CITY_FEAST:
        city_feast(state)
    elif state.event == UNREST:
        unrest(state)
    elif state.event == RAIDS:
        raids(state)
    elif state.event == EPIDEMIC:
        epidemic(state)


def open_council(state: TrinidadState) -> None:
    """Everybody gains council points."""
    for seat in people_in_order(state):
        gain_council(state, seat, state.board.numbers.open_council_points)


def silver_fleet(state: TrinidadState) -> None:
    """Everybody takes a bronze from the supply, as far as there is one."""
    for seat in people_in_order(state):
        take_coins_from_supply(state, seat, state.board.numbers.fleet_coins)


def truce_talks(state: TrinidadState) -> None:
    """Both tension markers go back."""
    for faction in range(FACTIONS):
        go_down(state, faction, state.board.numbers.truce_steps)


def city_feast(state: TrinidadState) -> None:
    """Points for everybody with a House in a central district."""
    for seat in people_in_order(state):
        if has_house_in(state.board, state.city, seat, state.board.central):
            state.score(seat, FROM_EVENTS, state.board.numbers.feast_points)


def unrest(state: TrinidadState) -> None:
    """Everybody loses a council point, but nobody the last one, so that it costs no points."""
    for seat in people_in_order(state):
        player = state.players[seat]
        lost = min(state.board.numbers.unrest_points, player.council - LOWEST)
        player.council -= lost
        if state.sink is not None and lost > 0:
            state.tell("council-lost", {"seat": int(seat), "points": int(lost), "value": int(player.council)})


def raids(state: TrinidadState) -> None:
    """Both tension markers rise."""
    for faction in range(FACTIONS):
        go_up(state, faction, state.board.numbers.raid_steps)


def epidemic(state: TrinidadState) -> None:
    """Everybody who has a worker of their own at hand sets one aside; it comes home at the end of the decade."""
    for seat in people_in_order(state):
        player = state.players[seat]
        sick = min(state.board.numbers.epidemic_workers, player.workers)
        player.workers -= sick
        player.spent += sick
        if state.sink is not None and sick > 0:
            state.tell("workers-sick", {"seat": int(seat), "workers": int(sick)})
