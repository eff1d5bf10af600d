"""Makes the golden games of Trinidad anew: `python -m tests.records.make_trinidad_golden`. Only for new rules.

Ten games for each number of players begin in a town where everybody has many cards, by players who are bent on using
them and on something else besides: in each there are votes, and thirty cards are used at least. One more has as many
Events as come, so that all of them are kept in some game. Four more begin at the beginning: at random, by simple ones,
on another board. Together they go through every decision and use every card. With `events` behind it the command
makes only these. Extended wars and the automaton have games of their own:
`make_trinidad_war_golden.py`.
"""

from __future__ import annotations

import random
import sys
from itertools import count
from pathlib import Path
from typing import Any

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_golden import play_on
from tests.titles.trinidad.boards import printed, smaller
from tests.titles.trinidad.build import house
from tests.titles.trinidad.tempers import TEMPERS, Temper, any_action, bent, simple, town_of_cards

FOLDER = Path(__file__).parent / "trinidad"
PEOPLE = (2, 3, 4, 5)  # at a table without the automaton
NAMES = ("Ana", "Blas", "Clara", "Diego", "Elena")

LEAST_CARDS = 30  # used in a game that begins with many
TRIED = 4  # games of which the one is taken with most of what is missing in the others
USING = 0.7  # how often a card is used where one can be

FULL: dict[str, Any] = {}
SHORT = {"length": "short"}
DEALT = {"characters": "dealt"}


def with_cards(temper: Temper) -> Temper:
    """Uses cards and calls votes where it can, more often than not, and makes few offers: most come to nothing."""

    def choose_so(state: State, pick: random.Random) -> int:
        notation = state.vocabulary.notation
        wanted = [action for action in sorted(state.legal_actions()) if notation(action).startswith(("use", "call"))]
        if wanted and pick.random() < USING:
            return pick.choice(wanted)
        action = temper(state, pick)
        return temper(state, pick) if notation(action).startswith("offer") else action

    return choose_so


def each_their_own(state: State, pick: random.Random) -> int:
    """Every seat is bent on something else."""
    tempers = ("politician", "soldier", "builder", "merchant", "settler")
    return TEMPERS[tempers[int(state.actor)]](state, pick)


def drills_and_loads_at_once(state: State, pick: random.Random) -> int:
    """The same, but first to the Barracks of the town, where 52 is of use without a Fort, and with 47 to the ship."""
    for first in ("activate f4", "load triplet"):
        action = state.vocabulary.parse(first)
        if action in state.legal_actions():
            return int(action)
    return each_their_own(state, pick)


def mixed(state: State, pick: random.Random) -> int:
    """Every other seat plays by rules of thumb, the rest whatever there is."""
    return simple(state, pick) if state.actor % 2 == 0 else TEMPERS["busy"](state, pick)


EVENTS: dict[str, Any] = {"options": {"events": True}, "events": {"calm": 0}}  # from the top of the deck on
TALKS: dict[str, Any] = {"options": {"talks": True}}
CARD_PLANS: dict[str, tuple[dict[str, Any], Temper]] = {  # from a town with many cards
    "cards": ({}, TEMPERS["card player"]),
    "cards-busy": ({}, TEMPERS["busy"]),
    "cards-settler": ({}, TEMPERS["settler"]),
    "cards-builder": ({}, TEMPERS["builder"]),
    "cards-merchant-open": ({"options": {"open-screens": True}}, TEMPERS["merchant"]),
    "cards-soldier": ({"decade": 1}, TEMPERS["soldier"]),
    "cards-politician-talks": (TALKS, TEMPERS["politician"]),
    "cards-events": (EVENTS, each_their_own),
    "cards-events-talks": ({**EVENTS, "options": {"events": True, "talks": True}}, TEMPERS["busy"]),
}
PLANS: dict[str, tuple[dict[str, Any], Temper]] = {  # from the beginning
    "random": (FULL, any_action),
    "simple-short": (SHORT, simple),
    "mixed-short-dealt": (SHORT | DEALT, mixed),
}
LAST = "cards-rare"  # the tenth from a town: of several the one that has most of what the others have not
OTHER_BOARD = "other-board"
MANY_EVENTS = "events"  # of several the one in which most Events are kept that the others have not
TRIED_EVENTS = 12


def other_board(players: int) -> dict[str, Any]:
    """A smaller city for an even number of players; for the others the printed one with other points on grids."""
    if players % 2 == 0:
        return smaller()
    board = printed()
    board["major_grids"]["roads"]["vp_2p"] = [4, 3, 1, 1]
    return board


def used_cards(game: Game) -> list[Any]:
    """The numbers of the cards that were used, one after another."""
    return [event.params["card"] for event in game.events if event.name == "card-used"]


def votes_held(game: Game) -> int:
    return sum(event.name == "ballots-revealed" for event in game.events)


def game_with_cards(players: int, name: str, fields: dict[str, Any], temper: Temper, first: int = 0) -> Game:
    """The first game from such a town in which enough cards are used, and a vote held; a short one for many players."""
    options = {**(SHORT if players > 3 else FULL), **fields.get("options", {})}
    for number in count(first):
        pick = random.Random(f"{players} {name} {number}")
        town = town_of_cards(players, pick.getrandbits(30), **{**fields, "options": options})
        if name == LAST:
            make_room_for_rare_cards(town)
        game = play_on(Game.from_position(town, seed=number, title=TITLE), with_cards(temper), pick)
        if len(used_cards(game)) >= LEAST_CARDS and votes_held(game) > 0:
            return game
    raise AssertionError


def make_room_for_rare_cards(town: dict[str, Any]) -> None:
    """Let 36 have a House behind walls, 71 a House beside it to borrow, and 52 a Soldier beside Barracks."""
    town["buildings"] = {**town["buildings"], "b5": house(0), "c5": house(1)}
    town["players"][1]["units"] = [{"unit": "soldier"}]
    for seat, card in ((0, 36), (0, 47), (0, 71), (1, 52)):
        for player in town["players"]:
            if card in player["hand"]:
                player["hand"].remove(card)
        town["players"][seat]["hand"] = sorted([*town["players"][seat]["hand"], card])


def shown(game: Game) -> set[Any]:
    """What a game shows: cards used, events told, and decisions."""
    asked = {game.state_after(move).decision.kind for move in range(len(game.moves))}
    return {*used_cards(game), *(event.name for event in game.events), *asked}


def kept_events(game: Game) -> set[Any]:
    """The Events that came into force."""
    return {event.params["what"] for event in game.events if event.name == "event-kept"}


def event_games() -> dict[str, Game]:
    """A game for each number of players, from a town in the third decade, by players who look at the deck."""
    games: dict[str, Game] = {}
    seen: set[Any] = set()
    for players in PEOPLE:
        tried = []
        for number in range(TRIED_EVENTS):
            pick = random.Random(f"{players} {MANY_EVENTS} {number}")
            town = town_of_cards(players, pick.getrandbits(30), **EVENTS)
            tried.append(play_on(Game.from_position(town, seed=number, title=TITLE), bent("look"), pick))
        best = max(tried, key=lambda game: len(kept_events(game) - seen))
        seen |= kept_events(best)
        games[f"{players}-players-{MANY_EVENTS}"] = best
    return games


def golden_games() -> dict[str, Game]:
    """The games by the name of their file."""
    games: dict[str, Game] = {}
    for players in PEOPLE:
        for name, (fields, temper) in CARD_PLANS.items():
            games[f"{players}-players-{name}"] = game_with_cards(players, name, fields, temper)
        for name, (options, temper) in PLANS.items():
            file = f"{players}-players-{name}"
            pick = random.Random(file)
            game = Game.new(TITLE, players, pick.getrandbits(60), options, names=NAMES[:players])
            games[file] = play_on(game, temper, pick)
        pick = random.Random(f"{players} other board")
        game = Game.new(TITLE, players, pick.getrandbits(60), SHORT, board=other_board(players))
        games[f"{players}-players-{OTHER_BOARD}"] = play_on(game, with_cards(TEMPERS["settler"]), pick)
    seen: set[Any] = set().union(*(shown(game) for game in games.values()))
    for players in PEOPLE:
        tried = [
            game_with_cards(players, LAST, FULL, drills_and_loads_at_once, 1_000 * number) for number in range(TRIED)
        ]
        best = max(tried, key=lambda game: (len(set(used_cards(game)) - seen), len(shown(game) - seen)))
        seen |= shown(best)
        games[f"{players}-players-{LAST}"] = best
    return games


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    made = event_games() if MANY_EVENTS in sys.argv[1:] else {**golden_games(), **event_games()}
    for name, game in made.items():
        game.save(FOLDER / f"{name}.json")
