"""A push service on this machine that takes everything, and a browser that can read what it was sent."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from cabildo.server.push.message import from_base64, in_base64
from cabildo.server.push.posting import Post

HOST = "push.example"
PATIENCE = 60.0  # a busy machine is no failure
MOMENT = 0.15  # seconds, in which a server looks several times whom to call
MOMENTS = 8


class Phone:
    """A browser's side of web push, written from RFC 8291 and RFC 8188 without the code that it tests."""

    def __init__(self, name: str = "phone", language: str = "en") -> None:
        self.path = f"/wpush/v2/{name}"
        self.language = language
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen letters!"
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, **other: Any) -> dict[str, Any]:
        """As the page tells it to the server."""
        return {
            "endpoint": f"https://{HOST}{self.path}",
            "key": in_base64(self._public),
            "secret": in_base64(self._secret),
            "language": self.language,
            **other,
        }

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        common = keyed(self._secret, self._key.exchange(ec.ECDH(), theirs))
        common = keyed(common, b"WebPush: info\0" + self._public + sender + b"\1")
        common = keyed(salt, common)
        key = keyed(common, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = keyed(common, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record says so"
        return json.loads(plain[:-1])


def keyed(key: bytes, data: bytes) -> bytes:
    """HMAC-SHA-256, of which HKDF is made."""
    code = hmac.HMAC(key, hashes.SHA256())
    code.update(data)
    return code.finalize()


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a header of VAPID claims, and by which key; raises InvalidSignature."""
    scheme, _, parts = authorization.partition(" ")
    assert scheme == "vapid"
    values = dict(part.strip().split("=", 1) for part in parts.split(","))
    signed, _, signature = values["t"].rpartition(".")
    raw = from_base64(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(values["k"]))
    r, s = (int.from_bytes(raw[start : start + 32], "big") for start in (0, 32))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(from_base64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, values["k"]


class Message:
    """A request as the push service got it."""

    def __init__(self, request: h11.Request, body: bytes) -> None:
        self.method = request.method.decode()
        self.path = request.target.decode()
        self.headers = {name.decode(): value.decode() for name, value in request.headers}
        self.body = body


class Watch:
    """A clock that goes on only when a test says so: while people play, on however slow a machine, no time passes."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self) -> None:
        """More time than anybody has."""
        self.seconds += 100_000


class PushService:
    """Answers as it is told to, and keeps what it was sent."""

    def __init__(self, folder: Path) -> None:
        self.watch = Watch()  # of the servers that send here
        self.messages: list[Message] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # to the next requests; after these 201
        self.silent = False
        self.connections = 0
        self.port = 0
        self.certificate = folder / "push-service.pem"
        self._open: set[asyncio.Task[None]] = set()
        write_certificate(self.certificate, HOST)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[PushService]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._open:
                task.cancel()
            await asyncio.gather(*self._open, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            self.connections += 1
            if self.silent:
                await asyncio.sleep(PATIENCE)
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            self._open.discard(task)
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = h11.Connection(h11.SERVER)
        request, body = None, b""
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            else:
                break
        assert request is not None
        status, headers = self.answers.pop(0) if self.answers else (201, {})
        response = h11.Response(status_code=status, headers=[*headers.items(), ("Content-Length", "0")])
        writer.write((connection.send(response) or b"") + (connection.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        self.messages.append(Message(request, body))

    async def heard(self, count: int) -> list[Message]:
        """All messages, once there are so many; time passes until then."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while len(self.messages) < count:
            assert loop.time() < deadline, f"{len(self.messages)} messages came, not {count}"
            self.watch.pass_by()
            await asyncio.sleep(MOMENT)
        return self.messages

    async def nothing_more(self, count: int) -> None:
        """No more than these come, however much time passes."""
        for _ in range(MOMENTS):
            self.watch.pass_by()
            await asyncio.sleep(MOMENT)
        assert len(self.messages) == count

    def post(self, **other: Any) -> Post:
        """The way to this service, which the guards would not let anybody take."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        here: dict[str, Any] = {"allowed": lambda _: True, "look_up": lambda *_: ["127.0.0.1"], "port": self.port}
        return Post(**{**here, "trust": trust, **other})


def write_certificate(path: Path, host: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + certificate.public_bytes(Encoding.PEM))
