"""A made-up auction, interpreted, with what no real title needs yet: the contract has to carry it.

A die sets a prize; all bid in secret, with an option also the house, which nobody plays. Others may spoil the prize
with a storm and the winner save it with a lantern: secret cards, windows of reaction, answers given once and for all.
Then the starter may offer coins for a card beside ending the round; the partner, whose reply interrupts the offer, may
ask for more.
"""
