"""The decisions of Trinidad by number; the phases themselves live in the files of their chapters."""

from typing import Final

# before the first decade
CHOOSING: Final = 0  # a character, openly
BIDDING: Final = 1  # for a character that several want
DEALING: Final = 2  # one of two dealt characters
# a decade begins
DRAWING: Final = 3  # look at the deck, or take the top of a pile
KEEPING: Final = 4  # one of the cards looked at, or none
STACKING: Final = 5  # which of several discards lies on top
SALARY: Final = 6
# a turn and what its actions ask
TURN: Final = 7
BUILDING: Final = 8  # where
MARKING: Final = 9  # whether a status marker goes on a Monument or Fountain
ACTIVATING: Final = 10  # which effect
EXTRA: Final = 11  # which cube a Corporation gives besides
TAKING: Final = 12  # cubes from the grids
COLLECTING: Final = 13  # coins from the stacks
PAYING: Final = 14
WORKING: Final = 15  # on which spaces of a major grid
ARRANGING: Final = 16  # whose worker came first or last
SITING: Final = 17  # the Cabildo or the Cathedral
WALLING: Final = 18
PAVING: Final = 19
RECOVERING: Final = 20  # which workers leave a grid
BURNING: Final = 21  # for which unit
# the end of a decade
END_OF_DECADE: Final = 22  # asks nothing itself
REACTIVATING: Final = 23
FIGHTING: Final = 24
RETURNING: Final = 25  # which space of a finished grid is worth more by VP status
SCORING: Final = 26  # which award is worth more by VP status
# a vote of the council, in somebody's turn
PROPOSING: Final = 27  # which law
COMMISSIONING: Final = 28  # for which major building
DECLARING: Final = 29  # an intention, openly
VOTING: Final = 30  # in secret
STAFFING: Final = 31  # where the council's workers go by a Major Building Act
SCHEDULING: Final = 32  # which decade the law is about
# the powers of affiliates
WINDOW: Final = 33  # a fast card out of turn
SENDING: Final = 34  # where the council's workers go by a card
# Events
EVENT_CHOICE: Final = 35  # which of two takes effect
SUFFERING: Final = 36  # what it costs
# talks
TALKING: Final = 37  # before a vote or scoring
OFFERING: Final = 38  # what is given and asked for
ANSWERING: Final = 39
COUNTING: Final = 40  # of a vote; asks nothing itself
LOBBYING: Final = 41  # whom or what a card about a vote is for
# what cards of yields ask
ADDING: Final = 42  # one more of what a building yields that is not taken from grids or stacks
REPEATING: Final = 43  # the same building once more
BORROWING: Final = 44  # cubes of the warehouse for fewer points
FILLING: Final = 45  # cubes onto the grids
AIMING: Final = 46  # what a card is applied to
VALUING: Final = 47  # what a card is for that changes a scoring
# the extended war
POSTING: Final = 48  # where a unit stands
ATTACKERS: Final = 49  # what the rules leave open of an attacker's turn
WAR_ROUND: Final = 50  # moves and fights in a war of the last decade
COMBAT: Final = 51  # cards for a fight
APPLYING: Final = 52  # what such a card is for
SHIFTING: Final = 53  # which miniature a card moves, and where
TARGETING: Final = 54  # whom an attacker fights again
PURSUING: Final = 55  # a unit moves and fights again
# the automaton
SOLO_TURN: Final = 56  # asks nothing itself
DECIDING: Final = 57  # what is all the same to it
COMMANDING: Final = 58  # moves and fights of its units in an extended war

# what a turn is told when something that it asked for is done
FREE_DONE: Final = 0  # a free action: the turn goes on
MAIN_DONE: Final = 1  # the main action: the turn is over
TURN_OVER: Final = 2  # also what cards may do right after it
FIGHT_OVER: Final = 3  # a fight of the extended war
POSTED: Final = 4  # all defenders stand at their posts
SHIFTED: Final = 5  # a card has moved a miniature in a fight
