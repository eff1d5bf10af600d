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
from cabildo.titles.rio.table import Table
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
class Placing(Phase[Table]):
    """All workers of one player in one go, each where they like (RP-PLACE-01 to 05)."""

    def name(self) -> str:
        return "placing"

    def begin(self, table: Table) -> None:
        """Begin a turn with the first in order (RP-SETUP-15, RP-TURN-02)."""
        table.turn = 0
        table.enter(PLACING)
        table.actor = table.order[0]
        count_offers_anew(table)
        if table.sink is not None:
            year = int(table.board.first_year + table.year)
            order = [int(seat) for seat in table.order]
            table.tell("turn-started", {"year": year, "seat": order[0], "order": order})

    def options(self, table: Table) -> vec[i64]:
        player = table.me()
        left = table.board.numbers.workers_a_turn - player.placed
        hands = left if left < player.supply else player.supply
        legal = vec[i64](capacity=192)
        legal = append(legal, DONE)
        if hands > 0:
            legal = append(legal, FIELDS)
            legal = append(legal, ARTISAN)
            if ship.can_dock(table):
                legal = append(legal, DOCK)
            legal = append(legal, ORDER)
        if ship.can_pay_departure(table):
            legal = append(legal, DEPART)
        if hands > 0:
            legal = append_bids(table, legal)
            legal = append_tracks(table, legal, hands)
            legal = append_grids(table, legal, WORK, OWE)
        if left > 0 and may_use_shadow(table):
            legal = append_grids(table, legal, SHADOW_WORK, SHADOW_OWE)
        if hands > 0:
            legal = append_spaces(table, legal, hands)
        return legal

    def play(self, table: Table, action: i64) -> None:
        board = table.board
        if action == DONE:
            next_player(table)
        elif action < BID:
            go_to_area(table, action)
        elif action < TAKE:
            put_bid(table, action - BID)
        elif action < WORK:
            take_track(table, action - TAKE)
        elif action < SHADOW_OWE + GRIDS * SLOTS:
            work_on_grid(table, action)
        elif action < board.oust:
            put_in_city(table, action - board.place)
        else:
            oust(table, action - board.oust)

    def resume(self, table: Table, result: i64) -> None:
        """Go on when the space of a grid is paid, or a trade is over."""
        if WORK <= result < OWE:
            put_worker(table, result - WORK, table.actor, False)
        elif SHADOW_WORK <= result < SHADOW_OWE:
            put_worker(table, result - SHADOW_WORK, SHADOW, False)

    def explain(self, table: Table, action: i64) -> str:
        board = table.board
        if action == DONE:
            return ""
        if action == DEPART:
            return ship.why_not_pay_departure(table)
        shadow = SHADOW_WORK <= action < SHADOW_OWE + GRIDS * SLOTS
        on_map = board.place <= action < board.use
        if not (FIELDS <= action < SHADOW_WORK or shadow or on_map):
            return OTHER_DECISION
        player = table.me()
        if player.placed >= board.numbers.workers_a_turn:
            return "RP-PLACE-01"
        if not shadow and player.supply == 0:
            return "RP-PLACE-02"
        if shadow:
            return why_not_shadow(table, action)
        if action == DOCK:
            return ship.why_not_dock(table)
        if action < BID:
            return ""
        if action < TAKE:
            return why_not_bid(table, action - BID)
        if action < WORK:
            return why_not_take(table, action - TAKE)
        if action < SHADOW_WORK:
            owing = action >= OWE
            return why_not_work(table, action - OWE if owing else action - WORK, owing)
        if action < board.oust:
            return why_not_place(table, action - board.place)
        return why_not_oust(table, action - board.oust)

    def expected(self, table: Table) -> list[int]:
        expected = [DOCK, DEPART]
        for office in range(OFFICES):
            expected.append(BID + office)
        for target in range(TRACKS * TRACK_SLOTS):
            if target % TRACK_SLOTS < len(table.board.track_workers):
                expected.append(TAKE + target)
        for target in range(GRIDS * SLOTS):
            if target % SLOTS < slots_of(table, target // SLOTS):
                expected.append(WORK + target)
        return expected

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        player = table.players[frame.actor]
        left = min(table.board.numbers.workers_a_turn - int(player.placed), int(player.supply))
        return {"placed": int(player.placed), "left": left, **offers_left(table, frame.actor)}


# ---- what is legal


def append_tracks(table: Table, legal: vec[i64], hands: i64) -> vec[i64]:
    """Free spaces of mine and forest for which there are enough workers (RP-AREA-05)."""
    needs = table.board.track_workers
    for track in range(TRACKS):
        for slot in range(len(needs)):
            if needs[slot] <= hands and table.tracks[track * TRACK_SLOTS + slot] == NOBODY:
                legal = append(legal, TAKE + track * TRACK_SLOTS + slot)
    return legal


def append_grids(table: Table, legal: vec[i64], paid: i64, owed: i64) -> vec[i64]:
    """Free spaces of open grids, paid at once or owed (RP-MAJOR-06, RP-MAJOR-07)."""
    grids = table.grids
    lends = lends_grid_costs(table.board)
    debts = vec[i64](capacity=48)
    for grid in range(GRIDS):
        if is_open(table, grid):
            pays = can_pay_grid(table, grid)
            owes = lends and not costs_nothing(table, grid)
            for target in range(grid * SLOTS, grid * SLOTS + slots_of(table, grid)):
                if grids[target] == 0:
                    if pays:
                        legal = append(legal, paid + target)
                    if owes:
                        debts = append(debts, owed + target)
    return extend(legal, debts)


def may_use_shadow(table: Table) -> bool:
    """Two players may place discs of a third colour on grids (RP-VAR2P-02)."""
    if table.board.players != 2 or table.shadows == 0:
        return False
    return not (table.board.one_shadow_disc and table.me().shadows > 0)


def append_spaces(table: Table, legal: vec[i64], hands: i64) -> vec[i64]:
    """City spaces for one worker, then those from which others can be thrown out (RP-PLACE-CITY-06)."""
    board = table.board
    city = table.city
    seat = table.actor
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
        elif can_join(table, space):
            legal = append(legal, first + space)
    return extend(legal, oustings)


def can_join(table: Table, space: i64) -> bool:
    """Whether one more worker may go on a building (RP-PLACE-CITY-02, 13, 14, 15)."""
    city = table.city
    if not may_stand(city, space, table.actor):
        return False
    crowd = city.crowd(space)
    if crowd >= room(table.board, city, space):
        return False
    return crowd == city.crew(space, table.actor) or uses_a_turn(table.board, city, space) > 1


def thrown_out(table: Table, space: i64) -> i64:
    """Workers of another player on a space; 0 if the actor is there too or nobody is."""
    return table.city.crowd(space) if table.city.crew(space, table.actor) == 0 else 0


# ---- placing


def go_to_area(table: Table, area: i64) -> None:
    """Go to fields, artisan area, dock or order track, or pay for the ship."""
    if area == DEPART:
        ship.pay_departure(table)
        return
    player = table.me()
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
    if table.sink is not None:
        table.tell("worker-placed", {"seat": int(table.actor), "area": name})


def work_on_grid(table: Table, action: i64) -> None:
    """Put a disc on a space of a grid, paid at once or owed (RP-MAJOR-06, RP-MAJOR-07)."""
    target = (action - WORK) % (GRIDS * SLOTS)
    colour: i64 = SHADOW if action >= SHADOW_WORK else table.actor
    owing = OWE <= action < SHADOW_WORK or action >= SHADOW_OWE
    if owing or costs_nothing(table, target // SLOTS):
        put_worker(table, target, colour, owing)
    else:
        table.ask(PAYING, table.actor, bill_for(table.board, action))


def put_bid(table: Table, office: i64) -> None:
    player = table.me()
    player.supply -= 1
    player.placed += 1
    table.bids[office] = table.actor
    if table.sink is not None:
        table.tell("bid", {"seat": int(table.actor), "office": OFFICE_NAMES[office]})


def take_track(table: Table, target: i64) -> None:
    """Take a space of mine or forest, with all the workers it needs (RP-AREA-05)."""
    workers = table.board.track_workers[target % TRACK_SLOTS]
    player = table.me()
    player.supply -= workers
    player.placed += workers
    table.tracks[target] = table.actor
    if table.sink is not None:
        table.tell(
            "track-taken",
            {
                "seat": int(table.actor),
                "track": TRACK_NAMES[target // TRACK_SLOTS],
                "slot": int(target % TRACK_SLOTS) + 1,
                "workers": int(workers),
            },
        )


def put_in_city(table: Table, space: i64) -> None:
    player = table.me()
    player.supply -= 1
    player.placed += 1
    table.city.add_workers(space, table.actor, 1)
    if table.sink is not None:
        name = space_name(table.board.columns, space)
        table.tell("city-worker-placed", {"seat": int(table.actor), "space": name})


def oust(table: Table, space: i64) -> None:
    """Throw others out with twice their number; one of the newcomers is given up (RP-PLACE-CITY-06, 07)."""
    others = thrown_out(table, space)
    victim: i64 = NOBODY
    for seat in range(len(table.players)):
        workers = table.city.crew(space, seat)
        if workers > 0:
            victim = seat
            table.city.remove_workers(space, seat, workers)
            table.players[seat].supply += workers
    player = table.me()
    numbers = table.board.numbers
    ousters = numbers.ousters_a_worker * others
    player.placed += ousters
    player.supply -= ousters - numbers.ousters_lost
    table.city.add_workers(space, table.actor, ousters - numbers.ousters_lost)
    if table.sink is not None:
        table.tell(
            "ousted",
            {
                "seat": int(table.actor),
                "victim": int(victim),
                "workers": int(others),
                "space": space_name(table.board.columns, space),
            },
        )


def next_player(table: Table) -> None:
    """Let the next in order place; after the last one the effects phase begins (RP-TURN-02, RP-PLACE-03)."""
    if table.sink is not None:
        table.tell("placement-done", {"seat": int(table.actor)})
    table.turn += 1
    if table.turn < len(table.order):
        table.actor = table.order[table.turn]
    else:
        table.begin(COMPLETING)
