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
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMY_NAMES, NOBODY
from cabildo.titles.rio.war.groups import NO_GROUP, commander_of, count_of, is_enemy, is_mixed, size_of
from cabildo.titles.rio.war.war import War


def begin(table: Table, war: War) -> None:
    """Take attackers and mixed groups off the map; the others are workers again (RP-WAREND-04 to 06)."""
    if table.sink is not None:
        table.tell(
            "war-ended",
            {"enemy": ENEMY_NAMES[war.enemy], "turns": int(war.turn), "left": int(war.attackers(table.board))},
        )
    for space in range(table.board.spaces):
        group = war.troops[space]
        if group != NO_GROUP and not is_enemy(group):
            if is_mixed(group):
                for seat in range(len(table.players)):
                    table.players[seat].supply += count_of(group, seat)
            else:
                table.city.add_workers(space, commander_of(group), size_of(group))
    table.war = None
    table.turn = 0
    ask_next(table)


def ask_next(table: Table) -> None:
    """Let the next in order take workers back; after the last one the game goes on."""
    if table.turn < len(table.order):
        table.enter(RECALLING)
        table.actor = table.order[table.turn]
        return
    for space in range(table.board.spaces):
        if table.city.crews[space] != 0:
            send_surplus_back(table, space)
    look_everywhere(table.board, table.city)
    table.begin(ORDERING)


def send_surplus_back(table: Table, space: i64) -> None:
    """Send back who has no room: earlier players keep it first, on huts and houses the owner alone (RP-WAREND-07).

    The Plaza Mayor is no place to work. Whether a house is beside is asked when a worker is used (RP-ACT-07).
    """
    board, city = table.board, table.city
    left = 0 if board.plaza[space] != 0 else room(board, city, space)
    owner = city.owner(space)
    for seat in table.order:
        workers = city.crew(space, seat)
        stays: i64 = 0
        if owner in (NOBODY, seat):
            stays = workers if workers < left else left
        left -= stays
        if stays < workers:
            send_back(table, space, seat, workers - stays)


@final
class Recalling(Phase[Table]):
    """A player may take back groups of workers from the city, whole ones only (RP-WAREND-03)."""

    def name(self) -> str:
        return "recalling"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=10)
        legal = append(legal, DONE)
        crews = table.city.crews
        for space in range(len(crews)):
            if crews[space] >> 4 * table.actor & 15 != 0:
                legal = append(legal, table.board.recall + space)
        return legal

    def play(self, table: Table, action: i64) -> None:
        if action == DONE:
            table.turn += 1
            ask_next(table)
            return
        space = action - table.board.recall
        workers = table.city.crew(space, table.actor)
        table.city.remove_workers(space, table.actor, workers)
        table.me().supply += workers
        if table.sink is not None:
            name = space_name(table.board.columns, space)
            table.tell("workers-recalled", {"seat": int(table.actor), "workers": int(workers), "space": name})

    def explain(self, table: Table, action: i64) -> str:
        if action == DONE:
            return ""
        space = action - table.board.recall
        if not 0 <= space < table.board.spaces:
            return OTHER_DECISION
        return "" if table.city.crew(space, table.actor) > 0 else "RP-WAREND-03"

    def usual(self, table: Table) -> i64:
        return DONE
