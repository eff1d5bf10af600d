"""Taking a role card ("Playing the game", "The roles")."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico import builder, captain, craftsman, mayor, prospector, settler, trader
from cabildo.titles.puerto_rico.actions import PASS, TAKE_ROLE
from cabildo.titles.puerto_rico.legal_rows import ROLE_ROWS
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    EMPTY,
    MAYOR,
    ROLE_NAMES,
    ROLES,
    SETTLER,
    TRADER,
)


@final
class RoleChoice(Phase[PuertoRicoState]):
    """The player on turn takes one of the cards on offer; they have to (PR-ROUND-05)."""

    def name(self) -> str:
        return "role"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        owner = state.role_owner
        on_offer: i64 = 0
        for role in range(ROLES):
            if owner[role] == EMPTY:
                on_offer |= 1 << role
        return ROLE_ROWS[on_offer]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        role = action - TAKE_ROLE
        seat = state.actor
        doubloons = state.role_doubloons[role]  # received at once (PR-ROUND-08, PR-ROUND-09)
        state.players[seat].doubloons += doubloons
        state.role_doubloons[role] = 0
        state.role_owner[role] = seat
        state.taker = seat
        if state.sink is not None:
            state.tell("role-taken", {"seat": int(seat), "role": ROLE_NAMES[role], "doubloons": int(doubloons)})
        if role == SETTLER:
            settler.start(state)
        elif role == MAYOR:
            mayor.start(state)
        elif role == BUILDER:
            builder.start(state)
        elif role == CRAFTSMAN:
            craftsman.start(state)
        elif role == TRADER:
            trader.start(state)
        elif role == CAPTAIN:
            captain.start(state)
        else:
            prospector.prospect(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return "PR-ROUND-05"
        if not TAKE_ROLE <= action < TAKE_ROLE + ROLES:
            return OTHER_DECISION
        owner = state.role_owner[action - TAKE_ROLE]
        if owner == ABSENT:
            return "PR-SETUP-13"
        return "" if owner == EMPTY else "PR-ROUND-02"

    def expected(self, state: PuertoRicoState) -> list[int]:
        return [TAKE_ROLE + role for role in range(ROLES) if state.role_owner[role] != ABSENT]
