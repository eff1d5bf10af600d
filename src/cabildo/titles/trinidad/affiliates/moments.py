"""When affiliates are used: in one's own turn, with what one does there, or in a window, and what has just happened."""

from typing import Final

MOMENT_NAMES: Final = (
    "turn",
    "paying",
    "activation",
    "taking",
    "any",
    "salary",
    "law-named",
    "ballots-in",
    "revealed",
    "vote-decided",
    "council-loss",
    "walls-closed",
    "roads-built",
    "major-built",
    "dock",
    "ship-paid",
    "walls-helped",
    "before-fight",
    "war-over",
    "scoring",
    "turn-over",
)
AT_TURN: Final = 0
AT_PAYING: Final = 1
AT_ACTIVATION: Final = 2
AT_TAKING: Final = 3
AT_ANY: Final = 4  # fits several moments, which its chapter names
AT_SALARY: Final = 5  # from here on they are windows
AT_LAW_NAMED: Final = 6
AT_BALLOTS_IN: Final = 7
AT_REVEALED: Final = 8
AT_VOTE_DECIDED: Final = 9
AT_COUNCIL_LOSS: Final = 10
AT_WALLS_CLOSED: Final = 11
AT_ROADS_BUILT: Final = 12
AT_MAJOR_BUILT: Final = 13
AT_DOCK: Final = 14
AT_SHIP_PAID: Final = 15
AT_WALLS_HELPED: Final = 16
AT_BEFORE_FIGHT: Final = 17
AT_WAR_OVER: Final = 18
AT_SCORING: Final = 19
AT_TURN_OVER: Final = 20  # the main action is done
MOMENTS: Final = 21
FIRST_WINDOW: Final = AT_SALARY
