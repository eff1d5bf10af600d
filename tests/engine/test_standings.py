"""Standings: ranks with shared places, tie-breaks, and what is not known before the end."""

from __future__ import annotations

from cabildo.engine.standings import Line, Standing, ranked


def standing(seat: int, points: int | None, tie: int | None = 0) -> Standing:
    return Standing(seat=seat, rank=None, points=points, lines=(), tiebreaks=(("coins", tie),))


def ranks(*standings: Standing, final: bool = True) -> list[tuple[int, int | None]]:
    return [(placed.seat, placed.rank) for placed in ranked(list(standings), final=final).seats]


def test_points_rank_first_and_tie_breaks_next() -> None:
    assert ranks(standing(0, 10, 1), standing(1, 12, 0), standing(2, 10, 5)) == [(1, 1), (2, 2), (0, 3)]


def test_equal_seats_share_a_place_and_the_next_is_skipped() -> None:
    assert ranks(standing(0, 9), standing(1, 12), standing(2, 12), standing(3, 3)) == [(1, 1), (2, 1), (0, 3), (3, 4)]
    assert ranked([standing(0, 5), standing(1, 5)], final=True).winners == (0, 1)


def test_where_points_are_unknown_nobody_is_ranked() -> None:
    unknown = [standing(2, 7), standing(0, None), standing(1, 9)]
    assert ranks(*unknown, final=False) == [(0, None), (1, None), (2, None)]
    assert ranked(unknown, final=False).winners == ()


def test_before_the_end_there_is_no_winner() -> None:
    assert ranked([standing(0, 5), standing(1, 4)], final=False).winners == ()


def test_standings_are_plain_data() -> None:
    line = Line(source="chips", points=3, rule="X-ONE-01")
    standings = ranked([Standing(seat=0, rank=None, points=3, lines=(line,))], final=True)
    assert standings.of(0).lines == (line,)
    assert standings.to_data()["seats"][0]["lines"] == ({"source": "chips", "points": 3, "rule": "X-ONE-01"},)


def test_one_can_go_through_the_seats_best_first() -> None:
    assert [found.seat for found in ranked([standing(0, 4), standing(1, 9)], final=True)] == [1, 0]
