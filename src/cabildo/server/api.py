"""The HTTP interface: each function answers one operation, by asking the services."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import PlainTextResponse, Response

from cabildo.bots.roster import LEVELS
from cabildo.engine.errors import CabildoError
from cabildo.engine.messages import FOLDER, catalogue, languages
from cabildo.engine.options import Choice, Option
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.server.announcer import Announcer
from cabildo.server.caching import etag_of
from cabildo.server.live import Hub, chat_line, has_seat
from cabildo.server.operations import Operation
from cabildo.server.problems import forbidden, invalid, not_found
from cabildo.server.replay.replays import Replays
from cabildo.server.replay.uploads import Uploads
from cabildo.server.settings import Limits
from cabildo.server.store.store import Store
from cabildo.server.tables.access import Access
from cabildo.server.tables.history import find_results
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats
from cabildo.server.tables.seeing import is_at, seats_of, table_info
from cabildo.server.tables.standing_answers import StandingAnswers
from cabildo.server.tables.tables import Tables
from cabildo.server.tables.trying import Trying
from cabildo.server.wire.chat import ChatLine, ChatWish, Notes
from cabildo.server.wire.forms import StandingKey, Version
from cabildo.server.wire.moves import (
    MoveWish,
    Sight,
    StandingWish,
    Tried,
    TryWish,
    UndoAnswer,
    UndoWish,
    Why,
    WhyWish,
)
from cabildo.server.wire.news import Done
from cabildo.server.wire.tables import JoinWish, TableInfo, TableState, TableWish, VisitWish, WatchLink
from cabildo.server.wire.titles import OptionInfo, RuleInfo, TitleInfo

if TYPE_CHECKING:
    from cabildo.server.push.caller import Caller  # which needs an extra of the package

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Skipped = Annotated[int, Meta(ge=0, le=10_000)]  # nobody leafs further
PageSize = Annotated[int, Meta(ge=1, le=50)]
PUBLIC_PAGE = 30  # tables in one answer where nobody says how many


class Services(Struct):
    """What the operations work with."""

    store: Store
    tables: Tables
    moves: Moves
    seats: Seats
    standing: StandingAnswers
    trying: Trying
    replays: Replays
    uploads: Uploads
    access: Access
    hub: Hub
    announcer: Announcer
    caller: Caller | None = None  # where the host lets people be called
    public_each: int = Limits().public_tables  # of one person in the public list


class Asked(Struct):
    """A request that was checked: who asks, the body, and the parameters."""

    person: str | None
    body: Any
    path: dict[str, str]
    query: dict[str, Any]
    address: str  # what quotas and limits of those who are nobody yet count by

    @property
    def somebody(self) -> str:
        assert self.person is not None, "operations without a person say so"
        return self.person


# ---- titles


async def titles(_services: Services, _asked: Asked) -> list[TitleInfo]:
    """All games that can be played here, with their options."""
    return [title_info(name) for name in title_names()]


def title_info(name: str) -> TitleInfo:
    title = find_title(name)
    return TitleInfo(
        name=name,
        players=list(title.player_counts),
        options=[
            OptionInfo(
                name=option.name,
                message=option.message,
                choices=list(option.choices),
                choice_players=[players_with(option, choice) for choice in option.choices],
                default=option.default,
                defaults=dict(option.defaults),
                players=None if option.players is None else list(option.players),
                needs={other: list(values) for other, values in option.needs.items()},
            )
            for option in title.options
        ],
        bots=list(LEVELS),
        rules_version=title.rules_version,
        first_game=dict(title.first_game),
    )


def players_with(option: Option, choice: Choice) -> list[int] | None:
    counts = option.choice_players.get(choice)
    return None if counts is None else list(counts)


async def rules(_services: Services, asked: Asked) -> list[RuleInfo]:
    """The rules of a title, for the help."""
    return [RuleInfo(rule.id, rule.section, rule.text, rule.ruling) for rule in known_title(asked).ledger]


async def messages(_services: Services, asked: Asked) -> Response:
    """The words of a title in a language, as a Fluent catalogue."""
    title = known_title(asked)
    language = asked.path["language"]
    if language not in languages():
        raise not_found("language")
    folders = (FOLDER, title.folder / "messages")
    paths = [path for folder in folders for path in catalogue(folder, language)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    headers = {"Cache-Control": "no-cache", "ETag": f"W/{etag_of(text.encode())}"}  # weak: it may be sent compressed
    return PlainTextResponse(text, headers=headers)


def known_title(asked: Asked) -> Any:
    try:
        return find_title(asked.path["title"])
    except CabildoError:
        raise not_found("title") from None


# ---- tables


async def my_tables(services: Services, asked: Asked) -> list[TableInfo]:
    """My tables: those where it is my turn first."""
    await find_results(services.tables, asked.somebody)
    rows = await services.store.tables_of(asked.somebody)
    infos = await infos_of(services, rows, asked.somebody)
    return sorted(infos, key=lambda info: (not info.my_turn, info.status == "over"))


async def public_tables(services: Services, asked: Asked) -> list[TableInfo]:
    """Tables that anybody may join or watch, the newest first: `count` after the first `skip` ones."""
    count, skip = asked.query["count"] or PUBLIC_PAGE, asked.query["skip"] or 0
    found = await services.store.public_tables(count, skip, services.public_each)
    return await infos_of(services, found, asked.somebody)


async def infos_of(services: Services, rows: Any, person: str) -> list[TableInfo]:
    ids = sorted({seat.person for row in rows for seat in row.seats if seat.person is not None})
    people = await services.store.people(ids)
    return [table_info(row, person, people, services.hub.connected(row.id)) for row in rows]


async def create_table(services: Services, asked: Asked) -> TableState:
    """Make a table; it starts at once if no seat is open."""
    table = await services.seats.create(asked.body, asked.somebody)
    return await state_of(services, table, asked.somebody, None, 0)


async def get_table(services: Services, asked: Asked) -> TableState:
    """A table with the eyes of one's only seat, of the seat named, or of a spectator."""
    return await state_of(services, asked.path["table"], asked.somebody, asked.query["seat"], asked.query["since"] or 0)


async def state_of(services: Services, table: str, person: str, seat: int | None, since: int) -> TableState:
    live = await services.tables.live(table)
    mine = seats_of(live.row, person)
    if seat is not None and seat not in mine:
        raise forbidden("this seat is not yours")
    if seat is None and len(mine) == 1:
        seat = mine[0]
    return (await services.hub.showing(table)).whole(person, seat, since).state


async def join(services: Services, asked: Asked) -> TableState:
    """Take a seat, by a link or at a public table."""
    await services.access.check(asked.path["table"], asked.somebody, asked.body.token)
    seat = await services.seats.join(asked.path["table"], asked.body.token, asked.somebody)
    return await state_of(services, asked.path["table"], asked.somebody, seat, 0)


async def visit(services: Services, asked: Asked) -> TableState:
    """Come to a private table by a link, to look at it; the visit is remembered."""
    await services.access.visit(asked.path["table"], asked.somebody, asked.body.token)
    return await state_of(services, asked.path["table"], asked.somebody, None, 0)


async def let_watch(services: Services, asked: Asked) -> WatchLink:
    """The link by which somebody may watch; all at the table have the same."""
    return WatchLink(await services.access.let_watch(asked.path["table"], asked.somebody))


async def end_watching(services: Services, asked: Asked) -> Done:
    """End the link to watch: it is good no longer, nor for those who came by it."""
    await services.access.end_watching(asked.path["table"], asked.somebody)
    return await done(services, asked)


async def start(services: Services, asked: Asked) -> TableState:
    """Begin the game, when all seats are taken."""
    await services.seats.start(asked.path["table"], asked.somebody)
    return await state_of(services, asked.path["table"], asked.somebody, None, 0)


async def leave(services: Services, asked: Asked) -> Done:
    """Leave a table; in a running game a bot stands in."""
    remains = await services.seats.leave(asked.path["table"], asked.somebody)
    return await done(services, asked) if remains else Done(0)


async def come_back(services: Services, asked: Asked) -> Done:
    """Take back the seats a bot played meanwhile."""
    await services.seats.come_back(asked.path["table"], asked.somebody)
    return await done(services, asked)


async def replace_by_bot(services: Services, asked: Asked) -> Done:
    """Hand the seat of somebody who let their time run out to a bot."""
    await services.seats.replace_by_bot(asked.path["table"], int(asked.path["seat"]), asked.somebody)
    return await done(services, asked)


async def rematch(services: Services, asked: Asked) -> TableState:
    """The same table again, or the one that somebody made already."""
    table = await services.seats.rematch(asked.path["table"], asked.somebody)
    return await state_of(services, table, asked.somebody, None, 0)


async def done(services: Services, asked: Asked) -> Done:
    return Done((await services.tables.live(asked.path["table"])).row.sequence)


# ---- playing


async def move(services: Services, asked: Asked) -> Done:
    """Carry out actions of my seat, all or nothing."""
    wish: MoveWish = asked.body
    done = await services.moves.move(
        asked.path["table"],
        wish.seat,
        wish.actions,
        expected=wish.expected,
        key=wish.key,
        person=asked.somebody,
        given=wish.given,
    )
    return await with_news(services, asked, done, wish.sight)


async def with_news(services: Services, asked: Asked, done: Done, sight: Sight | None) -> Done:
    """The answer with what its sender would wait for."""
    news: Any = await services.hub.news_for(asked.path["table"], asked.somebody, sight)  # perhaps encoded already
    done.news = news
    return done


async def answer_beforehand(services: Services, asked: Asked) -> Done:
    """Answer a kind of question of my seat beforehand."""
    wish: StandingWish = asked.body
    table = asked.path["table"]
    done = Done(await services.standing.set(table, wish.seat, wish.key, wish.action, asked.somebody))
    return await with_news(services, asked, done, wish.sight)


async def ask_again(services: Services, asked: Asked) -> Done:
    """Answer a kind of question myself again."""
    seat, key = asked.query["seat"], asked.query["key"]
    if seat is None or key is None:
        raise invalid("seat and key: say which answer")
    version, events = asked.query["version"], asked.query["events"]
    sight = None if version is None else Sight(seat, version, events or 0)  # a body would be unusual in a DELETE
    done = Done(await services.standing.set(asked.path["table"], seat, key, None, asked.somebody))
    return await with_news(services, asked, done, sight)


async def undo(services: Services, asked: Asked) -> Done:
    """Take my last move back, or ask the others for it."""
    wish: UndoWish = asked.body
    done = await services.moves.undo(
        asked.path["table"], wish.seat, expected=wish.expected, key=wish.key, person=asked.somebody, given=wish.given
    )
    return await with_news(services, asked, done, wish.sight)


async def answer_undo(services: Services, asked: Asked) -> Done:
    """Agree or not, when somebody wants to take back."""
    wish: UndoAnswer = asked.body
    done = Done(await services.moves.answer_undo(asked.path["table"], wish.seat, wish.accept, asked.somebody))
    return await with_news(services, asked, done, wish.sight)


async def try_actions(services: Services, asked: Asked) -> Tried:
    """What actions of my seat would lead to, without doing them."""
    return await services.trying.attempt(asked.path["table"], asked.body, asked.somebody)


async def why(services: Services, asked: Asked) -> Why:
    """The rule against an action of my seat now."""
    wish: WhyWish = asked.body
    return await services.moves.why(asked.path["table"], wish.seat, wish.action, asked.somebody)


# ---- talking


async def get_chat(services: Services, asked: Asked) -> list[ChatLine]:
    """What was said at a table."""
    return [chat_line(row) for row in await services.store.chat(asked.path["table"], asked.query["since"] or 0)]


async def say(services: Services, asked: Asked) -> ChatLine:
    """Say something; only people at the table can."""
    table = asked.path["table"]
    live = await services.tables.live(table)
    if not has_seat(live, asked.somebody):
        raise forbidden("only people at the table can talk")
    line = await services.store.say(table, asked.somebody, asked.body.text.strip())
    if line is None:
        raise not_found("table")  # it was deleted a moment ago
    await services.announcer.said(table, [line.number])
    return chat_line(line)


async def get_notes(services: Services, asked: Asked) -> Notes:
    """My private notes on a table."""
    await check_notes(services, asked)
    return Notes(await services.store.notes(asked.path["table"], asked.somebody))


async def set_notes(services: Services, asked: Asked) -> Notes:
    """Write my private notes on a table."""
    await check_notes(services, asked)
    if not await services.store.save_notes(asked.path["table"], asked.somebody, asked.body.text):
        raise not_found("table")  # it was deleted at this moment
    return Notes(asked.body.text)


async def check_notes(services: Services, asked: Asked) -> None:
    if not is_at((await services.tables.live(asked.path["table"])).row, asked.somebody):
        raise forbidden("only people at the table can keep notes on it")


SEAT_AND_SINCE = {"seat": Count, "since": Count}
OPERATIONS = [
    Operation(method="GET", path="/api/titles", handler=titles, answer=list[TitleInfo], person=False),
    Operation(method="GET", path="/api/titles/{title}/rules", handler=rules, answer=list[RuleInfo], person=False),
    Operation(
        method="GET",
        path="/api/titles/{title}/messages/{language}",
        handler=messages,
        answer=str,
        media="text/plain",
        person=False,
    ),
    Operation(method="GET", path="/api/tables", handler=my_tables, answer=list[TableInfo]),
    Operation(
        method="GET",
        path="/api/tables/public",
        handler=public_tables,
        answer=list[TableInfo],
        query={"skip": Skipped, "count": PageSize},
    ),
    Operation(
        method="POST",
        path="/api/tables",
        handler=create_table,
        answer=TableState,
        body=TableWish,
        status=201,
        limit="new",
        quota="tables",
    ),
    Operation(method="GET", path="/api/tables/{table}", handler=get_table, answer=TableState, query=SEAT_AND_SINCE),
    Operation(
        method="POST", path="/api/tables/{table}/join", handler=join, answer=TableState, body=JoinWish, at_door=True
    ),
    Operation(
        method="POST", path="/api/tables/{table}/visit", handler=visit, answer=TableState, body=VisitWish, at_door=True
    ),
    Operation(method="POST", path="/api/tables/{table}/watch-link", handler=let_watch, answer=WatchLink, limit="new"),
    Operation(method="DELETE", path="/api/tables/{table}/watch-link", handler=end_watching, answer=Done),
    Operation(method="POST", path="/api/tables/{table}/start", handler=start, answer=TableState),
    Operation(method="POST", path="/api/tables/{table}/leave", handler=leave, answer=Done),
    Operation(method="POST", path="/api/tables/{table}/come-back", handler=come_back, answer=Done),
    Operation(method="POST", path="/api/tables/{table}/seats/{seat}/bot", handler=replace_by_bot, answer=Done),
    Operation(
        method="POST",
        path="/api/tables/{table}/rematch",
        handler=rematch,
        answer=TableState,
        limit="new",
        quota="tables",
    ),
    Operation(method="POST", path="/api/tables/{table}/moves", handler=move, answer=Done, body=MoveWish),
    Operation(
        method="POST", path="/api/tables/{table}/standing", handler=answer_beforehand, answer=Done, body=StandingWish
    ),
    Operation(
        method="DELETE",
        path="/api/tables/{table}/standing",
        handler=ask_again,
        answer=Done,
        query={"seat": Count, "key": StandingKey, "version": Version, "events": Count},
    ),
    Operation(method="POST", path="/api/tables/{table}/undo", handler=undo, answer=Done, body=UndoWish),
    Operation(method="POST", path="/api/tables/{table}/undo/answer", handler=answer_undo, answer=Done, body=UndoAnswer),
    Operation(
        method="POST",
        path="/api/tables/{table}/try",
        handler=try_actions,
        answer=Tried,
        body=TryWish,
        limit="try",
        keeps=False,
    ),
    Operation(method="POST", path="/api/tables/{table}/why", handler=why, answer=Why, body=WhyWish, keeps=False),
    Operation(
        method="GET", path="/api/tables/{table}/chat", handler=get_chat, answer=list[ChatLine], query={"since": Count}
    ),
    Operation(
        method="POST", path="/api/tables/{table}/chat", handler=say, answer=ChatLine, body=ChatWish, limit="chat"
    ),
    Operation(method="GET", path="/api/tables/{table}/notes", handler=get_notes, answer=Notes),
    Operation(method="PUT", path="/api/tables/{table}/notes", handler=set_notes, answer=Notes, body=Notes),
]
