"""Minor buildings: what may be built on a space of the city, and what becomes of the workers on it."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import (
    City,
    clear_building,
    has_house_beside,
    is_connected,
    is_noble,
    put_building,
)
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    CHURCH,
    CORPORATION,
    FROM_BUILDINGS,
    GARDEN,
    GARDEN_SQUARE,
    GARDEN_TILE,
    HOUSE,
    HUT,
    MARKET,
    MINORS,
    MONUMENT,
    MONUMENT_SQUARE,
    MONUMENT_TILE,
    NOBODY,
    NOWHERE,
    OWN_TILE,
    PRECIOUS,
    STONECUTTER,
    TILE_OF,
    VACANT,
)
from cabildo.titles.rio.variants import monument_rule, squares_count_as_neighbours

# ---- workers on a space


def uses_a_turn(board: Board, city: City, space: i64) -> i64:
    """How often the building may be activated in a turn (RP-ACT-01, RP-ACT-02, RP-ACT-17)."""
    building = city.building(space)
    if not (STONECUTTER <= building <= CORPORATION or building == CHURCH):
        return 0
    return board.numbers.uses_when_connected if is_connected(board, city, space) else 1


def room(board: Board, city: City, space: i64) -> i64:
    """Workers that a space takes: for its activations and its upgrade, never more than three (RP-PLACE-CITY-15)."""
    building = city.building(space)
    if building == VACANT:
        return board.numbers.workers_on_a_space
    if building == HUT:
        return board.minor_workers[HOUSE]
    if is_square(building):
        return board.minor_workers[MONUMENT]
    uses = uses_a_turn(board, city, space)
    if building == MARKET:
        uses += board.minor_workers[CORPORATION]
    most = board.numbers.workers_on_a_space
    return uses if uses < most else most


def may_stand(city: City, space: i64, seat: i64) -> bool:
    """Whether workers of this seat may be on the building (RP-PLACE-CITY-14, RP-ACT-05, RP-MINOR-27)."""
    owner = city.owner(space)
    return owner == seat if owner != NOBODY else has_house_beside(city, space, seat)


def return_surplus(state: RioState, space: i64) -> None:
    """Send workers home that a building has no room for; those of earlier players stay first (RP-ACT-03, RP-ACT-19)."""
    left = room(state.board, state.city, space)
    for seat in state.order:
        workers = state.city.crew(space, seat)
        stays: i64 = 0
        if may_stand(state.city, space, seat):
            stays = workers if workers < left else left
        left -= stays
        if stays < workers:
            send_back(state, space, seat, workers - stays)


def return_strays(state: RioState, seat: i64) -> None:
    """Send a seat's workers home from shared buildings without an own house beside (RP-ACT-07)."""
    city = state.city
    for space in city.near[seat]:
        if city.crews[space] != 0 and city.building(space) != VACANT:
            workers = city.crew(space, seat)
            if workers > 0 and not may_stand(city, space, seat):
                send_back(state, space, seat, workers)


def send_back(state: RioState, space: i64, seat: i64, workers: i64) -> None:
    state.city.remove_workers(space, seat, workers)
    state.players[seat].supply += workers
    if state.sink is not None:
        name = space_name(state.board.columns, space)
        state.tell("workers-returned", {"seat": int(seat), "workers": int(workers), "space": name})


# ---- what may be built


def is_square(building: i64) -> bool:
    return building in (MONUMENT_SQUARE, GARDEN_SQUARE)


def grows_from(building: i64, before: i64) -> bool:
    """Whether a building may be built on what stands there (RP-MINOR-02, 06, 08, 10, 23)."""
    if building == HOUSE:
        return before == HUT
    if building == CORPORATION:
        return before == MARKET
    if building in (MONUMENT, GARDEN):
        return is_square(before)
    return before == VACANT


def has_tile(state: RioState, building: i64, before: i64) -> bool:
    """Upgrades flip the tile on the map, or exchange it for the one with the right back (RP-MINOR-19 to 22)."""
    if building == HUT:
        return state.me().tiles > 0
    if building in (HOUSE, CORPORATION):
        return True
    if building == MONUMENT:
        return before == MONUMENT_SQUARE or state.tiles[MONUMENT_TILE] > 0
    if building == GARDEN:
        return before == GARDEN_SQUARE or state.tiles[GARDEN_TILE] > 0
    return state.tiles[TILE_OF[building]] > 0


def filled_positions(state: RioState, space: i64) -> i64:
    """Minor buildings around a space, and walls on its own edges, as they count for a square (RP-MINOR-14 to 16)."""
    total: i64 = 0
    with_squares = squares_count_as_neighbours(state.board)
    for neighbour in state.board.neighbours[space]:
        building = state.city.building(neighbour)
        if VACANT < building < MINORS and (with_squares or not is_square(building)):
            total += 1
    for edge in state.board.space_edges[space]:
        total += state.city.walls >> edge & 1
    return total


def can_build(state: RioState, space: i64, building: i64) -> bool:
    board = state.board
    city = state.city
    before = city.building(space)
    if city.is_new(space) or not grows_from(building, before) or not has_tile(state, building, before):
        return False
    if city.crew(space, state.actor) < board.minor_workers[building]:
        return False
    if before != VACANT and not may_stand(city, space, state.actor):
        return False
    if is_noble(building) and city.nobles[board.district[space]] >> building & 1:
        return False
    if is_square(building) and filled_positions(state, space) < board.numbers.neighbours_of_a_square:
        return False
    return can_pay(
        board,
        state.me(),
        board.minor_wood[building],
        board.minor_stone[building],
        board.minor_precious[building],
        0,
    )


def why_not_build(state: RioState, space: i64, building: i64) -> str:
    """The rule against building this here, judged apart from `can_build`."""
    board = state.board
    city = state.city
    if board.district[space] == NOWHERE:
        return "RP-PLACE-CITY-03"
    if city.is_new(space):
        return "RP-PLACE-CITY-04"
    before = city.building(space)
    against = why_not_here(board, building, before)
    if against != "":
        return against
    if city.crew(space, state.actor) < board.minor_workers[building]:
        return "RP-MINOR-26"
    if before == HUT:
        if city.owner(space) != state.actor:
            return "RP-PLACE-CITY-14"
    elif before != VACANT and not has_house_beside(city, space, state.actor):
        return "RP-MINOR-27"
    if before == VACANT and no_tile_left(state, building):
        return "RP-COMP-03" if building == HUT else "RP-MINOR-19"
    if building == MONUMENT and before == GARDEN_SQUARE and state.tiles[MONUMENT_TILE] == 0:
        return "RP-MINOR-21"
    if building == GARDEN and before == MONUMENT_SQUARE and state.tiles[GARDEN_TILE] == 0:
        return "RP-MINOR-21"
    if building >= MONUMENT and city.nobles[board.district[space]] & 1 << building != 0:
        return "RP-MINOR-18"
    square = building in (MONUMENT_SQUARE, GARDEN_SQUARE)
    if square and filled_positions(state, space) < board.numbers.neighbours_of_a_square:
        return "RP-MINOR-15" if squares_count_as_neighbours(board) else "RP-MINOR-14"
    player = state.me()
    if player.goods[PRECIOUS] < board.minor_precious[building]:
        return "RP-TRADE-04"
    if not can_pay(board, player, board.minor_wood[building], board.minor_stone[building], 0, 0):
        return "RP-EFFECT-04"
    return ""


def why_not_here(board: Board, building: i64, before: i64) -> str:
    """The rule about what must stand on the space before."""
    if building == HOUSE:
        return "" if before == HUT else "RP-MINOR-02"
    if building == CORPORATION:
        return "" if before == MARKET else "RP-MINOR-06"
    if building == MONUMENT:
        return "" if is_square(before) else monument_rule(board)
    if building == GARDEN:
        return "" if is_square(before) else "RP-MINOR-10"
    return "" if before == VACANT else "RP-MINOR-23"


def no_tile_left(state: RioState, building: i64) -> bool:
    if TILE_OF[building] == OWN_TILE:
        return state.me().tiles == 0
    return state.tiles[TILE_OF[building]] == 0


# ---- building


def build(state: RioState, space: i64, building: i64) -> None:
    """Set the tile of a building that is paid; its workers come home and its points are noted (RP-MINOR-13)."""
    board = state.board
    city = state.city
    before = city.building(space)
    if building == HUT:
        state.me().tiles -= 1
    elif before == VACANT:
        state.tiles[TILE_OF[building]] -= 1
    elif TILE_OF[building] != TILE_OF[before]:  # a square with the other back is exchanged (RP-MINOR-21)
        state.tiles[TILE_OF[building]] -= 1
        state.tiles[TILE_OF[before]] += 1
    put_building(board, city, space, building, state.actor if building in (HUT, HOUSE) else NOBODY)
    workers = board.minor_workers[building]
    city.remove_workers(space, state.actor, workers)
    state.me().supply += workers
    if state.sink is not None:
        state.tell(
            "built",
            {
                "seat": int(state.actor),
                "building": BUILDING_NAMES[building],
                "space": space_name(board.columns, space),
            },
        )
    state.score(state.actor, FROM_BUILDINGS, board.minor_points[building])
    return_surplus(state, space)


def costs_goods(board: Board, building: i64) -> bool:
    return board.minor_wood[building] + board.minor_stone[building] + board.minor_precious[building] > 0


def remove_minor(state: RioState, space: i64) -> None:
    """Take a minor building off the map; its tile can be built again (RP-COMP-13, RP-MAJOR-28, RP-BATTLE-19)."""
    building = state.city.building(space)
    owner = state.city.owner(space)
    clear_building(state.board, state.city, space)
    tile = TILE_OF[building]
    if tile == OWN_TILE:
        state.players[owner].tiles += 1
    else:
        state.tiles[tile] += 1
