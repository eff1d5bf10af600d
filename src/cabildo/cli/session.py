"""A game at one screen: what is asked, answered, taken back and shown. People see only what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from cabildo.bots.bot import answer
from cabildo.bots.roster import make_bot
from cabildo.cli.archive import Archive
from cabildo.cli.board import board_for
from cabildo.cli.choices import Choice, Unclear, choices_of, choose, shortened, split_answers
from cabildo.cli.groups import apart, group_table
from cabildo.cli.players import game_messages
from cabildo.cli.screen import Screen
from cabildo.cli.standings import show_standings
from cabildo.engine.decision import Decision
from cabildo.engine.game import Game
from cabildo.engine.passing import FORCED
from cabildo.engine.record import STANDING, USUAL, Given, Seat
from cabildo.engine.standing_answers import standing_choices, standing_key

RECENT = 12  # events that are told again to somebody who resumes a game
ONE_COLUMN = 6  # choices up to which each has a line of its own
UNBOUNDED = 10_000  # columns, to measure what does not fit
HELPER = "simple"  # the program that answers for a person who types "auto"


class Session:
    """The game with the people and programs who play it; `conversation.py` leads through it."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        screen: Screen,
        archive: Archive,
        random: Random,
        language: str | None = None,
        ask_all: bool = False,
    ) -> None:
        """`ask_all` asks people also where nearly everybody answers the same. Raises OptionError."""
        self.game = game
        self.screen = screen
        self.archive = archive
        self.random = random
        self.ask_all = ask_all
        self.messages = game_messages(game, seats, language)
        self.board = board_for(game.title.name, screen, self.messages)
        self.bots = {number: make_bot(seat.bot) for number, seat in enumerate(seats) if seat.bot}
        self.people = [number for number in range(len(seats)) if number not in self.bots]
        self.standing: list[dict[str, int]] = [{} for _ in seats]  # answers given beforehand: actions by key
        self.took_back: int | None = None  # who took back, and wants to think anew, until somebody answers
        self.viewer: int | None = None  # the person who looked at the screen last
        self.told = dict.fromkeys(self.people, max(0, len(game.events) - RECENT))  # events, by person
        self.asked: tuple[int, str] | None = None  # the person and kind of the last question
        self.drawn: tuple[int, str] | None = None  # of the last one for which the board was drawn

    def is_question(self) -> bool:
        """Whether a person is on turn and really asked, and not answered for with a standing or the usual answer."""
        return self.game.state.actor in self.people and self.given_answer() is None

    def given_answer(self) -> tuple[int, Given] | None:
        """What is answered for the person on turn: what they answered beforehand, else what is usual."""
        state = self.game.state
        seat = int(state.actor)
        standing = self.standing[seat].get(standing_key(state))
        if standing is not None and standing in standing_choices(state) and self.took_back != seat:
            return standing, STANDING
        return None if self.ask_all or state.usual() < 0 else (int(state.usual()), USUAL)

    # ---- answering

    def answer_of_program(self) -> None:
        """One answer of the program on turn, or what is answered for a person who is not asked."""
        state = self.game.state
        bot = self.bots.get(int(state.actor))
        if bot is not None:
            self.game.apply(answer(bot, state, self.random))
        elif (given := self.given_answer()) is not None:
            self.game.apply(given[0], given=given[1])

    def answer_beforehand(self, text: str) -> None:
        """Give this answer now, as any other, and from now on whenever the same is asked; raises Unclear."""
        state = self.game.state
        if not standing_key(state):
            raise Unclear(self.messages.text("always-not-here"))
        action = choose(text, state, self.messages)
        if action not in standing_choices(state):
            raise Unclear(self.messages.text("always-not-this", answers=self.what_stands()))
        self.standing[int(state.actor)][standing_key(state)] = action
        self.took_back = None
        self.game.apply(action)

    def what_stands(self) -> str:
        """What can be answered beforehand to the present question, in words."""
        state = self.game.state
        named = [self.messages.action(state.vocabulary.notation(action)) for action in standing_choices(state)]
        return ", ".join(named)

    def standing_answers(self, seat: int) -> list[str]:
        """What a person answered beforehand, in words."""
        notation, text = self.game.state.vocabulary.notation, self.messages.text
        return [
            text("always-answer", question=text(f"standing-{key}"), answer=self.messages.action(notation(action)))
            for key, action in self.standing[seat].items()
        ]

    def take_answers(self, line: str) -> bool:
        """Apply all answers on a line, or none; raises Unclear. An empty line gives the usual answer.

        Nobody can try what chance would do: once something new has come to light, the rest is not taken.
        """
        state = self.game.state
        if not line:
            usual = int(state.usual())
            if usual < 0:
                return False
            self.took_back = None
            self.game.apply(usual)
            return True
        seat = int(state.actor)
        self.took_back = None
        before = len(self.game.moves)
        series = self.board.series(state.view(seat))
        try:
            for text in self.read_answers(line, series):
                if self.game.free_moves(seat) < len(self.game.moves) - before:
                    self.screen.prose(self.messages.text("rest-not-taken", text=shortened(text)), style="yellow")
                    break
                if self.followed_by_itself(seat, text, series):
                    continue
                if self.game.state.actor != seat:
                    raise Unclear(self.messages.text("too-many-answers", text=shortened(text)))
                self.game.apply(choose(text, self.game.state, self.messages))
                while self.game.state.actor == seat and not self.is_question():
                    self.answer_of_program()
        except Unclear:
            self.game.undo(len(self.game.moves) - before)
            raise
        return len(self.game.moves) > before

    def read_answers(self, line: str, series: Sequence[str]) -> list[str]:
        """The answers on a line; where a question has a series of parts, numbers are for these in their order."""
        answers = split_answers(line)
        if not series or not all(answer.isdecimal() for answer in answers):
            return answers
        if len(answers) > len(series):
            raise Unclear(self.messages.text("too-many-answers", text=shortened(answers[len(series)])))
        return [f"{part} {answer}" for part, answer in zip(series, answers, strict=False)]

    def followed_by_itself(self, seat: int, text: str, series: Sequence[str]) -> bool:
        """Whether this part of a series was left with no choice, and so happened as it is answered; raises Unclear."""
        part, _, number = text.rpartition(" ")
        state = self.game.state
        asked = [] if state.over or state.actor != seat else choices_of(state, self.messages)
        if part not in series or any(choice.notation.startswith(f"{part} ") for choice in asked):
            return False
        only = self.board.only_number(state.view(seat), part)
        if number != str(only):
            raise Unclear(self.messages.text("followed-by-itself", text=shortened(text), number=only))
        return True

    def take_back(self, seat: int) -> None:
        """Go back to the person's last answer, over what programs did; raises Unclear if it is too late."""
        game = self.game
        undone = []
        while True:
            if not game.moves:
                problem = "undo-nothing"
            elif game.moves[-1].seat != seat and game.moves[-1].seat not in self.bots:
                problem = "undo-other"
            elif not game.undo_is_free(game.moves[-1].seat):
                problem = "undo-learned"
            else:
                undone.append(game.moves[-1])
                game.undo()
                usual = not self.ask_all and game.state.usual() >= 0  # records of older versions do not tell
                if game.state.actor != seat or undone[-1].given is not None or usual:
                    continue
                self.took_back = seat
                game.state.reseed(self.random.getrandbits(62))  # nobody knows the future, nor gets the one of a replay
                self.told = {person: min(told, len(game.events)) for person, told in self.told.items()}
                self.asked = self.drawn = None
                self.screen.line(self.messages.text("taken-back"), style="green")
                return
            for move in reversed(undone):
                game.replay(move)
            raise Unclear(self.messages.text(problem))

    def answer_for(self) -> None:
        """Let a program answer the present question and those like it that follow."""
        helper = make_bot(HELPER)
        self.took_back = None
        asked = self.asked
        while not self.game.state.over and (int(self.game.state.actor), self.game.state.decision.kind) == asked:
            self.game.apply(answer(helper, self.game.state, self.random))

    # ---- showing

    def show_turn(self, seat: int) -> None:
        """All that a person needs to answer; the board only if it is not still in sight."""
        self.viewer = seat
        news = self.show_news(seat)
        state = self.game.state
        question = (seat, state.decision.kind)
        others_acted = self.drawn is None or any(event.get("seat") != seat for event in news)
        if others_acted or (question != self.drawn and not self.board.is_aside(state.view(seat))):
            self.show_board()
            self.drawn = question
        self.asked = question
        self.show_question()

    def show_news(self, seat: int) -> list[dict[str, Any]]:
        """Tell what happened since this person looked last, and hand it back."""
        events = self.game.log(seat)
        news = [event for event in events[self.told[seat] :] if not event.get(FORCED)]
        self.told[seat] = len(events)
        if news:
            self.screen.line()
        for line in self.messages.log(news):
            self.screen.prose(line)
        return news

    def show_board(self) -> None:
        self.screen.line()
        self.screen.show(self.board.draw(self.game.state.view(self.viewer)))

    def show_question(self) -> None:
        state = self.game.state
        decision, view = state.decision, state.view(self.viewer)
        question = Text(self.messages.text(decision.prompt, **{"seat": decision.seat, **decision.params}), style="bold")
        if decision.because:
            question.append(f" ({decision.because})", style="not bold dim")
        self.screen.line()
        self.screen.show(question)
        hint = self.board.hint(view)
        if hint:
            self.screen.prose(hint, style="dim")
        if self.board.series(view):
            self.screen.line(self.messages.text("series"), style="dim")
        choices = choices_of(state, self.messages)
        notes = {choice.notation: self.board.note(view, choice.notation) for choice in choices}
        lone, alike = apart(choices)
        lone = [choice if notes[choice.notation] else self.in_full(choice, decision) for choice in lone]
        if lone:
            beside = [notes[choice.notation] for choice in lone]
            beside = [note if note not in choice.label else "" for note, choice in zip(beside, lone, strict=True)]
            self.screen.show(choice_table(lone, beside, self.screen))
        if alike:
            self.screen.show(group_table(alike, notes, self.messages, self.screen))
        if decision.usual is not None:
            usual = self.messages.action(state.vocabulary.notation(decision.usual), decision.facts.get(decision.usual))
            self.screen.line(self.messages.text("usual-answer", answer=usual), style="dim")
        if decision.standing is not None:
            self.screen.line(self.messages.text("always-hint", answers=self.what_stands()), style="dim")

    def in_full(self, choice: Choice, decision: Decision) -> Choice:
        """A choice whose label tells what the board says nothing beside it about: the price of a sale."""
        return choice._replace(label=self.messages.action(choice.notation, decision.facts.get(choice.action)))

    def show_end(self) -> None:
        """The last events, the board as everybody may see it now, and the standings."""
        if self.people:
            self.viewer = self.viewer if self.viewer is not None else self.people[0]
            self.show_news(self.viewer)
        self.show_board()
        self.screen.line()
        show_standings(self.game, self.messages, self.screen)
        if self.archive.path and not self.archive.problem:
            self.screen.line(self.messages.text("record-kept", file=str(self.archive.path)), style="dim")


def choice_table(choices: Sequence[Choice], notes: Sequence[str], screen: Screen) -> Table:
    """The choices with their numbers, many in two columns, read downwards; with their notation where that fits."""
    cells = [(choice.key, choice.label, note, choice.notation) for choice, note in zip(choices, notes, strict=True)]
    columns = 1 if len(choices) <= ONE_COLUMN else 2
    whole = choice_grid(cells, columns)
    unbounded = screen.console.options.update_width(UNBOUNDED)
    if columns == 1 or Measurement.get(screen.console, unbounded, whole).maximum <= screen.width:
        return whole
    return choice_grid([cell[:-1] for cell in cells], columns)


def choice_grid(cells: Sequence[tuple[str, ...]], columns: int) -> Table:
    """Each choice with so many of its parts as its cell has: number, label, note, notation."""
    height = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        for style in ("bold cyan", "", "bright_yellow", "dim")[: len(cells[0])]:
            grid.add_column(justify="right" if style == "bold cyan" else "left", style=style)
    for row in range(height):
        grid.add_row(*(part for cell in cells[row::height] for part in cell))
    return grid
