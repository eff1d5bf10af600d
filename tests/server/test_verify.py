"""Every table's log replays to its hashes; whatever does not is named, and can be set to the last good sequence."""

from __future__ import annotations

import json

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.server.settings import Settings
from cabildo.server.store.store import Store
from tests.server.conftest import Join
from tests.server.test_records import GOLDEN, bring


async def test_every_entry_has_the_hash_of_the_position_after_it(guest: Join, settings: Settings) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await anna.move(table, 0, "role builder")
    await anna.undo(table, 0)
    record = (await bring(anna, GOLDEN.read_bytes()))["id"]
    store = Store(settings.database_url())
    setup, move, undo = await store.entries(table)
    game = Game.new("puerto-rico", 3, 0, {"governor": 1}, chance=setup.moves[0]["chance"])
    assert setup.hash == undo.hash == position_hash(game.state)
    game.apply("role builder")
    assert move.hash == position_hash(game.state)
    assert (await store.entries(record))[-1].hash == json.loads(GOLDEN.read_bytes())["hash"]
    await store.close()
