"""Eras scored in cities made by chance, against a second reckoning."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cabildo.engine.naming import some
from cabildo.titles.trinidad.awards import points_if_scored
from cabildo.titles.trinidad.board.pack_reading import default_pack
from cabildo.titles.trinidad.terms import BANNER_NAMES, CHARACTER_NAMES, CUBE_NAMES, SOURCE_NAMES, UNIT_NAMES
from tests.titles.trinidad.build import position, table
from tests.titles.trinidad.reckoned import DISTRICTS, WALLS, Reckoning

SPANS = ("f3-g3", "g3-h3", "h3-i3", "f3-f4", "i3-i4", "f4-f5", "i4-i5", "f5-f6", "i5-i6")
SHARED = ("quarry", "carpentry", "market", "barracks", "church")
EVERY_AWARD = {"money", "military", "banners", "faith", "character", "series", "colours", "houses", "palaces"}


def city(players: int, pick: random.Random) -> dict[str, Any]:
    """Buildings, Roads, walls and great buildings by chance, most of them crowded into few districts."""
    rows = default_pack().supply_by_players.items()
    supply = {name: count for name, row in rows for number, count in row.items() if number == players}
    crowded = pick.sample(list(DISTRICTS), pick.choice([1, 2, 8]))
    spaces = [space for name in crowded for space in pick.sample(DISTRICTS[name], len(DISTRICTS[name]))]
    rest = [space for name in DISTRICTS if name not in crowded for space in DISTRICTS[name]]
    fields: dict[str, Any] = {"fort": pick.random() < 0.5, "harbor": pick.random() < 0.5}
    if pick.random() < 0.5:
        fields["cathedral"] = pick.choice(SPANS)
    free = [space for space in [*spaces, *rest] if space not in fields.get("cathedral", "").split("-")]
    if pick.random() < 0.5:
        fields["cabildo"] = next(space for space in ("g3", "i4", "f6", "h3") if space in free)
        free.remove(fields["cabildo"])
    squares = supply["square"]
    kinds = [kind for kind in SHARED for _ in range(pick.randint(0, supply[kind]))]
    for kind in ("monument", "fountain"):
        count = min(squares, pick.randint(0, supply[kind]))
        squares -= count
        kinds += [kind] * count
    kinds += ["square"] * squares
    kinds += pick.choices(["corporation", "hacienda-stone", "hacienda-wood"], k=supply["corporation_hacienda"])
    owned = [(kind, seat) for seat in range(players) for kind in ["lot"] * 2 + ["house"] * pick.randint(0, 7)]
    owned += [("palace", pick.choice([0, 1])) for _ in range(min(supply["palace"], 3))]
    pick.shuffle(kinds)
    pick.shuffle(owned)
    buildings: dict[str, Any] = dict(zip(free, kinds, strict=False))
    homes = zip(free[len(kinds) :], owned, strict=False)
    buildings |= {space: {"building": kind, "owner": seat} for space, (kind, seat) in homes}
    for number, (space, kind) in enumerate(buildings.items()):
        if kind in ("monument", "fountain") and pick.random() < 0.5:
            buildings[space] = {"building": kind, "owner": number % players}
    walls: list[str] = []
    for name in pick.sample([name for name in WALLS if WALLS[name]], 2):
        walls += sorted(WALLS[name])[pick.choice([0, 0, 1]) :]
    roads = pick.sample(list(DISTRICTS), pick.randint(0, supply["road_marker"]))
    return {**fields, "buildings": buildings, "roads": roads, "walls": walls}


def holdings(players: int, pick: random.Random) -> dict[int, dict[str, Any]]:
    """Cubes, coins, cards, units and banners of all seats by chance."""
    cards, characters = pick.sample(range(13, 85), 72), pick.sample(CHARACTER_NAMES, players)
    seats: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        first = 13 + 6 * CHARACTER_NAMES.index(characters[seat])
        hand = {card for card in cards if first <= card < first + 6 and pick.random() < 0.5}
        hand |= set(cards[: pick.randint(0, 10)])
        cards = [card for card in cards if card not in hand]
        units = pick.choices(UNIT_NAMES[: 4 if seat == 0 else 3], k=2 if seat < 2 else 1)
        seats[seat] = {
            "character": characters[seat],
            "hand": sorted(hand),
            "cubes": {cube: pick.randint(0, 2) for cube in CUBE_NAMES},
            "coins": pick.randint(0, 2),
            "faith": pick.randint(0, 2),
            "units": units if units != ["soldier", "soldier"] else ["soldier"],
            "banners": dict.fromkeys(pick.sample(BANNER_NAMES, pick.randint(3, 6)), 2),
            "status": {"cards": 3} if seat == players - 1 else {},
        }
    return seats


def by_chance(players: int, seed: int) -> dict[str, Any]:
    pick = random.Random(f"{players} {seed}")
    seats, fields = holdings(players, pick), city(players, pick)
    last = players - 1  # who keeps both markers for status
    for space, one in fields["buildings"].items():
        marked = isinstance(one, dict) and one["building"] in ("monument", "fountain")
        if marked and one["owner"] == last:
            fields["buildings"][space] = one["building"]
    war = pick.random() < 0.5
    if war:
        seats[0]["won_war"] = True
    return position(players, seats=seats, decade=4 * pick.randint(1, 3), war_fought=war, **fields)


@pytest.mark.rule("TR-SCORE-02", "TR-SCORE-05", "TR-SCORE-06", "TR-SCORE-07", "TR-SCORE-08", "TR-SCORE-12")
@pytest.mark.rule("TR-SCORE-13", "TR-SCORE-14", "TR-SCORE-15", "TR-SCORE-17", "TR-SCORE-18", "TR-SCORE-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_award_is_what_a_second_reckoning_finds(players: int) -> None:
    awarded: Counter[str] = Counter()
    for seed in range(40):
        document = by_chance(players, seed)
        fields = {name: value for name, value in document.items() if name not in ("title", "players")}
        seats = dict(enumerate(document["players"]))
        state = table(players, seats=seats, **fields)
        reckoning, era = Reckoning(state.to_position()), int(state.board.era[state.decade])
        for seat in range(players):
            expected = reckoning.points(seat, era)
            assert some(SOURCE_NAMES, points_if_scored(state, seat, era)) == expected, f"seat {seat} of seed {seed}"
            awarded.update(expected)
    assert set(awarded) == EVERY_AWARD
