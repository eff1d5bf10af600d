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
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import FROM_WAR, GUNNER, NOBODY
from cabildo.titles.rio.war import defenders, war_end
from cabildo.titles.rio.war.groups import BIGGEST
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.war_names import war_params
from cabildo.titles.rio.written.war_steps import ShootingStep


def begin(state: RioState, war: War) -> None:
    """Let the cannons fire; without the Fort there are none (RP-CANNON-01)."""
    if not state.city.fort:
        defenders.begin(state, war)
        return
    state.enter(BETTING)
    state.actor = who_fires(state, war)


def who_fires(state: RioState, war: War) -> i64:
    """The Gunner if they defend, else the defender with the fewest points, the last of equals (RP-CANNON-02, 03)."""
    gunner = state.holder(GUNNER)
    if gunner != NOBODY and gunner != war.attacker:
        return gunner
    weakest: i64 = NOBODY
    for seat in state.order:
        weaker = weakest == NOBODY or state.players[seat].score <= state.players[weakest].score
        if seat != war.attacker and weaker:
            weakest = seat
    return weakest


def highest_bet(state: RioState, war: War, seat: i64) -> i64:
    """More than the dice can show, or than attackers came, is no bet (RP-CANNON-08)."""
    numbers = state.board.numbers
    highest = numbers.dice * numbers.sides_of_a_die - numbers.cannons_need
    if state.works(seat, GUNNER):
        highest += numbers.gunner_extra
    attackers = war.attackers(state.board)
    return highest if highest < attackers else attackers


@final
class Betting(Phase[RioState]):
    """How many attackers shall fall, or no shot (RP-CANNON-05, RP-CANNON-08)."""

    def name(self) -> str:
        return "betting"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=8)
        legal = append(legal, HOLD_FIRE)
        for bet in range(highest_bet(state, state.the_war(), state.actor)):
            legal = append(legal, BET + bet)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        war = state.the_war()
        if action == HOLD_FIRE:
            if state.sink is not None:
                state.tell("fire-held", {"seat": int(state.actor)})
            defenders.begin(state, war)
        else:
            fire(state, war, action - BET + 1)

    def explain(self, state: RioState, action: i64) -> str:
        if action == HOLD_FIRE:
            return ""
        bet = action - BET + 1
        if not 1 <= bet <= HIGHEST_BET:
            return OTHER_DECISION
        highest: i64 = HIGHEST_BET  # with a Gunner
        if not state.works(state.actor, GUNNER):
            highest -= state.board.numbers.gunner_extra
        return "RP-CANNON-08" if bet > highest or bet > state.the_war().attackers(state.board) else ""

    def expected(self, state: RioState) -> list[int]:
        return [BET + bet for bet in range(HIGHEST_BET)]

    def check(self, state: RioState, frame: Frame) -> None:
        check_cannons(state, frame)

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        highest = highest_bet(state, state.the_war(), frame.actor)
        return {**war_params(state), "highest": int(highest), "gunner": state.works(frame.actor, GUNNER)}


def check_cannons(state: RioState, frame: Frame) -> None:
    """Refuse a position in which they cannot fire, or somebody else would."""
    if not state.city.fort:
        refuse("fort", "must stand before its cannons fire", "RP-CANNON-01")
    if frame.actor != who_fires(state, state.the_war()):
        refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-CANNON-02")


def fire(state: RioState, war: War, bet: i64) -> None:
    """Roll for all of the bet or nothing (RP-CANNON-05, 06); only the Gunner scores (RP-CANNON-04, RP-OFFICE-14)."""
    has_gunner = state.works(state.actor, GUNNER)
    dice = state.roll_dice()
    result = dice + (state.board.numbers.gunner_extra if has_gunner else 0)
    hit = result >= bet + state.board.numbers.cannons_need
    if state.sink is not None:
        state.tell(
            "cannons-fired",
            {"seat": int(state.actor), "bet": int(bet), "dice": int(dice), "result": int(result), "hit": hit},
        )
    if not hit:
        defenders.begin(state, war)
        return
    if has_gunner:
        state.score(state.actor, FROM_WAR, bet * state.board.numbers.gunner_points)
    if bet == war.attackers(state.board):
        for edge in range(len(war.camps)):
            war.camps[edge] = 0
        war_end.begin(state, war)
        return
    state.enter(SHOOTING, make_hits(bet))


@final
class Hits(Memory):
    """Attackers who shall fall."""

    left: i64

    def copy(self) -> Memory:
        return copy_hits(self)


@final
class Shooting(Phase[RioState]):
    """Which tokens fall, one by one; groups may break up by it (RP-CANNON-07)."""

    def name(self) -> str:
        return "shooting"

    def options(self, state: RioState) -> vec[i64]:
        war = state.the_war()
        board = state.board
        legal = vec[i64](capacity=36)
        for edge in range(len(war.camps)):
            if war.camps[edge] != 0:
                for size in range(1, 2 if board.edition == 1 else BIGGEST + 1):
                    if war.outside(board, edge, size) > 0:
                        legal = append(legal, board.shoot + BIGGEST * edge + size - 1)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        war = state.the_war()
        board = state.board
        edge = (action - board.shoot) // BIGGEST
        size = (action - board.shoot) % BIGGEST + 1
        war.leave_outside(board, edge, size)
        if size > 1:
            war.join_outside(board, edge, size - 1)
        falling = cast(Hits, state.memory)
        falling.left -= 1
        if state.sink is not None:
            where = edge_params(board.columns, board.rows, edge)
            state.tell("attacker-shot", {"seat": int(state.actor), **where})
        if falling.left == 0:
            defenders.begin(state, war)

    def explain(self, state: RioState, action: i64) -> str:
        board = state.board
        edge = (action - board.shoot) // BIGGEST
        size = (action - board.shoot) % BIGGEST + 1
        if not 0 <= edge < len(board.edge_space):
            return OTHER_DECISION
        if board.edition == 1 and size > 1:
            return "RP-WAR-20"  # outside there are no groups yet
        return "RP-CANNON-07" if state.the_war().outside(board, edge, size) == 0 else ""

    def step_type(self) -> Any:
        return ShootingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return ShootingStep(shots=int(cast(Hits, frame.memory).left))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_hits(step.shots)

    def check(self, state: RioState, frame: Frame) -> None:
        check_cannons(state, frame)
        if not 1 <= cast(Hits, frame.memory).left < state.the_war().attackers(state.board):
            refuse("step.shots", "must be fewer than the attackers, and one at least", "RP-CANNON-07")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return {**war_params(state), "shots": int(cast(Hits, frame.memory).left)}


# ---- written by `make fields`: copy_hits, make_hits


def copy_hits(hits: Hits) -> Hits:
    copy = Hits()
    copy.left = hits.left
    return copy


def make_hits(left: i64) -> Hits:
    hits = Hits()
    hits.left = left
    return hits
