"""Puerto Rico by rules of thumb: plays like a decent beginner, looks no move ahead and never bluffs.

Every decision has a function that says what an action is worth, roughly in victory points; the best one is taken. The
numbers are judgement, tried out in many games: change one and play again.
"""

from cabildo.bots.puerto_rico.choosing import choose

__all__ = ["choose"]
