"""The laws of the contract as functions, with error texts for the author of a title.

A title gets the whole gate in a few lines:

    from cabildo.testing import check_title
    from my_title import TITLE

    def test_the_title_keeps_the_laws() -> None:
        check_title(TITLE, games=5, seed=1)

`cabildo.testing.laws` has the laws one by one.
"""

from cabildo.testing.failures import LawBroken
from cabildo.testing.gate import check_title

__all__ = ["LawBroken", "check_title"]
