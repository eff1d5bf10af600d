"""Phase A: a player places up to five workers, one decision at a time, then the next one in order does."""

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.grid_names import space_name
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, extend, i64, vec
from cabildo.titles.rio import ship
from cabildo.titles.rio.actions import (
    ARTISAN,
    BID,
    DEPART,
    DOCK,
    DONE,
    FIELDS,
    ORDER,
    OWE,
    SHADOW_OWE,
    SHADOW_WORK,
    TAKE,
    WORK,
)
from cabildo.titles.rio.costs import bill_for
from cabildo.titles.rio.grids import can_pay_grid, costs_nothing, is_open, put_worker, slots_of
from cabildo.titles.rio.minor_buildings import may_stand, room, uses_a_turn
from cabildo.titles.rio.offices import append_bids, why_not_bid
from cabildo.titles.rio.phases import COMPLETING, PAYING, PLACING
from cabildo.titles.rio.placement_reasons import why_not_oust, why_not_place, why_not_shadow, why_not_take, why_not_work
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    GRIDS,
    NOBODY,
    OFFICE_NAMES,
    OFFICES,
    SHADOW,
    SLOTS,
    TRACK_NAMES,
    TRACK_SLOTS,
    TRACKS,
)
from cabildo.titles.rio.trade import count_offers_anew, offers_left
from cabildo.titles.rio.variants import lends_grid_costs


@final
class Placing(Phase[RioState]):
    """All workers of one player in one go, each where they like (RP-PLACE-01 to 05)."""

    def name(self) -> str:
        return "placing"

    def begin(self, state: RioState) -> None:
        """Begin a turn with the first in order (RP-SETUP-15, RP-TURN-02)."""
        state.turn = 0
        state.enter(PLACING)
        state.actor = state.order[0]
        count_offers_anew(state)
        if state.sink is not None:
            year = int(state.board.first_year + state.year)
            order = [int(seat) for seat in state.order]
            state.tell("turn-started", {"year": year, "seat": order[0], "order": order})

    def options(self, state: RioState) -> vec[i64]:
        player = state.me()
        left = state.board.numbers.workers_a_turn - player.placed
        hands = left if left < player.supply else player.supply
        legal = vec[i64](capacity=192)
        legal = append(legal, DONE)
        if hands > 0:
            legal = append(legal, FIELDS)
            legal = append(legal, ARTISAN)
            if ship.can_dock(state):
                legal = append(legal, DOCK)
            legal = append(legal, ORDER)
        if ship.can_pay_departure(state):
            legal = append(legal, DEPART)
        if hands > 0:
            legal = append_bids(state, legal)
            legal = append_tracks(state, legal, hands)
            legal = append_grids(state, legal, WORK, OWE)
        if left > 0 and may_use_shadow(state):
            legal = append_grids(state, legal, SHADOW_WORK, SHADOW_OWE)
        if hands > 0:
            legal = append_spaces(state, legal, hands)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        board = state.board
        if action == DONE:
            next_player(state)
        elif action < BID:
            go_to_area(state, action)
        elif action < TAKE:
            put_bid(state, action - BID)
        elif action < WORK:
            take_track(state, action - TAKE)
        elif action < SHADOW_OWE + GRIDS * SLOTS:
            work_on_grid(state, action)
        elif action < board.oust:
            put_in_city(state, action - board.place)
        else:
            oust(state, action - board.oust)

    def resume(self, state: RioState, result: i64) -> None:
        """Go on when the space of a grid is paid, or a trade is over."""
        if WORK <= result < OWE:
            put_worker(state, result - WORK, state.actor, False)
        elif SHADOW_WORK <= result < SHADOW_OWE:
            put_worker(state, result - SHADOW_WORK, SHADOW, False)

    def explain(self, state: RioState, action: i64) -> str:
        board = state.board
        if action == DONE:
            return ""
        if action == DEPART:
            return ship.why_not_pay_departure(state)
        shadow = SHADOW_WORK <= action < SHADOW_OWE + GRIDS * SLOTS
        on_map = board.place <= action < board.use
        if not (FIELDS <= action < SHADOW_WORK or shadow or on_map):
            return OTHER_DECISION
        player = state.me()
        if player.placed >= board.numbers.workers_a_turn:
            return "RP-PLACE-01"
        if not shadow and player.supply == 0:
            return "RP-PLACE-02"
        if shadow:
            return why_not_shadow(state, action)
        if action == DOCK:
            return ship.why_not_dock(state)
        if action < BID:
            return ""
        if action < TAKE:
            return why_not_bid(state, action - BID)
        if action < WORK:
            return why_not_take(state, action - TAKE)
        if action < SHADOW_WORK:
            owing = action >= OWE
            return why_not_work(state, action - OWE if owing else action - WORK, owing)
        if action < board.oust:
            return why_not_place(state, action - board.place)
        return why_not_oust(state, action - board.oust)

    def expected(self, state: RioState) -> list[int]:
        expected = [DOCK, DEPART]
        for office in range(OFFICES):
            expected.append(BID + office)
        for target in range(TRACKS * TRACK_SLOTS):
            if target % TRACK_SLOTS < len(state.board.track_workers):
                expected.append(TAKE + target)
        for target in range(GRIDS * SLOTS):
            if target % SLOTS < slots_of(state, target // SLOTS):
                expected.append(WORK + target)
        return expected

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        player = state.players[frame.actor]
        left = min(state.board.numbers.workers_a_turn - int(player.placed), int(player.supply))
        return {"placed": int(player.placed), "left": left, **offers_left(state, frame.actor)}


# ---- what is legal


def append_tracks(state: RioState, legal: vec[i64], hands: i64) -> vec[i64]:
    """Free spaces of mine and forest for which there are enough workers (RP-AREA-05)."""
    needs = state.board.track_workers
    for track in range(TRACKS):
        for slot in range(len(needs)):
            if needs[slot] <= hands and state.tracks[track * TRACK_SLOTS + slot] == NOBODY:
                legal = append(legal, TAKE + track * TRACK_SLOTS + slot)
    return legal


def append_grids(state: RioState, legal: vec[i64], paid: i64, owed: i64) -> vec[i64]:
    """Free spaces of open grids, paid at once or owed (RP-MAJOR-06, RP-MAJOR-07)."""
    grids = state.grids
    lends = lends_grid_costs(state.board)
    debts = vec[i64](capacity=48)
    for grid in range(GRIDS):
        if is_open(state, grid):
            pays = can_pay_grid(state, grid)
            owes = lends and not costs_nothing(state, grid)
            for target in range(grid * SLOTS, grid * SLOTS + slots_of(state, grid)):
                if grids[target] == 0:
                    if pays:
                        legal = append(legal, paid + target)
                    if owes:
                        debts = append(debts, owed + target)
    return extend(legal, debts)


def may_use_shadow(state: RioState) -> bool:
    """Two players may place discs of a third colour on grids (RP-VAR2P-02)."""
    if state.board.players != 2 or state.shadows == 0:
        return False
    return not (state.board.one_shadow_disc and state.me().shadows > 0)


def append_spaces(state: RioState, legal: vec[i64], hands: i64) -> vec[i64]:
    """City spaces for one worker, then those from which others can be thrown out (RP-PLACE-CITY-06)."""
    board = state.board
    city = state.city
    seat = state.actor
    reach = city.reach
    crews = city.crews
    tiles = city.tiles
    plaza = board.plaza
    first = board.place
    oustings = vec[i64]()
    for space in city.near[seat]:
        if tiles[space] == 0:
            if reach[space] >> seat & 1 and plaza[space] == 0:
                crew = crews[space]
                if crew == 0:
                    legal = append(legal, first + space)
                else:
                    mine = crew >> 4 * seat & 15
                    if mine == 0:
                        if board.numbers.ousters_a_worker * city.crowd(space) <= hands:
                            oustings = append(oustings, board.oust + space)
                    elif mine < board.numbers.workers_on_a_space:
                        legal = append(legal, first + space)
        elif can_join(state, space):
            legal = append(legal, first + space)
    return extend(legal, oustings)


def can_join(state: RioState, space: i64) -> bool:
    """Whether one more worker may go on a building (RP-PLACE-CITY-02, 13, 14, 15)."""
    city = state.city
    if not may_stand(city, space, state.actor):
        return False
    crowd = city.crowd(space)
    if crowd >= room(state.board, city, space):
        return False
    return crowd == city.crew(space, state.actor) or uses_a_turn(state.board, city, space) > 1


def thrown_out(state: RioState, space: i64) -> i64:
    """Workers of another player on a space; 0 if the actor is there too or nobody is."""
    return state.city.crowd(space) if state.city.crew(space, state.actor) == 0 else 0


# ---- placing


def go_to_area(state: RioState, area: i64) -> None:
    """Go to fields, artisan area, dock or order track, or pay for the ship."""
    if area == DEPART:
        ship.pay_departure(state)
        return
    player = state.me()
    player.supply -= 1
    player.placed += 1
    if area == FIELDS:
        player.fields += 1
        name = "fields"
    elif area == ARTISAN:
        player.artisan += 1
        name = "artisan"
    elif area == DOCK:
        player.dock += 1
        name = "dock"
    else:
        player.added += 1
        name = "order"
    if state.sink is not None:
        state.tell("worker-placed", {"seat": int(state.actor), "area": name})


def work_on_grid(state: RioState, action: i64) -> None:
    """Put a disc on a space of a grid, paid at once or owed (RP-MAJOR-06, RP-MAJOR-07)."""
    target = (action - WORK) % (GRIDS * SLOTS)
    colour: i64 = SHADOW if action >= SHADOW_WORK else state.actor
    owing = OWE <= action < SHADOW_WORK or action >= SHADOW_OWE
    if owing or costs_nothing(state, target // SLOTS):
        put_worker(state, target, colour, owing)
    else:
        state.ask(PAYING, state.actor, bill_for(state.board, action))


def put_bid(state: RioState, office: i64) -> None:
    player = state.me()
    player.supply -= 1
    player.placed += 1
    state.bids[office] = state.actor
    if state.sink is not None:
        state.tell("bid", {"seat": int(state.actor), "office": OFFICE_NAMES[office]})


def take_track(state: RioState, target: i64) -> None:
    """Take a space of mine or forest, with all the workers it needs (RP-AREA-05)."""
    workers = state.board.track_workers[target % TRACK_SLOTS]
    player = state.me()
    player.supply -= workers
    player.placed += workers
    state.tracks[target] = state.actor
    if state.sink is not None:
        state.tell(
            "track-taken",
            {
                "seat": int(state.actor),
                "track": TRACK_NAMES[target // TRACK_SLOTS],
                "slot": int(target % TRACK_SLOTS) + 1,
                "workers": int(workers),
            },
        )


def put_in_city(state: RioState, space: i64) -> None:
    player = state.me()
    player.supply -= 1
    player.placed += 1
    state.city.add_workers(space, state.actor, 1)
    if state.sink is not None:
        name = space_name(state.board.columns, space)
        state.tell("city-worker-placed", {"seat": int(state.actor), "space": name})


def oust(state: RioState, space: i64) -> None:
    """Throw others out with twice their number; one of the newcomers is given up (RP-PLACE-CITY-06, 07)."""
    others = thrown_out(state, space)
    victim: i64 = NOBODY
    for seat in range(len(state.players)):
        workers = state.city.crew(space, seat)
        if workers > 0:
            victim = seat
            state.city.remove_workers(space, seat, workers)
            state.players[seat].supply += workers
    player = state.me()
    numbers = state.board.numbers
    ousters = numbers.ousters_a_worker * others
    player.placed += ousters
    player.supply -= ousters - numbers.ousters_lost
    state.city.add_workers(space, state.actor, ousters - numbers.ousters_lost)
    if state.sink is not None:
        state.tell(
            "ousted",
            {
                "seat": int(state.actor),
                "victim": int(victim),
                "workers": int(others),
                "space": space_name(state.board.columns, space),
            },
        )


def next_player(state: RioState) -> None:
    """Let the next in order place; after the last one the effects phase begins (RP-TURN-02, RP-PLACE-03)."""
    if state.sink is not None:
        state.tell("placement-done", {"seat": int(state.actor)})
    state.turn += 1
    if state.turn < len(state.order):
        state.actor = state.order[state.turn]
    else:
        state.begin(COMPLETING)
