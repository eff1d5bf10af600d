"""Which choices cannot be taken back freely, told before they are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cabildo.engine.errors import FinalBeforeRest, NotationError
from cabildo.engine.rows import i64
from cabildo.engine.state import State

if TYPE_CHECKING:
    from cabildo.engine.foresight import Caution
    from cabildo.engine.title import Title

SAMPLES = (1, 2, 3)


def final_choices(state: State) -> tuple[int, ...]:
    """The legal actions by which somebody learns something new, or which end the game, as far as the actor can know.

    They are tried on samples of what the actor knows, never on the state itself: there, whether anybody learns
    something could depend on what is hidden, and the answer would tell it. Where it does depend on it, the action
    counts as final if it was so in any sample. Where nothing is hidden, or nothing of what is hidden counts, one is
    enough: chance tells something new by speaking at all, whatever it says.
    """
    return judged_choices(state)[0]


def cautions(state: State) -> dict[int, list[Caution]]:
    """The warnings that a choice of the actor would bring on, by action: what could be known before it is made.

    As when somebody tries actions (`foresee`), nothing is told of a choice in which chance has a say. What was so
    before, or worse, is no news. Nor need anybody beware of what nearly everybody answers, also without being asked.
    """
    return judged_choices(state)[1]


def judged_choices(state: State) -> tuple[tuple[int, ...], dict[int, list[Caution]]]:
    """`final_choices` and `cautions` in one go, since both try every choice."""
    title = state.title
    samples = samples_for(state, state.actor)
    actor = int(state.actor)
    usual = state.usual()
    known = list(title.warnings(samples[0], actor))
    final: list[int] = []
    found: dict[int, list[Caution]] = {}
    for action in state.legal_actions():
        after = samples[0].copy()
        if after.step(action):
            final.append(action)
            continue
        if action != usual:
            news = [caution for caution in title.warnings(after, actor) if not is_known(title, caution, known)]
            if news:
                found[action] = news
        after.play_forced()  # what `play` does besides
        if after.learned != 0 or after.over:
            final.append(action)
            continue
        for sample in samples[1:]:
            if is_final(sample, action):
                final.append(action)
                break
    return tuple(final), found


def is_known(title: Title, caution: Caution, known: list[Caution]) -> bool:
    if caution in known:
        return True
    harm = title.harm(caution)
    return harm > 0 and any(title.harm(one) >= harm for one in known if one.message == caution.message)


def samples_for(state: State, seat: i64) -> list[State]:
    """What the seat knows, as often as it takes to see what an action could tell it."""
    title = state.title
    seeds = SAMPLES if title.secrets and not title.final_in_public else SAMPLES[:1]
    return [state.sample(seat, seed) for seed in seeds]


def is_final(state: State, action: int) -> bool:
    after = state.copy()
    return after.play(action) or after.over


def check_order(state: State, actions: Sequence[int | str]) -> None:
    """Raise FinalBeforeRest where an action before the last of a list is final, as far as the actor can know.

    What else is wrong with the list is not looked for: without a final action chance has no say in it.
    """
    if len(actions) < 2 or state.over:
        return
    places = [final_place(state.sample(state.actor, seed), actions[:-1]) for seed in SAMPLES]
    place = min(places)
    if place < len(actions) - 1:
        action = actions[place]
        raise FinalBeforeRest(action if isinstance(action, str) else state.vocabulary.notation(action), place)


def final_place(sample: State, actions: Sequence[int | str]) -> int:
    """The place of the first final one among actions of one seat, which are played on the sample; else their number."""
    actor = sample.actor
    for place, action in enumerate(actions):
        try:
            number = sample.vocabulary.parse(action) if isinstance(action, str) else action
        except NotationError:
            break
        if sample.actor != actor or number not in sample.legal_actions():
            break
        if sample.play(number) or sample.over:
            return place
    return len(actions)
