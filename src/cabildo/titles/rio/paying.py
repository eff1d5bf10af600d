"""Paying a cost: how much of it in kind, the rest in silver. What is paid for is done when it is paid."""

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.actions import BUILD, PAY, PAYMENTS, WORK
from cabildo.titles.rio.activation import space_at
from cabildo.titles.rio.costs import (
    Bill,
    bill_for,
    grid_space,
    pay,
    payments,
    pays_building,
    pays_debt,
    pays_shadow,
    silver_for,
)
from cabildo.titles.rio.grids import can_pay_grid, costs_nothing, is_free, is_owed, placer_of
from cabildo.titles.rio.minor_buildings import can_build, costs_goods
from cabildo.titles.rio.phases import AT_SPACE, EFFECTS, PLACING
from cabildo.titles.rio.placement import may_use_shadow
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import BUILDING_NAMES, GRID_NAMES, GRIDS, SLOTS, STONE, WOOD
from cabildo.titles.rio.variants import silver_pays
from cabildo.titles.rio.written.names import action_called
from cabildo.titles.rio.written.steps import PayingStep


@final
class Paying(Phase[RioState]):
    """Asked only where there is more than one way to pay (RP-TRADE-03, RP-MAJOR-15)."""

    def name(self) -> str:
        return "paying"

    def options(self, state: RioState) -> vec[i64]:
        bill = cast(Bill, state.memory)
        return payments(state.board, state.me(), bill.wood, bill.stone, bill.either)

    def play(self, state: RioState, action: i64) -> None:
        bill = cast(Bill, state.memory)
        in_wood = (action - PAY) // PAYMENTS
        in_stone = (action - PAY) % PAYMENTS
        bought = bill.wood + bill.stone + bill.either - in_wood - in_stone
        player = state.me()
        if state.sink is not None:
            state.tell(
                "paid",
                {
                    "seat": int(state.actor),
                    "wood": int(in_wood),
                    "stone": int(in_stone),
                    "precious": int(bill.precious),
                    "silver": int(silver_for(player, bought)),
                },
            )
        pay(player, in_wood, in_stone, bill.precious, bought)
        state.done(bill.purchase)

    def explain(self, state: RioState, action: i64) -> str:
        if not PAY <= action < PAY + PAYMENTS * PAYMENTS:
            return OTHER_DECISION
        bill = cast(Bill, state.memory)
        player = state.me()
        in_wood = (action - PAY) // PAYMENTS
        in_stone = (action - PAY) % PAYMENTS
        if in_wood > player.goods[WOOD] or in_stone > player.goods[STONE]:
            return "RP-EFFECT-04"
        beyond_wood = in_wood - bill.wood if in_wood > bill.wood else 0
        beyond_stone = in_stone - bill.stone if in_stone > bill.stone else 0
        if beyond_wood + beyond_stone > bill.either:
            return "RP-EFFECT-04"
        rest = bill.wood + bill.stone + bill.either - in_wood - in_stone
        if rest > 0 and not silver_pays(state.board):
            return "RP-TRADE-07"
        return "RP-TRADE-03" if silver_for(player, rest) > player.silver else ""

    def usual(self, state: RioState) -> i64:
        """Everything in kind, as far as there are goods and only one way to do so."""
        player = state.me()
        best: i64 = -1
        most: i64 = -1
        for action in state.legal:
            in_kind = (action - PAY) // PAYMENTS + (action - PAY) % PAYMENTS
            if in_kind == most:
                best = -1
            elif in_kind > most:
                most = in_kind
                best = action
        return best if player.goods[WOOD] + player.goods[STONE] > 0 else -1

    def interrupts(self) -> vec[i64]:
        return vec[i64]([PLACING, EFFECTS, AT_SPACE])

    def step_type(self) -> Any:
        return PayingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return PayingStep(purchase=state.vocabulary.notation(cast(Bill, frame.memory).purchase))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        purchase: i64 = action_called(state, step.purchase, "step.purchase")
        on_grid = WORK <= purchase < WORK + GRIDS * SLOTS
        if not (on_grid or pays_shadow(purchase) or pays_debt(purchase) or pays_building(purchase)):
            refuse("step.purchase", f"{step.purchase!r} is nothing that is paid for", "RP-TRADE-03")
        return bill_for(state.board, purchase)

    def check(self, state: RioState, frame: Frame) -> None:
        purchase = cast(Bill, frame.memory).purchase
        below = frame.below
        waits: i64 = NOTHING if below is None else below.phase
        if waits != (AT_SPACE if pays_building(purchase) else EFFECTS if pays_debt(purchase) else PLACING):
            refuse("waiting[0].phase", "is not where this is paid for", "RP-TURN-01")
        if below is not None and below.actor != frame.actor:
            refuse("waiting[0].actor", "everybody pays for themselves", "RP-TRADE-03")
        if pays_building(purchase):
            assert below is not None
            building = purchase - BUILD
            if not (can_build(state, space_at(below), building) and costs_goods(state.board, building)):
                refuse("step.purchase", "cannot be built there for goods", "RP-EFFECT-04")
            return
        target = grid_space(purchase)
        player = state.players[frame.actor]
        if pays_debt(purchase):
            if not is_owed(state, target) or placer_of(state, target) != frame.actor:
                refuse("step.purchase", f"seat {frame.actor} has no debt there", "RP-MAJOR-07")
        elif not is_free(state, target) or costs_nothing(state, target // SLOTS):
            refuse("step.purchase", "is not to be paid for", "RP-MAJOR-02")
        elif player.placed >= state.board.numbers.workers_a_turn:
            refuse(f"players[{frame.actor}].placed", "no worker is left to place", "RP-PLACE-01")
        elif pays_shadow(purchase) and not may_use_shadow(state):
            refuse("step.purchase", "there is no disc for it", "RP-VAR2P-02")
        elif not pays_shadow(purchase) and player.supply == 0:
            refuse("step.purchase", "there is no disc for it", "RP-PLACE-02")
        if not can_pay_grid(state, target // SLOTS):
            refuse("step.purchase", f"seat {frame.actor} cannot pay it", "RP-MAJOR-06")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        """What is bought, what it costs, and what the next missing wood or stone costs in silver."""
        bill = cast(Bill, frame.memory)
        due = {"wood": bill.wood, "stone": bill.stone, "wood-or-stone": bill.either, "precious": bill.precious}
        step: dict[str, Any] = {
            "purchase": state.vocabulary.notation(bill.purchase),
            "cost": {good: int(count) for good, count in due.items() if count > 0},
            "silver": int(silver_for(state.players[frame.actor], 1)),
        }
        purchase = bill.purchase
        if pays_building(purchase):
            below = frame.below
            assert below is not None
            space = space_name(state.board.columns, space_at(below))
            return step | {"purpose": "building", "what": BUILDING_NAMES[purchase - BUILD], "space": space}
        target = grid_space(purchase)
        return step | {
            "purpose": "debt" if pays_debt(purchase) else "shadow" if pays_shadow(purchase) else "worker",
            "what": GRID_NAMES[target // SLOTS],
            "slot": int(target % SLOTS) + 1,
        }
