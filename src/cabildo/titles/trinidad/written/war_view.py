"""The Combat Area as everybody sees it: which card lies under an Elite is not told where its back looks like others."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.naming import by_name, some
from cabildo.engine.told import each_of, one_of
from cabildo.titles.trinidad.extended_war.assault import rank_of
from cabildo.titles.trinidad.extended_war.attack_values import (
    attack_values,
    base_value,
    friends_bonus,
    hit_points,
    walls_bonus,
)
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE, CombatArea
from cabildo.titles.trinidad.extended_war.control_cards import look_alike
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, DEFENCE, Fight
from cabildo.titles.trinidad.extended_war.forces import (
    attack_of,
    control_hits,
    has_units,
    hits_of,
    initiative_of,
    strength_of,
    total_flames,
)
from cabildo.titles.trinidad.extended_war.marching import can_move
from cabildo.titles.trinidad.extended_war.movement import can_pillage, entrance_of, next_districts, targets_in
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.extended_war.peace import penalties_of
from cabildo.titles.trinidad.phases import APPLYING, COMBAT, END_OF_DECADE
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    ATTACKER_NAMES,
    DISTRICT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    NOBODY,
    NOWHERE,
    UNIT_NAMES,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.names import card_numbers, members_named, members_of
from cabildo.titles.trinidad.written.view_names import DistrictName, FactionName, UnitName
from cabildo.titles.trinidad.written.war_positions import place_name

AttackerName = Annotated[str, one_of("attacker name", ATTACKER_NAMES)]
ByAttacker = Annotated[dict[str, int], each_of("attacker name", ATTACKER_NAMES)]


class TargetView(TypedDict):
    """A unit that can be fought."""

    seat: int
    marker: int  # from 1


class NextDeedView(TypedDict):
    """What an attacker would do first if it acted now; of several districts or units one is picked."""

    does: Literal["enter", "fight", "pillage", "move", "stay"]
    districts: list[DistrictName]
    targets: list[TargetView]


class AttackerView(TypedDict):
    """An attacker and what is known of its control card."""

    attacker: int  # from 1
    unit: AttackerName
    elite: bool
    card: int | None  # null: it may be one of several
    attack: int
    hits: int
    initiative: int
    place: str | None  # a district, an edge ("SW-west"), or null: removed
    district: DistrictName | None  # where it stands, or behind its edge
    inside: bool
    wounds: int
    taken_by: int | None
    halted: bool
    newcomer: bool  # acts from the next round on
    next: NextDeedView | None


class SeatsTurnView(TypedDict):
    """A player acts."""

    seat: int


class AttackersTurnView(TypedDict):
    """An attacker acts."""

    attacker: int  # from 1


class FightSideView(TypedDict):
    """The attack value of a side, part by part, and the hits that it bears."""

    attack: int
    base: int
    cards: int
    walls: int
    friends: int
    hits: int


class FightView(TypedDict):
    """The fight whose owner may use cards now."""

    seat: int
    marker: int
    unit: UnitName
    attacker: int
    foe: AttackerName
    district: DistrictName
    attackers_turn: bool
    defence: FightSideView
    assault: FightSideView
    used: list[int]
    burned: int
    doubled: int
    cards_to_come: int  # of the attackers


class WarView(TypedDict):
    """An extended war, from its outbreak to its end; one that waits for the next decade has no attackers yet."""

    faction: FactionName
    modifier: int
    round: int  # 0: it waits for the next decade
    rounds: int | None  # null: as long as somebody has not passed
    order: list[SeatsTurnView | AttackersTurnView]  # who acts when in a round
    attackers: list[AttackerView]
    fight: FightView | None
    flames: Annotated[dict[str, int], one_of("district name", DISTRICT_NAMES)]
    all_flames: int
    left: int
    control_hits: list[int]  # by seat
    penalties: list[int]  # by seat, if the war ended now
    milicianos: int  # that took the field so far, of all players
    soldiers: int


class UnitInWarView(TypedDict, total=False):
    """What a unit is and may still do in games with extended wars."""

    combat: int  # attack value and hit points
    post: DistrictName | None  # the district where it stands
    can_move: bool
    fought: bool  # in this turn
    halted: bool
    volunteer: bool  # it leaves when the war is over


def war_view(state: TrinidadState) -> WarView | None:
    """None without a war."""
    area = state.area
    if area is None:
        return None
    last = state.last_decade() and not state.over and state.bottom().phase == END_OF_DECADE
    return {
        "faction": FACTION_NAMES[area.faction],
        "modifier": int(area.modifier),
        "round": int(area.round),
        "rounds": int(state.board.numbers.war_rounds) if last else None,
        "order": order_of_round(state, area),
        "attackers": [attacker_view(state, area, attacker) for attacker in range(len(area.cards))],
        "fight": fight_view(state, area),
        "flames": some(DISTRICT_NAMES, area.flames),
        "all_flames": int(total_flames(area)),
        "left": int(area.attackers_left()),
        "control_hits": [int(control_hits(state, area, seat)) for seat in range(len(state.players))],
        "penalties": [int(penalties_of(state, area, seat)) for seat in range(len(state.players))],
        "milicianos": int(area.milicianos),
        "soldiers": int(area.soldiers),
    }


def attacker_view(state: TrinidadState, area: CombatArea, attacker: int) -> AttackerView:
    place = int(area.places[attacker])
    return {
        "attacker": attacker + 1,
        "unit": name_of(area, attacker),
        "elite": area.is_elite(attacker),
        "card": known_card(state, area, attacker),
        "attack": int(attack_of(state, area, attacker)),
        "hits": int(hits_of(state, area, attacker)),
        "initiative": int(initiative_of(state, area, attacker)),
        "place": place_name(state, place),
        "district": district_of(state, area, attacker),
        "inside": area.is_in_city(attacker),
        "wounds": int(area.wounds[attacker]),
        "taken_by": None if area.takers[attacker] == NOBODY else int(area.takers[attacker]),
        "halted": bool(area.halted >> attacker & 1),
        "newcomer": bool(area.newcomers >> attacker & 1),
        "next": next_view(state, area, attacker),
    }


def order_of_round(state: TrinidadState, area: CombatArea) -> list[SeatsTurnView | AttackersTurnView]:
    """Who acts when: each player, then the attackers of that initiative by number (TR-XWAR-27, TR-XWAR-28).

    Those who came in this round are left out.
    """
    standing = [attacker for attacker in range(len(area.cards)) if area.stands(attacker)]
    acting = [attacker for attacker in standing if not area.newcomers >> attacker & 1]
    acting.sort(key=lambda attacker: int(rank_of(area, attacker, initiative_of(state, area, attacker))))
    order: list[SeatsTurnView | AttackersTurnView] = []
    for place, seat in enumerate(state.order, 1):
        order.append({"seat": int(seat)})
        last = place == len(state.order)
        order += [
            {"attacker": attacker + 1}
            for attacker in acting
            if initiative_of(state, area, attacker) == place or (last and initiative_of(state, area, attacker) > place)
        ]
    return order


# ---- the fight


def fight_view(state: TrinidadState, area: CombatArea) -> FightView | None:
    """The fight whose card step is on, with what makes up both attack values; the attackers' cards come later."""
    if state.over or state.phase not in (COMBAT, APPLYING):
        return None
    frames = [state.top(), *waiting_frames(state)]
    fight = next(frame.memory for frame in frames if isinstance(frame.memory, Fight))
    return {
        "seat": int(fight.seat),
        "marker": int(fight.marker) + 1,
        "unit": UNIT_NAMES[state.players[fight.seat].units[fight.marker]],
        "attacker": int(fight.attacker) + 1,
        "foe": name_of(area, fight.attacker),
        "district": DISTRICT_NAMES[fight.district],
        "attackers_turn": fight.in_attackers_turn,
        "defence": side_view(state, fight, DEFENCE),
        "assault": side_view(state, fight, ASSAULT),
        "used": card_numbers(fight.used),
        "burned": int(fight.burned),
        "doubled": int(fight.doubled),
        "cards_to_come": int(state.board.numbers.attackers_cards[area.faction]),
    }


def side_view(state: TrinidadState, fight: Fight, side: int) -> FightSideView:
    total = int(attack_values(state, fight)[side])
    base, friends = int(base_value(state, fight, side)), int(friends_bonus(state, fight, side))
    walls = int(walls_bonus(state, fight)) if side == DEFENCE else 0
    return {
        "attack": total,
        "base": base,
        "cards": total - base - friends - walls,
        "walls": walls,
        "friends": friends,
        "hits": int(hit_points(state, fight, side)),
    }


# ---- attackers


def known_card(state: TrinidadState, area: CombatArea, attacker: int) -> int | None:
    """The number of a control card, where nobody can take it for another one."""
    card = area.cards[attacker]
    if area.is_elite(attacker):
        for other in range(len(area.cards)):
            if other != attacker and area.is_elite(other) and look_alike(state.board, area.cards[other], card):
                return None
    return int(card) + FIRST_CARD


def district_of(state: TrinidadState, area: CombatArea, attacker: int) -> str | None:
    place = int(area.places[attacker])
    if place < 0:
        return None
    return DISTRICT_NAMES[place if place < FIRST_EDGE else entrance_of(state, place)]


def next_view(state: TrinidadState, area: CombatArea, attacker: int) -> NextDeedView | None:
    """None for one that was removed."""
    if not area.stands(attacker):
        return None
    place = int(area.places[attacker])
    halted = bool(area.halted >> attacker & 1)
    if not area.is_in_city(attacker):
        if halted:
            return {"does": "stay", "districts": [], "targets": []}
        return {"does": "enter", "districts": [DISTRICT_NAMES[entrance_of(state, place)]], "targets": []}
    if has_units(area, place):
        targets: list[TargetView] = [
            {"seat": unit // WAR_MARKERS, "marker": unit % WAR_MARKERS + 1}
            for unit in members_of(int(targets_in(state, area, place)))
        ]
        return {"does": "fight", "districts": [], "targets": targets}
    if can_pillage(state, area, place):
        return {"does": "pillage", "districts": [], "targets": []}
    ways = 0 if halted else int(next_districts(state, area, place))
    return {
        "does": "move" if ways else "stay",
        "districts": members_named(DISTRICT_NAMES, ways),
        "targets": [],
    }


# ---- units and pieces


def unit_in_war(state: TrinidadState, seat: int, marker: int) -> UnitInWarView:
    area, unit = state.area, seat * WAR_MARKERS + marker
    post = None if area is None or area.posts[unit] == NOWHERE else DISTRICT_NAMES[area.posts[unit]]
    return {
        "combat": int(strength_of(state, seat, marker)),
        "post": post,
        "can_move": area is not None and can_move(area, unit),
        "fought": area is not None and area.has_fought(unit),
        "halted": area is not None and bool((area.halted_units | area.held) >> unit & 1),
        "volunteer": area is not None and area.is_volunteer(unit),
    }


def attackers_in_supply(state: TrinidadState) -> dict[str, int]:
    """Pieces that are not on the Combat Area (TR-XWAR-02); where there are too few, markers stand for them."""
    counts = by_name(ATTACKER_NAMES, state.board.attacker_pieces)
    area = state.area
    if area is not None:
        for attacker in range(len(area.cards)):
            if area.stands(attacker):
                counts[name_of(area, attacker)] -= 1
    return {name: max(count, 0) for name, count in counts.items()}
