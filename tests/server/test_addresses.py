"""Limits count by the address of whoever asks: not by the proxy's, and not by one that they can choose."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from cabildo.server.addresses import Proxies
from cabildo.server.rate_limits import LIMITS, Limit
from cabildo.server.settings import Settings
from tests.cli.command import refused, run
from tests.server.conftest import serving


def request(peer: str | None, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    return {"type": "http", "client": (peer, 1234) if peer else None, "headers": headers}


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "counted"),
    [
        ([], "203.0.113.9", [], "203.0.113.9"),
        ([], "203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # anybody can write this
        ([], "127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ([], "::1", ["198.51.100.1"], "198.51.100.1"),
        ([], "::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ([], "127.0.0.1", ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),  # the left one was sent along
        ([], "127.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        ([], "10.0.0.2", ["198.51.100.1"], "10.0.0.2"),
        (["10.0.0.2"], "10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        (["10.0.0.2"], "127.0.0.1", ["6.6.6.6, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        (["10.0.0.0/8"], "10.9.9.9", ["6.6.6.6, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        (["10.0.0.2/8"], "10.9.9.9", ["198.51.100.1"], "198.51.100.1"),
        (["10.0.0.2"], "10.0.0.2", ["127.0.0.1"], "127.0.0.1"),  # all of them are ours
        (["10.0.0.2"], "10.0.0.2", ["unknown"], "10.0.0.2"),
        (["10.0.0.2"], "10.0.0.2", ["198.51.100.1, "], "10.0.0.2"),
        ([], "127.0.0.1", ["198.51.100.1:50123"], "198.51.100.1"),
        ([], "127.0.0.1", ["[2001:db8:1:2:3:4:5:6]:50123"], "2001:db8:1:2::/64"),
        ([], "2001:db8:1:2:aaaa::1", [], "2001:db8:1:2::/64"),
        ([], "fe80::1%eth0", [], "fe80::/64"),
        (["[2001:db8::7]"], "2001:db8::7", ["198.51.100.1"], "198.51.100.1"),
        ([], None, ["198.51.100.1"], ""),
        ([], "not an address", [], ""),
    ],
)
def test_whose_address_it_is(trusted: list[str], peer: str | None, forwarded: list[str], counted: str) -> None:
    assert Proxies(trusted).whose(request(peer, *forwarded)) == counted


@pytest.mark.parametrize("nonsense", ["", "proxy.example", "10.0.0.0/40", "*", "10.0.0.1:80"])
def test_a_proxy_is_named_by_its_address(nonsense: str) -> None:
    with pytest.raises(ValueError, match="does not appear"):
        Proxies([nonsense])


async def test_people_behind_a_proxy_elsewhere_have_a_limit_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 45
    monkeypatch.setitem(LIMITS, "stranger", Limit(most, 1))

    async def answers(trusted: tuple[str, ...], address: Any) -> Counter[int]:
        settings = Settings(data_folder=tmp_path, trusted_proxies=trusted)
        async with serving(settings, seconds=lambda: 100.0) as app:
            transport = httpx.ASGITransport(app=app, client=("192.0.2.80", 40_000))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as proxy:
                return Counter(
                    [
                        (await proxy.get("/api/titles", headers={"x-forwarded-for": address(number)})).status_code
                        for number in range(most + 20)
                    ]
                )

    def club(number: int) -> str:
        return f"198.51.100.{number % 40}"

    def one_who_lies(number: int) -> str:
        return f"10.0.0.{number}, 198.51.100.1"

    def household(number: int) -> str:
        return f"2001:db8:0:1::{number:x}"

    assert await answers(("192.0.2.80",), club) == {200: most + 20}
    assert await answers((), club) == {200: most, 429: 20}  # nobody said that this is a proxy
    assert await answers(("192.0.2.80",), one_who_lies) == {200: most, 429: 20}
    assert await answers(("192.0.2.80",), household) == {200: most, 429: 20}


def test_a_host_who_names_no_address_is_told(tmp_path: Path) -> None:
    line = refused(run("serve", "--data", tmp_path, "--trusted-proxy", "proxy.example"))
    assert line.startswith("--trusted-proxy: 'proxy.example' does not appear to be")
