"""Numbers for whoever watches the server, in the text form of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cabildo.server.bot_pool import BotPool
from cabildo.server.live import Hub
from cabildo.server.pruning import Pruner
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.tables import Tables

if TYPE_CHECKING:
    from cabildo.server.push.sender import Sender  # which needs an extra of the package


class Metrics(Collector):
    """Read when asked for; nothing is counted on the way of a move."""

    def __init__(
        self, hub: Hub, tables: Tables, moves: Moves, bots: BotPool, pruner: Pruner, sender: Sender | None
    ) -> None:
        self._hub = hub
        self._tables = tables
        self._moves = moves
        self._bots = bots
        self._pruner = pruner
        self._sender = sender
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("cabildo_sockets", "open sockets", len(self._hub.clients))
        yield GaugeMetricFamily("cabildo_tables_in_memory", "tables in memory", self._tables.in_memory())
        yield GaugeMetricFamily("cabildo_table_bytes", "what they take, about", self._tables.bytes_in_memory())
        yield GaugeMetricFamily("cabildo_told_bytes", "what sockets were told, about", self._hub.bytes_told())
        yield CounterMetricFamily("cabildo_moves", "moves since the start of the process", self._moves.made)
        yield CounterMetricFamily("cabildo_pruned_tables", "tables deleted that nobody misses", self._pruner.tables)
        yield CounterMetricFamily("cabildo_pruned_people", "guests deleted who did nothing", self._pruner.people)
        yield CounterMetricFamily("cabildo_bot_failures", "bots that failed or were stopped", self._bots.failures)
        yield GaugeMetricFamily("cabildo_bot_workers", "processes that bots can think in", self._bots.workers())
        yield CounterMetricFamily("cabildo_bot_worker_deaths", "bot workers that died", self._bots.deaths)

        if self._sender is not None:
            yield CounterMetricFamily("cabildo_push_sent", "calls that push services took", self._sender.sent)
            yield CounterMetricFamily("cabildo_push_failed", "calls that no push service took", self._sender.failed)
            yield CounterMetricFamily("cabildo_push_gone", "browsers that are called no longer", self._sender.gone)

    async def answer(self, _request: Request) -> Response:
        return PlainTextResponse(generate_latest(self._registry), media_type="text/plain; version=0.0.4")
