"""The craftsman: everybody produces, and the craftsman takes one good more."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.actions import EXTRA, PASS, PRODUCE
from cabildo.titles.puerto_rico.buildings import capacity, factory_pay
from cabildo.titles.puerto_rico.goods_sets import named_goods, set_of_goods
from cabildo.titles.puerto_rico.legal_rows import EXTRA_ROWS, ONLY_PASS
from cabildo.titles.puerto_rico.phases import EXTRA_GOOD, PRODUCING
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import MadeStep
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, GOODS

PASS_OR_PRODUCE: Final = vec[i64]([PASS, PRODUCE])


def start(state: PuertoRicoState) -> None:
    state.enter(PRODUCING, make_goods_made(0))


@final
@mypyc_attr(free_list_len=1)
class GoodsMade(Memory):
    """What the craftsman made, of which one more may be taken."""

    kinds: i64  # a set of goods

    def copy(self) -> Memory:
        return copy_goods_made(self)


@final
class Producing(Phase[PuertoRicoState]):
    """All that one can make, or nothing (PR-CRAFTSMAN-11)."""

    def name(self) -> str:
        return "producing"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        player = state.players[state.actor]
        for good in range(GOODS):
            if player.men[good] > 0 and state.goods[good] > 0 and capacity(player, good) > 0:
                return PASS_OR_PRODUCE
        return ONLY_PASS

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == PRODUCE:
            produce(state)
        if not state.next_seat():
            state.enter(EXTRA_GOOD, state.memory)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        if action != PRODUCE:
            return OTHER_DECISION
        able = False
        for good in range(GOODS):
            if capacity(state.players[state.actor], good) > 0:
                able = True
                if state.goods[good] > 0:
                    return ""
        return "PR-CRAFTSMAN-07" if able else "PR-CRAFTSMAN-02"

    def usual(self, state: PuertoRicoState) -> i64:
        return PRODUCE if self.explain(state, PRODUCE) == "" else -1

    def standing(self, state: PuertoRicoState) -> str:
        return "producing"

    def may_stand(self, state: PuertoRicoState, action: i64) -> bool:
        return True

    def step_type(self) -> Any:
        return MadeStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return write_made(frame)

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        return make_goods_made(set_of_goods(step.made, "step.made"))

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        if frame.actor == state.taker and cast(GoodsMade, frame.memory).kinds != 0:
            refuse("step.made", "the craftsman has not produced yet", "PR-CRAFTSMAN-01")
        check_made(state, frame)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        return describe_made(frame)


def produce(state: PuertoRicoState) -> None:
    """Take what the supply can give; there is no substitute for the rest (PR-CRAFTSMAN-07)."""
    player = state.players[state.actor]
    before = player.goods if state.sink is None else player.goods[:]
    kinds: i64 = 0
    for good in range(GOODS):
        barrels = capacity(player, good)
        if barrels > state.goods[good]:
            barrels = state.goods[good]
        if barrels > 0:
            kinds += 1
            player.goods[good] += barrels
            state.goods[good] -= barrels
            if state.actor == state.taker:
                cast(GoodsMade, state.memory).kinds |= 1 << good
    pay = factory_pay(state.board, player, kinds)
    player.doubloons += pay
    if state.sink is not None:
        made = [int(player.goods[good] - before[good]) for good in range(GOODS)]
        goods = {GOOD_NAMES[good]: made[good] for good in range(GOODS) if made[good] > 0}
        state.tell("produced", {"seat": int(state.actor), "goods": goods, "doubloons": int(pay)})


@final
class ExtraGood(Phase[PuertoRicoState]):
    """One more of a kind that the craftsman made and that is left (PR-CRAFTSMAN-08 to 10)."""

    def name(self) -> str:
        return "extra-good"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        made = cast(GoodsMade, state.memory).kinds
        possible: i64 = 0
        for good in range(GOODS):
            if made >> good & 1 and state.goods[good] > 0:
                possible |= 1 << good
        return EXTRA_ROWS[possible]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action != PASS:
            good = action - EXTRA
            state.goods[good] -= 1
            state.players[state.actor].goods[good] += 1
            if state.sink is not None:
                state.tell("extra-good", {"seat": int(state.actor), "good": GOOD_NAMES[good]})
        end_role(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        good = action - EXTRA
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        made = cast(GoodsMade, state.memory).kinds
        return "" if made >> good & 1 and state.goods[good] > 0 else "PR-CRAFTSMAN-09"

    def expected(self, state: PuertoRicoState) -> list[int]:
        return [EXTRA + good for good in range(GOODS)]

    def step_type(self) -> Any:
        return MadeStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return write_made(frame)

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        return make_goods_made(set_of_goods(step.made, "step.made"))

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        check_made(state, frame)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        return describe_made(frame)


def write_made(frame: Frame) -> Any:
    return MadeStep(made=named_goods(cast(GoodsMade, frame.memory).kinds))


def describe_made(frame: Frame) -> dict[str, Any]:
    return {"made": named_goods(cast(GoodsMade, frame.memory).kinds)}


def check_made(state: PuertoRicoState, frame: Frame) -> None:
    """The craftsman produces first, everything possible, and the supply only shrinks afterwards."""
    made = cast(GoodsMade, frame.memory).kinds
    if made == 0:
        return
    craftsman = state.players[state.taker]
    for good in range(GOODS):
        able = capacity(craftsman, good) > 0
        if made >> good & 1:
            if not able:
                refuse("step.made", f"seat {state.taker} cannot make {GOOD_NAMES[good]}", "PR-CRAFTSMAN-09")
            if craftsman.goods[good] == 0:
                refuse("step.made", f"seat {state.taker} has no barrel of {GOOD_NAMES[good]}", "PR-CRAFTSMAN-01")
        elif able and state.goods[good] > 0:
            refuse("step.made", f"is without {GOOD_NAMES[good]}, but one makes all kinds or none", "PR-CRAFTSMAN-11")


# ---- written by `make fields`: make_goods_made, copy_goods_made


def make_goods_made(kinds: i64) -> GoodsMade:
    goods_made = GoodsMade()
    goods_made.kinds = kinds
    return goods_made


def copy_goods_made(goods_made: GoodsMade) -> GoodsMade:
    copy = GoodsMade()
    copy.kinds = goods_made.kinds
    return copy
