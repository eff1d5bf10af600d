"""The preparation: what lies on the table before the first decade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.titles.trinidad.activation import Activating
from cabildo.titles.trinidad.affiliates.aiming import Aiming
from cabildo.titles.trinidad.affiliates.ballots import Lobbying
from cabildo.titles.trinidad.affiliates.sending import Sending
from cabildo.titles.trinidad.affiliates.valuing import Valuing
from cabildo.titles.trinidad.affiliates.windows import Window
from cabildo.titles.trinidad.auction import Bidding
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.board.numbers import Numbers
from cabildo.titles.trinidad.burning import Burning
from cabildo.titles.trinidad.characters import Choosing
from cabildo.titles.trinidad.city import empty_city
from cabildo.titles.trinidad.collecting import Collecting
from cabildo.titles.trinidad.council_vote.ballots import Voting
from cabildo.titles.trinidad.council_vote.counting import Counting
from cabildo.titles.trinidad.council_vote.declaring import Declaring
from cabildo.titles.trinidad.council_vote.laws import Scheduling, Staffing
from cabildo.titles.trinidad.council_vote.proposing import Commissioning, Proposing
from cabildo.titles.trinidad.dealing import Dealing
from cabildo.titles.trinidad.draw import Drawing, Keeping
from cabildo.titles.trinidad.end_of_decade import EndOfDecade
from cabildo.titles.trinidad.events.decks import start_events
from cabildo.titles.trinidad.events.gifts import EventGifts
from cabildo.titles.trinidad.events.procedure import EventChoice
from cabildo.titles.trinidad.events.suffering import Suffering
from cabildo.titles.trinidad.extended_war.attackers_choice import Attackers
from cabildo.titles.trinidad.extended_war.card_step import Applying, Combat
from cabildo.titles.trinidad.extended_war.commanding import Commanding
from cabildo.titles.trinidad.extended_war.last_rounds import WarRound
from cabildo.titles.trinidad.extended_war.marching import WarActions
from cabildo.titles.trinidad.extended_war.posting import Posting
from cabildo.titles.trinidad.extended_war.pursuing import Pursuing
from cabildo.titles.trinidad.extended_war.shifting import Shifting
from cabildo.titles.trinidad.extended_war.targeting import Targeting
from cabildo.titles.trinidad.extra import Extra
from cabildo.titles.trinidad.filling import Filling
from cabildo.titles.trinidad.free_actions import ClearingLots, FreeActions
from cabildo.titles.trinidad.major_buildings import Arranging, Working
from cabildo.titles.trinidad.minor_buildings import Building, Marking
from cabildo.titles.trinidad.paying import Paying
from cabildo.titles.trinidad.phases import CHOOSING, DEALING
from cabildo.titles.trinidad.player import Player, empty_player
from cabildo.titles.trinidad.reactivate import Reactivating
from cabildo.titles.trinidad.recovering import Recovering
from cabildo.titles.trinidad.recovery import Returning
from cabildo.titles.trinidad.repeating import Adding, Repeating
from cabildo.titles.trinidad.salary import Salary
from cabildo.titles.trinidad.scoring import Scoring
from cabildo.titles.trinidad.siting import Siting
from cabildo.titles.trinidad.solo.deciding import Deciding
from cabildo.titles.trinidad.solo.preparing import give_character
from cabildo.titles.trinidad.solo.turn import SoloTurn
from cabildo.titles.trinidad.stacking import Stacking
from cabildo.titles.trinidad.state import TrinidadState, empty_trinidad_state
from cabildo.titles.trinidad.taking import Taking
from cabildo.titles.trinidad.talks.answering import Answering
from cabildo.titles.trinidad.talks.offering import Offering, Offers
from cabildo.titles.trinidad.talks.talking import Talking
from cabildo.titles.trinidad.terms import CARDS, CUBE_DRAW, CUBE_OF_STORE, CUBES, SEAT_DRAW, SEATS, STACKS, STORES
from cabildo.titles.trinidad.turn import Turn
from cabildo.titles.trinidad.walls_and_roads import Paving, Walling
from cabildo.titles.trinidad.war import Fighting
from cabildo.titles.trinidad.warehouse import Borrowing

if TYPE_CHECKING:
    from cabildo.engine.title import Title


def all_phases() -> vec[Phase[Any]]:
    """The phases in the order of their numbers in `phases.py`."""
    return vec[Phase[Any]](
        [
            Choosing(),
            Bidding(),
            Dealing(),
            Drawing(),
            Keeping(),
            Stacking(),
            Salary(),
            Turn(),
            Building(),
            Marking(),
            Activating(),
            Extra(),
            Taking(),
            Collecting(),
            Paying(),
            Working(),
            Arranging(),
            Siting(),
            Walling(),
            Paving(),
            Recovering(),
            Burning(),
            EndOfDecade(),
            Reactivating(),
            Fighting(),
            Returning(),
            Scoring(),
            Proposing(),
            Commissioning(),
            Declaring(),
            Voting(),
            Staffing(),
            Scheduling(),
            Window(),
            Sending(),
            EventChoice(),
            Suffering(),
            Talking(),
            Offering(),
            Answering(),
            Counting(),
            Lobbying(),
            Adding(),
            Repeating(),
            Borrowing(),
            Filling(),
            Aiming(),
            Valuing(),
            Posting(),
            Attackers(),
            WarRound(),
            Combat(),
            Applying(),
            Shifting(),
            Targeting(),
            Pursuing(),
            SoloTurn(),
            Deciding(),
            Commanding(),
        ]
    )


def all_sides(board: Board) -> vec[SideAction[Any]]:
    """What players may do beside their decisions."""
    sides: list[SideAction[Any]] = [FreeActions(), ClearingLots(board)]
    if board.events:
        sides.append(EventGifts())
    if board.talks:
        sides.append(Offers())
    if board.extended_war:
        sides.append(WarActions())
    return vec[SideAction[Any]](sides)


@final
class TrinidadSetup(Setup):
    """A board with its options, from which games are dealt (TR-SETUP-01 to 36)."""

    title: Title
    phases: vec[Phase[Any]]
    sides: vec[SideAction[Any]]
    board: Board

    def deal(self, seed: i64, sink: Sink | None = None) -> TrinidadState:
        state = self.empty_state()
        state.reseed(seed)
        state.sink = sink
        draw_order(state)
        hand_out_cubes_and_coins(state)
        if self.board.automaton > 0:
            give_character(state)
        state.begin(DEALING if self.board.dealt else CHOOSING)
        state.learned = 0
        state.play_forced()
        return state

    def empty_state(self) -> TrinidadState:
        """The common board filled for the first decade, and players with the pieces of their colour and nothing else.

        All affiliates are in the deck; the back of its top card is not drawn yet.
        """
        board = self.board
        numbers = board.numbers
        state = empty_trinidad_state()
        state.start(self.title, self.phases, self.sides, CHOOSING)
        state.board = board
        state.players = vec[Player]([new_player(numbers) for _ in range(board.players)])
        if board.automaton > 0:
            state.players[board.people].workers = board.automaton
        state.city = empty_city(board)
        state.order = vec[i64](list(range(board.players)))
        state.used_now = vec[i64]()
        state.events_under = vec[i64]()
        state.offers = vec[i64]()
        state.peace_markers = numbers.peace_markers  # in reserve (TR-SETUP-36)
        state.pieces = board.pieces[:]
        state.walls = board.walls
        state.road_markers = board.road_markers
        state.faith = board.faith
        state.soldiers = board.soldiers
        state.milicianos = board.milicianos
        state.council_workers = board.council_workers
        state.in_deck = vec[i64]([1] * CARDS)
        fill_common_board(state)
        start_events(state)
        return state


def new_player(numbers: Numbers) -> Player:
    """A player with the pieces of their colour (TR-COMP-02, TR-COMP-03, TR-SETUP-16, TR-SETUP-18)."""
    player = empty_player()
    player.workers = numbers.workers
    player.lots = numbers.lots
    player.houses = numbers.houses
    player.palace_markers = numbers.palace_markers
    player.status_markers = numbers.status_markers
    player.council = numbers.council_start
    player.hand = vec[i64]()
    player.guests = vec[i64]()
    player.recoloured = vec[i64]()
    return player


def fill_common_board(state: TrinidadState) -> None:
    """Resource grids, coin stacks and City Warehouse, from all that is in the box (TR-SETUP-32 to 35)."""
    board = state.board
    numbers = board.numbers
    state.cubes = numbers.cubes[:]
    state.coins = numbers.coins
    for store in range(STORES):
        state.stores[store] = board.cubes_a_store[store]
        state.cubes[CUBE_OF_STORE[store]] -= board.cubes_a_store[store]
    for stack in range(STACKS):
        state.stacks[stack] = board.coins_a_stack
        state.coins -= board.coins_a_stack
    for cube in range(len(numbers.warehouse)):
        state.warehouse[cube] = numbers.warehouse[cube]
        state.cubes[cube] -= numbers.warehouse[cube]


def draw_order(state: TrinidadState) -> None:
    """Draw the first order, seat after seat (TR-SETUP-01)."""
    players = len(state.players)
    waiting = vec[i64]([1] * players)
    order = vec[i64](capacity=SEATS)
    for _place in range(players):
        seat = state.draw(SEAT_DRAW, waiting)
        waiting[seat] = 0
        order = append(order, seat)
    state.order = order


def hand_out_cubes_and_coins(state: TrinidadState) -> None:
    """What everybody starts with, and those who come late in the order besides (TR-SETUP-20 to 22)."""
    numbers = state.board.numbers
    for seat in range(state.board.people):
        hand_out(state, seat, numbers.start_cubes, numbers.start_coins)
    if state.board.automaton > 0:  # it has no bonus for its place (TR-SOLO-10)
        hand_out(state, state.board.people, numbers.automaton_cubes, numbers.automaton_coins)
    places = len(state.order)
    last = state.order[places - 1]
    if last < state.board.people:
        hand_out(state, last, numbers.last_player_cubes, 0)
    next_to_last = state.order[places - 2]
    if next_to_last < state.board.people:
        for _cube in range(numbers.next_to_last_cubes):
            drawn = vec[i64]([0] * CUBES)
            drawn[state.roll(CUBE_DRAW, 2)] = 1
            hand_out(state, next_to_last, drawn, 0)


def hand_out(state: TrinidadState, seat: i64, cubes: vec[i64], coins: i64) -> None:
    player = state.players[seat]
    player.coins += coins
    state.coins -= coins
    for cube in range(CUBES):
        player.cubes[cube] += cubes[cube]
        state.cubes[cube] -= cubes[cube]


def make_setup(title: Title, board: Board) -> TrinidadSetup:
    setup = TrinidadSetup()
    setup.title = title
    setup.phases = all_phases()
    setup.sides = all_sides(board)
    setup.board = board
    return setup
