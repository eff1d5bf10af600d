"""Step 3 of a war: the cannons of the Fort fire once, before the defenders gather."""

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import edge_params
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import BET, HIGHEST_BET, HOLD_FIRE
from cabildo.titles.rio.phases import BETTING, SHOOTING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import FROM_WAR, GUNNER, NOBODY
from cabildo.titles.rio.war import defenders, war_end
from cabildo.titles.rio.war.groups import BIGGEST
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.war_names import war_params
from cabildo.titles.rio.written.war_steps import ShootingStep


def begin(table: Table, war: War) -> None:
    """Let the cannons fire; without the Fort there are none (RP-CANNON-01)."""
    if not table.city.fort:
        defenders.begin(table, war)
        return
    table.enter(BETTING)
    table.actor = who_fires(table, war)


def who_fires(table: Table, war: War) -> i64:
    """The Gunner if they defend, else the defender with the fewest points, the last of equals (RP-CANNON-02, 03)."""
    gunner = table.holder(GUNNER)
    if gunner != NOBODY and gunner != war.attacker:
        return gunner
    weakest: i64 = NOBODY
    for seat in table.order:
        weaker = weakest == NOBODY or table.players[seat].score <= table.players[weakest].score
        if seat != war.attacker and weaker:
            weakest = seat
    return weakest


def highest_bet(table: Table, war: War, seat: i64) -> i64:
    """More than the dice can show, or than attackers came, is no bet (RP-CANNON-08)."""
    numbers = table.board.numbers
    highest = numbers.dice * numbers.sides_of_a_die - numbers.cannons_need
    if table.works(seat, GUNNER):
        highest += numbers.gunner_extra
    attackers = war.attackers(table.board)
    return highest if highest < attackers else attackers


@final
class Betting(Phase[Table]):
    """How many attackers shall fall, or no shot (RP-CANNON-05, RP-CANNON-08)."""

    def name(self) -> str:
        return "betting"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=8)
        legal = append(legal, HOLD_FIRE)
        for bet in range(highest_bet(table, table.the_war(), table.actor)):
            legal = append(legal, BET + bet)
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        if action == HOLD_FIRE:
            if table.sink is not None:
                table.tell("fire-held", {"seat": int(table.actor)})
            defenders.begin(table, war)
        else:
            fire(table, war, action - BET + 1)

    def explain(self, table: Table, action: i64) -> str:
        if action == HOLD_FIRE:
            return ""
        bet = action - BET + 1
        if not 1 <= bet <= HIGHEST_BET:
            return OTHER_DECISION
        highest: i64 = HIGHEST_BET  # with a Gunner
        if not table.works(table.actor, GUNNER):
            highest -= table.board.numbers.gunner_extra
        return "RP-CANNON-08" if bet > highest or bet > table.the_war().attackers(table.board) else ""

    def expected(self, table: Table) -> list[int]:
        return [BET + bet for bet in range(HIGHEST_BET)]

    def check(self, table: Table, frame: Frame) -> None:
        check_cannons(table, frame)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        highest = highest_bet(table, table.the_war(), frame.actor)
        return {**war_params(table), "highest": int(highest), "gunner": table.works(frame.actor, GUNNER)}


def check_cannons(table: Table, frame: Frame) -> None:
    """Refuse a position in which they cannot fire, or somebody else would."""
    if not table.city.fort:
        refuse("fort", "must stand before its cannons fire", "RP-CANNON-01")
    if frame.actor != who_fires(table, table.the_war()):
        refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-CANNON-02")


def fire(table: Table, war: War, bet: i64) -> None:
    """Roll for all of the bet or nothing (RP-CANNON-05, 06); only the Gunner scores (RP-CANNON-04, RP-OFFICE-14)."""
    has_gunner = table.works(table.actor, GUNNER)
    dice = table.roll_dice()
    result = dice + (table.board.numbers.gunner_extra if has_gunner else 0)
    hit = result >= bet + table.board.numbers.cannons_need
    if table.sink is not None:
        table.tell(
            "cannons-fired",
            {"seat": int(table.actor), "bet": int(bet), "dice": int(dice), "result": int(result), "hit": hit},
        )
    if not hit:
        defenders.begin(table, war)
        return
    if has_gunner:
        table.score(table.actor, FROM_WAR, bet * table.board.numbers.gunner_points)
    if bet == war.attackers(table.board):
        for edge in range(len(war.camps)):
            war.camps[edge] = 0
        war_end.begin(table, war)
        return
    table.enter(SHOOTING, make_hits(bet))


@final
class Hits(Memory):
    """Attackers who shall fall."""

    left: i64

    def copy(self) -> Memory:
        return copy_hits(self)


@final
class Shooting(Phase[Table]):
    """Which tokens fall, one by one; groups may break up by it (RP-CANNON-07)."""

    def name(self) -> str:
        return "shooting"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        board = table.board
        legal = vec[i64](capacity=36)
        for edge in range(len(war.camps)):
            if war.camps[edge] != 0:
                for size in range(1, 2 if board.edition == 1 else BIGGEST + 1):
                    if war.outside(board, edge, size) > 0:
                        legal = append(legal, board.shoot + BIGGEST * edge + size - 1)
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        board = table.board
        edge = (action - board.shoot) // BIGGEST
        size = (action - board.shoot) % BIGGEST + 1
        war.leave_outside(board, edge, size)
        if size > 1:
            war.join_outside(board, edge, size - 1)
        falling = cast(Hits, table.memory)
        falling.left -= 1
        if table.sink is not None:
            where = edge_params(board.columns, board.rows, edge)
            table.tell("attacker-shot", {"seat": int(table.actor), **where})
        if falling.left == 0:
            defenders.begin(table, war)

    def explain(self, table: Table, action: i64) -> str:
        board = table.board
        edge = (action - board.shoot) // BIGGEST
        size = (action - board.shoot) % BIGGEST + 1
        if not 0 <= edge < len(board.edge_space):
            return OTHER_DECISION
        if board.edition == 1 and size > 1:
            return "RP-WAR-20"  # outside there are no groups yet
        return "RP-CANNON-07" if table.the_war().outside(board, edge, size) == 0 else ""

    def step_type(self) -> Any:
        return ShootingStep

    def write(self, table: Table, frame: Frame) -> Any:
        return ShootingStep(shots=int(cast(Hits, frame.memory).left))

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        return make_hits(step.shots)

    def check(self, table: Table, frame: Frame) -> None:
        check_cannons(table, frame)
        if not 1 <= cast(Hits, frame.memory).left < table.the_war().attackers(table.board):
            refuse("step.shots", "must be fewer than the attackers, and one at least", "RP-CANNON-07")

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return {**war_params(table), "shots": int(cast(Hits, frame.memory).left)}


# ---- written by `make fields`: copy_hits, make_hits


def copy_hits(hits: Hits) -> Hits:
    copy = Hits()
    copy.left = hits.left
    return copy


def make_hits(left: i64) -> Hits:
    hits = Hits()
    hits.left = left
    return hits
