"""The catalogues are complete in every language, hold nothing that nobody uses, and read well."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cabildo.engine import messages as engine_messages
from cabildo.engine import reasons as engine_reasons
from cabildo.engine.errors import OptionError
from cabildo.engine.game import Game
from cabildo.engine.messages import Messages, catalogue, languages
from cabildo.engine.title import Title
from cabildo.titles.puerto_rico.title import TITLE

PACKAGE = Path(engine_messages.__file__).parent.parent
ENGINE = PACKAGE / "engine" / "messages"
PUERTO_RICO = PACKAGE / "titles" / "puerto_rico" / "messages"
CLI = PACKAGE / "cli" / "messages"
SERVER = PACKAGE / "server" / "messages"
FOLDERS = [ENGINE, PUERTO_RICO, CLI, SERVER]


class Choices(Visitor):
    """What a message says in each case, wherever it chooses."""

    def __init__(self) -> None:
        self.found: list[list[ftl.Pattern]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.found.append([variant.value for variant in node.variants])
        self.generic_visit(node)


def choices(message: ftl.Message) -> list[list[ftl.Pattern]]:
    visitor = Choices()
    visitor.visit(message)
    return visitor.found


class Variables(Visitor):
    """The variables that a message or attribute refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def variables(pattern: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


def read(path: Path) -> list[ftl.Message]:
    """The messages of a catalogue, also of the files beside it into which it is split."""
    texts = [part.read_text(encoding="utf-8") for part in catalogue(path.parent, path.stem)]
    body = [entry for text in texts for entry in FluentParser().parse(text).body]
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def shape(path: Path) -> dict[str, set[str]]:
    """All ids, also of attributes, with their variables; which words change with their number differs by language.

    So does which messages ask what a thing is (`-id`) to put its name into the right form.
    """
    found: dict[str, set[str]] = {}
    for message in read(path):
        found[message.id.name] = bare(variables(message.value))
        for attribute in message.attributes:
            if attribute.id.name != "counted":
                found[f"{message.id.name}.{attribute.id.name}"] = bare(variables(attribute.value))
    return found


def bare(names: set[str]) -> set[str]:
    return {name.removesuffix("-id") for name in names}


def ids(folder: Path) -> set[str]:
    return {message.id.name for message in read(folder / "en.ftl")}


def syntax(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.glob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def constants(*nodes: ast.AST | None) -> set[str]:
    return {
        inner.value
        for node in nodes
        if node is not None
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_ids_and_variables(folder: Path) -> None:
    english = shape(folder / "en.ftl")
    assert english
    for language in languages():
        assert shape(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_id_is_said_twice(folder: Path) -> None:
    for language in languages():
        names = [message.id.name for message in read(folder / f"{language}.ftl")]
        assert len(names) == len(set(names))
    others = set().union(*(ids(other) for other in FOLDERS if other != folder))
    assert not ids(folder) & others


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_variants_differ(folder: Path) -> None:
    for language in languages():
        for message in read(folder / f"{language}.ftl"):
            for variants in choices(message):
                assert not all(variant.equals(variants[0]) for variant in variants[1:]), message.id.name


def test_every_engine_reason_has_a_message() -> None:
    reasons = {value for name, value in vars(engine_reasons).items() if name.isupper()}
    assert "engine.game-over" in reasons
    server = sorted((PACKAGE / "server").rglob("*.py"))
    used = {"figure-points"}
    used |= set() if server else {"undone", "undone-chance", "cut-short"}  # events of the server
    files = [PACKAGE / "engine" / f"{name}.py" for name in ("messages", "passing", "game")]
    for path in (*files, *server):
        used |= constants(ast.parse(path.read_text(encoding="utf-8")))
    assert ids(ENGINE) == {reason.replace(".", "-") for reason in reasons} | (ids(ENGINE) & used)


def words_of_the_course(title: Title) -> set[str]:
    """For charts and replay, where the engine names the points, and for what is tried."""
    state = title.new(3, seed=1)
    return {f"figure-{name}" for name in title.figures(state, 0) if name != "points"} | {
        "round-name",
        *(f"counted-{kind}" for kind in title.counted),
        *(f"holding-{name}" for name in title.holdings(state, 0)),
        *title.warned,
    }


def words_of_standing_answers(nodes: Iterable[ast.AST]) -> set[str]:
    """The questions that can be answered beforehand, by the keys that phases name."""
    methods = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == "standing"]
    keys = {text for method in methods if method.args.args[0].arg == "self" for text in constants(method)}
    return {f"standing-{key}" for key in keys}


def puerto_rico_needs() -> set[str]:
    """What the title, its decisions, events, reasons and scores, and the command's board ask for."""
    state = TITLE.new(4, seed=1)
    needed = {"title-name"}
    needed |= {f"ask-{phase.name()}" for phase in state.phases}
    notations = [state.vocabulary.notation(action) for action in range(len(state.vocabulary))]
    for notation in notations:
        kind, *words = notation.split()
        needed.add(f"action-{kind}")
        needed |= {f"term-{word}" for word in words if not word.isdigit()}
    for option in TITLE.options:
        needed |= {option.message, f"{option.message}-help"}
    for node in syntax(TITLE.folder):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("tell"):
            needed |= constants(node.args[0])
        if isinstance(node, ast.Return):
            needed |= {text for text in constants(node.value) if text in TITLE.ledger}
        if isinstance(node, ast.keyword) and node.arg == "source":
            needed |= {f"score-{source}" for source in constants(node.value)}
    needed |= {f"tie-{name}" for standing in finished_game(1).state.standings().seats for name, _ in standing.tiebreaks}
    needed |= words_of_the_course(TITLE) | words_of_standing_answers(syntax(TITLE.folder))
    for node in syntax(PACKAGE / "cli" / "boards"):
        needed |= {text for text in constants(node) if text.startswith("label-")}
    return needed


def test_puerto_rico_says_all_it_needs_and_nothing_else() -> None:
    needed, said = puerto_rico_needs(), ids(PUERTO_RICO)
    assert "role-taken" in needed
    assert "PR-CAPTAIN-08" in needed
    assert needed - said == set()
    assert said - needed == set()


def finished_game(seed: int, players: int = 4) -> Game:
    game = Game.new(TITLE, players, seed)
    random = Random(seed)
    while not game.state.over:
        game.apply(random.choice(game.state.legal_actions()))
    return game


def known_only(text: str) -> bool:
    """Nothing of the machinery shows: no unresolved variable, no bare id."""
    return bool(text) and "{" not in text and "$" not in text and "???" not in text


class Heard(NamedTuple):
    """All that some random games had to say."""

    questions: list[tuple[str, dict[str, Any]]]
    notations: set[str]
    reasons: set[str]
    logs: list[list[dict[str, Any]]]


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard([], set(), set(), [])
    for players in (2, 3, 5):
        game = Game.new(TITLE, players, seed=players)
        random = Random(players)
        while not game.state.over:
            state, decision = game.state, game.state.decision
            if (decision.prompt, decision.params) not in heard.questions:
                heard.questions.append((decision.prompt, decision.params))
            heard.notations.update(state.vocabulary.notation(action) for action in decision.choices)
            expected = [state.explain(action, state.actor) for action in decision.expected]
            heard.reasons.update(reason for reason in expected if reason)
            game.apply(random.choice(decision.choices))
        heard.logs.append(game.log(None))
    return heard


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_a_game_says_can_be_told(language: str, heard: Heard) -> None:
    messages = Messages(TITLE, language)
    assert len(heard.questions) > 50
    for prompt, params in heard.questions:
        assert known_only(messages.text(prompt, **params))
    assert len(heard.notations) > 80
    for notation in heard.notations:
        assert known_only(messages.action(notation))
        assert messages.action(notation) != f"action-{notation.split()[0]}"
    assert len(heard.reasons) > 10
    for reason in heard.reasons:
        assert messages.text(reason) != reason
    for log in heard.logs:
        lines = messages.log(log)
        assert all(known_only(line) for line in lines)
        assert not {event["event"] for event in log} & set(lines)


@pytest.mark.parametrize(
    ("language", "message", "params", "text"),
    [
        ("en", "role-taken", {"seat": 0, "role": "settler", "doubloons": 0}, "Ana takes the settler."),
        (
            "en",
            "role-taken",
            {"seat": 1, "role": "mayor", "doubloons": 2},
            "Bo takes the mayor and the 2 doubloons on it.",
        ),
        (
            "fr",
            "role-taken",
            {"seat": 0, "role": "settler", "doubloons": 1},
            "Ana prend le paysan et le doublon posé dessus.",
        ),
        ("en", "tile-taken", {"seat": 0, "tile": "indigo"}, "Ana takes an indigo plantation."),
        ("fr", "tile-taken", {"seat": 0, "tile": "indigo"}, "Ana prend une plantation d'indigo."),
        ("fr", "tile-taken", {"seat": 2, "tile": "quarry"}, "Joueur 3 prend une carrière."),
        (
            "en",
            "produced",
            {"seat": 0, "goods": {"corn": 2, "sugar": 1}, "doubloons": 1},
            "Ana produces 2 corn, 1 sugar; the factory pays 1 doubloon.",
        ),
        ("en", "produced", {"seat": 0, "goods": {}, "doubloons": 0}, "Ana produces nothing."),
        (
            "fr",
            "built",
            {"seat": 0, "building": "city-hall", "price": 9},
            "Ana construit l'hôtel de ville pour 9 doublons.",
        ),
        (
            "en",
            "loaded",
            {"seat": 1, "good": "corn", "barrels": 1, "ship": "wharf", "points": 1},
            "Bo ships 1 corn by wharf for 1 point.",
        ),
        (
            "en",
            "loaded",
            {"seat": 1, "good": "corn", "barrels": 3, "ship": "7", "points": 3},
            "Bo loads 3 corn on the ship of 7 for 3 points.",
        ),
        ("en", "end-triggered", {"cause": "chips"}, "The victory points run out: this is the last round."),
        ("en", "PR-BUILDER-02", {}, "You cannot pay for it."),
        ("en", "undone", {"seat": 1}, "Bo takes a move back."),
        ("fr", "undone", {"seat": 1}, "Bo reprend un coup."),
        ("fr", "ship-refilled", {"colonists": 1}, "1 colon embarque pour le prochain maire."),
        ("en", "ship-refilled", {"colonists": 0}, "No colonist is left to board the ship for the next mayor."),
        ("en", "row-filled", {"tiles": {}}, "No plantation is left for the row."),
        ("fr", "engine.not-your-turn", {}, "C'est à quelqu'un d'autre de jouer."),
        ("en", "there-is-no-such-message", {}, "there-is-no-such-message"),
        ("en", "counted", {"number": 1, "name": "x" * 5000}, f"1 {'x' * 2000}"),
    ],
)
def test_a_message_reads_well(language: str, message: str, params: dict[str, object], text: str) -> None:
    assert Messages(TITLE, language, names=["Ana", "Bo"]).text(message, **params) == text


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("role captain", "captain", "capitaine"),
        (
            "use hacienda",
            "draw a hidden plantation first (hacienda)",
            "piocher d'abord une plantation cachée (hacienda)",
        ),
        ("load sugar 7", "sugar on the ship of 7", "sucre sur le navire de 7"),
        ("load sugar wharf", "sugar by your own wharf", "sucre par votre propre quai"),
        ("man corn 1", "1 colonist on corn", "1 colon : maïs"),
        ("man corn 0", "0 colonists on corn", "0 colon : maïs"),
    ],
)
def test_an_action_reads_well(notation: str, english: str, french: str) -> None:
    assert Messages(TITLE, "en").action(notation) == english
    assert Messages(TITLE, "fr").action(notation) == french


def test_like_events_of_one_seat_share_a_line() -> None:
    manned = [
        {"event": "manned", "move": 4, "seat": 0, "place": "corn", "colonists": 2},
        {"event": "manned", "move": 5, "seat": 0, "place": "harbor", "colonists": 1},
        {"event": "manned", "move": 6, "seat": 1, "place": "corn", "colonists": 1},
        {"event": "tile-taken", "move": 7, "seat": 1, "tile": "corn"},
        {"event": "tile-taken", "move": 8, "seat": 1, "tile": "corn"},
    ]
    assert Messages(TITLE, "en", names=["Ana", "Bo"]).log(manned) == [
        "Ana places colonists: corn 2, harbor 1",
        "Bo places colonists: corn 1",
        "Bo takes a corn plantation.",
        "Bo takes a corn plantation.",
    ]


def test_a_player_without_a_name_has_a_number() -> None:
    messages = Messages(None, "fr", names=["Ana", ""])
    assert [messages.player(seat) for seat in range(3)] == ["Ana", "Joueur 2", "Joueur 3"]


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Good day, { $seat }\n")
    assert Messages(None, "fr", names=["Ana"], folders=[tmp_path]).text("greeting", seat=0) == "Good day, Ana"


def test_a_catalogue_may_be_split_and_a_list_be_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("kept = { $seat } keeps { $cards-one } ({ $cards })\n")
    (tmp_path / "cards-en.ftl").write_text(
        "card-14 = Baker\nterm-14 =\n    .one = the { card-14 }\nabout-14 = Bread\nabout-mill = Flour\n"
    )
    messages = Messages(None, "fr", names=["Ana"], folders=[tmp_path])
    assert messages.text("kept", seat=0, cards=[14, 15]) == "Ana keeps the Baker, 15 (14, 15)"
    assert messages.explained() == {"14": "Baker", "mill": "mill"}


@pytest.mark.parametrize(
    ("seat", "grid", "text"),
    [
        (0, "port", "le fort d'Ana, case du Port"),
        (1, "wall", "le fort de Bo, case des murs"),
        (2, "x", "le fort d'Étienne, case de x"),
        (3, "x", "le fort de l'automate, case de x"),
    ],
)
def test_french_of_melts_with_what_follows(tmp_path: Path, seat: int, grid: str, text: str) -> None:
    (tmp_path / "fr.ftl").write_text(
        "whose = le fort { DE($owner) }, case { DE($grid-one) }\n"
        "term-port = Port\n    .one = le Port\nterm-wall = murs\n    .one = les murs\n"
    )
    names = ["Ana", "Bo", "Étienne", "l'automate"]
    assert Messages(None, "fr", names=names, folders=[tmp_path]).text("whose", owner=seat, grid=grid) == text


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(OptionError, match="language 'tlh': is none of en, fr"):
        Messages(None, "tlh")
