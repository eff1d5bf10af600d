"""The gate: every law of the contract on random games of a title."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.game import Game
from cabildo.engine.title import BoardSource, Title
from cabildo.testing import laws
from cabildo.testing.walks import random_options


class Report:
    """What the gate has seen, so that a test can ask whether it has seen enough."""

    def __init__(self) -> None:
        self.games = 0
        self.states = 0
        self.kinds: Counter[str] = Counter()  # decisions by kind
        self.actions: Counter[str] = Counter()  # by notation
        self.events: Counter[str] = Counter()
        self.automata = 0  # games in which some took part
        self.deepest = 0  # phases that waited for others at the same time

    def add(self, game: Game) -> None:
        self.games += 1
        self.states += len(game.moves) + 1
        self.events.update(event.name for event in game.events)
        for number, move in enumerate(game.moves):
            self.actions[move.action] += 1
            state = game.state_after(number)
            self.kinds[state.phases[state.phase].name()] += 1
            self.deepest = max(self.deepest, len(waiting_frames(state)))
        self.automata += game.state.people < game.state.seats


def check_title(
    title: Title,
    *,
    players: Iterable[int] | None = None,
    games: int = 3,
    seed: int = 0,
    every: int = 7,
    boards: Sequence[BoardSource] = (None,),
    alter: laws.Alter | None = None,
    reveals: Collection[str] = (),
    vary: laws.Vary | None = None,
) -> Report:
    """Try all laws on so many random games for each number of players; raises LawBroken.

    Options vary by themselves, board packs among `boards`. Laws that look at the whole vocabulary or play on are tried
    at every n-th state. `alter`, which a title with secrets needs and one without cannot have, and `reveals` are
    explained at `laws.nothing_leaks`, `vary` at `laws.views_tell_what_decides`.
    """
    laws.titles_are_well_formed(title)
    if title.secrets and alter is None:
        problem = f"{title.name} has secrets ({', '.join(title.secrets)}): hand in `alter`, which changes one of them"
        raise laws.LawBroken(laws.nothing_leaks, problem)
    if alter is not None and not title.secrets:
        raise laws.LawBroken(laws.nothing_leaks, f"{title.name} declares no secrets, so `alter` has nothing to change")
    report = Report()
    compared = varied = 0
    for count in title.player_counts if players is None else players:
        for number in range(games):
            pick = random.Random(f"{seed} {count} {number}")
            options = random_options(title, count, pick)
            board = boards[number % len(boards)]
            game = laws.random_game(title, count, pick.getrandbits(60), options, board)
            compared += check_game(title, game, options, every, pick.getrandbits(30), alter, reveals)
            if vary is not None:
                varied += laws.views_tell_what_decides(title, laws.states_of(game, every), vary)
            report.add(game)
            if number == 0:
                laws.same_seed_same_game(title, count, pick.getrandbits(60), options, board)
    if alter is not None and compared == 0:
        raise laws.LawBroken(laws.nothing_leaks, "`alter` found nothing to change, so nothing was proven")
    if vary is not None and varied == 0:
        raise laws.LawBroken(laws.views_tell_what_decides, "`vary` gave no possible position, so nothing was proven")
    return report


def check_game(
    title: Title,
    game: Game,
    options: Mapping[str, Any],
    every: int,
    seed: int,
    alter: laws.Alter | None,
    reveals: Collection[str],
) -> int:
    """All laws on one game; hands back how often secrets were changed."""
    states = list(laws.states_of(game))
    some = [*states[seed % every : -1 : every], states[-1]]
    laws.material_is_kept(title, states)
    laws.legal_actions_are_in_order(title, states)
    laws.decisions_are_sound(title, states)
    laws.only_choices_are_asked(title, states)
    laws.automata_are_never_asked(title, states, options)
    laws.notation_goes_both_ways(title, states[:1])
    laws.events_are_sound(title, [game])
    laws.records_replay(title, [game])
    laws.records_show_what_is_revealed(title, [game])
    laws.legality_is_said_twice(title, some, options)
    laws.only_the_actor_acts(title, some)
    laws.illegal_actions_change_nothing(title, some, seed=seed)
    laws.lists_ignore_chance(title, some, seed=seed)
    laws.copies_are_independent(title, some, seed=seed)
    laws.positions_go_both_ways(title, some, seed=seed)
    laws.data_are_plain(title, some)
    laws.views_have_their_form(title, some)
    laws.standings_add_up(title, some)
    laws.figures_are_sound(title, some)
    laws.samples_look_real(title, some)
    laws.who_is_asked_is_public(title, some)
    laws.hidden_choices_stay_hidden(title, some, reveals)
    laws.learning_is_told(title, some, seed=seed)
    if alter is not None:
        laws.samples_ignore_secrets(title, some, alter, seed=seed)
    return 0 if alter is None else laws.nothing_leaks(title, some, alter, reveals, seed=seed)
