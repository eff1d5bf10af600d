"""What a seat cannot know is drawn anew: cards that another looks at, and what lies behind the others' screens.

Knows no `TrinidadState`, whose `sample` calls it.
"""

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.player import Player


def conceal(state: State, board: Board, players: vec[Player], in_deck: vec[i64], seat: i64) -> None:
    """Redraw in a copy what this seat cannot know, from public facts and its own view alone."""
    raise NotImplementedError
