"""Tables: a game, the people and bots at it, and what they may do."""
