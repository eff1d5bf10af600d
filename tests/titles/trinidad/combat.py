"""Fights of the extended war for tests: who meets whom, where the others stand, and which cards come up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabildo.titles.trinidad.phases import COMBAT
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, FIRST_CARD, WAR_MARKERS
from tests.titles.trinidad.build import cards, happens, table

Event = tuple[str, dict[str, object]]

# control cards by what they show, with initiative 1
FRONT_2_3 = 78  # standard AV 2, HP 3; Elite AV 4, HP 6
FRONT_2_2 = 39  # standard AV 2, HP 2; Elite AV 4, HP 5
FRONT_4_4 = 22  # standard AV 4, HP 4; Elite AV 6, HP 7
FRONT_5_5 = 82  # standard AV 5, HP 5; Elite AV 7, HP 8
OTHER = 49  # with initiative 3: standard AV 2, HP 2; Elite AV 4, HP 5
ANOTHER = 62  # with initiative 3: standard AV 2, HP 3; Elite AV 4, HP 6
RESERVE = 60  # stands outside the city, so that the war goes on
HERE = "NCL"
BESIDE = "NCR"
FAR = "SE"


def foe(card: int = FRONT_2_3, *, elite: bool = False, place: str | None = HERE, wounds: int = 0) -> dict[str, Any]:
    """An attacker."""
    return {"card": card, "elite": elite, "place": place, "wounds": wounds}


def unit(kind: str = "miliciano", *, post: str | None = HERE, wounds: int = 0, **fields: Any) -> dict[str, Any]:
    """A unit of a player."""
    return {"unit": kind, "post": post, "wounds": wounds, **fields}


def fight(
    kind: str | dict[str, Any] = "miliciano",
    against: dict[str, Any] | None = None,
    *,
    hand: Sequence[int] = (),
    own: Sequence[dict[str, Any]] = (),
    others: Sequence[dict[str, Any]] = (),
    foes: Sequence[dict[str, Any]] = (),
    reserve: int = RESERVE,
    faction: str = "natives",
    attacked: bool = False,
    players: int = 3,
    seats: dict[int, dict[str, Any]] | None = None,
    war: dict[str, Any] | None = None,
    **fields: Any,
) -> TrinidadState:
    """The card step of a fight: seat 0's first unit against attacker 1, in seat 0's turn unless it is `attacked`.

    `own` are further units of seat 0, `others` those of seat 1, `foes` further attackers; behind them one waits outside
    the city. `crossed`, `moves`, `again` go to the fight, everything else to the position.
    """
    step: dict[str, Any] = {"marker": 1, "attacker": 1, "district": HERE, "attackers_turn": attacked}
    for name in ("crossed", "moves", "again"):
        if name in fields:
            step[name] = fields.pop(name)
    first = unit(kind) if isinstance(kind, str) else kind
    boards: dict[int, dict[str, Any]] = {0: {"units": [first, *own], "hand": list(hand)}}
    if others:
        boards[1] = {"units": list(others)}
    for seat, board in (seats or {}).items():
        boards[seat] = {**boards.get(seat, {}), **board}
    if attacked:
        acting = {"place": 1, "attacker": 1, "acting": True, "moved": True, "crossed": step.get("crossed", False)}
        fields["waiting"] = [{"phase": "attackers", "actor": 0, "step": acting}]
    else:
        boards[0]["units"][0] = {**boards[0]["units"][0], "fought": True}
    attackers = [against or foe(), *foes, foe(reserve, place="SE-east")]
    standing = {"faction": faction, "round": 1, "attackers": attackers, "fights": 0 if attacked else 1, **(war or {})}
    return table(
        players,
        phase="combat",
        actor=0,
        seats=boards,
        war=standing,
        war_fought=True,
        step=step,
        options={"extended-war": True, **fields.pop("options", {})},
        **fields,
    )


def draws(state: TrinidadState, *numbers: int) -> dict[int, list[int]]:
    """Chance for the next cards of the deck; the back of the first one is laid on top."""
    drawn = cards(*numbers)
    state.top_back = state.board.card_back[drawn[0]]
    return {CARD_DRAW: drawn, BACK_DRAW: [int(state.board.card_back[card]) for card in drawn[1:]]}


def blows(state: TrinidadState, *actions: str, drawn: Sequence[int]) -> list[Event]:
    """Play the card step, with `done` where it still asks, and let the attackers show these cards; what happens."""
    chance = draws(state, *drawn)
    events = happens(state, *actions, chance=chance) if actions else []
    if state.phase == COMBAT:
        events += happens(state, "done", chance=chance)
    return events


def compared(events: list[Event]) -> tuple[object, object] | None:
    """The final AVs of unit and attacker, or None where nothing was compared."""
    found = [params for name, params in events if name == "fight-compared"]
    return (found[-1]["strength"], found[-1]["against"]) if found else None


def meet(state: TrinidadState, *actions: str, drawn: Sequence[int] = (61,)) -> tuple[object, object] | None:
    """Play a fight and hand back the final AVs; card 61 gives the attackers +1, as usual."""
    return compared(blows(state, *actions, drawn=drawn))


# ---- reading


def wounds(state: TrinidadState, seat: int = 0, marker: int = 1) -> int | None:
    """Wounds of a unit, or None where there is none."""
    player = state.players[seat]
    return int(player.wounds[marker - 1]) if player.units[marker - 1] else None


def post(state: TrinidadState, seat: int = 0, marker: int = 1) -> str | None:
    """The district of a unit."""
    units = state.to_position()["players"][seat].get("units", [])
    return units[marker - 1].get("post") if marker <= len(units) else None


def harm(state: TrinidadState, attacker: int = 1) -> int | None:
    """Wounds of an attacker, or None once it is removed."""
    area = state.area
    assert area is not None
    return int(area.wounds[attacker - 1]) if area.stands(attacker - 1) else None


def place(state: TrinidadState, attacker: int = 1) -> str | None:
    """Where an attacker stands."""
    found: str | None = state.to_position()["war"]["attackers"][attacker - 1].get("place")
    return found


def taker(state: TrinidadState, attacker: int = 1) -> int:
    """Who has won a control card; -1 for nobody."""
    area = state.area
    assert area is not None
    return int(area.takers[attacker - 1])


def rotated(state: TrinidadState) -> set[int]:
    """The numbers of all rotated cards."""
    return {card + FIRST_CARD for card, turned in enumerate(state.rotated) if turned}


def unit_number(seat: int, marker: int) -> int:
    return seat * WAR_MARKERS + marker - 1
