"""How long it takes to try an action, as a pointer that moves over a board does: processor time without HTTP.

    python benchmarks/foresight.py

Random games of every title with four players; at each decision some of the choices are tried.
"""

from __future__ import annotations

import random
import time

import msgspec

from cabildo.engine.game import Game
from cabildo.server.tables.trying import tried
from cabildo.server.wire.moves import TryWish

MOVES = 200
EACH = 3  # choices tried at a decision


def measure(title: str) -> None:
    pick = random.Random(7)
    game = Game.new(title, 4, seed=7)
    times, sizes = [], []
    for _ in range(MOVES):
        state = game.state
        if state.over:
            break
        legal = state.legal_actions()
        for action in pick.sample(legal, min(EACH, len(legal))):
            wish = TryWish(expected=0, seat=int(state.actor), actions=[state.vocabulary.notation(action)])
            start = time.process_time()
            answer = msgspec.json.encode(tried(state, wish))
            times.append(time.process_time() - start)
            sizes.append(len(answer))
        game.apply(pick.choice(legal))
    times.sort()
    median, p95 = (1e3 * times[int(len(times) * share)] for share in (0.5, 0.95))
    size = sum(sizes) / len(sizes)
    print(f"{title:12} median {median:.1f} ms, p95 {p95:.1f} ms, {size:.0f} bytes, {len(times)} tries")


if __name__ == "__main__":
    for name in ("puerto-rico", "rio", "trinidad"):
        measure(name)
