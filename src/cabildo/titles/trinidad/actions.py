"""The action numbers of Trinidad: each kind in a range of its own, as `notation.py` declares them.

Behind them come those of spaces, borders and edges; where these begin depends on the map, and the board knows it.
"""

from typing import Final

HIGHEST_BID: Final = 40  # for a character, so that every auction ends (TR-SETUP-26)
MOST_WORKERS: Final = 14  # in one action: six of one's own and all eight of the council
MOST_SALARY: Final = 24  # bronze for all 72 affiliates
MOST_TRADED: Final = 12  # of one ware in one offer
HIGHEST_BALLOT: Final = 10  # all value tiles together

# ---- written by `make fields`: numbers

DONE: Final = 0
PASS: Final = 1
CHOOSE: Final = 2
BID: Final = 14
WITHDRAW: Final = 54
LOOK: Final = 55
LOOK_MORE: Final = 56
TAKE_PILE: Final = 57
KEEP: Final = 63
KEEP_NONE: Final = 135
TOP: Final = 136
DISCARD: Final = 208
PAY_SALARY: Final = 280
BUILD: Final = 305
MARK: Final = 319
LEAVE: Final = 320
TAKE_CUBES: Final = 321
REFINE: Final = 322
SELL: Final = 323
BUY: Final = 328
BUY_FAITH: Final = 333
PROMOTE: Final = 334
EXTRA: Final = 337
FROM_STORE: Final = 339
FROM_STACK: Final = 348
DEPLOY: Final = 352
DRILL: Final = 353
LOAD: Final = 356
PURCHASE: Final = 360
REACTIVATE: Final = 432
ORDER: Final = 446
GO_TO_COUNCIL: Final = 460
RAISE: Final = 462
WORK: Final = 466
OWN_SLOT: Final = 472
COUNCIL_SLOT: Final = 484
FIRST_OWN: Final = 496
FIRST_COUNCIL: Final = 497
LAST_OWN: Final = 498
LAST_COUNCIL: Final = 499
PAVE: Final = 500
HANDS: Final = 508
SPEND: Final = 517
PAY: Final = 527
RECOVER: Final = 528
BORROW: Final = 534
HIRE_BRONZE: Final = 536
HIRE_STONE: Final = 537
HIRE_WOOD: Final = 538
HIRE_FREE: Final = 539
REACTIVATE_FREE: Final = 541
BURN: Final = 542
USE: Final = 614
CALL_VOTE: Final = 686
LIFT: Final = 687
UNIT: Final = 699
FIELD: Final = 702
TURN_CARD: Final = 705
TURN_CHARACTER: Final = 777
BOOST_SLOT: Final = 778
BOOST_AWARD: Final = 850
BOOST_SERIES: Final = 856
LAW: Final = 868
DECADE: Final = 872
DECLARE: Final = 884
ABSTAIN: Final = 887
BALLOT_YES: Final = 888
BALLOT_NO: Final = 899
OFFER: Final = 910
GIVE: Final = 915
ASK: Final = 975
PACT: Final = 1035
PROPOSE: Final = 1045
ACCEPT: Final = 1046
DECLINE: Final = 1047
COUNTER: Final = 1048
MARCH: Final = 1049
ATTACK: Final = 1057
ACTIONS: Final = 1067
