"""Being called on the wire: whether this server does that, one's browsers, and at which tables one wants it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabildo.server.push.endpoints import LONGEST


class PushInfo(Struct):
    """The public key with which a browser lets this server call it; None where the server calls nobody."""

    key: str | None


class DeviceWish(Struct, forbid_unknown_fields=True):
    """My browser, as its push service knows it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]  # its "p256dh"
    secret: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")]  # its "auth"
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,8}$")]  # in which it is told


class Device(Struct):
    """A browser of mine; its address and its keys stay on the server."""

    service: str  # the name of its push service
    language: str
    made: str


class Devices(Struct):
    """All my browsers that can be called, and at how many tables I want that."""

    devices: list[Device]
    tables: int


class Bell(Struct, forbid_unknown_fields=True):
    """Whether I want to be called when it is my turn at a table."""

    on: bool
