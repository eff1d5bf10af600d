"""What the phases of Trinidad remember, as it stands in positions under `step`.

Each phase writes and reads its own. They are apart from the phases only because these are compiled, and compiled code
forgets what a list is of.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import asdict

from cabildo.engine.steps import Step
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.actions import HIGHEST_BID, MOST_TRADED
from cabildo.titles.trinidad.affiliates.moments import MOMENT_NAMES
from cabildo.titles.trinidad.notation import BALLOT_NAMES, PACT_NAMES, SWAPS, WARE_NAMES
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CUBE_NAMES,
    END_STEP_NAMES,
    EVENT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    INTENTION_NAMES,
    LAW_NAMES,
    LOAD_NAMES,
    MINORS,
    MOST_ATTACKERS,
    PART_NAMES,
    SEATS,
    SLOTS,
    SOLO_KIND_NAMES,
    STACKS,
    STORES,
    TIE_NAMES,
    VISIT_NAMES,
    WAR_MARKERS,
)

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Few = Annotated[int, Meta(ge=0, le=9)]
Cards = Annotated[int, Meta(ge=0, le=CARDS)]  # as many as a hand can have
Result = Annotated[int, Meta(ge=-1, le=1)]
Card = Annotated[int, Meta(ge=FIRST_CARD, le=FIRST_CARD + CARDS - 1)]
Grid = Annotated[str, one_of("grid", GRID_NAMES)]
Swap = Annotated[str, one_of("swap", SWAPS)]
Part = Annotated[str, one_of("part", PART_NAMES)]
Slot = Annotated[int, Meta(ge=1, le=SLOTS)]
Faction = Annotated[str, one_of("faction", FACTION_NAMES)]
Marker = Annotated[int, Meta(ge=1, le=WAR_MARKERS)]
Points = Annotated[int, Meta(ge=0, le=999)]
Wares = Annotated[dict[str, Annotated[int, Meta(ge=1, le=MOST_TRADED)]], one_of("ware", WARE_NAMES)]
Units = Annotated[int, Meta(ge=0, le=15)]


VETO_NAMES = (*LAW_NAMES, *GRID_NAMES)  # a law by `law_number`
CharacterName = Annotated[str, one_of("character", CHARACTER_NAMES)]


def spelled_out(step: Step) -> dict[str, Any]:
    """A step with all its fields, also those that are as usual, for views."""
    return asdict(step)


# ---- affiliates


class WindowStep(Step):
    """A fast card may be used."""

    moment: Annotated[str, one_of("moment", MOMENT_NAMES), told("what has happened, or is about to")]
    result: Annotated[int, told("what the phase beneath is told")] = -1


class SendingStep(Step):
    """A card sends the council's workers to a grid."""

    card: Annotated[Card, told("the card")]
    grid: Annotated[Grid | None, told("the grid; left out: it is still to be chosen")] = None
    placed: Annotated[list[Slot], told("spaces that they took so far")] = []


# ---- Events


class EventStep(Step):
    """One of two Events is kept."""

    positive: Annotated[str, one_of("event", EVENT_NAMES), told("the one that was drawn")]
    negative: Annotated[str, one_of("event", EVENT_NAMES), told("the one that was turned up besides")]


class LobbyingStep(Step):
    """A card about a vote is used."""

    card: Annotated[Card, told("its number")]


class ValuingStep(Step):
    """A card that changes a scoring is used."""

    card: Annotated[Card, told("its number")]
    first: Annotated[str | None, told("the action chosen first, once it is: `district NW`")] = None
    second: Annotated[str | None, told("and the one behind it")] = None


class AimingStep(Step):
    """A card asks what it is applied to."""

    card: Annotated[Card, told("the card")]


# ---- talks


class OfferStep(Step):
    """Somebody offers another one something."""

    to: Annotated[Seat, told("to whom")]
    maker: Annotated[Seat | None, told("whose offer it is; left out: the one who is asked")] = None
    give: Annotated[Wares, told("what they get")] = {}
    ask: Annotated[Wares, told("what they are asked for")] = {}
    pact: Annotated[Annotated[str, one_of("pact", PACT_NAMES)] | None, told("a blood pact")] = None
    counter: Annotated[bool, told("it answers another offer")] = False


class TalkingStep(Step):
    """Everybody may make offers."""

    before: Annotated[list[OfferStep], told("offers made in the turn that waits meanwhile")] = []


# ---- characters


class ChoosingStep(Step):
    """Characters are chosen."""

    disks: Annotated[list[CharacterName | None], told("by seat: the character with its disk; left out: no disks")] = []


class BiddingStep(Step):
    """A character is auctioned."""

    character: Annotated[CharacterName, told("which")]
    bidders: Annotated[list[Seat], told("the seats that have not withdrawn")]
    bid: Annotated[int, Meta(ge=0, le=HIGHEST_BID), told("the highest so far")] = 0


class DealingStep(Step):
    """Dealt characters are kept or removed."""

    dealt: Annotated[list[list[CharacterName]], told("by seat: those from which they have not chosen yet")]


# ---- cards and the course of a decade


class KeepingStep(Step):
    """Somebody looks at cards of the deck and keeps one or none."""

    cards: Annotated[list[Card], told("the cards looked at, ascending")]


class StackingStep(Step):
    """Several cards were discarded together; which lies on top?"""

    discarded: Annotated[int, Meta(ge=2, le=CARDS), told("so many cards on top of the own pile")]


class SalaryStep(Step):
    """Somebody pays, discards or loses points for their affiliates."""

    discarded: Annotated[int, Meta(ge=0, le=CARDS), told("cards discarded so far, on top of the own pile")] = 0
    lowered: Annotated[Few, told("bronze less by a card")] = 0


class ReactivatingStep(Step):
    """Rotated cards are turned upright, in ascending order, the character last."""

    left: Annotated[int, Meta(ge=1, le=99), told("so many cards may still be turned")]
    after: Annotated[int, Meta(ge=0, le=FIRST_CARD + CARDS - 1), told("the card turned last")] = 0


class EndStep(Step):
    """The end of a decade waits for what one of its steps asks."""

    step: Annotated[
        Annotated[str, one_of("step", END_STEP_NAMES)] | None, told("the step; left out: the one that asks this")
    ] = None
    turns: Annotated[
        Annotated[int, Meta(ge=0, le=SEATS)] | None,
        told("so many turns of the step have begun; left out: up to that of the seat that is asked"),
    ] = None


# ---- building and paying


class BuildingStep(Step):
    """A minor building looks for its place."""

    building: Annotated[str, one_of("building", BUILDING_NAMES[:MINORS]), told("what is to be built")]


class MarkingStep(Step):
    """A Monument or Fountain was built."""

    space: Annotated[str, told("the space where it stands")]


class PayingStep(Step):
    """Something is paid for, and done when it is paid."""

    purchase: Annotated[str, told("the action that is paid for")]
    helpers: Annotated[Few | None, told("how many workers of the council do it, once that is chosen")] = None
    swaps: Annotated[list[Swap], told("which cubes stand for others, as far as that is chosen")] = []
    cards: Annotated[list[Card], told("affiliates used for it, ascending")] = []
    saves: Annotated[list[Part], told("parts of the price that card 45 saves, as far as that is chosen")] = []
    second: Annotated[Annotated[str, one_of("load", LOAD_NAMES)] | None, told("the second load by card 46")] = None


# ---- production and trade


class TakingStep(Step):
    """Cubes are taken from the resource grids, those of stone first, precious ones last."""

    stone: Annotated[Few, told("stone cubes still to take")] = 0
    wood: Annotated[Few, told("wood cubes still to take")] = 0
    precious: Annotated[Few, told("precious cubes still to take")] = 0
    store: Annotated[int, Meta(ge=1, le=STORES), told("the first grid that may still be chosen, counted from 1")] = 1
    emptied: Annotated[Few, told("grids emptied so far")] = 0
    begun: Annotated[bool, told("a cube of this kind was taken from a grid, so that no card is used for it")] = False
    supplied: Annotated[bool, told("by card those of this kind come from the supply")] = False
    result: Annotated[Result, told("what a turn beneath is told: 0 goes on, 1 ends")] = -1


class CollectingStep(Step):
    """Coins are taken from the stacks."""

    bronze: Annotated[Few, told("coins still to take, in bronze")] = 0
    stack: Annotated[int, Meta(ge=1, le=STACKS), told("the first stack that may still be chosen")] = 1
    emptied: Annotated[Few, told("stacks emptied so far")] = 0
    begun: Annotated[bool, told("a coin was taken from a stack, so that no card is used for them")] = False
    supplied: Annotated[bool, told("by card they come from the supply")] = False
    result: Annotated[Result, told("what a turn beneath is told: 0 goes on, 1 ends")] = -1


class ActivatingStep(Step):
    """A building is activated."""

    space: Annotated[str, told("where it stands")]
    effect: Annotated[str | None, told("its effect, once it is paid for")] = None
    visit: Annotated[
        Annotated[str, one_of("visit", VISIT_NAMES)],
        told("`twice`: a second effect by card, without a worker; `once-more`: a further activation by card 75"),
    ] = VISIT_NAMES[0]


class BorrowingStep(Step):
    """Cubes are taken from the City Warehouse for fewer points, by card 28."""

    left: Annotated[int, Meta(ge=1, le=9), told("cubes that may still be taken")]


class FillingStep(Step):
    """Cubes are added to the resource grids, by card 83."""

    left: Annotated[int, Meta(ge=1, le=9), told("cubes that may still be added, a precious one counting as two")]
    store: Annotated[int, Meta(ge=1, le=STORES), told("the first grid that may still be chosen, counted from 1")] = 1


# ---- major buildings and free actions


class WorkingStep(Step):
    """Workers are placed on a grid."""

    grid: Annotated[Grid, told("the grid")]
    own: Annotated[list[Slot], told("spaces taken by own workers in this action")] = []
    council: Annotated[list[Slot], told("spaces taken by the council's workers in this action")] = []


class ArrangingStep(Step):
    """Own and council's workers came together."""

    question: Annotated[str, told("`first` or `last`: which of them is asked for")]


class SitingStep(Step):
    """A major building is set on the ring around the Plaza Mayor."""

    building: Annotated[str, told("`cabildo` or `cathedral`")]


class WallingStep(Step):
    """Walls are laid."""

    pieces: Annotated[int, Meta(ge=1, le=99), told("walls that may still be laid")]
    after: Annotated[str | None, told("the edge with the wall laid last; the next ones lie behind it")] = None


class RecoveringStep(Step):
    """Workers are taken back from a grid."""

    grid: Annotated[Grid, told("the grid")]
    after: Annotated[Slot | None, told("the space left last; the next ones lie behind it")] = None


class BurningStep(Step):
    """A card was burned."""

    card: Annotated[int, told("its number")]


# ---- a vote of the council


class CardsOnVote(Step, kw_only=True):
    """What cards have done to a vote."""

    vetoed: Annotated[
        list[Annotated[str, one_of("law", VETO_NAMES)]],
        told("laws that must not be named again; an act for a major building by its grid"),
    ] = []
    free: Annotated[list[Few], told("by seat: votes that cost nothing; left out: none")] = []
    halved: Annotated[list[Seat], told("seats whose votes count half")] = []


class ProposingStep(CardsOnVote, kw_only=True):
    """The legislator names a law."""


class VoteStep(CardsOnVote, kw_only=True):
    """The council votes on a law, or an approved one takes effect."""

    law: Annotated[str, one_of("law", LAW_NAMES), told("the law")]
    grid: Annotated[Grid | None, told("the grid that a Major Building Act is about")] = None
    fee: Annotated[Few | None, told("bronze paid for it; left out: its price")] = None
    declared: Annotated[
        list[Annotated[str, one_of("intention", INTENTION_NAMES)] | None],
        told("by seat: what they declared; left out where nobody has, or where it matters no more"),
    ] = []
    ballots: Annotated[
        list[Annotated[str, one_of("ballot", BALLOT_NAMES)] | None],
        told("by seat: how they voted, `yes 4`; left out where nobody has, or where it matters no more"),
    ] = []
    bound: Annotated[
        list[Seat | Annotated[str, one_of("side", ("yes", "no"))] | None],
        told("by seat: what a blood pact demands, or the seat whose declaration is followed; left out: nothing"),
    ] = []
    more: Annotated[list[Few], told("by seat: votes added after the reveal; left out: none")] = []
    approved: Annotated[bool | None, told("while the ballots are counted: what is decided, once it is")] = None


class StaffingStep(CardsOnVote, kw_only=True):
    """By an approved Major Building Act the council's workers come to a grid."""

    grid: Annotated[Grid, told("the grid")]
    placed: Annotated[list[Slot], told("spaces that they took so far")] = []
    declared: Annotated[
        list[Annotated[str, one_of("intention", INTENTION_NAMES)] | None], told("by seat: what they declared")
    ] = []
    ballots: Annotated[
        list[Annotated[str, one_of("ballot", BALLOT_NAMES)] | None], told("by seat: how they voted")
    ] = []
    more: Annotated[list[Few], told("by seat: votes added after the reveal; left out: none")] = []


# ---- the automaton


class SoloTurnStep(Step):
    """The automaton carries out a card; before that its units act in an extended war."""

    card: Annotated[str | None, told("the card: `S07`; left out while its units act")] = None
    done: Annotated[bool, told("all that it does is done, and fast cards may follow")] = False


class DecidingStep(Step):
    """Something that is all the same to the automaton."""

    choice: Annotated[str, one_of("choice", TIE_NAMES), told("what is to be decided")]
    building: Annotated[
        Annotated[str, one_of("building", BUILDING_NAMES[:MINORS])] | None, told("the building that goes somewhere")
    ] = None
    cube: Annotated[Annotated[str, one_of("cube", CUBE_NAMES[:2])] | None, told("the kind of cubes it takes")] = None
    kind: Annotated[
        Annotated[str, one_of("kind", SOLO_KIND_NAMES)] | None, told("the kind of card that asks for a grid")
    ] = None
    left: Annotated[Few, told("cubes, bronze or walls still to come, or workers of the card")] = 0
    first: Annotated[Few, told("the first grid or stack that may still be chosen, counted from 1")] = 1
    emptied: Annotated[Few, told("grids or stacks emptied so far")] = 0


# ---- the end of a decade


class FightingStep(Step):
    """A seat meets an attack on the city."""

    faction: Annotated[Faction, told("who attacks")]
    attack: Annotated[Points, told("the strength of the attack, which walls have weakened already")]
    fielded: Annotated[list[Marker], told("war markers, counted from 1, whose units fight")] = []
    winners: Annotated[list[Seat], told("the seats that have won so far")] = []
    milicianos: Annotated[Units, told("that took the field so far")] = 0
    soldiers: Annotated[Units, told("that took the field so far")] = 0


# ---- the extended war


class PostingStep(Step):
    """A unit looks for its post."""

    marker: Annotated[Marker, told("its war marker, counted from 1")]
    result: Annotated[
        int,
        Meta(ge=0, le=4),
        told("what is told beneath: 0 or 1 to a turn, 0 to an activation, 4 when all are posted"),
    ] = 4
    automaton: Annotated[bool, told("the unit is the automaton's")] = False


class AttackersStep(Step):
    """Attackers act between two players' turns."""

    place: Annotated[int, Meta(ge=1, le=SEATS), told("the place in the order of the player who came before them")]
    attacker: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_ATTACKERS)] | None, told("the one that acts, or has acted last")
    ] = None
    acting: Annotated[bool, told("its turn is not over")] = True
    held: Annotated[bool, told("it must not move in this turn")] = False
    moved: Annotated[bool, told("it has moved in this turn")] = False
    crossed: Annotated[bool, told("it has just crossed a wall")] = False


class ScoringStep(Step):
    """An Era was scored; one award may be raised by VP status."""

    money: Annotated[list[Points], told("what each seat got for being the richest")]
    character: Annotated[list[Points], told("what each seat got for its character")]
