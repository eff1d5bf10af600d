"""The automaton: a seat that nobody plays, whose turns are told by its own cards."""
