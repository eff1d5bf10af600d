"""Talks, an option: offers of coins and cubes, and blood pacts.

    offer        what an offer says; apart from its phases, because samples of a state look at it
    offering     an offer is put together: what is given, what is asked, a pact
    answering    it is accepted, declined, or countered once
    talking      talks before a vote and before scoring: each seat once, in turn order
    pacts        whom a sealed pact binds to what

Offers are also made in the own turn (TR-FREE-04).
"""
