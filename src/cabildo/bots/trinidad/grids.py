"""Major buildings: how many workers go to a grid, on which spaces, and where the building is placed."""

from __future__ import annotations

from typing import NamedTuple, cast

from cabildo.bots.trinidad.judgement import faith_worth, rival_value_worth, value_worth
from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.titles.trinidad.actions import COUNCIL_SLOT, DONE, FIRST_OWN, LAST_OWN, LIFT, OWN_SLOT, PAVE
from cabildo.titles.trinidad.major_buildings import Crew
from cabildo.titles.trinidad.siting import Site
from cabildo.titles.trinidad.terms import (
    BISHOP,
    CABILDO_GRID,
    CATHEDRAL_GRID,
    COUNCIL,
    DEFENDER,
    DISTRICTS,
    FORT_GRID,
    GENERAL,
    HARBOR_GRID,
    NOBODY,
    NOWHERE,
    ROAD_GRID,
    ROADMAKER,
    SLOTS,
    WALL_GRID,
)
from cabildo.titles.trinidad.walls_and_roads import Masonry

OTHERS_AT_MOST = 0.45


class GridPlan(NamedTuple):
    """So many workers to a grid at once."""

    worth: float
    workers: int

    @property
    def rate(self) -> float:
        return self.worth / max(1, self.workers)


NO_PLAN = GridPlan(-9.0, 1)


def best_plan(outlook: Outlook, grid: int, hands: int, placed: int = 0) -> GridPlan:
    """The number of workers, up to those at hand, that brings most for each; `placed` spaces were taken just now."""
    free = outlook.slots(grid, NOBODY) + [slot for slot in range(SLOTS) if placed >> slot & 1]
    points = [int(value) for value in outlook.board.slot_points[grid]]
    gains = sorted((points[slot] for slot in free), reverse=True)
    others = [slot for slot in range(len(points)) if slot not in free]
    mine = [slot for slot in outlook.slots(grid, outlook.seat) if not placed >> slot & 1]
    empty = not others
    own_before = sum(points[slot] for slot in mine)
    of_others = sum(points[slot] for slot in others if slot not in mine and slot not in outlook.slots(grid, COUNCIL))
    effect = grid_worth(outlook, grid)
    best = NO_PLAN
    common = grid in (FORT_GRID, HARBOR_GRID)  # it does not matter who places it
    before_now, before_later = chances(outlook, len(free), len(mine) if mine else None)
    before = before_now + before_later
    for count in range(1, min(hands, len(free)) + 1):
        rest = len(free) - count
        now, later = chances(outlook, rest, count + len(mine))
        chance = now + later
        worth = sum(gains[:count]) * chance + own_before * (chance - before)
        if rest == 0:
            worth += effect * (1 - before if common else 1.0)
        else:  # each worker has its part in it
            worth += effect * outlook.weights.partly * (chance - before if common else later) * count / len(free)
        worth -= outlook.weights.envy * of_others * (chance - before) / len(outlook.others)
        worth += int(outlook.board.first_points[grid]) if empty else 0
        worth -= outlook.weights.worker * count * waiting(outlook, now, later)
        worth += (
            outlook.weights.worker
            * len(mine)
            * (waiting(outlook, before_now, before_later) - waiting(outlook, now, later))
        )
        if worth / count > best.rate:
            best = GridPlan(worth, count)
    return best


def chances(outlook: Outlook, rest: int, mine: int | None) -> tuple[float, float]:
    """The chances that a grid with so many free spaces is finished in this decade, and soon after.

    The actor may finish it with the workers that are not there; None if the others have to do it alone.
    """
    if rest == 0:
        return 1.0, 0.0
    now = min(OTHERS_AT_MOST, outlook.weights.others_a_space * sum(outlook.others_hands) / rest)
    if sum(outlook.others_hands) < rest:
        now = 0.0
    if outlook.left == 0:
        return now, 0.0
    workers = int(outlook.numbers.workers)
    later = min(OTHERS_AT_MOST, outlook.weights.others_a_space * workers * len(outlook.others) / rest)
    if mine is not None and rest <= workers - mine:
        later = max(later, outlook.weights.surely - outlook.weights.doubt * (rest - 1))
    return now, (1 - now) * later


def waiting(outlook: Outlook, now: float, later: float) -> float:
    """Decades that a worker on the grid is missing."""
    if outlook.left == 0:
        return 0.0
    soon = later / (1 - now) if now < 1 else 1.0
    return (1 - now) * (1 + min(outlook.left - 1, outlook.weights.stranded) * (1 - soon))


@remembered
def grid_worth(outlook: Outlook, grid: int) -> float:
    """What the finished building brings, if the actor places it."""
    great, home = int(outlook.numbers.district_great), outlook.home
    character = int(outlook.player.character)
    eras = sum(prospect.era for prospect in outlook.prospects)
    worth = 0.0
    if grid in (FORT_GRID, HARBOR_GRID):
        worth = 0.8 * sum(value_worth(outlook, district, great) for district in where_one_lives(outlook))
        worth -= sum(rival_value_worth(outlook, district, great) for district in range(DISTRICTS))
        if grid == HARBOR_GRID:
            worth += 0.7 * outlook.left
        elif character == GENERAL:
            worth += eras * int(outlook.numbers.general_fort)
    elif grid == ROAD_GRID:
        paved = int(outlook.city.paved) >> home & 1
        worth = value_worth(outlook, home, great) if not paved else 0.0
        worth += eras * int(outlook.numbers.roadmaker_district) if character == ROADMAKER else 0.0
    elif grid == WALL_GRID:
        worth = wall_worth(outlook, home)
        worth += eras * int(outlook.numbers.defender_district) if character == DEFENDER else 0.0
    else:
        worth = 0.6 * value_worth(outlook, home, great)
        if grid == CATHEDRAL_GRID:
            worth += 0.3 * max(0.0, faith_worth(outlook) - outlook.weights.worker) * min(3, outlook.left)
            worth += eras * int(outlook.numbers.bishop_cathedral) if character == BISHOP else 0.0
    return worth


def where_one_lives(outlook: Outlook) -> list[int]:
    return [district for district in range(DISTRICTS) if outlook.mine[district] or district == outlook.home]


def wall_worth(outlook: Outlook, district: int) -> float:
    """What it brings to close a district with the walls that can be laid at once."""
    edges = int(outlook.board.district_edges[district])
    missing = (edges & ~int(outlook.city.walls)).bit_count()
    if missing == 0:
        return 0.0
    pieces = min(int(outlook.numbers.walls_at_once), int(outlook.state.walls))
    whole = value_worth(outlook, district, int(outlook.numbers.district_great))
    return whole if missing <= pieces else 0.3 * whole * pieces / missing


# ---- which spaces


def slot_choice(outlook: Outlook) -> int:
    """The best spaces for as many workers as the plan says, ascending; own workers on the better ones."""
    crew = cast(Crew, outlook.state.memory)
    grid, placed = int(crew.grid), int(crew.own | crew.council)
    hands = outlook.hands + placed.bit_count()
    count = best_plan(outlook, grid, hands, placed).workers
    if placed.bit_count() >= count:
        return DONE
    free = sorted(outlook.slots(grid, NOBODY) + [slot for slot in range(SLOTS) if placed >> slot & 1])
    points = outlook.board.slot_points[grid]
    best = sorted(free, key=lambda slot: (-int(points[slot]), slot))[:count]
    own = best[: int(outlook.player.workers) + int(crew.own).bit_count()]
    legal = outlook.state.legal_actions()
    for slot in sorted(best):
        wanted = (OWN_SLOT if slot in own else COUNCIL_SLOT) + slot
        if not placed >> slot & 1 and wanted in legal:
            return int(wanted)
    return DONE if DONE in legal else legal[0]


def arrange_worth(outlook: Outlook, action: int) -> float:
    """The bonus for the first worker, and the right to place the building."""
    return 1.0 if action in (FIRST_OWN, LAST_OWN) else 0.0


# ---- where


def siting_worth(outlook: Outlook, action: int) -> float:
    """Cabildo and Cathedral stand where the own homes are, and not on them."""
    board = outlook.board
    great, split = int(outlook.numbers.district_great), int(outlook.numbers.district_split)
    if int(cast(Site, outlook.state.memory).grid) == CABILDO_GRID:
        spaces, plus = [action - int(board.site)], great
    else:
        spaces = [int(space) for space in board.span_spaces[action - int(board.span)]]
        plus = great if outlook.districts[spaces[0]] == outlook.districts[spaces[1]] else split
    worth = 0.0
    for district in {outlook.districts[space] for space in spaces}:
        worth += (
            value_worth(outlook, district, plus)
            - rival_value_worth(outlook, district, plus)
            - outlook.weights.envy * outlook.theirs[district] * plus * 0.3
        )
    for space in spaces:
        if outlook.owners[space] == outlook.seat:
            worth -= 15
    return worth


def pave_worth(outlook: Outlook, action: int) -> float:
    district = action - PAVE
    plus = int(outlook.numbers.district_great)
    ours = (
        value_worth(outlook, district, plus) + 2.0 * outlook.mine[district] + (1.0 if district == outlook.home else 0)
    )
    return ours - 0.3 * outlook.theirs[district] - rival_value_worth(outlook, district, plus)


def laying_worth(outlook: Outlook, action: int) -> float:
    """Walls for the district that gains most by them, then for others that can be closed; the rest is left."""
    if action == DONE:
        return 0.0
    masonry = cast(Masonry, outlook.state.memory)
    edge = action - int(outlook.board.wall)
    district = int(outlook.board.edge_district[edge])
    if district == NOWHERE:
        return -1.0
    edges = int(outlook.board.district_edges[district]) & ~int(outlook.city.walls)
    behind = sum(1 << other for other in range(int(masonry.last) + 1)) & edges
    if behind or edges.bit_count() > int(masonry.left):
        return -0.5 if outlook.player.character != DEFENDER else 0.1
    gain = value_worth(outlook, district, int(outlook.numbers.district_great)) - 0.3 * outlook.theirs[district]
    return gain + (3.0 if outlook.player.character == DEFENDER else 0.0) - 0.001 * edge


# ---- taking workers back


def recover_worth(outlook: Outlook, grid: int) -> float:
    """Workers that would wait for decades on a grid come home, for its price."""
    mine = outlook.slots(grid, outlook.seat)
    rest = len(outlook.slots(grid, NOBODY))
    if outlook.left < 2 or len(mine) < 3 or rest <= outlook.hands:
        return -9.0
    now, later = chances(outlook, rest, len(mine))
    if now + later > 0.5:
        return -9.0
    points = sum(int(outlook.board.slot_points[grid][slot]) for slot in mine)
    stay = points * (now + later) - outlook.weights.worker * len(mine) * waiting(outlook, now, later)
    return -int(outlook.board.recover_points[grid]) - stay


def lift_worth(outlook: Outlook, action: int) -> float:
    """All of them."""
    return 0.0 if action == DONE else 1.0 - 0.01 * (action - LIFT)
