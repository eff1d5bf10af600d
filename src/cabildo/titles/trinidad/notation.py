"""The actions of Trinidad and how they are written: "build house", "site e3", "work fort", "slot 2", "pay"."""

from __future__ import annotations

from functools import lru_cache

from cabildo.engine.grid_map import GridMap
from cabildo.engine.vocabulary import Kind, Vocabulary
from cabildo.titles.trinidad.actions import (
    HIGHEST_BALLOT,
    HIGHEST_BID,
    MOST_SALARY,
    MOST_TRADED,
    MOST_WORKERS,
)
from cabildo.titles.trinidad.terms import (
    BANNER_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CUBE_NAMES,
    DISTRICT_NAMES,
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
    STACKS,
    STATUS_NAMES,
    SWAP_COUNT,
    SWAP_SPENDS,
    SWAP_STANDS_FOR,
    WAR_MARKERS,
)

CARD_NUMBERS = [str(card + FIRST_CARD) for card in range(CARDS)]
SALES = ("2 stone", "stone wood", "2 wood", "precious", "metal")  # what a Market takes or gives at once
# a cube of one kind is spent as one of the other kind
SWAPS = [f"{CUBE_NAMES[SWAP_SPENDS[swap]]} as {CUBE_NAMES[SWAP_STANDS_FOR[swap]]}" for swap in range(SWAP_COUNT)]
STORE_NAMES = (
    *(f"stone {store + 1}" for store in range(4)),
    *(f"wood {store + 1}" for store in range(4)),
    "precious",
)
BALLOT_NAMES = (
    "abstain",
    *(f"yes {votes}" for votes in range(HIGHEST_BALLOT + 1)),
    *(f"no {votes}" for votes in range(HIGHEST_BALLOT + 1)),
)
WARE_NAMES = ("bronze", *CUBE_NAMES)
PACT_NAMES = ("yes", "no", "follow", "lead", *GRID_NAMES)
AWARD_NAMES = ("money", "military", "banners", "faith", "character", "colours")  # one of them is a whole category


def action_kinds() -> list[Kind]:
    """The actions that every board has, in the order of their numbers."""
    units = [str(unit + 1) for unit in range(WAR_MARKERS)]
    workers = [str(count + 1) for count in range(MOST_WORKERS)]
    slots = [str(slot + 1) for slot in range(SLOTS)]
    attackers = [str(attacker + 1) for attacker in range(MOST_ATTACKERS)]
    amounts = [f"{amount + 1} {ware}" for ware in WARE_NAMES for amount in range(MOST_TRADED)]
    return [
        Kind("done", {"DONE": ["done"]}),
        Kind("pass", {"PASS": ["pass"]}),
        # characters and affiliates
        Kind("choose", {"CHOOSE": [f"choose {character}" for character in CHARACTER_NAMES]}),
        Kind("bid", {"BID": [f"bid {points + 1}" for points in range(HIGHEST_BID)]}),
        Kind("withdraw", {"WITHDRAW": ["withdraw"]}),
        Kind("look", {"LOOK": ["look"], "LOOK_MORE": ["look more"]}),
        Kind("pile", {"TAKE_PILE": [*(f"pile {seat + 1}" for seat in range(SEATS)), "pile game"]}),
        Kind("keep", {"KEEP": [f"keep {card}" for card in CARD_NUMBERS], "KEEP_NONE": ["keep none"]}),
        Kind("top", {"TOP": [f"top {card}" for card in CARD_NUMBERS]}),
        Kind("discard", {"DISCARD": [f"discard {card}" for card in CARD_NUMBERS]}),
        Kind("salary", {"PAY_SALARY": [f"salary {bronze}" for bronze in range(MOST_SALARY + 1)]}),
        # main actions and what they ask
        Kind("build", {"BUILD": [f"build {building}" for building in BUILDING_NAMES[:MINORS]]}),
        Kind("mark", {"MARK": ["mark"], "LEAVE": ["leave"]}),
        Kind(
            "effect",
            {
                "TAKE_CUBES": ["take cubes"],
                "REFINE": ["refine"],
                "SELL": [f"sell {sale}" for sale in SALES],
                "BUY": [f"buy {sale}" for sale in SALES],
                "BUY_FAITH": ["buy faith"],
                "PROMOTE": [f"promote {unit}" for unit in units],
            },
        ),
        Kind("extra", {"EXTRA": ["extra stone", "extra wood"]}),
        Kind("store", {"FROM_STORE": [f"store {store}" for store in STORE_NAMES]}),
        Kind("stack", {"FROM_STACK": [f"stack {stack + 1}" for stack in range(STACKS)]}),
        Kind("deploy", {"DEPLOY": ["deploy"]}),
        Kind("drill", {"DRILL": [f"drill {unit}" for unit in units]}),
        Kind("load", {"LOAD": [f"load {load}" for load in LOAD_NAMES]}),
        Kind("purchase", {"PURCHASE": [f"purchase {card}" for card in CARD_NUMBERS]}),
        Kind("reactivate", {"REACTIVATE": [f"reactivate {count}" for count in workers]}),
        Kind("order", {"ORDER": [f"order {count}" for count in workers]}),
        Kind("council", {"GO_TO_COUNCIL": [f"council {count}" for count in workers[:2]]}),
        Kind("raise", {"RAISE": [f"raise {status}" for status in STATUS_NAMES]}),
        Kind("work", {"WORK": [f"work {grid}" for grid in GRID_NAMES]}),
        Kind(
            "slot",
            {
                "OWN_SLOT": [f"slot {slot}" for slot in slots],
                "COUNCIL_SLOT": [f"council-slot {slot}" for slot in slots],
            },
        ),
        Kind(
            "arrange",
            {
                "FIRST_OWN": ["first own"],
                "FIRST_COUNCIL": ["first council"],
                "LAST_OWN": ["last own"],
                "LAST_COUNCIL": ["last council"],
            },
        ),
        Kind("pave", {"PAVE": [f"pave {district}" for district in DISTRICT_NAMES]}),
        # paying
        Kind("hands", {"HANDS": [f"hands {count}" for count in range(9)]}),
        Kind("spend", {"SPEND": [f"spend {swap}" for swap in SWAPS]}),
        Kind("pay", {"PAY": ["pay"]}),
        # free actions: one range, so that they join a turn as one side action; clearing a Lot is on the map
        Kind("recover", {"RECOVER": [f"recover {grid}" for grid in GRID_NAMES]}),
        Kind("warehouse", {"BORROW": ["warehouse stone", "warehouse wood"]}),
        Kind(
            "hire",
            {
                "HIRE_BRONZE": ["hire for bronze"],
                "HIRE_STONE": ["hire for stone"],
                "HIRE_WOOD": ["hire for wood"],
                "HIRE_FREE": ["hire 1", "hire 2"],
            },
        ),
        Kind("reactivate-free", {"REACTIVATE_FREE": ["reactivate free"]}),
        Kind("burn", {"BURN": [f"burn {card}" for card in CARD_NUMBERS]}),
        Kind("use", {"USE": [f"use {card}" for card in CARD_NUMBERS]}),
        Kind("call-vote", {"CALL_VOTE": ["call vote"]}),
        # what free actions, the end of a decade and wars ask
        Kind("lift", {"LIFT": [f"lift {slot}" for slot in slots]}),
        Kind("unit", {"UNIT": [f"unit {unit}" for unit in units]}),
        Kind("field", {"FIELD": [f"field {unit}" for unit in units]}),
        Kind("turn", {"TURN_CARD": [f"turn {card}" for card in CARD_NUMBERS], "TURN_CHARACTER": ["turn character"]}),
        Kind(
            "boost",
            {
                "BOOST_SLOT": [f"boost {grid} {slot}" for grid in GRID_NAMES for slot in slots],
                "BOOST_AWARD": [f"boost {award}" for award in AWARD_NAMES],
                "BOOST_SERIES": [f"boost series {character}" for character in CHARACTER_NAMES],
            },
        ),
        # votes of the council
        Kind("law", {"LAW": [f"law {law}" for law in LAW_NAMES]}),
        Kind("decade", {"DECADE": [f"decade {decade + 1}" for decade in range(12)]}),
        Kind("declare", {"DECLARE": [f"declare {intention}" for intention in INTENTION_NAMES]}),
        Kind(
            "ballot",
            {
                "ABSTAIN": [f"ballot {BALLOT_NAMES[0]}"],
                "BALLOT_YES": [f"ballot {ballot}" for ballot in BALLOT_NAMES[1 : HIGHEST_BALLOT + 2]],
                "BALLOT_NO": [f"ballot {ballot}" for ballot in BALLOT_NAMES[HIGHEST_BALLOT + 2 :]],
            },
        ),
        # what cards and events ask
        Kind("district", {"DISTRICT": [f"district {district}" for district in DISTRICT_NAMES]}),
        Kind("save", {"SAVE": [f"save {part}" for part in PART_NAMES]}),
        Kind("track", {"TRACK": [f"track {faction}" for faction in FACTION_NAMES]}),
        Kind("banner", {"BANNER": [f"banner {banner}" for banner in BANNER_NAMES]}),
        Kind("player", {"PLAYER": [f"player {seat + 1}" for seat in range(SEATS)]}),
        Kind("colour", {"COLOUR": [f"colour {character}" for character in CHARACTER_NAMES]}),
        Kind("more-votes", {"MORE_VOTES": ["votes 1", "votes 2"]}),
        Kind("heal", {"HEAL": [f"heal {seat + 1} {unit}" for seat in range(SEATS) for unit in units]}),
        Kind("fill", {"FILL": [f"fill {store}" for store in STORE_NAMES]}),
        Kind("homes", {"FINER": ["finer houses", "finer palaces"]}),
        Kind("guests", {"GUESTS": ["guests 1", "guests 2", "guests 3"]}),
        Kind("card", {"CARD": [f"card {card}" for card in CARD_NUMBERS], "CHARACTER_CARD": ["card character"]}),
        Kind("event", {"EVENT": ["event positive", "event negative"]}),
        Kind("suffer", {"GIVE_UP": ["give up"], "BEAR": ["bear"]}),
        Kind("gift", {"PILGRIM": ["pilgrimage"], "VOLUNTEER": ["volunteer"]}),
        # talks
        Kind("offer", {"OFFER": [f"offer {seat + 1}" for seat in range(SEATS)]}),
        Kind("give", {"GIVE": [f"give {amount}" for amount in amounts]}),
        Kind("ask", {"ASK": [f"ask {amount}" for amount in amounts]}),
        Kind("pact", {"PACT": [f"pact {pact}" for pact in PACT_NAMES]}),
        Kind(
            "reply",
            {"PROPOSE": ["propose"], "ACCEPT": ["accept"], "DECLINE": ["decline"], "COUNTER": ["counter"]},
        ),
        # the extended war: one's own units by war marker, attackers by their number, and units of all seats
        Kind("march", {"MARCH": [f"march {unit} {district}" for unit in units for district in DISTRICT_NAMES]}),
        Kind("attack", {"ATTACK": [f"attack {unit} {attacker}" for unit in units for attacker in attackers]}),
        Kind("target", {"TARGET": [f"target {seat + 1} {unit}" for seat in range(SEATS) for unit in units]}),
        Kind("attacker", {"ATTACKER": [f"attacker {attacker}" for attacker in attackers]}),
        Kind("strength", {"PLUS_STRENGTH": ["strength plus"], "DOUBLE_STRENGTH": ["strength double"]}),
        Kind("rampart", {"DOUBLE_WALLS": ["rampart double"], "IGNORE_WALLS": ["rampart ignore"]}),
    ]


def kinds_on_map(columns: int, rows: int) -> list[tuple[str, list[str]]]:
    """The actions on the map, which come behind the others; the board knows where each kind begins."""
    grid = GridMap(columns, rows)
    spaces, borders, edges = list(grid.space_names()), grid.border_names(), grid.edge_names()
    return [
        ("site", [f"site {space}" for space in spaces]),
        ("activate", [f"activate {space}" for space in spaces]),
        ("remove", [f"remove {space}" for space in spaces]),
        ("clear", [f"clear {space}" for space in spaces]),
        ("boost-home", [f"boost home {space}" for space in spaces]),
        ("span", [f"span {border}" for border in borders]),
        ("wall", [f"wall {edge}" for edge in edges]),
    ]


@lru_cache(maxsize=16)
def vocabulary_for(columns: int, rows: int) -> Vocabulary:
    """All actions on a map of this size."""
    fixed = [(kind.name, kind.notations()) for kind in action_kinds()]
    return Vocabulary("trinidad", fixed + kinds_on_map(columns, rows))
