"""All laws of the contract by name. Each takes a title and a stream of states, or of games, and raises LawBroken."""

from cabildo.testing.course import copies_are_independent, figures_are_sound, material_is_kept, standings_add_up
from cabildo.testing.decisions import (
    automata_are_never_asked,
    data_are_plain,
    decisions_are_sound,
    events_are_sound,
    only_choices_are_asked,
    views_have_their_form,
)
from cabildo.testing.failures import LawBroken
from cabildo.testing.legality import (
    illegal_actions_change_nothing,
    legal_actions_are_in_order,
    legality_is_said_twice,
    notation_goes_both_ways,
    only_the_actor_acts,
)
from cabildo.testing.lists import lists_ignore_chance
from cabildo.testing.revealing import records_show_what_is_revealed
from cabildo.testing.secrecy import (
    Alter,
    Vary,
    hidden_choices_stay_hidden,
    learning_is_told,
    nothing_leaks,
    samples_ignore_secrets,
    samples_look_real,
    views_tell_what_decides,
    who_is_asked_is_public,
)
from cabildo.testing.titles import titles_are_well_formed
from cabildo.testing.walks import random_game, states_of
from cabildo.testing.writing import positions_go_both_ways, records_replay, same_seed_same_game

__all__ = [
    "Alter",
    "LawBroken",
    "Vary",
    "automata_are_never_asked",
    "copies_are_independent",
    "data_are_plain",
    "decisions_are_sound",
    "events_are_sound",
    "figures_are_sound",
    "hidden_choices_stay_hidden",
    "illegal_actions_change_nothing",
    "learning_is_told",
    "legal_actions_are_in_order",
    "legality_is_said_twice",
    "lists_ignore_chance",
    "material_is_kept",
    "notation_goes_both_ways",
    "nothing_leaks",
    "only_choices_are_asked",
    "only_the_actor_acts",
    "positions_go_both_ways",
    "random_game",
    "records_replay",
    "records_show_what_is_revealed",
    "same_seed_same_game",
    "samples_ignore_secrets",
    "samples_look_real",
    "standings_add_up",
    "states_of",
    "titles_are_well_formed",
    "views_have_their_form",
    "views_tell_what_decides",
    "who_is_asked_is_public",
]
