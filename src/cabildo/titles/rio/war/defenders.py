"""Step 4 of a war: the workers in the city take up arms, others join them, and more are recruited."""

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import DONE, RECRUIT
from cabildo.titles.rio.phases import GARRISONING, RECRUITING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import BARRACKS, MINORS, NOBODY, VACANT
from cabildo.titles.rio.variants import general_goes_anywhere
from cabildo.titles.rio.war import fighting
from cabildo.titles.rio.war.groups import BIGGEST, NO_GROUP, count_of, new_group, size_of, stacked
from cabildo.titles.rio.war.sides import first_defender, leads_as_general, next_defender
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.names import check_seat
from cabildo.titles.rio.written.war_names import war_params
from cabildo.titles.rio.written.war_steps import GarrisoningStep, RecruitingStep


def take_up_arms(state: RioState, war: War) -> i64:
    """The defenders' workers fight where they stand, one group a space; tells how many they are.

    Two colours on one building are a mixed group under the one who is earlier in the order (RP-DEFEND-01, 09, 10).
    """
    city = state.city
    total: i64 = 0
    for space in range(state.board.spaces):
        if city.crews[space] != 0:
            group: i64 = NO_GROUP
            for seat in state.order:
                workers = city.crew(space, seat)
                if workers > 0 and war.defends(state.board, seat):
                    city.remove_workers(space, seat, workers)
                    group = stacked(group, new_group(seat, workers))
                    total += workers
            war.troops[space] = group
    return total


# ---- what is remembered


@final
class Recruits(Memory):
    """What a defender has paid for in this war."""

    paid: i64  # tokens: the next one costs one silver more than the last (RP-DEFEND-06)

    def copy(self) -> Memory:
        return copy_recruits(self)


@final
class Garrison(Memory):
    """Tokens of one colour that are being placed."""

    colour: i64
    free: i64  # so many may still be placed
    extra: i64  # edition 1: the General's token, which goes anywhere
    hired: bool  # they are paid for and must be placed

    def copy(self) -> Memory:
        return copy_garrison(self)


def new_garrison(state: RioState, war: War, colour: i64, hired: bool) -> Garrison:
    """What a colour may place: free tokens, a General's more; or one that was paid."""
    if hired:
        return make_garrison(colour, 1, 0, True)
    if not leads_as_general(state, war, colour):
        return make_garrison(colour, state.board.numbers.free_tokens, 0, False)
    if general_goes_anywhere(state.board):
        return make_garrison(colour, state.board.numbers.free_tokens + state.board.numbers.generals_tokens, 0, False)
    return make_garrison(colour, state.board.numbers.free_tokens, state.board.numbers.generals_tokens, False)


# ---- whose turn


def begin(state: RioState, war: War) -> None:
    """Let the defenders gather in player order (RP-DEFEND-11)."""
    start_turn(state, war, first_defender(state, war))


def start_turn(state: RioState, war: War, mover: i64) -> None:
    """Let a defender place free tokens, then recruit at a price that starts anew for everybody (RP-DEFEND-02, 08)."""
    war.mover = mover
    state.enter(RECRUITING, make_recruits(0))
    state.actor = mover
    place_tokens(state, war, False)


def place_tokens(state: RioState, war: War, hired: bool) -> None:
    """Let tokens be placed; of two players the defender places both colours, in player order (RP-VAR2P-07, 10)."""
    colour = state.order[0] if state.board.players == 2 else war.mover
    state.ask(GARRISONING, war.mover, new_garrison(state, war, colour, hired))


@final
class Recruiting(Phase[RioState]):
    """More tokens for silver: the first costs 1, the second 2, and so on (RP-DEFEND-06)."""

    def name(self) -> str:
        return "recruiting"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=2)
        legal = append(legal, DONE)
        if state.me().silver > cast(Recruits, state.memory).paid and can_add(state, state.the_war()):
            legal = append(legal, RECRUIT)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        war = state.the_war()
        if action == RECRUIT:
            pay_recruit(state)
            place_tokens(state, war, True)
            return
        mover = next_defender(state, war)
        if mover == NOBODY:
            fighting.begin(state, war)
        else:
            start_turn(state, war, mover)

    def resume(self, state: RioState, result: i64) -> None:
        """Go on with the other colour of two, then ask for more recruits."""
        if state.board.players == 2 and result == state.order[0]:
            hired = cast(Recruits, state.memory).paid > 0
            state.ask(GARRISONING, state.actor, new_garrison(state, state.the_war(), state.order[1], hired))

    def standing(self, state: RioState) -> str:
        return "recruiting"

    def may_stand(self, state: RioState, action: i64) -> bool:
        return action == DONE

    def explain(self, state: RioState, action: i64) -> str:
        if action == DONE:
            return ""
        if action != RECRUIT:
            return OTHER_DECISION
        war = state.the_war()
        if state.me().silver < cast(Recruits, state.memory).paid + 1:
            return "RP-DEFEND-06"
        if can_add(state, war):
            return ""
        return "RP-DEFEND-07" if state.players[war.mover].supply == 0 else "RP-DEFEND-05"

    def step_type(self) -> Any:
        return RecruitingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return RecruitingStep(recruits=int(cast(Recruits, frame.memory).paid))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        workers = int(state.board.numbers.workers)
        if step.recruits > workers:
            refuse("step.recruits", f"nobody has more than {workers} workers", "RP-DEFEND-07")
        return make_recruits(step.recruits)

    def check(self, state: RioState, frame: Frame) -> None:
        check_defender(state, frame)

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        recruits = int(cast(Recruits, frame.memory).paid)
        return {**war_params(state), "recruits": recruits, "price": recruits + 1}


def check_defender(state: RioState, frame: Frame) -> None:
    if frame.actor == state.the_war().attacker:
        refuse("actor", "the attacker does not defend", "RP-WAR-04")


def can_add(state: RioState, war: War) -> bool:
    """Whether a recruit of the mover, with two players of either colour, finds a place."""
    if state.board.players == 2:
        return has_post(state, war, 0) or has_post(state, war, 1)
    return has_post(state, war, war.mover)


def pay_recruit(state: RioState) -> None:
    """Pay once; with two players it brings one token of each colour (RP-VAR2P-10)."""
    hired = cast(Recruits, state.memory)
    hired.paid += 1
    state.me().silver -= hired.paid
    if state.sink is not None:
        state.tell("recruited", {"seat": int(state.actor), "silver": int(hired.paid)})


# ---- where


def may_garrison(state: RioState, war: War, colour: i64, space: i64, roams: bool) -> bool:
    """An own hut or house, free barracks, or wherever a General sends it, for up to three (RP-DEFEND-03, 04, 09)."""
    building = state.city.building(space)
    if building == VACANT or building >= MINORS or state.city.crews[space] != 0:
        return False
    group = war.troops[space]
    if size_of(group) == BIGGEST or count_of(group, colour) != size_of(group):
        return False
    return roams or is_own_post(state, colour, space)


def is_own_post(state: RioState, colour: i64, space: i64) -> bool:
    return state.city.owner(space) == colour or state.city.building(space) == BARRACKS


def roams(state: RioState, war: War, colour: i64) -> bool:
    """Whether all tokens of the colour may go to any minor building (RP-OFFICE-19)."""
    return general_goes_anywhere(state.board) and leads_as_general(state, war, colour)


def where_rule(state: RioState, anywhere: bool) -> str:
    """The rule about where tokens go: any of a General's, only the extra one in edition 1, or others."""
    if not anywhere:
        return "RP-DEFEND-03"
    return "RP-OFFICE-19" if general_goes_anywhere(state.board) else "RP-OFFICE-20"


def has_post(state: RioState, war: War, colour: i64) -> bool:
    """Whether the colour has a worker at hand and a place for it (RP-DEFEND-05, RP-DEFEND-07)."""
    if state.players[colour].supply == 0:
        return False
    anywhere = roams(state, war, colour)
    for space in range(state.board.spaces):
        if state.city.tiles[space] != 0 and may_garrison(state, war, colour, space, anywhere):
            return True
    return False


@final
class Garrisoning(Phase[RioState]):
    """One token after the other; what is free may be left, what is paid for is placed (RP-DEFEND-02)."""

    def name(self) -> str:
        return "garrisoning"

    def options(self, state: RioState) -> vec[i64]:
        war = state.the_war()
        tokens = cast(Garrison, state.memory)
        colour = tokens.colour
        legal = vec[i64](capacity=16)
        if state.players[colour].supply > 0:
            tiles = state.city.tiles
            anywhere = tokens.extra > 0 or roams(state, war, colour)
            for space in range(state.board.spaces):
                if tiles[space] != 0 and may_garrison(state, war, colour, space, anywhere):
                    legal = append(legal, state.board.garrison + space)
        if tokens.hired and len(legal) > 0:
            return legal
        with_done = vec[i64](capacity=16)
        with_done = append(with_done, DONE)
        for action in legal:
            with_done = append(with_done, action)
        return with_done

    def play(self, state: RioState, action: i64) -> None:
        tokens = cast(Garrison, state.memory)
        colour = tokens.colour
        if action == DONE:
            state.done(colour)
            return
        war = state.the_war()
        space = action - state.board.garrison
        if tokens.extra > 0 and (tokens.free == 0 or not is_own_post(state, colour, space)):
            tokens.extra -= 1
        else:
            tokens.free -= 1
        state.players[colour].supply -= 1
        war.troops[space] = stacked(new_group(colour, 1), war.troops[space])
        if state.sink is not None:
            name = space_name(state.board.columns, space)
            state.tell("defender-placed", {"seat": int(colour), "space": name})
        if tokens.free + tokens.extra == 0:
            state.done(colour)

    def explain(self, state: RioState, action: i64) -> str:
        war = state.the_war()
        tokens = cast(Garrison, state.memory)
        colour = tokens.colour
        if action == DONE:
            return "RP-DEFEND-06" if tokens.hired and has_post(state, war, colour) else ""
        space = action - state.board.garrison
        if not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        if state.players[colour].supply == 0:
            return "RP-DEFEND-07"
        if state.city.crews[space] != 0:
            return "RP-WAR-06"
        group = war.troops[space]
        anywhere = tokens.extra > 0 or roams(state, war, colour)
        if count_of(group, colour) != size_of(group):
            return "RP-DEFEND-04" if state.city.building(space) == BARRACKS else where_rule(state, anywhere)
        if size_of(group) == BIGGEST:
            return "RP-DEFEND-09"
        return "" if may_garrison(state, war, colour, space, anywhere) else where_rule(state, anywhere)

    def expected(self, state: RioState) -> list[int]:
        spaces = range(int(state.board.spaces))
        return [int(state.board.garrison) + space for space in spaces if state.city.tiles[space] != 0]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([RECRUITING])

    def step_type(self) -> Any:
        return GarrisoningStep

    def write(self, state: RioState, frame: Frame) -> Any:
        tokens = cast(Garrison, frame.memory)
        return GarrisoningStep(
            colour=int(tokens.colour), free=int(tokens.free), extra=int(tokens.extra), hired=tokens.hired
        )

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        colour: i64 = actor if step.colour is None else check_seat(state, step.colour, "step.colour")
        if colour != actor and len(state.players) != 2:
            refuse("step.colour", f"seat {actor} has tokens of one colour", "RP-DEFEND-03")
        tokens = new_garrison(state, state.the_war(), colour, step.hired)
        if step.free is None:
            if step.extra > 0:
                refuse("step.extra", "cannot be said without `free`", "RP-DEFEND-02")
            return tokens
        if step.free > tokens.free or step.extra > tokens.extra:
            refuse("step.free", f"{step.free + step.extra} are too many", "RP-DEFEND-02")
        if step.free + step.extra == 0:
            refuse("step.free", "no token is left to place", "RP-DEFEND-02")
        return make_garrison(colour, step.free, step.extra, step.hired)

    def check(self, state: RioState, frame: Frame) -> None:
        check_defender(state, frame)
        below = frame.below
        assert below is not None
        if below.actor != frame.actor:
            refuse("waiting[0].actor", "every defender places tokens in the own turn", "RP-DEFEND-11")
        if cast(Garrison, frame.memory).hired and cast(Recruits, below.memory).paid == 0:
            refuse("waiting[0].step.recruits", "must count those who are paid for", "RP-DEFEND-06")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        tokens = cast(Garrison, frame.memory)
        return {
            **war_params(state),
            "colour": int(tokens.colour),
            "owner": int(tokens.colour),  # as messages know them
            "tokens": int(tokens.free + tokens.extra),
            "free": int(tokens.free),
            "extra": int(tokens.extra),
            "hired": tokens.hired,
        }


# ---- written by `make fields`: copy_recruits, make_recruits, copy_garrison, make_garrison


def copy_recruits(recruits: Recruits) -> Recruits:
    copy = Recruits()
    copy.paid = recruits.paid
    return copy


def make_recruits(paid: i64) -> Recruits:
    recruits = Recruits()
    recruits.paid = paid
    return recruits


def copy_garrison(garrison: Garrison) -> Garrison:
    copy = Garrison()
    copy.colour = garrison.colour
    copy.free = garrison.free
    copy.extra = garrison.extra
    copy.hired = garrison.hired
    return copy


def make_garrison(colour: i64, free: i64, extra: i64, hired: bool) -> Garrison:
    garrison = Garrison()
    garrison.colour = colour
    garrison.free = free
    garrison.extra = extra
    garrison.hired = hired
    return garrison
