"""A message that only one browser can read (RFC 8291), and the signature by which its push service knows us (RFC 8292).

Only the mathematics is `cryptography`'s. Libraries that do all of it also do the sending, to wherever they are told to;
`posting.py` has to look where that is.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cabildo.server.push.endpoints import host_of

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; all of a message is in one record
LONGEST = 3000  # bytes of a message; push services take 4096 with everything around it
LAST_RECORD = b"\x02"
VALID = 12 * 3600  # seconds; a signature is good for a day at most
SECRET_BYTES = 16


def encrypted(
    content: bytes,
    key: str,
    secret: str,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The content for whoever has the private part of `key`; raises ValueError where the keys are none.

    `own` and `salt` are made anew for every message, except where a test wants a known one.
    """
    if len(content) > LONGEST:
        raise ValueError("too long for a message")
    theirs, shared_secret = public_key(key), read_secret(secret)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender = point(own.public_key())
    info = b"WebPush: info\0" + point(theirs) + sender
    common = derived(own.exchange(ec.ECDH(), theirs), shared_secret, info, 32)
    cipher = AESGCM(derived(common, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(common, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + cipher.encrypt(nonce, content + LAST_RECORD, None)


def authorization(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now: float) -> str:
    """The header that says who sends this, and whom to ask if it is too much."""
    claims = {"aud": f"https://{host_of(endpoint)}", "exp": int(now) + VALID, "sub": contact}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(in_base64(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = in_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={in_base64(point(key.public_key()))}"


def topic(table: str) -> str:
    """Of messages with the same one that wait for a browser the last is kept; it tells nobody which table it is."""
    return in_base64(hashlib.sha256(table.encode()).digest())[:32]


def public_key(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's key as it tells it; raises ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(text))


def read_secret(text: str) -> bytes:
    """A browser's secret as it tells it; raises ValueError."""
    secret = from_base64(text)
    if len(secret) != SECRET_BYTES:
        raise ValueError("the secret has another length")
    return secret


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
