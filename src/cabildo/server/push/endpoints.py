"""Where a message may be sent: a browser names the address, and a liar could name one inside our own network."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from urllib.parse import urlsplit

from cabildo.server.addresses import Address

LONGEST = 1000  # letters; those of the known push services have 200 to 600
PORT = 443
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
NAME = re.compile(rf"(?:{LABEL}\.)+[a-z]{{1,63}}")  # to look up anything else is an error
LONGEST_NAME = 253
CONTACT = re.compile(r"mailto:[!-~]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}|https://[A-Za-z0-9.-]+\.[A-Za-z]{2,}(/[!-~]*)?")
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 addresses behind it, for networks that have only IPv6
TRANSLATED_AT_HOME = IPv6Network("64:ff9b:1::/48")


def host_of(endpoint: str) -> str:
    """The name of the push service; raises ValueError for whatever is no plain address of a page on the internet."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise ValueError("no address of a push service")
    address = urlsplit(endpoint)
    name = (address.hostname or "").removesuffix(".")
    if address.scheme != "https" or address.port not in (None, PORT):
        raise ValueError("push services are asked by HTTPS on its own port")
    if address.username is not None or address.password is not None or address.fragment or "\\" in endpoint:
        raise ValueError("no plain address")
    if len(name) > LONGEST_NAME or NAME.fullmatch(name) is None:
        raise ValueError("push services have a name on the internet")
    return name


def service_of(endpoint: str) -> str:
    """The same for people to read: empty for an address that was taken once and would not be taken today."""
    try:
        return host_of(endpoint)
    except ValueError:
        return ""


def contact_of(text: str) -> str:
    """Whom a push service can ask about our messages: a mail address or a page; raises ValueError."""
    if len(text) > LONGEST or CONTACT.fullmatch(text) is None:
        raise ValueError(f"{text!r:.100} is neither like mailto:somebody@games.example nor like https://games.example/")
    return text


def is_public(address: Address) -> bool:
    """Whether an address is one of the internet, and none of this machine, of a network at home or of a group.

    An address that stands for another one is as good as that.
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local or address in TRANSLATED_AT_HOME or address.teredo is not None:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)
