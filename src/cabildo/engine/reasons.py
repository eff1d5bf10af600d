"""Reasons against an action that no rulebook names."""

from typing import Final

GAME_OVER: Final = "engine.game-over"
NOT_YOUR_TURN: Final = "engine.not-your-turn"
OTHER_DECISION: Final = "engine.other-decision"
FINAL_BEFORE_REST: Final = "engine.final-before-rest"  # of a list: what cannot be taken back is its last action
FIXED_ORDER: Final = "engine.fixed-order"  # a set is chosen item by item in one order, so that it is chosen in one way
