"""What the editions, the number of players and the short game change, each by its name."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.terms import GRID_NAMES

FIRST_EDITION: Final = 1
SECOND_EDITION: Final = 2
AT_ANY_TIME: Final = 2  # the third choice of the option `trade`


# ---- the editions


def silver_pays(board: Board) -> bool:
    """Silver stands in for wood and stone in a cost (RP-TRADE-03); in edition 1 one buys them first."""
    return board.edition == SECOND_EDITION


def sells_goods(board: Board) -> bool:
    """Wood and stone may be bought freely (RP-TRADE-07)."""
    return board.edition == FIRST_EDITION


def lends_grid_costs(board: Board) -> bool:
    """A grid space may be paid in the effects phase (RP-MAJOR-07); edition 1 asks for it at once (RP-MAJOR-10)."""
    return board.edition == SECOND_EDITION


def squares_count_as_neighbours(board: Board) -> bool:
    """For a new square (RP-MINOR-14, RP-MINOR-15)."""
    return board.edition == FIRST_EDITION


def monument_rule(board: Board) -> str:
    """The rule that says what a monument needs."""
    return "RP-MINOR-08" if board.edition == SECOND_EDITION else "RP-MINOR-09"


def corporation_rule(board: Board) -> str:
    """The rule that says what a corporation pays."""
    return "RP-ACT-13" if board.edition == SECOND_EDITION else "RP-ACT-14"


def fines_all_wealth(board: Board) -> bool:
    """A failed bid costs silver, or all silver and goods, besides the points (RP-OFFICE-08)."""
    return board.edition == FIRST_EDITION


def order_by_choice(board: Board) -> bool:
    """Players with added workers choose their place (RP-ORDER-05); in edition 1 they go to the front (RP-ORDER-11)."""
    return board.edition == SECOND_EDITION


def trades_offices(board: Board) -> bool:
    """Office tiles may be traded too (RP-TRADE-02)."""
    return board.edition == FIRST_EDITION


def trades_at_any_time(board: Board) -> bool:
    """Offers are made in every turn of one's own, in wars and in the order phase too (RP-TRADE-01)."""
    return board.trade == AT_ANY_TIME


# ---- the grids


def closed_slot_rule(board: Board, grid: i64, slot: i64) -> str:
    """The rule that closes a space of a grid: the last ones in the short game, before those for more players."""
    drops = board.pack.short_game_drops[GRID_NAMES[grid]]
    if board.short and 0 <= slot - len(board.grid_points[grid]) < len(drops):
        return "RP-SHORT-02" if len(drops) == 1 else "RP-SHORT-03"
    return "RP-MAJOR-03"


# ---- wars


def has_forced_war(board: Board) -> bool:
    """Whether a war comes in the last turn if somebody never attacked (RP-WARCHECK-10, RP-SHORT-06)."""
    return board.edition == SECOND_EDITION and not board.short


def goes_back(board: Board, enemy: i64, attacking: i64) -> bool:
    """Both markers, in edition 1 and by the player aid's reading only the attacking enemy's (RP-WARCHECK-08)."""
    return enemy == attacking or not (board.edition == FIRST_EDITION or board.one_marker_back)


def general_goes_anywhere(board: Board) -> bool:
    """All tokens of a General, or only the extra one (RP-OFFICE-19, RP-OFFICE-20)."""
    return board.edition == SECOND_EDITION


def attackers_share_pairs(board: Board) -> bool:
    """Whether attackers too make a triplet and a single of two pairs (RP-COMBAT-13, RP-COMBAT-15)."""
    return board.edition == SECOND_EDITION


def shared_pairs_go_on(board: Board) -> bool:
    """Whether a bonus step may follow that (RP-COMBAT-14, RP-COMBAT-15)."""
    return board.edition == SECOND_EDITION
