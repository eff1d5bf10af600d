"""What can be seen of a control card that lies face down. Knows no `TrinidadState`, whose `sample` asks it."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.board.board import Board


def look_alike(board: Board, one: i64, other: i64) -> bool:
    """Whether the backs of two cards, with what they say of an Elite, look the same."""
    if board.card_back[one] != board.card_back[other] or board.control_era[one] != board.control_era[other]:
        return False
    if board.control_initiative[one] != board.control_initiative[other]:
        return False
    return board.control_attack[1][one] == board.control_attack[1][other] and (
        board.control_hits[1][one] == board.control_hits[1][other]
    )
