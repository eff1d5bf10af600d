"""The end of a game on the screen: the seats by rank, and where their points come from."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.table import Table
from rich.text import Text

from cabildo.cli.screen import Screen
from cabildo.engine.game import Game
from cabildo.engine.messages import Messages
from cabildo.engine.standings import Standing, Standings


def show_standings(game: Game, messages: Messages, screen: Screen) -> None:
    """The table, and under it who won, and who helped their luck by taking back."""
    standings = game.state.standings()
    screen.show(standings_table(standings, messages, screen))
    screen.line()
    screen.line(result_line(standings, messages), style="bold green")
    past_chance = Counter(taken.seat for taken in game.record().taken_back)
    for seat, count in sorted(past_chance.items()):
        screen.prose(messages.text("taken-back-chance", seat=seat, count=count), style="yellow")


def standings_table(standings: Standings, messages: Messages, screen: Screen) -> Table:
    """A column a seat, a row a source; sources with the same label are added up."""
    table = Table(box=box.SIMPLE_HEAD if screen.glyphs.full == "●" else box.ASCII2, show_edge=False, pad_edge=False)
    table.add_column()
    for standing in standings.seats:
        heading = Text(messages.player(standing.seat))
        if standing.seat in standings.winners:
            heading.stylize("bold green")
        table.add_column(heading, justify="right")
    scores = [by_label(standing, messages) for standing in standings.seats]
    for label in dict.fromkeys(label for score in scores for label in score):
        table.add_row(label, *(str(score.get(label, "")) for score in scores))
    table.add_section()
    table.add_row(messages.text("total"), *(shown(standing.points) for standing in standings.seats), style="bold")
    for number, (name, _) in enumerate(standings.seats[0].tiebreaks):
        label = messages.text("tiebreak", what=messages.text(f"tie-{name}"))
        table.add_row(label, *(shown(standing.tiebreaks[number][1]) for standing in standings.seats), style="dim")
    table.add_row(messages.text("rank"), *(shown(standing.rank) for standing in standings.seats))
    return table


def by_label(standing: Standing, messages: Messages) -> dict[str, int]:
    """Points by what the source is called."""
    score: dict[str, int] = {}
    for line in standing.lines:
        label = messages.text(f"score-{line.source}", item=line.item)
        score[label] = score.get(label, 0) + (line.points or 0)
    return score


def result_line(standings: Standings, messages: Messages) -> str:
    """Who won, and with how many points."""
    winners = standings.winners
    names = messages.text("and").join(messages.player(seat) for seat in winners)
    line = messages.text("won", names=names, count=len(winners), points=standings.seats[0].points)
    return line[:1].upper() + line[1:]  # some names begin with "the"


def shown(number: int | None) -> str:
    return "?" if number is None else str(number)
