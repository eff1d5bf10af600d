"""Makes the golden games of Trinidad with extended wars and with the automaton anew. Only for new rules:
`python -m tests.records.make_trinidad_war_golden`, which leaves the other golden games as they are. With `simple`
behind it the command makes only those between simple opponents, with `alone` only those that one person alone has more.

Seven games with a war for each number of players: three begin in a town in the decade before it, one in the last
decade, where Events come too, one amid a war where several may be met, and two in a town between simple opponents, one
of them with Events. Ten games each for one and for two people with the automaton, of every strength: seven from the
beginning, three in a town where the automaton has units and a war comes; and ten more for one person. Together they go
through all decisions that the other games have not.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, product
from typing import Any

from cabildo.engine.game import Game
from cabildo.titles.trinidad.terms import STRENGTH_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_golden import play_on
from tests.records.make_trinidad_golden import FOLDER, NAMES, PEOPLE, SHORT, kept_events, mixed, with_cards
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.boards import smaller
from tests.titles.trinidad.build import position
from tests.titles.trinidad.busy_games import TOWN, seats_with_cards
from tests.titles.trinidad.tempers import TEMPERS, Temper, any_action, bent, simple, town_of_cards
from tests.titles.trinidad.wars import FIFTH, FIRST, SECOND, THIRD, attacker, unit

LEAST_FIGHTS = 3  # in a game with a war
TRIED = 30  # games amid a war, of which the one is taken that shows most of what is missing in the others
WARS = ("war-fighters", "war-soldiers-talks", "war-merchants", "war-last-events", "war-met")
SIMPLE_WARS = ("war-simple", "war-simple-events")
AUTOMATON = (
    *("random", "simple", "simple-strong", "busy-short"),
    *("cards-events", "mixed-other-board", "builders-divinity"),
)
AUTOMATON_WARS = ("war", "war-last", "war-last-events")
ALONE = (  # for one person only
    *("simple-weak", "simple-divinity", "simple-events", "settlers-strong", "settlers-short"),
    *("merchants", "merchants-divinity", "soldiers-weak", "soldiers-events", "cards-strong"),
)
RED = {"natives": 7, "pirates": 7}  # tension in the red zone

fighter = with_cards(bent("deploy", "march", "attack", "burn", "unit", "plus", "double", "drill"))


# ---- extended wars


def in_a_town(players: int, seed: int, decade: int, **options: bool) -> Game:
    """Everybody has many cards and a unit, and the attackers come when the decade is over."""
    fields: dict[str, Any] = {"decade": decade, "tension": RED, "fort": True}
    if options.get("events"):
        fields["events"] = {"calm": 0}
    town = town_of_cards(players, seed, **fields, options={**SHORT, "extended-war": True, **options})
    return Game.from_position(town, seed=seed, title=TITLE)


def amid_a_war(players: int, seed: int) -> Game:
    """Two seats have equal units in a district with an attacker, and few cards are left, of which one is 77."""
    seats = seats_with_cards(players, True, random.Random(seed))
    for hand in (seats[seat]["hand"] for seat in range(players)):
        hand[:] = [card for card in hand if card not in (77, FIRST, SECOND, THIRD, FIFTH)]
    seats[0]["units"] = [unit("miliciano", "NCL"), unit("miliciano", "NCL"), unit("soldier", "CL")]
    seats[1]["units"] = [unit("miliciano", "NCL"), unit("veteran-miliciano", "CR")]
    for seat in range(2, players):
        seats[seat]["units"] = [unit("miliciano", "CL")]
    foes = [attacker(FIRST, "NCL"), attacker(SECOND, "CL"), attacker(THIRD, "NCR"), attacker(FIFTH, "NW")]
    held = {card for seat in range(players) for card in seats[seat]["hand"]}
    away = [card for card in range(13, 85) if card not in held | {77, FIRST, SECOND, THIRD, FIFTH}]
    if seed % 2:  # the holder of 77 may go on fighting
        seats[0]["hand"] = sorted([*seats[0]["hand"], 77])
        deck = away[-3:]
    else:
        deck = [77, *away[-2:]]
    document = position(
        players,
        seats=seats,
        buildings=TOWN,
        decade=8,
        options={**SHORT, "extended-war": True},
        war={"faction": ("natives", "pirates")[seed // 2 % 2], "round": 1, "attackers": foes},
        war_fought=True,
        deck=deck,
        piles={"game": [card for card in away if card not in deck]},
    )
    return Game.from_position(document, seed=seed, title=TITLE)


def war_game(players: int, name: str, seed: int) -> Game:
    """One of the games that `WARS` names, at its beginning."""
    if name == "war-met":
        return amid_a_war(players, seed)
    if name == "war-last-events":
        return in_a_town(players, seed, 8, events=True)
    if name == "war-simple-events":
        return in_a_town(players, seed, 5, events=True)
    return in_a_town(players, seed, 7, **{"talks": True} if name.endswith("talks") else {})


WAR_TEMPERS: dict[str, Temper] = {
    "war-fighters": fighter,
    "war-soldiers-talks": with_cards(TEMPERS["soldier"]),
    "war-merchants": with_cards(TEMPERS["merchant"]),
    "war-last-events": fighter,
    "war-met": fighter,
    **dict.fromkeys(SIMPLE_WARS, simple),
}


def fights_in(game: Game) -> int:
    return sum(event.name == "attackers-showed" for event in game.events)


# ---- the automaton


def automaton_game(people: int, name: str, pick: random.Random) -> Game:
    """One of the games that `AUTOMATON` and `AUTOMATON_WARS` name, at its beginning."""
    ending = name.rpartition("-")[2]
    options: dict[str, Any] = {"automaton": ending if ending in STRENGTH_NAMES else "medium"}
    if ending == "short":
        options |= SHORT
    if name.startswith(("busy", "mixed")):
        options |= {**SHORT, "automaton": "weak"}
    if name.endswith("events"):
        options["events"] = True
    if name in AUTOMATON_WARS:
        decade = 8 if "last" in name else 7
        fields: dict[str, Any] = {"events": {"calm": 0}} if name.endswith("events") else {}
        strength = options.pop("automaton")
        town = town_with_automaton(
            people, pick.getrandbits(30), strength, decade=decade, options={**SHORT, **options}, **fields
        )
        return Game.from_position(town.to_position(), seed=pick.getrandbits(60), title=TITLE)
    board = smaller() if name.endswith("board") else None
    return Game.new(TITLE, people, pick.getrandbits(60), options, board=board, names=NAMES[:people])


AUTOMATON_TEMPERS: dict[str, Temper] = {
    "random": any_action,
    "simple": simple,
    "simple-strong": simple,
    "busy-short": TEMPERS["busy"],
    "cards-events": with_cards(TEMPERS["card player"]),
    "mixed-other-board": mixed,
    "builders-divinity": with_cards(TEMPERS["builder"]),
    **dict.fromkeys(("simple-weak", "simple-divinity", "simple-events"), simple),
    **dict.fromkeys(("settlers-strong", "settlers-short"), with_cards(TEMPERS["settler"])),
    **dict.fromkeys(("merchants", "merchants-divinity"), with_cards(TEMPERS["merchant"])),
    **dict.fromkeys(("soldiers-weak", "soldiers-events"), with_cards(TEMPERS["soldier"])),
    "cards-strong": with_cards(TEMPERS["card player"]),
    **dict.fromkeys(AUTOMATON_WARS, fighter),
}


# ---- all of them


def asked_in(game: Game) -> set[str]:
    """The decisions with several choices."""
    states = (game.state_after(move) for move in range(len(game.moves)))
    return {state.phases[state.phase].name() for state in states if len(state.legal_actions()) > 1}


def first_with(fights: int, play: Callable[[int], Game]) -> Game:
    """The first of these games that has so many fights."""
    return next(game for game in map(play, count()) if fights_in(game) >= fights)


def first_with_event(play: Callable[[int], Game]) -> Game:
    """The first that has enough fights, and an Event that came into force."""
    return next(game for game in map(play, count()) if fights_in(game) >= LEAST_FIGHTS and kept_events(game))


def most_missing(games: Sequence[Game], seen: set[str]) -> Game:
    """The one that shows most of what was not seen, and then most fights."""
    return max(games, key=lambda game: (len(asked_in(game) - seen), fights_in(game)))


def played_war(players: int, name: str, number: int) -> Game:
    pick = random.Random(f"{players} {name} {number}")
    return play_on(war_game(players, name, number), WAR_TEMPERS[name], pick)


def war_games() -> dict[str, Game]:
    """By the name of their file."""
    games: dict[str, Game] = {}
    seen: set[str] = set()
    for name, players in product(WARS, PEOPLE):
        play = partial(played_war, players, name)
        game = most_missing([*map(play, range(TRIED))], seen) if name == "war-met" else first_with(LEAST_FIGHTS, play)
        seen |= asked_in(game)
        games[f"{players}-players-{name}"] = game
    return games


def simple_wars() -> dict[str, Game]:
    """By the name of their file."""
    games: dict[str, Game] = {}
    for name, players in product(SIMPLE_WARS, PEOPLE):
        play = partial(played_war, players, name)
        found = first_with_event(play) if name.endswith("events") else first_with(LEAST_FIGHTS, play)
        games[f"{players}-players-{name}"] = found
    return games


def played_with_automaton(people: int, name: str, number: int) -> Game:
    pick = random.Random(f"{people} automaton {name} {number}")
    return play_on(automaton_game(people, name, pick), AUTOMATON_TEMPERS[name], pick)


def automaton_games() -> dict[str, Game]:
    """By the name of their file."""
    return {
        f"{people}-players-automaton-{name}": first_with(
            LEAST_FIGHTS if name in AUTOMATON_WARS else 0, partial(played_with_automaton, people, name)
        )
        for people, name in product((1, 2), (*AUTOMATON, *AUTOMATON_WARS))
    }


def games_alone() -> dict[str, Game]:
    """Those of `ALONE`, by the name of their file."""
    return {f"1-players-automaton-{name}": played_with_automaton(1, name, 0) for name in ALONE}


SOME = {"simple": simple_wars, "alone": games_alone}

if __name__ == "__main__":
    everything = (war_games, simple_wars, automaton_games, games_alone)
    makers = [SOME[name] for name in sys.argv[1:]] or everything
    made = {name: game for make in makers for name, game in make().items()}
    for name, game in made.items():
        game.save(FOLDER / f"{name}.json")
