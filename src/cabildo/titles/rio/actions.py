"""The action numbers of Río de la Plata: each kind in a range of its own, as `notation.py` declares them.

Behind them come those of spaces, borders and edges; where these begin depends on the map, and the board knows it.
"""

from typing import Final

MOST_PAID: Final = 4  # of one good in one cost; a board pack may ask for no more
PAYMENTS: Final = 5  # so many answers has "how many in kind": 0 to 4
MOST_TRADED: Final = 20  # of one ware in one offer
HIGHEST_BET: Final = 7  # on the cannons

# ---- written by `make fields`: numbers

DONE: Final = 0
STAY: Final = 1
FIELDS: Final = 2
ARTISAN: Final = 3
DOCK: Final = 4
ORDER: Final = 5
DEPART: Final = 6
BID: Final = 7
TAKE: Final = 19
WORK: Final = 35
OWE: Final = 107
SHADOW_WORK: Final = 179
SHADOW_OWE: Final = 251
COLLECT: Final = 323
HARVEST: Final = 339
CRAFT: Final = 340
LOAD: Final = 342
BUY: Final = 345
ASSUME: Final = 347
SETTLE: Final = 359
DRAW: Final = 431
LAY_ROAD: Final = 434
LAY_WALL: Final = 435
ACTIVATE: Final = 436
SELL: Final = 437
BUILD: Final = 440
PAY: Final = 452
POSITION: Final = 477
OFFER: Final = 482
GIVE: Final = 487
GIVE_OFFICE: Final = 567
ASK: Final = 579
ASK_OFFICE: Final = 659
PROPOSE: Final = 671
ACCEPT: Final = 672
DECLINE: Final = 673
COUNTER: Final = 674
WITHDRAW: Final = 675
HOLD_FIRE: Final = 676
BET: Final = 677
RECRUIT: Final = 684
REFUSE: Final = 685
AGREE: Final = 686
COMMAND: Final = 687
ACTIONS: Final = 688
