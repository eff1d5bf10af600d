"""Which choices cannot be taken back freely, told before they are made."""

from __future__ import annotations

from cabildo.engine.state import State

SAMPLES = (1, 2, 3)


def final_choices(state: State) -> tuple[int, ...]:
    """The legal actions by which somebody learns something new, or which end the game, as far as the actor can know.

    They are tried on samples of what the actor knows, never on the state itself: there, whether anybody learns
    something could depend on what is hidden, and the answer would tell it. Where it does depend on it, the action
    counts as final if it was so in any sample.
    """
    samples = [state.sample(state.actor, seed) for seed in SAMPLES]
    return tuple(action for action in state.legal_actions() if any(is_final(sample, action) for sample in samples))


def is_final(state: State, action: int) -> bool:
    after = state.copy()
    return after.play(action) or after.over
