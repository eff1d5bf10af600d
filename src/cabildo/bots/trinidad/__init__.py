"""Trinidad by rules of thumb: plays like a decent beginner and looks no move ahead.

Every decision has a function that says what an action is worth, roughly in points; the best one is taken, in a turn the
one that brings most for each worker. The numbers are judgement, tried out in many games: change one and play again.
"""

from cabildo.bots.trinidad.choosing import choose

__all__ = ["choose"]
