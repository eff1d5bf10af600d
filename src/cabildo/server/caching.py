"""What browsers and proxies may keep, and in which form they want it."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def etag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def unless_known(request: Request, response: Response) -> Response:
    """The response, or none of it where the client says that it has it already."""
    if "etag" not in response.headers:
        return response
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if response.headers["etag"].removeprefix("W/") not in known:
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control", "vary") if name in response.headers}
    return Response(status_code=304, headers=kept)


def accepts_gzip(request: Request) -> bool:
    for wish in request.headers.get("accept-encoding", "").split(","):
        coding, _, weight = wish.partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
