"""The hash of a position: the same for the same state, whatever the generator would do next."""

from __future__ import annotations

from msgspec import Struct

from cabildo.engine.positions import document_hash, position_hash, read_plain, write_plain
from cabildo.testing import laws
from tests.testing.toy_title.title import TITLE


def test_the_generator_is_not_hashed() -> None:
    state = TITLE.setup(3).deal(1)
    before = position_hash(state)
    state.reseed(99)
    assert position_hash(state) == before


def test_all_else_is_hashed() -> None:
    """Along a game no two positions share a hash."""
    for seed in range(5):
        hashes = [position_hash(state) for state in laws.states_of(laws.random_game(TITLE, 3, seed))]
        assert len(set(hashes)) == len(hashes)


def test_the_order_of_fields_does_not_matter() -> None:
    document = TITLE.setup(3).deal(1).to_position()
    assert document_hash(dict(reversed(document.items()))) == document_hash(document)


def test_a_hash_is_what_it_always_was() -> None:
    document = {"title": "toy-auction", "coins": [1, 2], "generator": [1, 1]}
    assert document_hash(document) == "bf7d5ad7ab18709ce667227f35b1fe33"


class Form(Struct):
    coins: int = 0
    ready: bool = False
    supply: int | None = None  # left out: worked out
    names: list[str] = []
    elsewhere: int = 0


class Thing:
    coins = 3
    ready = True
    supply = 9
    names = ("red",)


def test_numbers_and_flags_are_taken_over_under_their_own_name() -> None:
    """Not what may be left out to be worked out, nor collections, nor what the thing does not have."""
    assert write_plain(Form, Thing()) == {"coins": 3, "ready": True}
    thing = Thing()
    read_plain(Form(coins=5, supply=1, names=["blue"], elsewhere=2), thing)
    assert (thing.coins, thing.ready, thing.supply, thing.names) == (5, False, 9, ("red",))
    assert not hasattr(thing, "elsewhere")
