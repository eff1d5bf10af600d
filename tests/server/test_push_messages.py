"""What is sent to a push service: only the browser can read it, and it can only go to the internet."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from cabildo.engine.game import Game
from cabildo.server.push.endpoints import contact_of, host_of, is_public
from cabildo.server.push.message import LONGEST, authorization, encrypted, from_base64, in_base64, point, topic
from cabildo.server.push.posting import Answer, Forbidden, Post, Undelivered
from cabildo.server.push.sender import Sender
from cabildo.server.store.rows import DeviceRow, TurnRow
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from tests.server.given import row_of
from tests.server.push_service import HOST, Phone, PushService, claims_of

# ---- RFC 8291, RFC 8292


def test_a_message_is_that_of_the_rfcs_example_byte_by_byte() -> None:
    """Section 5 and appendix A of RFC 8291."""
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=ec.derive_private_key(number, ec.SECP256R1()),
        salt=from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert in_base64(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_browser_reads_it_and_no_two_are_alike() -> None:
    phone = Phone()
    key, secret = phone.wish()["key"], phone.wish()["secret"]
    first, second = (encrypted(b'{"a":1}', key, secret) for _ in range(2))
    assert phone.read(first) == phone.read(second) == {"a": 1}
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]  # nor is the key with which it was sealed
    assert len(encrypted(b"x" * LONGEST, key, secret)) <= 4096
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (LONGEST + 1), key, secret)


def test_the_signature_says_who_sends_to_whom_and_for_how_long() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    header = authorization(f"https://{HOST}:443/wpush/abc", "mailto:host@games.example", key, 1_000_000.7)
    claims, known_by = claims_of(header)
    assert claims == {"aud": f"https://{HOST}", "exp": 1_000_000 + 12 * 3600, "sub": "mailto:host@games.example"}
    assert from_base64(known_by) == point(key.public_key())
    with pytest.raises(InvalidSignature):
        claims_of(header.replace("vapid t=ey", "vapid t=fy"))


def test_a_topic_is_short_and_tells_no_table() -> None:
    assert topic("abc") == topic("abc") != topic("abd")
    assert len(topic("abc")) == 32
    assert "abc" not in topic("abc")


# ---- where it may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b",
        "https://updates.push.services.mozilla.com:443/wpush/v2/gAAAA?x=1",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
        "https://web.push.apple.com/QOg",
        f"https://{'x' * 63}.a_b.Push-1.example./x".lower(),
    ],
)
def test_push_services_are_taken(endpoint: str) -> None:
    assert host_of(endpoint) in endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "//push.example/x",
        "push.example",
        "",
        "https://",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "https://push.example:x/",
        "https://somebody:secret@push.example/x",
        "https://push.example@127.0.0.1/x",
        "https://push.example/x#y",
        "https://push.example\\@inside/x",
        "https://localhost/x",
        "https://inside/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://[fe80::1%25eth0]/x",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: inside",
        "https://püsh.example/x",
        f"https://push.example/{'x' * 1000}",
        "https://push..example/x",  # no name at all: looking it up would be no answer, but an error
        "https://.example/x",
        "https://-push.example/x",
        f"https://{'x' * 64}.example/x",
        f"https://{'x.' * 126}example/x",
        "https://%31%32%37.0.0.1.example/x",
        'https://push"example.example/x',
    ],
)
def test_anything_else_is_refused(endpoint: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whichever it is, the message is for a host's log
        host_of(endpoint)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.95", "2a00:1450:4001::5f", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ip_address(address))


INSIDE = """
    127.0.0.1 127.8.8.8 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.2.1 198.18.0.1
    224.0.0.1 255.255.255.255 240.0.0.1
    :: ::1 fe80::1 fe80::1%eth0 fc00::1 fd12::1 fec0::1 ff02::1 2001:db8::1 2001::1 100::1
    ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 2002:7f00:1:: 2002:a00:1::
"""


@pytest.mark.parametrize("address", INSIDE.split())
def test_addresses_of_machines_and_networks_of_our_own_are_not(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("contact", ["mailto:a@b", "mailto:", "http://games.example", "me@games.example", "https://x"])
def test_a_contact_is_a_mail_address_or_a_page(contact: str) -> None:
    with pytest.raises(ValueError, match="neither like mailto:"):
        contact_of(contact)
    for good in ("mailto:host@games.example", "https://games.example/about"):
        assert contact_of(good) == good


# ---- posting


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path).running() as running:
        yield running


async def send(post: Post, endpoint: str = f"https://{HOST}/x?y=z") -> Any:
    try:
        return await post.send(endpoint, {"TTL": "5"}, b"sealed")
    finally:
        post.close()


async def test_a_message_arrives_as_it_was_sent(service: PushService) -> None:
    answer = await send(service.post())
    assert (answer.status, answer.retry_after) == (201, None)
    [message] = service.messages
    assert (message.method, message.path, message.body) == ("POST", "/x?y=z", b"sealed")
    assert message.headers == {"host": HOST, "content-length": "6", "connection": "close", "ttl": "5"}


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"], ["fe80::1%eth0"]])
async def test_a_name_that_leads_inside_is_not_even_connected_to(service: PushService, found: list[str]) -> None:
    with pytest.raises(Forbidden):
        await send(service.post(allowed=is_public, look_up=lambda *_: found))
    assert service.connections == 0


async def test_the_default_guards_let_nobody_to_this_machine(service: PushService) -> None:
    post = Post(look_up=lambda *_: ["127.0.0.1"], port=service.port)
    for endpoint in (f"https://{HOST}/x", "https://127.0.0.1/x", f"http://{HOST}/x"):
        with pytest.raises(Forbidden):
            await post.send(endpoint, {}, b"")
    post.close()
    assert service.connections == 0


async def test_a_name_is_looked_up_once_so_that_it_cannot_change_in_between(service: PushService) -> None:
    asked: list[str] = []
    answers = [["127.0.0.1"], ["192.168.1.1"]]

    def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers.pop(0)

    assert (await send(service.post(look_up=look_up))).status == 201
    assert asked == [HOST]


async def test_the_next_address_is_tried_where_one_cannot_be_reached(service: PushService) -> None:
    assert (await send(service.post(look_up=lambda *_: ["127.0.0.2", "127.0.0.1"]))).status == 201


async def test_nobody_is_followed_elsewhere(service: PushService) -> None:
    service.answers = [(307, {"Location": "https://inside.example/"})]
    assert (await send(service.post())).status == 307
    assert service.connections == 1


async def test_who_has_another_certificate_hears_nothing(service: PushService) -> None:
    with pytest.raises(Undelivered):
        await send(service.post(), "https://other.example/x")
    with pytest.raises(Undelivered):
        await send(service.post(trust=None))
    assert service.messages == []


async def test_who_is_silent_or_not_there_costs_only_a_while(service: PushService) -> None:
    service.silent = True
    began = time.monotonic()
    with pytest.raises(Undelivered, match="in time"):
        await send(service.post(seconds=0.3))
    assert time.monotonic() - began < 20
    with pytest.raises(Undelivered):
        await send(service.post(port=1))


async def test_a_name_that_is_not_found_for_long_holds_up_nobody(service: PushService) -> None:
    def look_up(_host: str, _port: int) -> list[str]:
        time.sleep(1)
        return ["127.0.0.1"]

    sending = asyncio.create_task(send(service.post(look_up=look_up, seconds=0.2)))
    longest, last = 0.0, time.monotonic()
    while not sending.done():
        await asyncio.sleep(0.01)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    with pytest.raises(Undelivered):
        await sending
    assert longest < 0.9  # the loop went on while the name was looked up


async def test_how_long_a_busy_service_wants_us_to_wait(service: PushService) -> None:
    service.answers = [(429, {"Retry-After": "120"}), (503, {"Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"})]
    post = service.post()
    told = [await post.send(f"https://{HOST}/x", {}, b"") for _ in range(2)]
    post.close()
    assert [(one.status, one.retry_after) for one in told] == [(429, 120.0), (503, None)]


# ---- many at once


class Silent(Post):
    """A way to push services of which only one ever answers."""

    def __init__(self, one: str) -> None:
        super().__init__()
        self.asked: list[str] = []
        self._one = one

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        self.asked.append(endpoint)
        if endpoint != self._one:
            await asyncio.Event().wait()
        return Answer(201)


class Addresses:
    """What a sender asks the store: everybody has so many browsers."""

    def __init__(self, number: int) -> None:
        self._number = number

    async def table(self, _table: str) -> Any:
        return row_of(Game.new("puerto-rico", 3, seed=1))

    async def people(self, _people: list[str]) -> dict[str, Any]:
        return {}

    async def devices_of(self, person: str) -> list[DeviceRow]:
        wish = Phone().wish()
        return [
            DeviceRow(f"{person}{one}", f"https://{person}.example/{one}", wish["key"], wish["secret"], "en", now())
            for one in range(self._number)
        ]


async def test_services_of_one_person_that_never_answer_hold_up_nobody_else() -> None:
    post = Silent("https://bob.example/0")
    sender = Sender(
        cast(Store, Addresses(10)), post, ec.generate_private_key(ec.SECP256R1()), "mailto:a@b.example", now
    )
    people = [*["eve"] * 30, "bob"]
    calls = [asyncio.create_task(sender.call(TurnRow("table", person, 1, None, 0))) for person in people]
    for _ in range(100):  # nothing takes time here
        await asyncio.sleep(0)
    assert post.asked == ["https://eve.example/0", "https://bob.example/0", "https://bob.example/1"]
    for call in calls:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    sender.close()
