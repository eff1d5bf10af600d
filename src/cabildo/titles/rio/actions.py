"""The action numbers of Río de la Plata: each kind in a range of its own. Their notation is in `notation.py`.

They are written out because the compiler takes only plain numbers for constants; a range begins where the one before it
ends, which a test checks. Where the ranges of spaces, borders and edges begin depends on the map: the board knows it.
"""

from typing import Final

MOST_PAID: Final = 4  # of one good in one cost; a board pack may ask for no more
PAYMENTS: Final = 5  # so many answers has "how many in kind": 0 to 4
MOST_TRADED: Final = 20  # of one ware in one offer
HIGHEST_BET: Final = 7  # on the cannons

DONE: Final = 0
STAY: Final = 1
FIELDS: Final = 2
ARTISAN: Final = 3
DOCK: Final = 4
ORDER: Final = 5
DEPART: Final = 6
BID: Final = 7  # + office
TAKE: Final = 19  # + track * TRACK_SLOTS + slot
WORK: Final = 35  # + grid * SLOTS + slot, paid at once
OWE: Final = 107  # + grid * SLOTS + slot
SHADOW_WORK: Final = 179  # + grid * SLOTS + slot
SHADOW_OWE: Final = 251  # + grid * SLOTS + slot
COLLECT: Final = 323  # + track * TRACK_SLOTS + slot
HARVEST: Final = 339
CRAFT: Final = 340  # + wood or stone
LOAD: Final = 342  # + good
BUY: Final = 345  # + wood or stone
ASSUME: Final = 347  # + office
SETTLE: Final = 359  # + grid * SLOTS + slot
DRAW: Final = 431  # + good: the Master Merchant's
LAY_ROAD: Final = 434  # the Roadmaker's piece
LAY_WALL: Final = 435  # the Defender's piece
ACTIVATE: Final = 436
SELL: Final = 437  # + good
BUILD: Final = 440  # + minor building
PAY: Final = 452  # + wood * PAYMENTS + stone, the rest in silver
POSITION: Final = 477  # + place in the order
OFFER: Final = 482  # + seat
GIVE: Final = 487  # + ware * MOST_TRADED + amount - 1
GIVE_OFFICE: Final = 567  # + office
ASK: Final = 579  # + ware * MOST_TRADED + amount - 1
ASK_OFFICE: Final = 659  # + office
PROPOSE: Final = 671
ACCEPT: Final = 672
DECLINE: Final = 673
COUNTER: Final = 674
WITHDRAW: Final = 675
HOLD_FIRE: Final = 676
BET: Final = 677  # + attackers - 1
RECRUIT: Final = 684
REFUSE: Final = 685
AGREE: Final = 686
COMMAND: Final = 687
# place, oust, use, site: + space; road: + border; wall: + edge; muster, shoot: + 3 * edge + size - 1; garrison,
# march, recall: + space; lead, sacrifice: + place (see `war.py`)
FIRST_ON_MAP: Final = 688
