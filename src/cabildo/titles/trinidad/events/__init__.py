"""Events, an option: now and then the deck of affiliates brings one, and the first in the order chooses.

decks        where Events lie, and how they are drawn and laid away
procedure    an Event is drawn: a negative one is turned up beside it, and one of both is kept
effects      what the eighteen Events do at once, and how the others change a rule while they are active
suffering    the questions of those that cost something
gifts        the free actions of those that give something once
"""
