"""The war is over: who leaves the map, who stays as a worker."""

from typing import final

from cabildo.engine.grid_names import space_name
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import DONE
from cabildo.titles.rio.city import look_everywhere
from cabildo.titles.rio.minor_buildings import room, send_back
from cabildo.titles.rio.phases import ORDERING, RECALLING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES, NOBODY
from cabildo.titles.rio.war.groups import NO_GROUP, commander_of, count_of, is_enemy, is_mixed, size_of
from cabildo.titles.rio.war.war import War


def begin(state: RioState, war: War) -> None:
    """Take attackers and mixed groups off the map; the others are workers again (RP-WAREND-04 to 06)."""
    if state.sink is not None:
        state.tell(
            "war-ended",
            {"enemy": ENEMY_NAMES[war.enemy], "turns": int(war.turn), "left": int(war.attackers(state.board))},
        )
    for space in range(state.board.spaces):
        group = war.troops[space]
        if group != NO_GROUP and not is_enemy(group):
            if is_mixed(group):
                for seat in range(len(state.players)):
                    state.players[seat].supply += count_of(group, seat)
            else:
                state.city.add_workers(space, commander_of(group), size_of(group))
    state.war = None
    state.turn = 0
    ask_next(state)


def ask_next(state: RioState) -> None:
    """Let the next in order take workers back; after the last one the game goes on."""
    if state.turn < len(state.order):
        state.enter(RECALLING)
        state.actor = state.order[state.turn]
        return
    for space in range(state.board.spaces):
        if state.city.crews[space] != 0:
            send_surplus_back(state, space)
    look_everywhere(state.board, state.city)
    state.begin(ORDERING)


def send_surplus_back(state: RioState, space: i64) -> None:
    """Send back who has no room: earlier players keep it first, on huts and houses the owner alone (RP-WAREND-07).

    The Plaza Mayor is no place to work. Whether a house is beside is asked when a worker is used (RP-ACT-07).
    """
    board, city = state.board, state.city
    left = 0 if board.plaza[space] != 0 else room(board, city, space)
    owner = city.owner(space)
    for seat in state.order:
        workers = city.crew(space, seat)
        stays: i64 = 0
        if owner in (NOBODY, seat):
            stays = workers if workers < left else left
        left -= stays
        if stays < workers:
            send_back(state, space, seat, workers - stays)


@final
class Recalling(Phase[RioState]):
    """A player may take back groups of workers from the city, whole ones only (RP-WAREND-03)."""

    def name(self) -> str:
        return "recalling"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=10)
        legal = append(legal, DONE)
        crews = state.city.crews
        for space in range(len(crews)):
            if crews[space] >> 4 * state.actor & 15 != 0:
                legal = append(legal, state.board.recall + space)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        if action == DONE:
            state.turn += 1
            ask_next(state)
            return
        space = action - state.board.recall
        workers = state.city.crew(space, state.actor)
        state.city.remove_workers(space, state.actor, workers)
        state.me().supply += workers
        if state.sink is not None:
            name = space_name(state.board.columns, space)
            state.tell("workers-recalled", {"seat": int(state.actor), "workers": int(workers), "space": name})

    def explain(self, state: RioState, action: i64) -> str:
        if action == DONE:
            return ""
        space = action - state.board.recall
        if not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        return "" if state.city.crew(space, state.actor) > 0 else "RP-WAREND-03"

    def usual(self, state: RioState) -> i64:
        return DONE
