"""Río de la Plata by rules of thumb: plays like a decent beginner, looks no move ahead and never proposes a trade.

Every decision has a function that says what an action is worth, roughly in points; the best one is taken. The numbers
are judgement, tried out in many games: change one and play again.
"""

from cabildo.bots.rio.choosing import choose

__all__ = ["choose"]
