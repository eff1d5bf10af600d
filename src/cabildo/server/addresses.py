"""Whose address a request comes from, seen through the proxies that the host trusts; limits and quotas count by it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

FORWARDED = b"x-forwarded-for"
LOOPBACK = ("127.0.0.0/8", "::1")
WRITTEN = re.compile(
    r"(?P<four>[0-9]+(?:\.[0-9]+){3})(?::[0-9]*)?"
    r"|(?P<bracket>\[)?(?P<six>[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%\w+)?(?(bracket)\](?::[0-9]*)?)"
)
REMEMBERED = 1024  # peers of which one need not find out again whose address counts
SHORT = 200  # letters of a list of addresses that is remembered
HOUSEHOLD = 64  # bits of an IPv6 address that a household or a machine has for itself; the rest it can choose anew


class Proxies:
    """The proxies in front of this server: those of this machine, and those that the host names."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        """Raises ValueError for what is neither an address nor a network."""
        self._trusted = [network(text) for text in (*LOOPBACK, *trusted)]
        self._known_key = lru_cache(REMEMBERED)(self._key)

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)

    def whose(self, scope: Scope) -> str:
        """The address that a request or socket counts for, as a key; empty where it has none (a local socket)."""
        client = scope.get("client")
        if client is None:
            return ""
        forwarded = ",".join([value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED])
        find = self._known_key if len(forwarded) <= SHORT else self._key
        return find(client[0], forwarded)

    def _key(self, host: str, forwarded: str) -> str:
        peer = parse(host)
        if peer is None:
            return ""
        return key(self.asker(peer, forwarded if self.trusts(peer) else ""))

    def asker(self, peer: Address, forwarded: str) -> Address:
        """The nearest address that is no trusted proxy; what stands further left anybody can have written.

        Each proxy adds at the right whom it was asked by. An entry that is no address ends the way back: the last
        proxy that we know then answers for all behind it.
        """
        address = peer
        hops = forwarded.split(",")
        while hops and self.trusts(address):
            before = parse(hops.pop())
            if before is None:
                break
            address = before
        return address


def network(text: str) -> Network:
    """An address or a network such as 10.0.0.0/8; raises ValueError."""
    return ip_network(text.strip().strip("[]"), strict=False)


def parse(text: str) -> Address | None:
    """An address as proxies and sockets write it, perhaps with a port or a zone; None for anything else."""
    written = WRITTEN.fullmatch(text.strip())
    if written is None:
        return None
    try:
        address = ip_address(written["six"] or written["four"])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address  # a server on all addresses sees IPv4 as ::ffff:192.0.2.1


def key(address: Address) -> str:
    """What limits count by: an IPv4 address, or the network of a household."""
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((address, HOUSEHOLD), strict=False))
