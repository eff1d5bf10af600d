"""Running the server in the foreground: a free port, a page that opens, a clean end."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext, suppress
from typing import Any

from cabildo.server.accepting import PatientServer, more_descriptors
from cabildo.server.app import make_app
from cabildo.server.data_folder import make_private
from cabildo.server.folder_lock import lock_folder, serving_at
from cabildo.server.hosts import host_name
from cabildo.server.log_lines import start_log
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.tuning import tune_collector, tune_threads

FIRST_PORT = 8000
PORTS_TRIED = 50


def bind(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first free one from 8000; raises OSError."""
    candidates = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    problem: OSError | None = None
    for candidate in candidates:
        # the protocol is named, since asyncio sends at once (TCP_NODELAY) only where it sees that it is TCP: otherwise
        # an answer, which goes out in two parts, waits 40 ms for the client to confirm the first one
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen()  # now, so that nobody else gets this port
        except OSError as error:
            listener.close()
            problem = error
        else:
            return listener
    assert problem is not None
    tried = f"{candidates[0]}" if len(candidates) == 1 else f"{candidates[0]} to {candidates[-1]}"
    raise OSError(problem.errno, problem.strerror, f"{host}, port {tried}")


def serve(settings: Settings, host: str, port: int | None, *, open_page: bool, announce: Any) -> None:
    """Serve until interrupted; `announce` is told the address once people can come."""
    start_log(sys.stderr)
    make_private(settings)
    listener = bind(host, port)
    settings.allowed_hosts += own_names(host)
    address = f"http://{reachable(host)}:{listener.getsockname()[1]}/"
    with nullcontext() if settings.shares_database() else lock_folder(settings.data_folder, serving_at(address)):
        migrate(settings.database_url())
        server = PatientServer(make_app(settings), settings, listener, more_descriptors())
        tune_collector()
        tune_threads()
        announce(address)
        if open_page and has_desktop():
            threading.Timer(1.0, webbrowser.open, [address]).start()
        server.run()


def own_names(host: str) -> tuple[str, ...]:
    """The names by which this machine is known without being told: where it listens, and what it calls itself."""
    names = []
    for name in (host, socket.gethostname()):
        with suppress(ValueError):  # a machine can call itself anything
            names.append(host_name(name))
    return tuple(names)


def reachable(host: str) -> str:
    """An address that others can open: a server on all of them is announced by the one of this machine's network."""
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing; it only asks which way packets would go
                host = str(probe.getsockname()[0])
            except OSError:
                host = "localhost"
    return f"[{host}]" if ":" in host else host


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
