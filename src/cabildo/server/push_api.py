"""The part of the HTTP interface about being called when it is one's turn."""

from __future__ import annotations

from cabildo.server.api import Asked, Services
from cabildo.server.live import has_seat
from cabildo.server.operations import Operation
from cabildo.server.problems import forbidden, not_found
from cabildo.server.push.endpoints import service_of
from cabildo.server.store.rows import DeviceRow
from cabildo.server.wire.news import Done
from cabildo.server.wire.push import Bell, Device, Devices, DeviceWish, PushInfo


async def push_info(services: Services, _asked: Asked) -> PushInfo:
    """Whether this server calls people whose page is closed, and its public key."""
    return PushInfo(None if services.caller is None else services.caller.sender.public_key)


async def my_devices(services: Services, asked: Asked) -> Devices:
    """My browsers that can be called."""
    devices = await services.store.devices_of(asked.somebody)
    return Devices([device_of(row) for row in devices], len(await services.store.bells_of(asked.somebody)))


async def keep_device(services: Services, asked: Asked) -> Devices:
    """Let this browser of mine be called; it is nobody else's any more."""
    if services.caller is None:
        raise not_found("way to call anybody")
    wish: DeviceWish = asked.body
    services.caller.sender.check(wish)
    await services.store.keep_device(asked.somebody, wish.endpoint, wish.key, wish.secret, wish.language)
    return await my_devices(services, asked)


async def stop_calling(services: Services, asked: Asked) -> Done:
    """Call me nowhere any more, and forget my browsers."""
    await services.store.stop_calling(asked.somebody)
    return Done(0)


def device_of(row: DeviceRow) -> Device:
    return Device(service_of(row.endpoint), row.language, row.made.isoformat())


async def get_bell(services: Services, asked: Asked) -> Bell:
    """Whether I want to be called at a table."""
    return Bell(await services.store.has_bell(asked.path["table"], asked.somebody))


async def set_bell(services: Services, asked: Asked) -> Bell:
    """Be called at a table when it is my turn, or no longer."""
    wish: Bell = asked.body
    if wish.on and not has_seat(await services.tables.live(asked.path["table"]), asked.somebody):
        raise forbidden("only people at the table are called")
    if not await services.store.set_bell(asked.path["table"], asked.somebody, on=wish.on):
        raise not_found("table")  # it was deleted at this moment
    return wish


PUSH_OPERATIONS = [
    Operation(method="GET", path="/api/push", handler=push_info, answer=PushInfo, person=False),
    Operation(method="GET", path="/api/me/devices", handler=my_devices, answer=Devices),
    Operation(
        method="POST", path="/api/me/devices", handler=keep_device, answer=Devices, body=DeviceWish, limit="device"
    ),
    Operation(method="DELETE", path="/api/me/devices", handler=stop_calling, answer=Done, limit="device"),
    Operation(method="GET", path="/api/tables/{table}/bell", handler=get_bell, answer=Bell),
    Operation(method="PUT", path="/api/tables/{table}/bell", handler=set_bell, answer=Bell, body=Bell),
]
