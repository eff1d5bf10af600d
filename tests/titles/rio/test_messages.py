"""Río de la Plata says all it needs in every language, and nothing else."""

from __future__ import annotations

import ast
from collections import Counter
from random import Random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.messages import Messages, languages
from cabildo.titles.rio import terms
from cabildo.titles.rio.title import TITLE
from tests.engine.test_messages import (
    CLI,
    ENGINE,
    PACKAGE,
    choices,
    constants,
    ids,
    known_only,
    read,
    shape,
    syntax,
    words_of_standing_answers,
    words_of_the_course,
)

RIO = TITLE.folder / "messages"
BOARD = PACKAGE / "cli" / "boards" / "rio"
WAR = TITLE.folder / "war"
AREAS = ("fields", "artisan", "dock", "order")
MANY = 4  # answers of a kind up to which it needs no heading
LETTERS = {chr(letter) for letter in range(ord("a"), ord("z") + 1)}


def test_all_languages_have_the_same_ids_and_variables() -> None:
    english = shape(RIO / "en.ftl")
    assert english
    for language in languages():
        assert shape(RIO / f"{language}.ftl") == english


def test_no_id_is_said_twice() -> None:
    for language in languages():
        names = Counter(message.id.name for message in read(RIO / f"{language}.ftl"))
        assert [name for name, count in names.items() if count > 1] == []
    assert not ids(RIO) & (ids(ENGINE) | ids(CLI))


def test_variants_differ() -> None:
    for language in languages():
        for message in read(RIO / f"{language}.ftl"):
            for variants in choices(message):
                assert not all(variant.equals(variants[0]) for variant in variants[1:]), message.id.name


# ---- what is needed


def words_of_actions() -> set[str]:
    """Kinds of actions, the pieces that they name, and headings for kinds with many answers."""
    state = TITLE.new(4, seed=1)
    notations = [state.vocabulary.notation(action) for action in range(len(state.vocabulary))]
    sizes = Counter(notation.split()[0] for notation in notations)
    needed = {f"action-{kind}" for kind in sizes}
    needed |= {
        f"kind-{notation.split()[0]}" for notation in notations if " " in notation and sizes[notation.split()[0]] > MANY
    }
    places = {word for notation in notations for word in notation.split()[1:] if any(map(str.isdigit, word))}
    named = {word for notation in notations for word in notation.split()[1:]} - places - LETTERS
    for kind in ("load", "craft", "buy", "draw", "lay", "sell", "collect"):  # too few to need one
        needed.discard(f"kind-{kind}" if sizes[kind] <= MANY else "")
    return needed | {f"term-{word}" for word in named}


def words_of_pieces() -> set[str]:
    named = {*terms.BUILDING_NAMES, *terms.GRID_NAMES, *terms.TRACK_NAMES, *terms.OFFICE_NAMES, *AREAS}
    others = {*terms.TILE_NAMES, *terms.WARE_NAMES, *terms.DISTRICT_NAMES, *terms.ENEMY_NAMES, *terms.SOURCE_NAMES}
    needed = {f"term-{name}" for name in (*named, *others, "wood-or-stone")}
    codes = {f"code-{name}" for name in (*terms.BUILDING_NAMES, *terms.ENEMY_NAMES)}
    return needed | {f"about-{name}" for name in named} | codes


def words_of_scores() -> set[str]:
    sources = set(terms.SOURCE_NAMES)
    for node in ast.walk(ast.parse((TITLE.folder / "written" / "standings.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "source":
            sources |= constants(node.value)
    sources |= {"garden", "monument", "church", "barracks"}
    ties = {name for standing in TITLE.new(3, seed=1).standings().seats for name, _ in standing.tiebreaks}
    return {f"score-{source}" for source in sources} | {f"tie-{name}" for name in ties}


class WithoutRefusals(ast.NodeTransformer):
    """Drops the calls that refuse a position: they only cite their rule."""

    CITING = ("refuse", "number_of", "fill_by_name", "seat_set", "check_pieces", "space_called", "action_called")

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id in self.CITING:
            return ast.Constant(None)
        return self.generic_visit(node)


def words_of_rules() -> set[str]:
    """Events, and reasons against an action; in `board`, `written` and `foresight` rules are only cited."""
    needed: set[str] = set()
    for node in (*syntax(TITLE.folder), *syntax(WAR)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            needed |= constants(node.args[0])
    for path in {*TITLE.folder.glob("*.py"), *WAR.glob("*.py")} - {TITLE.folder / "foresight.py"}:
        syntax_tree = WithoutRefusals().visit(ast.parse(path.read_text(encoding="utf-8")))
        needed |= constants(syntax_tree) & {rule.id for rule in TITLE.ledger}
    # the last event's name is chosen before it is told
    return needed | {"offer-accepted", "offer-declined"}


def test_rio_says_all_it_needs_and_nothing_else() -> None:
    needed = {"title-name"} | {f"ask-{phase.name()}" for phase in TITLE.new(4, seed=1).phases if phase.asks()}
    needed |= words_of_actions() | words_of_pieces() | words_of_scores() | words_of_rules()
    needed |= words_of_the_course(TITLE)
    needed |= words_of_standing_answers((*syntax(TITLE.folder), *syntax(WAR)))
    for option in TITLE.options:
        needed |= {option.message, f"{option.message}-help"}
        words = [choice for choice in option.choices if isinstance(choice, str) and choice.isalpha()]
        needed |= {f"{option.message}-{choice}" for choice in words}
    for node in syntax(BOARD):
        needed |= {text for text in constants(node) if text.startswith("label-")}
    said = ids(RIO) - {"which-alike"}  # a part of answers
    assert "ousted" in needed
    assert "RP-ADJ-02" in needed
    assert needed - said == set()
    assert said - needed == set()


# ---- what games say


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"trade": True}), (4, {}), (3, {"length": "short", "trade": True}), (5, {"edition": "1", "trade": True})],
)
def test_all_that_a_game_says_can_be_told(players: int, options: dict[str, Any]) -> None:
    game = Game.new(TITLE, players, seed=players, options=options)
    random = Random(players)
    speakers = [Messages(TITLE, language) for language in languages()]
    while not game.state.over:
        state, decision = game.state, game.state.decision
        notations = [state.vocabulary.notation(action) for action in decision.choices]
        reasons = {state.explain(action, state.actor) for action in decision.expected} - {None}
        for messages in speakers:
            assert known_only(messages.text(decision.prompt, **decision.params))
            for notation in (notations[0], notations[-1], random.choice(notations)):
                assert known_only(messages.action(notation))
            assert [reason for reason in reasons if reason and messages.text(reason) == reason] == []
        game.apply(random.choice(decision.choices))
    log = game.log(None)
    for messages in speakers:
        lines = messages.log(log)
        assert all(known_only(line) for line in lines)
        assert not {event["event"] for event in log} & set(lines)


NAMES = ["Ana", "Bo", "Cleo"]


@pytest.mark.parametrize(
    ("message", "params", "english", "french"),
    [
        (
            "turn-started",
            {"year": 1581, "seat": 1, "order": [1, 0]},
            "1581: workers are placed in the order Bo, Ana.",
            "1581 : on place les ouvriers dans l'ordre Bo, Ana.",
        ),
        (
            "ousted",
            {"seat": 0, "victim": 1, "workers": 1, "space": "e6"},
            "Ana throws 1 worker of Bo out of e6.",
            "Ana chasse 1 ouvrier de Bo de la case e6.",
        ),
        (
            "departure-paid",
            {"seat": 0, "owner": None},
            "Ana pays 2 silver: the ship is to leave this year.",
            "Ana paie 2 pièces d'argent : le bateau doit partir cette année.",
        ),
        (
            "departure-paid",
            {"seat": 0, "owner": 2},
            "Ana pays 2 silver: the ship is to leave this year. 1 silver goes to Cleo, the Shipowner.",
            "Ana paie 2 pièces d'argent : le bateau doit partir cette année. 1 pièce d'argent va à l'Armateur, Cleo.",
        ),
        (
            "building-removed",
            {"building": "hut", "space": "g8", "owner": 1},
            "The hut of Bo on g8 is taken away.",
            "On retire de g8 : hutte de Bo.",
        ),
        (
            "building-removed",
            {"building": "market", "space": "g8", "owner": None},
            "The market on g8 is taken away.",
            "On retire de g8 : marché.",
        ),
        (
            "paid",
            {"seat": 0, "wood": 2, "stone": 0, "precious": 1, "silver": 3},
            "Ana pays 2 wood, 1 precious good, 3 silver.",
            "Ana paie 2 bois, 1 ressource précieuse, 3 pièces d'argent.",
        ),
        (
            "grid-worker-placed",
            {"seat": 0, "grid": "fort", "slot": 3, "points": 4, "owing": True, "shadow": False},
            "Ana places a worker on the Fort for 4 points and pays later.",
            "Ana place un ouvrier sur le Fort pour 4 points et paiera plus tard.",
        ),
        (
            "wall-laid",
            {"seat": 0, "side": "north", "at": "e"},
            "Ana puts a wall: north e",
            "Ana pose un mur : côté nord e",
        ),
        (
            "offered",
            {"seat": 0, "partner": 1, "give": {"wood": 2}, "ask": {}, "give_offices": [], "ask_offices": ["bishop"]},
            "Ana offers Bo: 2 wood for Bishop.",
            "Ana propose à Bo : 2 bois contre Évêque.",
        ),
        (
            "offered",
            {
                "seat": 0,
                "partner": 1,
                "give": {"silver": 2, "stone": 1},
                "ask": {"precious": 1},
                "give_offices": ["general"],
                "ask_offices": [],
            },
            "Ana offers Bo: 2 silver, 1 stone, General for 1 precious good.",
            "Ana propose à Bo : 2 pièces d'argent, 1 pierre, Général contre 1 ressource précieuse.",
        ),
        (
            "war-check",
            {"dice": 9, "enemy": None},
            "The dice show 9: no war this year.",
            "Les dés donnent 9 : pas de guerre cette année.",
        ),
        (
            "ship-left",
            {"goods": 12, "year": 1590},
            "The ship leaves with 12 goods. It comes back in 1590.",
            "Le bateau part avec 12 ressources. Il reviendra en 1590.",
        ),
        (
            "bid-failed",
            {"seat": 0, "office": "bishop", "fine": {}},
            "Ana cannot become Bishop.",
            "Ana ne peut pas devenir Évêque.",
        ),
        (
            "bid-failed",
            {"seat": 0, "office": "bishop", "fine": {"wood": 4, "silver": 2}},
            "Ana cannot become Bishop and loses 4 wood, 2 silver.",
            "Ana ne peut pas devenir Évêque et perd 4 bois, 2 pièces d'argent.",
        ),
        (
            "scored",
            {"seat": 1, "points": -3, "source": "debts"},
            "Bo: -3 points (unpaid debts).",
            "Bo : -3 points (dettes impayées).",
        ),
        (
            "scored",
            {"seat": 1, "points": -1, "source": "debts"},
            "Bo: -1 point (unpaid debts).",
            "Bo : -1 point (dettes impayées).",
        ),
        (
            "war-begins",
            {"enemy": "natives", "seat": 1, "attackers": 11, "workers": 3, "defenders": 4, "bonus": 0},
            "War: Bo leads the Natives with 11 attackers (workers in the city: 3; defenders, counted twice: 4; "
            "bonus: 0).",
            "Guerre : Bo mène les Indigènes, 11 assaillants (ouvriers en ville : 3 ; défenseurs, comptés deux "
            "fois : 4 ; bonus : 0).",
        ),
        (
            "cannons-fired",
            {"seat": 0, "bet": 3, "dice": 8, "result": 9, "hit": True},
            "Ana fires the cannons, with a bet on 3: the roll counts as 9. A hit.",
            "Ana tire au canon et annonce 3 : le jet compte pour 9. Touché.",
        ),
        (
            "groups-merged",
            {"seat": 0, "tokens": 3, "space": "e6", "left": 1},
            "Ana joins two pairs: 3 are on e6 now, 1 beside it.",
            "Ana réunit deux paires : ils sont 3 en e6, et 1 à côté.",
        ),
        (
            "group-sacrificed",
            {"seat": 2, "tokens": 1, "space": None, "enemy": True},
            "Cleo gives up 1 attacker outside the city for one step more.",
            "Cleo sacrifie 1 assaillant hors de la ville pour un pas de plus.",
        ),
        (
            "group-sacrificed",
            {"seat": 0, "tokens": 2, "space": "g6", "enemy": False},
            "Ana gives up 2 defenders on g6 for one step more.",
            "Ana sacrifie 2 défenseurs en g6 pour un pas de plus.",
        ),
        (
            "consent-given",
            {"seat": 1, "partner": 0, "space": "e6", "answer": "command", "purpose": "merge"},
            "Bo lets Ana join the group on e6 and commands it.",
            "Bo laisse Ana rejoindre le groupe en e6 et le commande.",
        ),
        (
            "consent-refused",
            {"seat": 1, "partner": 0, "space": "e6", "answer": "refuse", "purpose": "sacrifice"},
            "Bo does not let Ana give up the group on e6.",
            "Bo ne laisse pas Ana sacrifier le groupe en e6.",
        ),
        (
            "building-destroyed",
            {"building": "hut", "space": "e6", "owner": 1},
            "The hut of Bo on e6 is destroyed.",
            "Détruit en e6 : hutte de Bo.",
        ),
        (
            "war-ended",
            {"enemy": "pirates", "turns": 5, "left": 2},
            "Three war turns without a battle: the war with the Pirates is over, and 2 attackers leave.",
            "Trois tours de guerre sans bataille : la guerre contre les Pirates est finie, 2 assaillants s'en vont.",
        ),
        (
            "ask-garrisoning",
            {"owner": 1, "tokens": 2, "extra": 0, "hired": False},
            "Where does a new defender of Bo go? You can place 2 for nothing.",
            "Où va un nouveau défenseur de Bo ? Vous pouvez en placer 2 gratuitement.",
        ),
        (
            "ask-garrisoning",
            {"seat": 1, "owner": 1, "tokens": 1, "extra": 0, "hired": False},
            "Where does your new defender go? You can place 1 for nothing.",
            "Où va votre nouveau défenseur ? Vous pouvez en placer 1 gratuitement.",
        ),
        (
            "ask-garrisoning",
            {"seat": 1, "owner": 1, "tokens": 1, "extra": 0, "hired": True},
            "Where does your recruit go?",
            "Où va votre recrue ?",
        ),
        (
            "ask-marching",
            {"led": "north e 2", "side": "north", "at": "e", "steps": 2},
            "Where do the attackers outside (north e) go? They have 2 steps, the first one into the city.",
            "Où vont les assaillants du dehors (côté nord, e) ? Ils ont 2 pas ; le premier les mène dans la ville.",
        ),
        (
            "ask-marching",
            {"led": "e6", "side": None, "at": None, "steps": 1},
            "Where does the group on e6 go? It has 1 step left.",
            "Où va le groupe en e6 ? Il lui reste 1 pas.",
        ),
        (
            "ask-consenting",
            {"partner": 0, "led": "e6", "goal": "f6", "purpose": "merge"},
            "Ana wants to join the groups on e6 and f6. Do you agree?",
            "Ana veut réunir les groupes en e6 et f6. Êtes-vous d'accord ?",
        ),
        ("score-office", {"item": "bishop"}, "office: Bishop", "personnage : Évêque"),
        ("score-houses", {"item": "NW"}, "houses: north-west", "maisons : nord-ouest"),
        (
            "ask-paying",
            {"purpose": "building", "what": "house", "space": "e6", "cost": {"wood": 1, "stone": 1}, "silver": 2},
            "How do you pay for a house on e6 (1 wood, 1 stone)? The next good that you lack costs 2 silver.",
            "Comment payez-vous une maison en e6 (1 bois, 1 pierre) ? La prochaine ressource qui vous manque coûte "
            "2 pièces d'argent.",
        ),
    ],
)
def test_a_message_reads_well(message: str, params: dict[str, Any], english: str, french: str) -> None:
    assert Messages(TITLE, "en", names=NAMES).text(message, **params) == english
    assert Messages(TITLE, "fr", names=NAMES).text(message, **params) == french


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("place e6", "a worker on e6", "un ouvrier en e6"),
        (
            "work fort 3",
            "a worker on the Fort, space 3, paid now",
            "un ouvrier sur le Fort, case 3, payé maintenant",
        ),
        ("bid bishop", "bid for the office of Bishop", "poser sa candidature : Évêque"),
        ("build hut", "build a hut", "construire une hutte"),
        (
            "pay 2 wood 1 stone",
            "pay 2 wood, 1 stone, any rest in silver",
            "payer 2 bois, 1 pierre, un reste éventuel en argent",
        ),
        ("pay 0 wood 1 stone", "pay 1 stone, any rest in silver", "payer 1 pierre, un reste éventuel en argent"),
        ("pay 0 wood 0 stone", "pay all in silver", "payer tout en argent"),
        ("give 2 wood", "give 2 wood", "donner 2 bois"),
        ("ask bishop", "get the office of Bishop", "recevoir le personnage Évêque"),
        ("wall north e", "north edge, e", "côté nord, e"),
        ("muster west 4 3", "3 attackers at the west edge, 4", "3 assaillants, côté ouest, 4"),
        ("muster north e 1", "1 attacker at the north edge, e", "1 assaillant, côté nord, e"),
        ("shoot north e 2", "one of a pair at the north edge, e", "un des deux d'une paire, côté nord, e"),
        ("bet 3", "fire, and bet on 3 attackers", "tirer, et annoncer 3 assaillants"),
        ("garrison e6", "a defender on e6", "un défenseur en e6"),
        ("lead e6", "the group on e6", "le groupe en e6"),
        ("lead north e 3", "a triplet at the north edge, e", "un trio, côté nord, e"),
        ("march f6", "march to f6", "aller en f6"),
        (
            "sacrifice g6",
            "one step more (gives up the group on g6)",
            "un pas de plus (sacrifie le groupe en g6)",
        ),
        (
            "sacrifice east 2 1",
            "one step more (gives up an attacker at the east edge, 2)",
            "un pas de plus (sacrifie un assaillant, côté est, 2)",
        ),
        ("load precious", "load 1 precious good", "charger 1 ressource précieuse"),
        ("give 1 precious", "give 1 precious good", "donner 1 ressource précieuse"),
        ("give 2 stone", "give 2 stone", "donner 2 pierres"),
        (
            "pay 1 wood 2 stone",
            "pay 1 wood, 2 stone, any rest in silver",
            "payer 1 bois, 2 pierres, un reste éventuel en argent",
        ),
        ("offer 2", "an offer to Bo", "une offre à Bo"),
        ("recall e6", "take back the workers on e6", "reprendre les ouvriers en e6"),
        ("lay road", "lay a road piece (Roadmaker)", "poser une route (Bâtisseur de routes)"),
    ],
)
def test_an_action_reads_well(notation: str, english: str, french: str) -> None:
    assert Messages(TITLE, "en", names=NAMES).action(notation) == english
    assert Messages(TITLE, "fr", names=NAMES).action(notation) == french


@pytest.mark.parametrize(
    ("notation", "facts", "english", "french"),
    [
        (
            "work fort 3",
            {"points": 4, "alike": 2},
            "a worker on the Fort, 4 points (second such space), paid now",
            "un ouvrier sur le Fort, 4 points (deuxième case pareille), payé maintenant",
        ),
        (
            "owe roads 2",
            {"points": 1},
            "a worker on the roads, 1 point, paid later",
            "un ouvrier sur les routes, 1 point, payé plus tard",
        ),
        ("take mine 2", {"workers": 2}, "2 workers in the mine", "2 ouvriers dans la mine"),
        (
            "sell precious",
            {"silver": 2},
            "sell 1 precious good for 2 silver",
            "vendre 1 ressource précieuse pour 2 pièces d'argent",
        ),
        ("pay 1 wood 0 stone", {"silver": 3}, "pay 1 wood and 3 silver", "payer 1 bois et 3 pièces d'argent"),
        ("pay 1 wood 0 stone", {"silver": 0}, "pay 1 wood", "payer 1 bois"),
    ],
)
def test_an_answer_tells_what_is_known_of_it(notation: str, facts: dict[str, int], english: str, french: str) -> None:
    assert Messages(TITLE, "en").action(notation, facts) == english
    assert Messages(TITLE, "fr").action(notation, facts) == french


def test_what_is_told_twice_is_counted() -> None:
    placed = {"event": "city-worker-placed", "seat": 0}
    events = [{**placed, "move": number, "space": space} for number, space in enumerate(("g6", "g6", "h6"))]
    assert Messages(TITLE, "en", names=NAMES).log(events) == ["Ana places a worker on g6 (×2), h6"]


def test_workers_of_one_seat_share_a_line() -> None:
    events = [
        {"event": "city-worker-placed", "move": 1, "seat": 0, "space": "e6"},
        {"event": "city-worker-placed", "move": 2, "seat": 0, "space": "e7"},
        {"event": "city-worker-placed", "move": 3, "seat": 1, "space": "l6"},
    ]
    assert Messages(TITLE, "en", names=NAMES).log(events) == [
        "Ana places a worker on e6, e7",
        "Bo places a worker on l6",
    ]
