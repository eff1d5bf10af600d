"""The operations of the HTTP interface as data: from it come the routes and the OpenAPI description."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.server.quotas import Quota
from cabildo.server.wire.forms import Problem

Handler = Callable[..., Awaitable[Any]]


class Operation(Struct, frozen=True, kw_only=True):
    """One thing a client can ask for."""

    method: str
    path: str
    handler: Handler
    answer: Any  # the type of a successful answer
    body: Any = None  # the type of the request's body; `bytes` takes any file as it is
    most_body: int | None = None  # bytes, where it is not what the host has set
    query: dict[str, Any] = {}  # name and type of parameters
    status: int = 200
    media: str = "application/json"  # of a successful answer
    person: bool = True  # whether one must be somebody
    keeps: bool = True  # whether what is not a GET leaves something behind, which is counted for the address
    limit: str = "any"  # which rate limit it counts for
    quota: Quota | None = None  # what it brings, which is counted for the address
    at_door: bool = False  # for those too who may not look at the table (yet); it minds itself what it tells
    cookie: bool = False  # the answer is who one is from now on: a person, or else nobody


def describe(operations: list[Operation], version: str) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [operation.answer for operation in operations] + [
        op.body for op in operations if op.body not in (None, bytes)
    ]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    schema_of = dict(zip([id(kind) for kind in [*types, Problem]], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = {
            "operationId": operation.handler.__name__,
            "summary": (operation.handler.__doc__ or "").strip().splitlines()[0],
            "parameters": parameters(operation),
            "responses": {
                str(operation.status): content(schema_of[id(operation.answer)], operation.media),
                "default": content(schema_of[id(Problem)]),
            },
        }
        if operation.body is not None:
            paths[operation.path][operation.method.lower()]["requestBody"] = {
                "required": True,
                "content": body_content(operation, schema_of),
            }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cabildo", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


SEAT = {"type": "integer", "minimum": 0, "maximum": 19}
TEXT = {"type": "string", "minLength": 1, "maxLength": 40}


def parameters(operation: Operation) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    in_path = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": SEAT if name == "seat" else TEXT,
        }
        for name in names
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": msgspec.json.schema(kind)}
        for name, kind in operation.query.items()
    ]
    return in_path + in_query


def body_content(operation: Operation, schema_of: dict[int, dict[str, Any]]) -> dict[str, Any]:
    if operation.body is bytes:
        return {"application/octet-stream": {}}
    return {"application/json": {"schema": schema_of[id(operation.body)]}}


def content(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"description": "", "content": {media: {"schema": schema}}}
