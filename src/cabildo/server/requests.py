"""From an HTTP request to a checked operation and back: body, parameters, person, limits and errors in one place."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request, cookie_parser
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope

from cabildo.server.addresses import Proxies
from cabildo.server.api import Asked, Services
from cabildo.server.caching import unless_known
from cabildo.server.operations import Operation
from cabildo.server.people import COOKIE, Cookies
from cabildo.server.problems import RequestProblem, forbidden, invalid, no_storage, nobody, not_found
from cabildo.server.quotas import Quota, Quotas
from cabildo.server.rate_limits import RateLimits
from cabildo.server.settings import Settings
from cabildo.server.store.faults import Unavailable
from cabildo.server.wire.forms import Problem
from cabildo.server.wire.people import Person
from cabildo.server.wire.socket import PROTOCOL

PROTOCOL_HEADER = "cabildo-protocol"
READ = {"host", "origin", "sec-fetch-site", "cookie", PROTOCOL_HEADER}
MOST_COOKIES = 4096  # that are not taken apart again
SHORT_COOKIES = 512  # letters; nobody fills the memory with longer ones
YEAR = 365 * 24 * 3600
NAMES = {  # what the parts of a path look like; anything else is not found
    "table": re.compile(r"[A-Za-z0-9_-]{1,32}"),
    "seat": re.compile(r"[0-9]{1,2}"),
}


class Head:
    """What is asked of the head of a request, which is gone through once."""

    def __init__(self, scope: Scope) -> None:
        found: dict[str, list[str]] = {}
        for raw, value in scope["headers"]:
            name = raw.decode("latin-1")
            if name in READ:
                found.setdefault(name, []).append(value.decode("latin-1"))
        self._found = found

    def first(self, name: str) -> str | None:
        """The value of a header of `READ`, the first where it is there several times."""
        values = self._found.get(name)
        return None if values is None else values[0]

    def cookie(self) -> str | None:
        cookies = self._found.get("cookie")
        if cookies is None:
            return None
        header = "; ".join(cookies)
        return known_cookie_in(header) if len(header) <= SHORT_COOKIES else cookie_in(header)


def cookie_in(header: str) -> str | None:
    return cookie_parser(header).get(COOKIE)


known_cookie_in = lru_cache(MOST_COOKIES)(cookie_in)


class Desk:
    """Where requests are taken in."""

    def __init__(
        self,
        settings: Settings,
        services: Services,
        cookies: Cookies,
        limits: RateLimits,
        proxies: Proxies,
        quotas: Quotas,
    ) -> None:
        self._settings = settings
        self._services = services
        self._cookies = cookies
        self._limits = limits
        self._proxies = proxies
        self._quotas = quotas

    def route(self, operation: Operation, mounted: str = "") -> Route:
        """The operation's route, within what is mounted at the beginning of its path."""

        async def endpoint(request: Request) -> Response:
            return await self._answer(operation, request)

        return Route(
            operation.path.removeprefix(mounted), endpoint, methods=[operation.method], name=operation.handler.__name__
        )

    async def answer_at_once(
        self, operation: Operation, path: dict[str, str], scope: Scope, receive: Receive
    ) -> tuple[int, bytes]:
        """The status and the body that a request is answered with, where neither cookie nor file goes along."""
        try:
            asked = await self._take_in(operation, path, scope, receive)
            return operation.status, msgspec.json.encode(await self._carry_out(operation, asked))
        except RequestProblem as problem:
            return problem.status, msgspec.json.encode(problem.problem)
        except ClientDisconnect:
            return 400, b""

    async def _answer(self, operation: Operation, request: Request) -> Response:
        try:
            asked = await self._take_in(operation, request.path_params, request.scope, request.receive)
            answer = await self._carry_out(operation, asked)
        except RequestProblem as problem:
            return json_response(problem.problem, problem.status)
        except ClientDisconnect:
            return Response(status_code=400)
        if isinstance(answer, Response):
            return unless_known(request, answer)
        response = json_response(answer, operation.status)
        if operation.cookie:
            self._set_cookie(response, answer.id if isinstance(answer, Person) else None)
        return response

    async def _carry_out(self, operation: Operation, asked: Asked) -> Any:
        try:
            with self._quotas.one_more(quota_of(operation, asked), asked.address):
                return await operation.handler(self._services, asked)
        except IntegrityError:
            self._services.store.forget_people()
            if asked.person is None or await self._services.store.person(asked.person) is not None:
                raise
            raise nobody() from None  # they were deleted while they asked

    async def _take_in(self, operation: Operation, path: dict[str, str], scope: Scope, receive: Receive) -> Asked:
        head = Head(scope)
        check_origin(head)
        check_protocol(scope["method"], head)
        for name, part in path.items():
            if name in NAMES and NAMES[name].fullmatch(part) is None:
                raise not_found(name)
        person = self._cookies.read(head.cookie())
        if person is not None and await self._services.store.person(person) is None:
            person = None
        address = self._proxies.whose(scope)
        unknown = person is None and operation.limit in ("any", "new")
        allowed = self._limits.allow("stranger" if unknown else operation.limit, person or address)
        writes = operation.method != "GET" and operation.keeps and bool(address)  # without one they are many people's
        if not allowed or (writes and not self._limits.allow("write", address)):
            raise RequestProblem(429, "problem-too-many", "too many requests; wait a moment")
        if operation.person and person is None:
            raise nobody()
        if "table" in path and not operation.at_door:
            assert person is not None, "operations on tables are for somebody"
            await self._services.access.check(path["table"], person)
        body = None
        if operation.body is not None:
            sent = await bounded_body(receive, operation.most_body or self._settings.most_body)
            body = sent if operation.body is bytes else read_body(sent, operation.body)
        return Asked(person, body, dict(path), read_query(scope, operation.query), address)

    def _set_cookie(self, response: Response, person: str | None) -> None:
        response.set_cookie(
            COOKIE,
            "" if person is None else self._cookies.write(person),
            max_age=0 if person is None else YEAR,
            httponly=True,
            samesite="strict",
            secure=self._settings.secure_cookie,
        )


def quota_of(operation: Operation, asked: Asked) -> Quota | None:
    """What the operation brings: who is somebody already brings no guest."""
    return None if operation.quota == "guests" and asked.person is not None else operation.quota


def check_origin(head: Head) -> None:
    """A page of another site must not act for the person; requests without an origin are no page's."""
    origin = head.first("origin")
    if origin is not None and origin.partition("://")[2] != head.first("host"):
        raise forbidden("requests from other sites are refused")
    if head.first("sec-fetch-site") in ("cross-site", "same-site"):
        raise forbidden("requests from other sites are refused")


def check_protocol(method: str, head: Head) -> None:
    """A page that was loaded before the server changed is told to be loaded again, once it wants something.

    Programs, which send no origin, use what `/api/openapi.json` describes. Pages of before there were numbers know the
    code for it no more than they know their number, but show what comes with another one.
    """
    spoken = head.first(PROTOCOL_HEADER)
    if method == "GET" or head.first("origin") is None or spoken == str(PROTOCOL):
        return
    code = "problem-invalid" if spoken is None else "problem-reload"
    raise RequestProblem(426, code, "this page is not of the server's version: load it again")


async def bounded_body(receive: Receive, most: int) -> bytes:
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            problem = f"a request may have {most} bytes at most"
            raise RequestProblem(413, "problem-too-large", problem, params={"kilobytes": most // 1024})
    return body


def read_body(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise invalid(str(problem)) from None


def read_query(scope: Scope, wanted: dict[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if not wanted:
        return values
    sent = QueryParams(scope["query_string"])
    for name, kind in wanted.items():
        text = sent.get(name)
        try:
            values[name] = None if text is None else msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as problem:
            raise invalid(f"{name}: {problem}") from None
    return values


def json_response(answer: Any, status: int) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


async def refused(request: Request, problem: Exception) -> Response:
    """No such address, or not with this method: a problem for programs, a plain line for people."""
    assert isinstance(problem, HTTPException)
    status, text = problem.status_code, str(problem.detail).lower()
    if request.url.path.startswith("/api/"):
        answer = json_response(Problem("problem-not-found" if status == 404 else "problem-invalid", text), status)
    else:
        answer = PlainTextResponse(f"{text}\n", status)
    answer.headers.update(problem.headers or {})
    return answer


async def unavailable(_request: Request, problem: Exception) -> Response:
    """The database cannot be used: nothing is acknowledged, and asking again later may help."""
    assert isinstance(problem, Unavailable)
    return without_storage(problem)


def without_storage(problem: Unavailable) -> Response:
    answer = json_response(no_storage(problem), 503)
    answer.headers["Retry-After"] = "5"
    return answer


async def unexpected(_request: Request, _problem: Exception) -> Response:
    """Whatever went wrong is in the log; a person hears only that it did."""
    return json_response(Problem("problem-internal", "something went wrong on the server"), 500)
