"""The chapters of `affiliates/` by number: each is a file with a few lines a card."""

from typing import Final

CHAPTER_NAMES: Final = (
    "hands",
    "helpers",
    "savings",
    "yields",
    "shipping",
    "ballots",
    "rewards",
    "scoring",
    "any-time",
)
OF_HANDS: Final = 0
OF_HELPERS: Final = 1
OF_SAVINGS: Final = 2
OF_YIELDS: Final = 3
OF_SHIPPING: Final = 4
OF_BALLOTS: Final = 5
OF_REWARDS: Final = 6
OF_SCORING: Final = 7
OF_ANY_TIME: Final = 8
