"""Trinidad says all it needs in every language, and nothing else."""

from __future__ import annotations

import ast
from collections import Counter
from random import Random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.messages import Messages, languages
from cabildo.titles.trinidad import notation as written
from cabildo.titles.trinidad import terms
from cabildo.titles.trinidad.affiliates.moments import FIRST_WINDOW, MOMENT_NAMES
from cabildo.titles.trinidad.district_value import PART_NAMES
from cabildo.titles.trinidad.title import TITLE
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

TRINIDAD = TITLE.folder / "messages"
FOLDERS = ("council_vote", "affiliates", "events", "talks", "extended_war", "solo")
CHAPTERS = [TITLE.folder, *(TITLE.folder / name for name in FOLDERS)]
BOARD = PACKAGE / "cli" / "boards" / "trinidad"
MANY = 4  # answers of a kind up to which it needs no heading
# words of notation by which messages choose what to say, and which are never shown
CHOOSING = {
    *("more", "game", "none", "cubes", "as", "for", "free", "own", "council", "vote"),
    *("abstain", "follow", "lead", "up", "positive", "negative"),
    *("plus", "double", "ignore"),
}


def test_all_languages_have_the_same_ids_and_variables() -> None:
    english = shape(TRINIDAD / "en.ftl")
    assert english
    for language in languages():
        assert shape(TRINIDAD / f"{language}.ftl") == english


def test_no_id_is_said_twice() -> None:
    for language in languages():
        names = Counter(message.id.name for message in read(TRINIDAD / f"{language}.ftl"))
        assert [name for name, count in names.items() if count > 1] == []
    assert not ids(TRINIDAD) & (ids(ENGINE) | ids(CLI))


def test_variants_differ() -> None:
    for language in languages():
        for message in read(TRINIDAD / f"{language}.ftl"):
            for variants in choices(message):
                assert not all(variant.equals(variants[0]) for variant in variants[1:]), message.id.name


# ---- what is needed


def all_notations() -> list[str]:
    vocabulary = TITLE.vocabulary()
    return [vocabulary.notation(action) for action in range(len(vocabulary))]


def words_of_actions() -> set[str]:
    """First words of actions, the pieces that they name, and headings for many answers with the same first word."""
    notations = all_notations()
    sizes = Counter(notation.split()[0] for notation in notations if " " in notation)
    needed = {f"action-{notation.split()[0]}" for notation in notations}
    needed |= {f"kind-{word}" for word, size in sizes.items() if size > MANY}
    named = {word for notation in notations for word in notation.split()[1:] if len(word) > 1}
    named = {word for word in named if not any(map(str.isdigit, word))}
    return needed | {f"term-{word}" for word in named - CHOOSING}


def words_of_pieces() -> set[str]:
    explained = {*terms.BUILDING_NAMES, *terms.GRID_NAMES, *terms.CHARACTER_NAMES, *terms.STATUS_NAMES}
    explained |= {*terms.BANNER_NAMES, *terms.UNIT_NAMES[1:], *written.CARD_NUMBERS, *terms.EVENT_NAMES}
    others = {*terms.CUBE_NAMES, *terms.LOAD_NAMES, *terms.PIECE_NAMES, *terms.DISTRICT_NAMES, *terms.FACTION_NAMES}
    others |= {*terms.SOURCE_NAMES, *terms.LAW_NAMES, *terms.ATTACKER_NAMES}
    others |= {terms.OWN_WORKER_NAME, terms.COUNCIL_WORKER_NAME}
    needed = {f"term-{name}" for name in (*explained, *others)}
    needed |= {f"code-{name}" for name in (*terms.BUILDING_NAMES, "fort", *terms.UNIT_NAMES[1:], "flame")}
    deeds = [kind.lower().replace(" ", "-") for kind in terms.SOLO_KIND_NAMES]  # of the automaton's cards
    needed |= {f"{what}-{deed}" for what in ("solo-kind", "about-solo") for deed in deeds}
    needed |= {f"card-{number}" for number in written.CARD_NUMBERS}
    needed |= {f"TR-AFF-{number}" for number in written.CARD_NUMBERS}
    needed |= {f"red-{number}" for number in written.CARD_NUMBERS}
    needed |= {f"part-{name}" for name in PART_NAMES} | {f"back-{name}" for name in terms.BACK_NAMES}
    return needed | {f"about-{name}" for name in explained}


def words_of_scores() -> set[str]:
    ties = {name for standing in TITLE.new(3, seed=1).standings().seats for name, _ in standing.tiebreaks}
    return {f"score-{source}" for source in terms.SOURCE_NAMES} | {f"tie-{name}" for name in ties}


class WithoutRefusals(ast.NodeTransformer):
    """Drops what only cites a rule: the checks of positions."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        return ast.Constant(None) if called in CITING else self.generic_visit(node)


CITING = ("refuse", "number_of", "seat_set", "set_called", "space_called", "action_called", "card_numbered")


def words_of_rules() -> set[str]:
    """Events, and reasons against an action; in `board`, `written` and `foresight` rules are only cited."""
    needed: set[str] = set()
    for node in (node for folder in CHAPTERS for node in syntax(folder)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
            needed |= constants(node.args[0])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLING_OF:
            needed |= constants(node.args[1])
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["event"]:
            needed |= constants(node.value)  # the name of the event is chosen before it is told
    ledger = {rule.id for rule in TITLE.ledger}
    for path in {path for folder in CHAPTERS for path in folder.glob("*.py")} - {TITLE.folder / "foresight.py"}:
        needed |= constants(WithoutRefusals().visit(ast.parse(path.read_text(encoding="utf-8")))) & ledger
    return needed - {"passed"}  # the engine says it


TELLING = ("tell", "tell_some")
TELLING_OF = ("tell_of", "tell_about", "tell_card", "tell_district", "tell_offer")  # the state, and then what is told


def test_trinidad_says_all_it_needs_and_nothing_else() -> None:
    needed = {"title-name"} | {f"ask-{phase.name()}" for phase in TITLE.new(4, seed=1).phases if phase.asks()}
    needed |= words_of_actions() | words_of_pieces() | words_of_scores() | words_of_rules()
    needed |= words_of_the_course(TITLE)
    needed |= {word for folder in CHAPTERS for word in words_of_standing_answers(syntax(folder))}
    needed |= {f"standing-{moment}" for moment in MOMENT_NAMES[FIRST_WINDOW:]}
    for option in TITLE.options:
        needed |= {option.message, f"{option.message}-help"}
        needed |= {f"{option.message}-{choice}" for choice in option.choices if isinstance(choice, str)}
    needed |= {f"automaton-{strength}" for strength in terms.STRENGTH_NAMES}
    for node in syntax(BOARD):
        needed |= {text for text in constants(node) if text.startswith("label-")}
    said = ids(TRINIDAD) - {"which-alike", "grid-space"}  # parts of answers
    assert "grid-completed" in needed
    assert "TR-BUILD-14" in needed
    assert needed - said == set()
    assert said - needed == set()


# ---- what games say


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_reads_alone(language: str) -> None:
    messages = Messages(TITLE, language)
    texts = {notation: messages.action(notation) for notation in all_notations()}
    assert all(known_only(text) for text in texts.values())
    assert not [notation for notation in texts if texts[notation].startswith("action-")]
    same = Counter(texts.values())
    assert {text: count for text, count in same.items() if count > 1} == {}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"length": "short", "events": True}),
        (2, {"length": "short"}),
        (2, {"automaton": "divinity", "talks": True, "length": "short"}),
        (2, {"automaton": "divinity", "extended-war": True, "length": "short"}),
        (3, {"characters": "dealt", "open-screens": True}),
        (3, {"characters": "dealt", "events": True, "talks": True}),
        (4, {}),
        (5, {"length": "short", "characters": "dealt"}),
    ],
)
def test_all_that_a_game_says_can_be_told(players: int, options: dict[str, Any]) -> None:
    game = Game.new(TITLE, players, seed=players, options=options)
    random = Random(players)
    speakers = [Messages(TITLE, language) for language in languages()]
    while not game.state.over:
        state, decision = game.state, game.state.decision
        reasons = {state.explain(action, state.actor) for action in decision.expected} - {None}
        for messages in speakers:
            asked = messages.text(decision.prompt, **decision.params)
            assert known_only(asked)
            assert asked != decision.prompt
            assert [reason for reason in reasons if reason and messages.text(reason) == reason] == []
        game.apply(random.choice(decision.choices))
    for seat in (None, 0):
        log = game.log(seat)
        for messages in speakers:
            lines = messages.log(log)
            assert all(known_only(line) for line in lines)
            assert not {event["event"] for event in log} & set(lines)


NAMES = ["Ana", "Bo", "Cleo"]


@pytest.mark.parametrize(
    ("message", "params", "english", "french"),
    [
        (
            "bid",
            {"seat": 0, "points": 3, "character": "bishop"},
            "Ana bids 3 points for the Bishop.",
            "Ana mise 3 points pour l'Évêque.",
        ),
        (
            "auction-began",
            {"character": "captain", "order": [1, 0]},
            "Bo, Ana bid for the Captain.",
            "On mise pour le Capitaine : Bo, Ana.",
        ),
        (
            "kept",
            {"seat": 1, "card": 21, "rejected": [41]},
            "Bo keeps the Stone Splitter and discards the Toll Collector.",
            "Bo garde le Fendeur de pierre et défausse le Péager.",
        ),
        (
            "kept",
            {"seat": 1, "card": None, "rejected": [27, 36]},
            "Bo keeps none of the cards and discards the Broker, the Night Watchman.",
            "Bo ne garde aucune carte et défausse le Courtier, le Veilleur de nuit.",
        ),
        (
            "kept",
            {"seat": 1, "card": 84, "rejected": []},
            "Bo keeps the Dancing Master.",
            "Bo garde le Maître de danse.",
        ),
        (
            "pile-taken",
            {"seat": 0, "owner": None, "card": 13},
            "Ana takes the Journeyman from the game's pile.",
            "Ana prend le Compagnon de la défausse du jeu.",
        ),
        (
            "pile-taken",
            {"seat": 0, "owner": 2, "card": 13},
            "Ana takes the Journeyman from the pile of Cleo.",
            "Ana prend le Compagnon de la défausse de Cleo.",
        ),
        (
            "pile-taken",
            {"seat": 2, "owner": 2, "card": 13},
            "Cleo takes the Journeyman from their own pile.",
            "Cleo prend le Compagnon de sa propre défausse.",
        ),
        (
            "war-declared",
            {"faction": "pirates", "modifier": 0},
            "War: the Pirates are on their way.",
            "Guerre : les Pirates sont en route.",
        ),
        (
            "war-declared",
            {"faction": "natives", "modifier": 1},
            "War: the Natives are on their way, stronger by 1 because of the tension.",
            "Guerre : les Indigènes sont en route, plus forts de 1 à cause de la tension.",
        ),
        (
            "space-drawn",
            {"card": 43, "space": "e3"},
            "A card of the deck, the Stevedore, names the space e3.",
            "Une carte de la pioche, le Débardeur, désigne la case e3.",
        ),
        (
            "salary-paid",
            {"seat": 0, "bronze": 1, "unpaid": 2},
            "Ana pays 1 bronze for salaries; affiliates without pay: 2.",
            "Ana paie 1 bronze de salaires ; affiliés impayés : 2.",
        ),
        (
            "paid",
            {"seat": 0, "cost": {"own-worker": 2, "council-worker": 1, "stone": 1, "precious": 1, "bronze": 3}},
            "Ana pays 2 workers, 1 worker of the council, 1 stone, 1 precious good, 3 bronze.",
            "Ana paie 2 ouvriers, 1 ouvrier du conseil, 1 pierre, 1 bien précieux, 3 bronze.",
        ),
        (
            "swapped",
            {"seat": 0, "spent": "stone", "wanted": "metal"},
            "Ana spends a stone as a metal (Construction status).",
            "Ana dépense une pierre comme un métal (statut Construction).",
        ),
        (
            "built",
            {"seat": 2, "building": "house", "space": "e3"},
            "Cleo builds a House on e3.",
            "Cleo construit une maison en e3.",
        ),
        (
            "building-displaced",
            {"building": "house", "space": "g3", "owner": 1},
            "The House of Bo on g3 makes way.",
            "Laisse la place en g3 : maison de Bo.",
        ),
        (
            "building-displaced",
            {"building": "church", "space": "g3", "owner": None},
            "The Church on g3 makes way.",
            "Laisse la place en g3 : église.",
        ),
        (
            "reactivated",
            {"seat": 0, "card": None},
            "Ana turns their character upright.",
            "Ana redresse son personnage.",
        ),
        (
            "grid-completed",
            {"seat": 0, "grid": "roads"},
            "Ana has filled the grid of the Roads.",
            "Ana a rempli la grille des routes.",
        ),
        ("grid-completed", {"seat": 0, "grid": "fort"}, "Ana completes the Fort.", "Ana achève le Fort."),
        (
            "tension-raised",
            {"faction": "natives", "steps": 2, "space": 1, "double": True},
            "Natives: tension +2, a double disc on space 1.",
            "Indigènes : tension +2, double disque sur la case 1.",
        ),
        (
            "war",
            {"faction": "pirates", "attack": 5},
            "War: the Pirates attack with 5.",
            "Guerre : les Pirates attaquent avec 5.",
        ),
        (
            "fight-began",
            {"seat": 1, "unit": "soldier", "attacker": 2, "foe": "warrior", "district": "NCL", "attacked": True},
            "Attacker 2, a Warrior, attacks a Soldier of Bo in the north centre-left district.",
            "L'assaillant 2, un Guerrier, attaque un soldat de Bo dans le quartier nord centre gauche.",
        ),
        (
            "attackers-showed",
            {"cards": [14, 18]},
            "The attackers show the Scaffolder, the Woodcutter.",
            "Les assaillants montrent l'Échafaudeur, le Bûcheron.",
        ),
        (
            "attacker-removed",
            {"attacker": 2, "unit": "indio", "owner": 0, "hits": 3},
            "Attacker 2, an Indio, is defeated: Ana gets its control card (hits: 3).",
            "L'assaillant 2, un Indio, est vaincu : Ana reçoit sa carte de contrôle (points de vie : 3).",
        ),
        (
            "ask-applying",
            {"card": 34, "burned": False},
            "With the Gatekeeper: how often do the Walls count?",
            "Avec le Gardien des portes : combien de fois comptent les remparts ?",
        ),
        (
            "scored",
            {"seat": 1, "points": -1, "source": "emptied"},
            "Bo: -1 point (emptied grids and stacks).",
            "Bo : -1 point (grilles et piles vidées).",
        ),
        (
            "law-proposed",
            {"seat": 0, "law": "major-building", "grid": "fort"},
            "Ana proposes the Major Building Act for the Fort.",
            "Ana propose la loi du bâtiment majeur pour le Fort.",
        ),
        (
            "law-proposed",
            {"seat": 0, "law": "peace", "grid": None},
            "Ana proposes the Peace Act.",
            "Ana propose la loi de paix.",
        ),
        (
            "event-kept",
            {"seat": 0, "what": "crown-tax"},
            "Ana chooses the event: Crown Tax.",
            "Ana choisit l'événement : Impôt de la Couronne.",
        ),
        (
            "offered",
            {"seat": 0, "partner": 1, "give": {"bronze": 2}, "ask": {}, "pact": "follow"},
            "Ana offers Bo 2 bronze for nothing, with a pact that both vote as Bo declares.",
            "Ana propose à Bo : 2 bronze contre rien, avec un pacte : les deux votent comme Bo l'annonce.",
        ),
        (
            "ask-answering",
            {"partner": 1, "give": {"bronze": 2, "wood": 1}, "ask": {"metal": 1}, "pact": None, "counter": False},
            "Bo offers you 2 bronze, 1 wood for 1 metal. Do you accept?",
            "Bo vous propose : 2 bronze, 1 bois contre 1 métal. Acceptez-vous ?",
        ),
        (
            "ask-window",
            {"moment": "walls-closed"},
            "Walls have closed a district. Do you use a card?",
            "Des remparts ont fermé un quartier. Utilisez-vous une carte ?",
        ),
        (
            "vote-decided",
            {"law": "peace", "grid": None, "yes": 2, "no": 3, "approved": False},
            "Yes 2, no 3: the Peace Act is rejected.",
            "Oui 2, non 3 : la loi de paix est rejetée.",
        ),
        (
            "voted",
            {"seat": 1, "side": "no", "votes": 3},
            "Bo voted no: 3 votes.",
            "Bo a voté non : 3 voix.",
        ),
        (
            "ask-scheduling",
            {"law": "support", "grid": None},
            "In which decade does Spain pay more for what the ship brings?",
            "Dans quelle décennie l'Espagne paie-t-elle davantage ce que le navire apporte ?",
        ),
        (
            "ask-paying",
            {"workers": 2, "helpers": None, "cubes": {"stone": 1, "wood": 1}, "bronze": 0},
            "How do you pay 2 workers, 1 stone, 1 wood?",
            "Comment payez-vous 2 ouvriers, 1 pierre, 1 bois ?",
        ),
        (
            "ask-paying",
            {"workers": 1, "helpers": None, "cubes": {}, "bronze": 2},
            "How do you pay 1 worker, 2 bronze?",
            "Comment payez-vous 1 ouvrier, 2 bronze ?",
        ),
        (
            "ask-paying",
            {"workers": 4, "helpers": None, "cubes": {}, "bronze": 0},
            "How do you pay 4 workers?",
            "Comment payez-vous 4 ouvriers ?",
        ),
        (
            "ask-taking",
            {"stone": 0, "wood": 2, "precious": 0, "supplied": False},
            "From which grid do you take the next wood? You take 2 more.",
            "De quelle grille prenez-vous le prochain bois ? Vous en prenez encore 2.",
        ),
        (
            "ask-taking",
            {"stone": 1, "wood": 1, "precious": 0, "supplied": False},
            "From which grid do you take a stone? You take 1 stone, then 1 wood.",
            "De quelle grille prenez-vous une pierre ? Vous en prenez 1, puis 1 bois.",
        ),
        (
            "solo-card",
            {"seat": 1, "card": "S16", "kind": "walls-and-roads"},
            "Bo turns up a card (S16): Walls or Roads.",
            "Bo retourne une carte (S16) : remparts ou routes.",
        ),
        (
            "ask-deciding",
            {"seat": 2, "choice": "ground", "building": "house", "cube": None, "left": 0},
            "You choose for Cleo, who has no preference: which space gets a House?",
            "Vous choisissez pour Cleo, qui n'a pas de préférence : sur quelle case construire une maison ?",
        ),
        (
            "ask-fighting",
            {"faction": "natives", "attack": 3, "fielded": [1], "strength": 2},
            "The Natives attack with 3, your units in the field have 2. Who else fights? You may burn cards for them.",
            "Les Indigènes attaquent avec 3 ; vos unités engagées ont 2. Qui combat encore ? "
            "Vous pouvez sacrifier des cartes pour elles.",
        ),
    ],
)
def test_a_message_reads_well(message: str, params: dict[str, Any], english: str, french: str) -> None:
    assert Messages(TITLE, "en", names=NAMES).text(message, **params) == english
    assert Messages(TITLE, "fr", names=NAMES).text(message, **params) == french


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("build house", "build a House", "construire une maison"),
        ("keep 14", "keep the Scaffolder", "garder l'Échafaudeur"),
        ("keep none", "keep none", "n'en garder aucune"),
        ("bid 14", "bid 14 points", "miser 14 points"),
        ("pile 2", "take the top of the pile of Bo", "prendre le dessus de la défausse de Bo"),
        ("pile game", "take the top of the game's pile", "prendre le dessus de la défausse du jeu"),
        ("sell 2 stone", "sell 2 stone", "vendre 2 pierres"),
        ("sell stone wood", "sell a stone and a wood", "vendre une pierre et un bois"),
        ("sell metal", "sell a metal", "vendre un métal"),
        ("buy faith", "buy a Faith token", "acheter un jeton de foi"),
        ("store stone 2", "a stone from grid 2", "une pierre de la grille 2"),
        ("store precious", "a precious good from its grid", "un bien précieux de sa grille"),
        ("load triplet", "load a stone, a wood and a precious good", "charger une pierre, un bois et un bien précieux"),
        ("spend wood as metal", "spend a wood as a metal", "dépenser un bois comme un métal"),
        ("hands 0", "only your own workers", "seulement vos propres ouvriers"),
        ("hire for stone", "hire a worker of the council for a stone", "engager un ouvrier du conseil pour une pierre"),
        ("hire 2", "take 2 workers of the council", "prendre 2 ouvriers du conseil"),
        ("reactivate free", "reactivate without a worker (Cards status)", "réactiver sans ouvrier (statut Cartes)"),
        ("boost fort 3", "space 3 of the Fort", "la case 3 du Fort"),
        ("boost series bishop", "series of the Bishop", "la série de l'Évêque"),
        ("boost home e3", "your building on e3", "votre bâtiment en e3"),
        ("boost military", "strongest unit", "l'unité la plus forte"),
        ("span f3-g3", "across f3-g3", "sur f3-g3"),
        ("wall north e", "north edge, e", "côté nord, e"),
    ],
)
def test_an_action_reads_well(notation: str, english: str, french: str) -> None:
    assert Messages(TITLE, "en", names=NAMES).action(notation) == english
    assert Messages(TITLE, "fr", names=NAMES).action(notation) == french


@pytest.mark.parametrize(
    ("notation", "facts", "english", "french"),
    [
        ("slot 3", {"points": 4}, "your worker on the space of 4 points", "votre ouvrier sur la case de 4 points"),
        (
            "slot 4",
            {"points": 1, "alike": 2},
            "your worker on the space of 1 point (second such space)",
            "votre ouvrier sur la case de 1 point (deuxième case pareille)",
        ),
        ("sell 2 wood", {"bronze": 3}, "sell 2 wood for 3 bronze", "vendre 2 bois pour 3 bronze"),
        (
            "stack 2",
            {"points": 1},
            "1 bronze from stack 2 (the last one: 1 point lost)",
            "1 bronze de la pile 2 (le dernier : 1 point perdu)",
        ),
        (
            "boost fort 3",
            {"points": 2, "worth": 4},
            "the space of 4 points of the Fort: +2 points",
            "la case de 4 points du Fort\u00a0: +2 points",
        ),
        ("boost money", {"points": 1}, "most money: +1 point", "le plus d'argent\u00a0: +1 point"),
        ("event negative", {"named": 1, "what": "storm"}, "Storm", "Tempête"),
        ("give up", {"event": "inquisition"}, "give a Faith token back", "rendre un jeton de foi"),
        ("give up", {"event": "crown-tax"}, "pay 1 bronze", "payer 1 bronze"),
        ("work fort", {"law": 1}, "the Fort", "le Fort"),
        ("bear", {"points": 3}, "lose 3 points", "perdre 3 points"),
        ("remove e4", {"burns": 1}, "the Lot on e4 burns down", "le terrain en e4 brûle"),
        ("pile 2", {"own": 1}, "take the top of your own pile", "prendre le dessus de votre propre défausse"),
        (
            "heal 2 1",
            {"own": 1},
            "heal the unit on your war marker 1",
            "soigner l'unité de votre marqueur de guerre 1",
        ),
    ],
)
def test_an_answer_tells_what_is_known_of_it(notation: str, facts: dict[str, Any], english: str, french: str) -> None:
    assert Messages(TITLE, "en").action(notation, facts) == english
    assert Messages(TITLE, "fr").action(notation, facts) == french


def test_workers_on_a_grid_share_a_line_and_the_councils_have_their_own() -> None:
    """The points of a space are told only where somebody gets them (TR-COUNCIL-04)."""
    own: dict[str, Any] = {"event": "worker-on-grid", "seat": 0, "grid": "fort"}
    lent: dict[str, Any] = {**own, "event": "council-on-grid"}
    events = [
        {**lent, "move": 1, "slot": 1},
        {**lent, "move": 1, "slot": 2},
        {**own, "move": 2, "slot": 3, "points": 4},
        {**own, "move": 2, "slot": 4, "points": 3},
        {**own, "move": 3, "slot": 5, "points": 1, "seat": 1},
    ]
    assert Messages(TITLE, "en", names=NAMES).log(events) == [
        "Ana places the council's worker: Fort (×2)",
        "Ana places a worker: Fort, 4 points, 3 points",
        "Bo places a worker: Fort, 1 point",
    ]


def test_every_line_begins_with_a_capital_letter() -> None:
    events = [{"event": "stacked", "move": 1, "seat": 1, "card": 59}, {"event": "passed", "move": 2, "seat": 2}]
    told = Messages(TITLE, "en", names=(*NAMES[:2], "the automaton")).log(events)
    assert told == ["The Recruiter lies on top of the pile of Bo.", "The automaton passes."]
