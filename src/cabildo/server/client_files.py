"""Serves the built web client: hashed files are cached for ever, and every page is the same page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class HashedFiles(StaticFiles):
    """Files whose name changes with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class ClientFiles:
    """The client's routes; without a build a page says how to make one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[BaseRoute]:
        if not (self._folder / "index.html").is_file():
            return [Route("/{path:path}", self._missing)]
        return [
            Mount("/assets", HashedFiles(directory=self._folder / "assets")),
            Route("/{path:path}", self._page),
        ]

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = (self._folder / path).resolve()
        if path and "/" not in path and file.is_file() and file.parent == self._folder.resolve():
            return FileResponse(file)
        return FileResponse(self._folder / "index.html", headers={"Cache-Control": "no-cache"})

    async def _missing(self, _request: Request) -> Response:
        return PlainTextResponse("The web client is not built: run `make web`.\n", 503)
