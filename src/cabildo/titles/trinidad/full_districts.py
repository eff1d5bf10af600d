"""A district is full when its last free space is taken: a moment for those with a card for it."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.moments import AT_MAJOR_BUILT
from cabildo.titles.trinidad.affiliates.news import news_of_full
from cabildo.titles.trinidad.city import is_full_district
from cabildo.titles.trinidad.state import TrinidadState


def note_full_district(state: TrinidadState, space: i64) -> None:
    """Look whether a space that was just taken was the last free one of its district (TR-AFF-70)."""
    district = state.board.district[space]
    if is_full_district(state.board, state.city, district):
        state.happened(AT_MAJOR_BUILT, news_of_full(district))
