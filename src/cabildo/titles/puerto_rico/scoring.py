"""The score of a player at the end (PR-SCORE-01): chips, printed points, and what occupied large buildings add."""

from cabildo.engine.rows import i64
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.buildings import large_building_points
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.terms import BUILDINGS, FIRST_LARGE


def printed_points(board: Board, player: Player) -> i64:
    """The points printed on the buildings, occupied or not (PR-SCORE-02)."""
    points: i64 = 0
    for building in range(BUILDINGS):
        if player.owns(building):
            points += board.building_points[building]
    return points


def final_points(board: Board, player: Player) -> i64:
    """The whole score; money, goods and colonists bring nothing by themselves (PR-SCORE-04)."""
    points = player.points + printed_points(board, player)
    if player.occupied >> FIRST_LARGE != 0:  # unoccupied ones add nothing (PR-SCORE-03)
        for building in range(FIRST_LARGE, BUILDINGS):
            if player.has(building):
                points += large_building_points(board, player, building)
    return points
