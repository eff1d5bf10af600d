"""A made-up auction, interpreted, with what Puerto Rico does not need: the contract has to carry it.

A die sets a prize; all bid in secret; others may spoil it with a storm and the winner save it with a lantern (secret
cards, windows of reaction); then the starter may offer coins for a card, and the partner may ask for more.
"""
