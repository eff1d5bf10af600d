"""What every board pack must satisfy, whatever the printed board turns out to show: buildings, grids, tracks and cards.

Only laws are here: what the rulebook's text states or shows in an example, and what the rules need in order to work.
What is merely our reconstruction is left free, so that somebody with a printed copy can put it right. Tables that the
text states number for number are compared in `pack_stated.py`; the map is checked in `pack_map_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cabildo.engine.board_packs import Demands
from cabildo.titles.trinidad.actions import HIGHEST_BALLOT
from cabildo.titles.trinidad.board.contents import PLAYERS, contents
from cabildo.titles.trinidad.board.pack import ControlCard, Event, MajorGrid, Pack
from cabildo.titles.trinidad.board.pack_map_checks import check_map
from cabildo.titles.trinidad.board.solo_pack import check_solo_cards
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    CARDS,
    CARDS_A_COLOUR,
    CHARACTER_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    MINORS,
    PIECE_NAMES,
    SLOTS,
)

MINOR_NAMES = [building.replace("-", "_") for building in BUILDING_NAMES[:MINORS]]
WITH_COUNCIL_POINTS = [
    "quarry",
    "carpentry",
    "market",
    "corporation",
    "hacienda_stone",
    "hacienda_wood",
    "barracks",
    "church",
]
WITH_POINTS = ["barracks", "church", "monument", "fountain"]
SUPPLY_NAMES = [
    *(piece.replace("-", "_") for piece in PIECE_NAMES),
    "wall",
    "road_marker",
    "faith_token",
    "council_worker",
    "soldier",
    "miliciano",
    "cubes_per_stone_or_wood_grid",
    "precious_in_grid",
    "silver_per_stack",
]
METAL_BUILDING = "palace"

GRID_SIZES = {"harbor": 6, "cathedral": 5}  # at least, with four players: so many an example needs
COUNCIL_POINTS = {6: 4, 14: 30}
RED_MODIFIERS = [0, 1, 2]
HIGHEST_MODIFIER = 6
VOTE_VALUES = (1, 2, 3)  # which examples show
BACKS = ("-", "N", "NN", "P", "PP")
POSITIVE_EVENTS = 9


def check(pack: Pack, name: str) -> None:
    """Raises OptionError with the file, the field and the law that it breaks."""
    demands = Demands(name)
    check_map(pack, demands)
    check_buildings(pack, demands)
    check_supply(pack, demands)
    check_grids(pack, demands)
    check_council_track(pack, demands)
    check_war_track(pack, demands)
    check_tension(pack, demands)
    check_votes(pack, demands)
    check_decades(pack, demands)
    check_characters(pack, demands)
    check_control_cards(pack, demands)
    check_solo_cards(pack, demands)
    check_events(pack.events.positive, "P", "events.positive", demands)
    check_events(pack.events.negative, "N", "events.negative", demands)
    positive = len(pack.events.positive)
    demands(positive == POSITIVE_EVENTS, "events.positive", f"must be {POSITIVE_EVENTS} (TR-EVENT-01)")


# ---- buildings and supply


def check_buildings(pack: Pack, demand: Demands) -> None:
    """Workers and numbers of cubes are compared with what the text states; of what kind cubes are is mostly free."""
    demand.names(pack.minor_costs, MINOR_NAMES, "minor_costs")
    for name, cost in pack.minor_costs.items():
        field = f"minor_costs.{name}"
        metal = cost.metal > 0
        demand(metal == (name == METAL_BUILDING), f"{field}.metal", "must be in the Palace's price alone (TR-BUILD-03)")
        demand(name != "quarry" or cost.wood > 0, f"{field}.wood", "must be what a Quarry is built with (TR-BUILD-04)")
    check_gains(pack.council_points_on_build, WITH_COUNCIL_POINTS, "council_points_on_build", "TR-BUILD-33", demand)
    check_gains(pack.vp_on_build, WITH_POINTS, "vp_on_build", "TR-BUILD-34", demand)


def check_gains(gains: Mapping[str, int], names: Sequence[str], field: str, rule: str, demand: Demands) -> None:
    demand.names(gains, names, field)
    for name, points in gains.items():
        demand(points >= 1, f"{field}.{name}", f"must be 1 at least ({rule})")


def check_supply(pack: Pack, demand: Demands) -> None:
    """A row for each number of players, in which more players never have less; five have all that is in the box."""
    demand.names(pack.supply_by_players, SUPPLY_NAMES, "supply_by_players")
    box = contents().box
    for name, row in pack.supply_by_players.items():
        field = f"supply_by_players.{name}"
        demand(sorted(row) == list(PLAYERS), field, "must be for 2, 3, 4 and 5 players (TR-SETUP-03)")
        counts = [row[2], row[3], row[4], row[5]]
        demand(counts == sorted(counts), field, "must not fall with more players (TR-SETUP-03)")
        in_box = getattr(box, name, counts[-1])
        demand(counts[-1] == in_box, f"{field}.5", f"must be {in_box}, all that is in the box (TR-COMP-11)")


# ---- major buildings


def check_grids(pack: Pack, demand: Demands) -> None:
    """Six grids; two players with six workers each can fill any of them, and examples need some of their spaces."""
    demand.names(pack.major_grids, GRID_NAMES, "major_grids")
    for name, grid in pack.major_grids.items():
        field = f"major_grids.{name}"
        demand(len(grid.vp_2p) > 0, f"{field}.vp_2p", "must have a space (TR-MAJOR-02)")
        size = spaces_with(grid, PLAYERS[-1])
        demand(size <= SLOTS, field, f"has {size} spaces, more than {SLOTS}, which two players can fill (TR-MAJOR-02)")
        twice = grid.recover_cost == 2 * grid.first_bonus
        demand(twice, f"{field}.recover_cost", "must be twice the first bonus (TR-FREE-09)")
    for name, least in GRID_SIZES.items():
        enough = spaces_with(pack.major_grids[name], 4) >= least
        demand(enough, f"major_grids.{name}", f"must have {least} spaces with 4 players, or more (TR-MAJOR-02)")


def spaces_with(grid: MajorGrid, players: int) -> int:
    rows = [grid.vp_2p, grid.extra_3p, grid.extra_4p, grid.extra_5p]
    return sum(len(row) for row in rows[: players - 1])


# ---- tracks


def check_council_track(pack: Pack, demand: Demands) -> None:
    """Values from 1 on, whose points never fall; those of 6, and of 14 and more, are stated."""
    track, field = pack.council_track_vp, "council_track_vp"
    least = max(COUNCIL_POINTS)
    demand(is_row(track, 1), field, "must be values from 1 on, each once (TR-COUNCIL-18)")
    demand(len(track) >= least, field, f"must reach {least} (TR-FINAL-01)")
    points = [track[value] for value in sorted(track)]
    demand(points == sorted(points), field, "must not fall as the value rises (TR-FINAL-01)")
    for value, wanted in COUNCIL_POINTS.items():
        demand(track[value] == wanted, f"{field}.{value}", f"must be {wanted} (TR-FINAL-01)")
    for value in range(least, len(track) + 1):
        wanted = COUNCIL_POINTS[least]
        demand(track[value] == wanted, f"{field}.{value}", f"must be {wanted}, as from {least} on (TR-FINAL-01)")


def check_war_track(pack: Pack, demand: Demands) -> None:
    """0 inside, gains to the left, losses to the right."""
    track, field = pack.war_penalty_track_vp, "war_penalty_track_vp"
    demand(len(track) > 0 and is_row(track, min(track)), field, "must be steps in a row, each once (TR-WAR-15)")
    demand(min(track) < 0 < max(track), field, "must go to both sides of 0 (TR-WAR-14, TR-WAR-15)")
    demand(track[0] == 0, f"{field}.0", "must be 0 (TR-FINAL-02)")
    points = [track[step] for step in sorted(track)]
    demand(points == sorted(points, reverse=True), field, "must not rise from left to right (TR-FINAL-02)")
    demand(track[-1] > 0, f"{field}.-1", "must be a gain (TR-FINAL-02)")
    demand(track[1] < 0, f"{field}.1", "must be a loss (TR-FINAL-02)")


def check_tension(pack: Pack, demand: Demands) -> None:
    """The last three spaces are the red zone; double disks have a number everywhere, at most 6."""
    track, field = pack.tension_track, "tension_track"
    demand(track.spaces > len(RED_MODIFIERS), f"{field}.spaces", "must begin before the red zone (TR-SETUP-19)")
    first = track.spaces - len(RED_MODIFIERS) + 1
    red = {first + number: modifier for number, modifier in enumerate(RED_MODIFIERS)}
    demand(dict(track.red) == red, f"{field}.red", f"must be {said(red)}: the last spaces (TR-WAR-04)")
    double = [track.double.get(space + 1, -1) for space in range(track.spaces)]
    complete = -1 not in double and len(track.double) == track.spaces
    demand(complete, f"{field}.double", f"must have a number for each of the {track.spaces} spaces (TR-WAR-04)")
    demand(double == sorted(double), f"{field}.double", "must not fall along the track (TR-WAR-04)")
    top = double[-1] == HIGHEST_MODIFIER
    demand(top, f"{field}.double.{track.spaces}", f"must be {HIGHEST_MODIFIER} (TR-WAR-04)")


def check_votes(pack: Pack, demand: Demands) -> None:
    tiles, field = pack.vote_tiles, "vote_tiles"
    wanted = contents().kit.vote_tiles
    demand(len(tiles) == wanted, field, f"must be {wanted} (TR-COMP-03)")
    demand(tiles.count("yes") == tiles.count("no") == 1, field, "must have one yes and one no (TR-COUNCIL-09)")
    values = [tile for tile in tiles if not isinstance(tile, str)]
    for value in VOTE_VALUES:
        demand(value in values, field, f"must have a {value} (TR-COUNCIL-09)")
    demand(min(values) > 0, field, "must have values of 1 and more (TR-COUNCIL-09)")
    demand(sum(values) <= HIGHEST_BALLOT, field, f"must be {HIGHEST_BALLOT} together at most, as the actions have them")


def check_decades(pack: Pack, demand: Demands) -> None:
    """Which they are is compared with what the text states."""
    numbers = [decade.number for decade in pack.decades]
    demand(numbers == list(range(1, len(numbers) + 1)), "decades", "must be numbered from 1 on (TR-FLOW-01)")


# ---- cards


def check_characters(pack: Pack, demand: Demands) -> None:
    """Twelve with a number, a colour and six affiliates each; which number and colour is free."""
    characters, field = pack.characters, "characters"
    demand.names([character.name for character in characters], [name.title() for name in CHARACTER_NAMES], field)
    numbers = sorted(character.number for character in characters)
    demand(
        numbers == list(range(1, len(numbers) + 1)), field, f"must be numbered from 1 to {len(numbers)} (TR-COMP-01)"
    )
    colours = {character.colour for character in characters}
    demand(len(colours) == len(characters), field, "must have a colour each (TR-COMP-01)")
    cards: list[int] = []
    for place, character in enumerate(characters):
        first, last = character.affiliates
        six = last - first + 1 == CARDS_A_COLOUR
        demand(six, f"{field}[{place}].affiliates", f"must be {CARDS_A_COLOUR} numbers in a row (TR-COMP-01)")
        cards += range(first, last + 1)
    last_card = FIRST_CARD + CARDS - 1
    whole = sorted(cards) == list(range(FIRST_CARD, last_card + 1))
    demand(whole, field, f"must share out the affiliates {FIRST_CARD} to {last_card} (TR-COMP-01)")


def check_control_cards(pack: Pack, demand: Demands) -> None:
    """Every affiliate once, with what is on its back; no attacker is dead from the start."""
    cards, field = pack.control_cards, "control_cards"
    numbers = sorted(card.number for card in cards)
    last_card = FIRST_CARD + CARDS - 1
    all_once = numbers == list(range(FIRST_CARD, last_card + 1))
    demand(all_once, field, f"must be the affiliates {FIRST_CARD} to {last_card}, each once (TR-COMP-01)")
    groups = {
        number: character.name
        for character in pack.characters
        for number in range(character.affiliates[0], character.affiliates[1] + 1)
    }
    for place, card in enumerate(cards):
        here = f"{field}[{place}]"
        group = groups[card.number]
        demand(card.group == group, f"{here}.group", f"must be {group}, who has card {card.number} (TR-COMP-01)")
        demand(card.std_hp > 0, f"{here}.std_hp", "must be 1 at least (TR-XWAR-18)")
        demand(card.elite_hp > 0, f"{here}.elite_hp", "must be 1 at least (TR-XWAR-18)")
        for other in cards[:place]:  # else card 47 would tell which of them lies there
            if look_alike(card, other):
                same = (card.std_av, card.std_hp) == (other.std_av, other.std_hp)
                demand(same, here, f"must have the front of {other.number}, whose back looks the same (TR-AFF-47-W)")
    for back in BACKS:
        demand(any(card.back == back for card in cards), field, f"must have a back {back!r} (TR-END-04)")


def look_alike(one: ControlCard, other: ControlCard) -> bool:
    """Whether two cards cannot be told from each other while they lie face down as Elites (TR-XWAR-17)."""
    return backside(one) == backside(other)


def backside(card: ControlCard) -> tuple[str, int, int, int, int]:
    return card.back, card.era, card.initiative, card.elite_av, card.elite_hp


def check_events(events: Sequence[Event], letter: str, field: str, demand: Demands) -> None:
    names = [event.id for event in events]
    wanted = [f"{letter}{number + 1}" for number in range(len(events))]
    demand(len(names) > 0 and names == wanted, field, f"must be numbered from {letter}1 on (TR-EVENT-01)")


# ---- words


def is_row(numbers: Iterable[int], first: int) -> bool:
    """Whether these are the numbers from one on, in any order."""
    given = sorted(numbers)
    return given == list(range(first, first + len(given)))


def said(table: Mapping[int, int]) -> str:
    return ", ".join(f"{key}: {value}" for key, value in table.items())
