"""Step 4 of a war: the workers in the city take up arms, others join them, and more are recruited."""

from typing import Final, final

from cabildo.engine.grid_names import space_name
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import DONE, RECRUIT
from cabildo.titles.rio.phases import GARRISONING, RECRUITING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import BARRACKS, MINORS, NOBODY, VACANT
from cabildo.titles.rio.variants import general_goes_anywhere
from cabildo.titles.rio.war import fighting
from cabildo.titles.rio.war.groups import BIGGEST, NO_GROUP, count_of, new_group, size_of, stacked
from cabildo.titles.rio.war.sides import first_defender, leads_as_general, next_defender
from cabildo.titles.rio.war.war import War

FREE_TOKENS: Final = 2  # (RP-DEFEND-02)
GENERALS_TOKENS: Final = 1  # (RP-OFFICE-17)


def take_up_arms(table: Table, war: War) -> i64:
    """The defenders' workers fight where they stand, one group a space; tells how many they are.

    Two colours on one building are a mixed group under the one who is earlier in the order (RP-DEFEND-01, 09, 10).
    """
    city = table.city
    total: i64 = 0
    for space in range(table.board.spaces):
        if city.crews[space] != 0:
            group: i64 = NO_GROUP
            for seat in table.order:
                workers = city.crew(space, seat)
                if workers > 0 and war.defends(table.board, seat):
                    city.remove_workers(space, seat, workers)
                    group = stacked(group, new_group(seat, workers))
                    total += workers
            war.troops[space] = group
    return total


# ---- whose turn


def begin(table: Table, war: War) -> None:
    """The defenders gather in player order (RP-DEFEND-11)."""
    war.mover = first_defender(table, war)
    start(table, war)


def start(table: Table, war: War) -> None:
    """The price of recruits starts anew for everybody (RP-DEFEND-08)."""
    war.recruits = 0
    war.hired = False
    table.actor = war.mover
    start_colour(table, war, first_colour(table, war))


def first_colour(table: Table, war: War) -> i64:
    """With two players the defender places both colours, in player order (RP-VAR2P-07)."""
    return table.order[0] if table.board.players == 2 else war.mover


def start_colour(table: Table, war: War, colour: i64) -> None:
    """What it may place: two free tokens, a General's one more; or one that was paid."""
    war.colour = colour
    war.free = 1 if war.hired else FREE_TOKENS
    war.extra = 0
    if not war.hired and leads_as_general(table, war, colour):
        if general_goes_anywhere(table.board):
            war.free += GENERALS_TOKENS
        else:
            war.extra = GENERALS_TOKENS
    table.phase = GARRISONING


def end_colour(table: Table, war: War) -> None:
    """The other colour of two, or the next recruits."""
    war.free = 0
    war.extra = 0
    if table.board.players == 2 and war.colour == table.order[0]:
        start_colour(table, war, table.order[1])
    else:
        war.colour = NOBODY
        war.hired = False
        table.phase = RECRUITING


# ---- where


def may_garrison(table: Table, war: War, colour: i64, space: i64, roams: bool) -> bool:
    """An own hut or house, free barracks, or wherever a General sends it, for up to three (RP-DEFEND-03, 04, 09)."""
    building = table.city.building(space)
    if building == VACANT or building >= MINORS or table.city.crews[space] != 0:
        return False
    group = war.troops[space]
    if size_of(group) == BIGGEST or count_of(group, colour) != size_of(group):
        return False
    return roams or is_own_post(table, colour, space)


def is_own_post(table: Table, colour: i64, space: i64) -> bool:
    return table.city.owner(space) == colour or table.city.building(space) == BARRACKS


def roams(table: Table, war: War, colour: i64) -> bool:
    """Whether all tokens of the colour may go to any minor building (RP-OFFICE-19)."""
    return general_goes_anywhere(table.board) and leads_as_general(table, war, colour)


def has_post(table: Table, war: War, colour: i64) -> bool:
    """Whether the colour has a worker at hand and a place for it (RP-DEFEND-05, RP-DEFEND-07)."""
    if table.players[colour].supply == 0:
        return False
    anywhere = roams(table, war, colour)
    for space in range(table.board.spaces):
        if table.city.tiles[space] != 0 and may_garrison(table, war, colour, space, anywhere):
            return True
    return False


@final
class Garrisoning(Phase[Table]):
    """One token after the other; what is free may be left, what is paid for is placed (RP-DEFEND-02)."""

    def name(self) -> str:
        return "garrisoning"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        legal = vec[i64](capacity=16)
        if table.players[war.colour].supply > 0:
            tiles = table.city.tiles
            anywhere = war.extra > 0 or roams(table, war, war.colour)
            for space in range(table.board.spaces):
                if tiles[space] != 0 and may_garrison(table, war, war.colour, space, anywhere):
                    legal = append(legal, table.board.garrison + space)
        if war.hired and len(legal) > 0:
            return legal
        with_done = vec[i64](capacity=16)
        with_done = append(with_done, DONE)
        for action in legal:
            with_done = append(with_done, action)
        return with_done

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        if action == DONE:
            end_colour(table, war)
            return
        space = action - table.board.garrison
        if war.extra > 0 and (war.free == 0 or not is_own_post(table, war.colour, space)):
            war.extra -= 1
        else:
            war.free -= 1
        table.players[war.colour].supply -= 1
        war.troops[space] = stacked(new_group(war.colour, 1), war.troops[space])
        if table.sink is not None:
            name = space_name(table.board.columns, space)
            table.tell("defender-placed", {"seat": int(war.colour), "space": name})
        if war.free + war.extra == 0:
            end_colour(table, war)

    def explain(self, table: Table, action: i64) -> str:
        war = table.the_war()
        if action == DONE:
            return "RP-DEFEND-06" if war.hired and has_post(table, war, war.colour) else ""
        space = action - table.board.garrison
        if not 0 <= space < table.board.spaces:
            return OTHER_DECISION
        if table.players[war.colour].supply == 0:
            return "RP-DEFEND-07"
        if table.city.crews[space] != 0:
            return "RP-WAR-06"
        group = war.troops[space]
        if count_of(group, war.colour) != size_of(group):
            return "RP-DEFEND-04" if table.city.building(space) == BARRACKS else "RP-DEFEND-03"
        if size_of(group) == BIGGEST:
            return "RP-DEFEND-09"
        anywhere = war.extra > 0 or roams(table, war, war.colour)
        return "" if may_garrison(table, war, war.colour, space, anywhere) else "RP-DEFEND-03"

    def expected(self, table: Table) -> list[int]:
        spaces = range(int(table.board.spaces))
        return [int(table.board.garrison) + space for space in spaces if table.city.tiles[space] != 0]


@final
class Recruiting(Phase[Table]):
    """More tokens for silver: the first costs 1, the second 2, and so on (RP-DEFEND-06)."""

    def name(self) -> str:
        return "recruiting"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        legal = vec[i64](capacity=2)
        legal = append(legal, DONE)
        if table.me().silver > war.recruits and can_add(table, war):
            legal = append(legal, RECRUIT)
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        if action == RECRUIT:
            recruit(table, war)
            return
        war.recruits = 0
        war.mover = next_defender(table, war)
        if war.mover == NOBODY:
            fighting.begin(table, war)
        else:
            start(table, war)

    def explain(self, table: Table, action: i64) -> str:
        if action == DONE:
            return ""
        if action != RECRUIT:
            return OTHER_DECISION
        war = table.the_war()
        if table.me().silver < war.recruits + 1:
            return "RP-DEFEND-06"
        if can_add(table, war):
            return ""
        return "RP-DEFEND-07" if table.players[war.mover].supply == 0 else "RP-DEFEND-05"


def can_add(table: Table, war: War) -> bool:
    """Whether a recruit of the mover, with two players of either colour, finds a place."""
    if table.board.players == 2:
        return has_post(table, war, 0) or has_post(table, war, 1)
    return has_post(table, war, war.mover)


def recruit(table: Table, war: War) -> None:
    """One payment; with two players it brings one token of each colour (RP-VAR2P-10)."""
    war.recruits += 1
    table.me().silver -= war.recruits
    if table.sink is not None:
        table.tell("recruited", {"seat": int(table.actor), "silver": int(war.recruits)})
    war.hired = True
    start_colour(table, war, first_colour(table, war))
