"""Numbers for whoever watches the server, in the text form of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from cabildo.server.bot_pool import BotPool
from cabildo.server.live import Hub
from cabildo.server.pruning import Pruner
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.tables import Tables


class Metrics(Collector):
    """Read when asked for; nothing is counted on the way of a move."""

    def __init__(self, hub: Hub, tables: Tables, moves: Moves, bots: BotPool, pruner: Pruner) -> None:
        self._hub = hub
        self._tables = tables
        self._moves = moves
        self._bots = bots
        self._pruner = pruner
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("cabildo_sockets", "open sockets", len(self._hub.clients))
        yield GaugeMetricFamily("cabildo_tables_in_memory", "tables in memory", self._tables.in_memory())
        yield GaugeMetricFamily("cabildo_table_bytes", "what they take, about", self._tables.bytes_in_memory())
        yield CounterMetricFamily("cabildo_moves", "moves since the start of the process", self._moves.made)
        yield CounterMetricFamily("cabildo_pruned_tables", "tables deleted that nobody misses", self._pruner.tables)
        yield CounterMetricFamily("cabildo_pruned_people", "guests deleted who did nothing", self._pruner.people)
        yield CounterMetricFamily("cabildo_bot_failures", "bots that failed or were stopped", self._bots.failures)
        yield GaugeMetricFamily("cabildo_bot_workers", "processes that bots can think in", self._bots.workers())
        yield CounterMetricFamily("cabildo_bot_worker_deaths", "bot workers that died", self._bots.deaths)

    def text(self) -> str:
        return generate_latest(self._registry).decode()
