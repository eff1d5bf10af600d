"""The powers of the affiliates, laid out by the rule that they bend.

`cards` names them, `using` is what using a card means, `powers` knows which chapter a card belongs to, `windows` asks
the holders of fast cards at their moments; every other file is a chapter with a few lines a card.
"""
