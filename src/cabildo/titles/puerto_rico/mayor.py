"""The mayor: new colonists arrive, and everybody arranges their colonists anew."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.actions import MAN, PASS, USE_PRIVILEGE
from cabildo.titles.puerto_rico.legal_rows import MANNING_ROWS
from cabildo.titles.puerto_rico.phases import PLACING, PRIVILEGE_CHOICE
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import PlacingStep
from cabildo.titles.puerto_rico.terms import BUILDINGS, MEN, PLACE_NAMES, PLACES, TILE_KINDS

PASS_OR_PRIVILEGE: Final = vec[i64]([PASS, USE_PRIVILEGE])


def start(state: PuertoRicoState) -> None:
    if state.colonists > 0:
        state.enter(PRIVILEGE_CHOICE)
    else:
        share_ship(state)  # no privilege, and nothing from the ship in its place (PR-MAYOR-15)


@final
class PrivilegeChoice(Phase[PuertoRicoState]):
    """The mayor's own colonist, from the supply and before the ship is shared out (PR-MAYOR-03)."""

    def name(self) -> str:
        return "privilege"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        return PASS_OR_PRIVILEGE

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == USE_PRIVILEGE:
            state.colonists -= 1
            state.players[state.actor].san_juan += 1
            if state.sink is not None:
                state.tell("privilege-used", {"seat": int(state.actor)})
        share_ship(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        return "" if action in (PASS, USE_PRIVILEGE) else OTHER_DECISION

    def usual(self, state: PuertoRicoState) -> i64:
        return USE_PRIVILEGE

    def standing(self, state: PuertoRicoState) -> str:
        return "privilege"

    def may_stand(self, state: PuertoRicoState, action: i64) -> bool:
        return True

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        if state.colonists == 0:
            refuse("colonists", "with an empty supply the mayor has no privilege", "PR-MAYOR-15")


@final
@mypyc_attr(free_list_len=1)
class Hand(Memory):
    """The colonists of the player who places them."""

    colonists: i64  # still to place
    place: i64  # the place asked for
    room: i64  # circles on the places still to come

    def copy(self) -> Memory:
        return copy_hand(self)


def hand_of(state: PuertoRicoState) -> Hand:
    return cast(Hand, state.memory)


@final
class Placing(Phase[PuertoRicoState]):
    """Place by place in a fixed order: how many colonists here? All are in hand, also those placed before.

    Nobody may keep a colonist in hand while a circle is empty (PR-MAYOR-08), so the places still to come bound the
    answer from below.
    """

    def name(self) -> str:
        return "placing"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        hand = hand_of(state)
        place = hand.place
        circles = circles_at(state, state.players[state.actor], place)
        colonists = hand.colonists
        fewest = colonists - hand.room
        if fewest < 0:
            fewest = 0
        most = circles if circles < colonists else colonists
        return MANNING_ROWS[(place * MEN + fewest) * MEN + most]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        player = state.players[state.actor]
        hand = hand_of(state)
        place = hand.place
        men = action - MAN - place * MEN
        if men > 0:
            hand.colonists -= men
            if place < TILE_KINDS:
                player.men[place] = men
            else:
                player.man_building(place - TILE_KINDS, men)
        if state.sink is not None and men > 0:
            state.tell("manned", {"seat": int(state.actor), "place": PLACE_NAMES[place], "colonists": int(men)})
        if hand.colonists > 0:
            next_place(state, player, hand)
        elif state.next_seat():
            lift_colonists(state)
        else:
            end_mayor(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        hand = hand_of(state)
        men = action - MAN - hand.place * MEN
        if not 0 <= men < MEN:
            return OTHER_DECISION
        if men > circles_at(state, state.players[state.actor], hand.place):
            return "PR-MAYOR-01"
        if men > hand.colonists:
            return "PR-COMP-04"
        return "PR-MAYOR-08" if hand.colonists - men > hand.room else ""

    def expected(self, state: PuertoRicoState) -> list[int]:
        place = hand_of(state).place
        circles = circles_at(state, state.players[state.actor], place)
        return [int(MAN + place * MEN + men) for men in range(circles + 1)]

    def step_type(self) -> Any:
        return PlacingStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        hand = cast(Hand, frame.memory)
        return PlacingStep(place=PLACE_NAMES[hand.place], hand=int(hand.colonists))

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        player = state.players[actor]
        hand: i64 = player.san_juan if step.hand is None else step.hand
        if step.hand is None:
            player.san_juan = 0
        elif player.san_juan > 0:
            refuse(f"players[{actor}].san_juan", "is empty while its colonists are in hand", "PR-MAYOR-06")
        place: i64 = 0
        if step.place is not None:
            place = number_of(PLACE_NAMES, step.place, "step.place", "PR-MAYOR-01")
        while step.place is None and place < PLACES - 1 and circles_at(state, player, place) == 0:
            place += 1
        circles = circles_at(state, player, place)
        if circles == 0:
            refuse("step.place", "the player has no circle there", "PR-MAYOR-01")
        room: i64 = 0
        for later in range(place + 1, PLACES):
            room += circles_at(state, player, later)
        for later in range(place, PLACES):
            if player.men[later] > 0:
                refuse(f"players[{actor}].men", "places still to be asked for must be empty", "PR-MAYOR-10")
        if hand > room + circles:
            refuse("step.hand", "is more than the circles still to be filled", "PR-MAYOR-07")
        return make_hand(hand, place, room)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        hand = cast(Hand, frame.memory)
        return {
            "place": PLACE_NAMES[hand.place],
            "circles": int(circles_at(state, state.players[frame.actor], hand.place)),
            "hand": int(hand.colonists),
            "room": int(hand.room),
        }


def share_ship(state: PuertoRicoState) -> None:
    """One colonist at a time, clockwise from the mayor; nobody may refuse (PR-MAYOR-04, PR-MAYOR-05)."""
    players = len(state.players)
    seat = state.taker
    for _colonist in range(state.colonist_ship):
        state.players[seat].san_juan += 1
        seat += 1
        if seat == players:
            seat = 0
    if state.sink is not None:
        state.tell("ship-shared", {"seat": int(state.taker), "colonists": int(state.colonist_ship)})
    state.colonist_ship = 0
    state.enter(PLACING, make_hand(0, 0, 0))
    lift_colonists(state)


def lift_colonists(state: PuertoRicoState) -> None:
    """The actor takes up all their colonists; one for each circle, or none at all, leaves no choice (PR-MAYOR-06)."""
    while True:
        player = state.players[state.actor]
        colonists = player.colonists()
        if 0 < colonists < player.circles:
            player.san_juan = 0
            player.occupied = 0
            men = player.men
            for place in range(PLACES):
                men[place] = 0
            hand = hand_of(state)
            hand.colonists = colonists
            hand.place = -1
            hand.room = player.circles
            next_place(state, player, hand)
            return
        if colonists > 0:
            fill_all_circles(state, player, colonists)
        if not state.next_seat():
            end_mayor(state)
            return


def fill_all_circles(state: PuertoRicoState, player: Player, colonists: i64) -> None:
    """Those who find no circle stay in San Juan (PR-MAYOR-07)."""
    player.san_juan = colonists - player.circles
    for kind in range(TILE_KINDS):
        player.men[kind] = player.tiles[kind]
    for building in range(BUILDINGS):
        if player.owns(building):
            player.man_building(building, state.board.circles[building])
    if state.sink is not None:
        state.tell("all-manned", {"seat": int(state.actor), "san-juan": int(player.san_juan)})


def next_place(state: PuertoRicoState, player: Player, hand: Hand) -> None:
    """Ask for the next place that has circles."""
    circles: i64 = 0
    place = hand.place
    while circles == 0:
        place += 1
        circles = circles_at(state, player, place)
    hand.place = place
    hand.room -= circles


def circles_at(state: PuertoRicoState, player: Player, place: i64) -> i64:
    if place < TILE_KINDS:
        return player.tiles[place]
    building = place - TILE_KINDS
    if player.owns(building):
        return state.board.circles[building]
    return 0


def end_mayor(state: PuertoRicoState) -> None:
    """Refill the ship: a colonist for each empty circle on buildings, one a player at least (PR-MAYOR-11 to 17)."""
    wanted: i64 = 0
    for player in state.players:
        wanted += player.empty_building_circles()
    if wanted < len(state.players):
        wanted = len(state.players)
    if wanted > state.colonists:
        wanted = state.colonists
        state.end_game("colonists")  # PR-END-02
    state.colonists -= wanted
    state.colonist_ship = wanted
    if state.sink is not None:
        state.tell("ship-refilled", {"colonists": int(wanted)})
    end_role(state)


# ---- written by `make fields`: make_hand, copy_hand


def make_hand(colonists: i64, place: i64, room: i64) -> Hand:
    hand = Hand()
    hand.colonists = colonists
    hand.place = place
    hand.room = room
    return hand


def copy_hand(hand: Hand) -> Hand:
    copy = Hand()
    copy.colonists = hand.colonists
    copy.place = hand.place
    copy.room = hand.room
    return copy
