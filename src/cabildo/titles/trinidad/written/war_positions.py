"""The Combat Area of an extended war in positions: attackers, pillage tokens, and what defenders did in this turn."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabildo.engine.naming import number_of, refuse, some
from cabildo.engine.phase import number_row
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE, GONE, CombatArea
from cabildo.titles.trinidad.extended_war.muster import edge_name
from cabildo.titles.trinidad.extended_war.outbreak import new_area
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    DISTRICT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    FULL_FLAMES,
    HEADING_NAMES,
    MOST_ATTACKERS,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    SOLDIER,
    UNIT_NAMES,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.names import card_numbered, check_seat
from cabildo.titles.trinidad.written.steps import Few, Seat

Fielded = Annotated[int, Meta(ge=0, le=63)]
Many = Annotated[int, Meta(ge=0, le=999)]  # each burned card gives one more
DistrictName = Annotated[str, one_of("district", DISTRICT_NAMES)]
Heading = Annotated[str, one_of("heading", HEADING_NAMES)]


class UnitPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit upon a war marker; where it stands and what it has done is for an extended war."""

    unit: Annotated[str, one_of("unit", UNIT_NAMES), told("`none` is a marker without one")]
    wounds: Annotated[int, Meta(ge=0, le=999), told("its wounds")] = 0
    burned: Annotated[int, Meta(ge=0, le=999), told("cards burned for it in this decade")] = 0
    post: Annotated[DistrictName | None, told("its district in the Combat Area; left out: beside the board")] = None
    volunteer: Annotated[bool, told("it is no piece of the supply and leaves when the war is over")] = False
    newcomer: Annotated[bool, told("it acts from the next round on")] = False
    recruit: Annotated[bool, told("such a one is the worker of card 59")] = False
    halted: Annotated[bool, told("it must not move in its next turn")] = False
    held: Annotated[bool, told("it must not move in this turn")] = False
    fought: Annotated[bool, told("in this turn")] = False
    steps: Annotated[Many, told("moves in this turn")] = 0
    bonus: Annotated[Many, told("further moves in this turn by burned cards")] = 0
    straight: Annotated[Many, told("the last of its moves that were in one line")] = 0
    heading: Annotated[Heading | None, told("where it moved last")] = None


class AttackerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An attacker; they are numbered from 1 in the order in which they stand in the list."""

    card: Annotated[int, Meta(ge=FIRST_CARD, lt=FIRST_CARD + CARDS), told("its control card")]
    elite: Annotated[bool, told("the card lies face down")] = False
    place: Annotated[
        str | None, told("a district, or an edge of the city: `SW-west`, `NE-north`; left out: it was removed")
    ] = None
    wounds: Annotated[Few, told("its wounds")] = 0
    taken_by: Annotated[Seat | None, told("who has won its control card")] = None
    halted: Annotated[bool, told("it must not move in its next turn")] = False
    newcomer: Annotated[bool, told("it acts from the next round on")] = False


class WarPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An extended war, from its outbreak to its end."""

    faction: Annotated[str, one_of("faction", FACTION_NAMES), told("who attacks")]
    modifier: Annotated[Few, told("what tension adds to the number of attackers")] = 0
    round: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None,
        told("the round that is played; 0: the war waits for the next decade; left out: 1 if there are attackers"),
    ] = None
    attackers: Annotated[list[AttackerPosition], told("in the order of their numbers")] = []
    flames: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=FULL_FLAMES)]],
        one_of("district", DISTRICT_NAMES),
        told("of the pillage tokens, by district"),
    ] = {}
    milicianos: Annotated[Fielded | None, told("that took the field so far; left out: those that stand there")] = None
    soldiers: Annotated[Fielded | None, told("that took the field so far; left out: those that stand there")] = None
    fights: Annotated[
        Few | None, told("of the seat on turn, in this turn; left out: one for each unit that has fought")
    ] = None
    heading: Annotated[Heading | None, told("where the attacker on turn moved last")] = None


# ---- written


def war_position(state: TrinidadState) -> WarPosition | None:
    area = state.area
    if area is None:
        return None
    followed = counts_from_units(state, area)
    return WarPosition(
        faction=FACTION_NAMES[area.faction],
        modifier=int(area.modifier),
        round=int(area.round) or None,
        attackers=[attacker_position(state, area, attacker) for attacker in range(len(area.cards))],
        flames=some(DISTRICT_NAMES, area.flames),
        milicianos=unless_followed(int(area.milicianos), followed[0]),
        soldiers=unless_followed(int(area.soldiers), followed[1]),
        fights=unless_followed(int(area.fights), followed[2]),
        heading=None if area.heading == NOWHERE else HEADING_NAMES[area.heading],
    )


def unless_followed(count: int, followed: int) -> int | None:
    """Nothing is left out but what is 0 and is read as that."""
    return None if count == followed == 0 else count


def counts_from_units(state: TrinidadState, area: CombatArea) -> tuple[int, int, int]:
    """Milicianos and Soldiers that stand in the Combat Area, and units that have fought in this turn."""
    milicianos = soldiers = fought = 0
    for seat, player in enumerate(state.players):
        for marker in range(WAR_MARKERS):
            unit = seat * WAR_MARKERS + marker
            if area.posts[unit] != NOWHERE:
                soldiers += player.units[marker] >= SOLDIER
                milicianos += player.units[marker] < SOLDIER
            fought += int(area.has_fought(unit))
    return milicianos, soldiers, fought


def attacker_position(state: TrinidadState, area: CombatArea, attacker: int) -> AttackerPosition:
    return AttackerPosition(
        card=int(area.cards[attacker]) + FIRST_CARD,
        elite=area.is_elite(attacker),
        place=place_name(state, int(area.places[attacker])),
        wounds=int(area.wounds[attacker]),
        taken_by=None if area.takers[attacker] == NOBODY else int(area.takers[attacker]),
        halted=bool(area.halted >> attacker & 1),
        newcomer=bool(area.newcomers >> attacker & 1),
    )


def place_name(state: TrinidadState, place: int) -> str | None:
    """A district, an edge of the city, or nothing."""
    if place == GONE:
        return None
    return DISTRICT_NAMES[place] if place < FIRST_EDGE else edge_name(state.board, place - FIRST_EDGE)


def unit_positions(state: TrinidadState, seat: int) -> list[UnitPosition]:
    """The war markers up to the last one with a unit."""
    player = state.players[seat]
    last = max((marker + 1 for marker in range(WAR_MARKERS) if player.units[marker] != NO_UNIT), default=0)
    return [
        UnitPosition(
            UNIT_NAMES[player.units[marker]],
            int(player.wounds[marker]),
            int(player.burned[marker]),
            **in_combat(state, seat * WAR_MARKERS + marker),
        )
        for marker in range(last)
    ]


def in_combat(state: TrinidadState, unit: int) -> dict[str, Any]:
    """Where a unit stands, and what it did in this turn."""
    area = state.area
    if area is None:
        return {}
    return {
        "post": None if area.posts[unit] == NOWHERE else DISTRICT_NAMES[area.posts[unit]],
        "volunteer": bool(area.volunteers >> unit & 1),
        "newcomer": bool(area.new_units >> unit & 1),
        "recruit": bool(area.recruits >> unit & 1),
        "halted": bool(area.halted_units >> unit & 1),
        "held": bool(area.held >> unit & 1),
        "fought": bool(area.fought >> unit & 1),
        "steps": int(area.steps[unit]),
        "bonus": int(area.bonus[unit]),
        "straight": int(area.straight[unit]),
        "heading": None if area.headings[unit] == NOWHERE else HEADING_NAMES[area.headings[unit]],
    }


# ---- read; players and the city are read already


def read_war(state: TrinidadState, position: WarPosition | None, units: list[list[UnitPosition]]) -> None:
    if position is None:
        for seat, markers in enumerate(units):
            for marker, written in enumerate(markers):
                plain = UnitPosition(written.unit, written.wounds, written.burned)
                if written != plain:
                    refuse(f"players[{seat}].units[{marker}]", "there is no war to take part in", "TR-XWAR-05")
        return
    if not state.board.extended_war:
        refuse("war", "is for games with the extended war", "TR-XWAR-01")
    area = new_area(number_of(FACTION_NAMES, position.faction, "war.faction", "TR-WAR-02"), position.modifier)
    area.round = (1 if position.attackers else 0) if position.round is None else position.round
    if len(position.attackers) > MOST_ATTACKERS:
        refuse("war.attackers", f"are more than {MOST_ATTACKERS}", "TR-XWAR-12")
    area.cards = number_row([card_numbered(written.card, "war.attackers") for written in position.attackers])
    fields = [f"war.attackers[{number}].place" for number in range(len(position.attackers))]
    places = [place_called(state, entry.place, field) for entry, field in zip(position.attackers, fields, strict=True)]
    area.places = number_row(places)
    area.wounds = number_row([written.wounds for written in position.attackers])
    area.takers = number_row(
        [NOBODY if written.taken_by is None else written.taken_by for written in position.attackers]
    )
    for attacker, entry in enumerate(position.attackers):
        bit = 1 << attacker
        area.elites |= bit if entry.elite else 0
        area.halted |= bit if entry.halted else 0
        area.newcomers |= bit if entry.newcomer else 0
    for name, flames in position.flames.items():
        area.flames[number_of(DISTRICT_NAMES, name, f"war.flames.{name}", "TR-XWAR-37")] = flames
    if position.heading is not None:
        area.heading = number_of(HEADING_NAMES, position.heading, "war.heading", "TR-XWAR-42")
    state.area = area
    for seat, markers in enumerate(units):
        for marker, unit in enumerate(markers):
            read_unit(state, area, seat * WAR_MARKERS + marker, unit, f"players[{seat}].units[{marker}]")
    read_counts(state, area, position)
    if area.is_fought():
        state.war_fought = True


def read_counts(state: TrinidadState, area: CombatArea, position: WarPosition) -> None:
    """How many units took the field, and the fights of this turn: what is not told follows from the units."""
    followed = counts_from_units(state, area)
    told_or_not = (position.milicianos, position.soldiers, position.fights)
    area.milicianos, area.soldiers, area.fights = (
        count if count is not None else other for count, other in zip(told_or_not, followed, strict=True)
    )


def place_called(state: TrinidadState, name: str | None, field: str) -> int:
    if name is None:
        return GONE
    edges = [edge_name(state.board, edge) for edge in range(len(state.board.attack_edges))]
    return number_of([*DISTRICT_NAMES, *edges], name, field, "TR-XWAR-19")


def read_unit(state: TrinidadState, area: CombatArea, unit: int, written: UnitPosition, field: str) -> None:
    bit = 1 << unit
    if written.post is not None:
        area.posts[unit] = number_of(DISTRICT_NAMES, written.post, f"{field}.post", "TR-XWAR-22")
    area.volunteers |= bit if written.volunteer else 0
    area.new_units |= bit if written.newcomer else 0
    area.recruits |= bit if written.recruit else 0
    area.halted_units |= bit if written.halted else 0
    area.held |= bit if written.held else 0
    area.fought |= bit if written.fought else 0
    area.steps[unit] = written.steps
    area.bonus[unit] = written.bonus
    area.straight[unit] = written.straight
    if written.heading is not None:
        area.headings[unit] = number_of(HEADING_NAMES, written.heading, f"{field}.heading", "TR-XWAR-32")


# ---- checked, when the whole state is read


def check_war(state: TrinidadState) -> None:
    """Refuse what cannot be in the Combat Area."""
    area = state.area
    if area is None:
        return
    for attacker in range(len(area.cards)):
        check_attacker(state, area, attacker)
    for seat, player in enumerate(state.players):
        for marker in range(WAR_MARKERS):
            check_unit(state, area, seat, marker, int(player.units[marker]))
    if not area.is_fought() and (len(area.cards) or sum(area.flames) or area.milicianos or area.soldiers):
        refuse("war.round", "a war that waits for the next decade has no attackers yet", "TR-XWAR-05")
    if area.is_fought() and area.attackers_left() == 0:
        refuse("war.attackers", "without any the war is over", "TR-XWAR-59")


def check_attacker(state: TrinidadState, area: CombatArea, attacker: int) -> None:
    field = f"war.attackers[{attacker}]"
    if area.stands(attacker) and area.wounds[attacker] >= state.board.numbers.combat_wounds:
        refuse(f"{field}.wounds", "would have removed it", "TR-XWAR-55")
    if area.takers[attacker] != NOBODY:
        check_seat(state, int(area.takers[attacker]), f"{field}.taken_by")
        if area.stands(attacker):
            refuse(f"{field}.taken_by", "it still stands", "TR-XWAR-58")


def check_unit(state: TrinidadState, area: CombatArea, seat: int, marker: int, kind: int) -> None:
    unit, field = seat * WAR_MARKERS + marker, f"players[{seat}].units[{marker}]"
    written = in_combat(state, unit)
    if kind == NO_UNIT:
        if any(written.values()):
            refuse(field, "there is none that could stand somewhere", "TR-XWAR-22")
        return
    if area.posts[unit] != NOWHERE:
        if not area.is_fought():
            refuse(f"{field}.post", "the war waits for the next decade", "TR-XWAR-05")
        if state.passed >> seat & 1 and not state.last_decade():
            refuse(f"{field}.post", "who has passed has no units there", "TR-XWAR-30")
    if area.recruits >> unit & 1 and not (area.volunteers >> unit & 1 and state.players[seat].recruit_fights):
        refuse(f"{field}.recruit", "no worker acts as a Miliciano", "TR-AFF-59")
    if area.steps[unit] > area.bonus[unit] + 1 or area.straight[unit] > area.steps[unit]:
        refuse(f"{field}.steps", "are more than it could make", "TR-XWAR-32")
