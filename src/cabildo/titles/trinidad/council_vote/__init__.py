"""A vote of the council, in the order in which it is held.

    calling      somebody uses their Character in their turn and is the legislator
    proposing    the legislator names a law
    declaring    everybody says openly what they are going to do
    ballots      everybody votes in secret
    counting     the ballots are laid open, counted, rewarded and paid
    laws         an approved law takes effect; then the turn goes on

`vote` is what the vote remembers on its way.
"""
