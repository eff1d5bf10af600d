"""Serves the built web client from memory: hashed files are cached for ever, and every page is the same page."""

from __future__ import annotations

import gzip
from mimetypes import guess_type
from pathlib import Path

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from cabildo.server.caching import accepts_gzip, etag_of, unless_known

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN = "no-cache"
WORTH_IT = 0.9  # a file that gzip makes smaller than this is kept in both forms


class File(Struct, frozen=True):
    """A file as it is sent, with and without compression."""

    media: str
    cache: str
    plain: bytes
    gzipped: bytes | None

    def response(self, request: Request) -> Response:
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        content = self.plain
        if self.gzipped is not None and accepts_gzip(request):
            content = self.gzipped
            headers["Content-Encoding"] = "gzip"
        headers["ETag"] = etag_of(content)
        return unless_known(request, Response(content, headers=headers, media_type=self.media))


class ClientFiles:
    """The client's routes; without a build a page says how to make one."""

    def __init__(self, folder: Path) -> None:
        paths = [*folder.glob("*"), *folder.glob("assets/*")]
        self._files = {str(path.relative_to(folder).as_posix()): read(path) for path in paths if path.is_file()}

    def routes(self) -> list[BaseRoute]:
        return [Route("/{path:path}", self._file if PAGE in self._files else self._missing)]

    async def _file(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and path.startswith("assets/"):
            raise HTTPException(404)
        return (file or self._files[PAGE]).response(request)

    async def _missing(self, _request: Request) -> Response:
        return PlainTextResponse("The web client is not built: run `make web`.\n", 503)


def read(path: Path) -> File:
    plain = path.read_bytes()
    gzipped = gzip.compress(plain, mtime=0)
    return File(
        media=guess_type(path.name)[0] or "application/octet-stream",
        cache=FOR_EVER if path.parent.name == "assets" else ASK_AGAIN,
        plain=plain,
        gzipped=gzipped if len(gzipped) < WORTH_IT * len(plain) else None,
    )
