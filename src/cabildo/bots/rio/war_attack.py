"""The attacker: where the enemy gathers, which buildings it goes for, and when a group is given up for a step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import cast

from cabildo.bots.rio.war_scene import Outcome, Scene
from cabildo.titles.rio.actions import DONE, STAY
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.war.bonus_step import may_sacrifice
from cabildo.titles.rio.war.fighting import may_enter, may_lead_inside
from cabildo.titles.rio.war.groups import BIGGEST, full_steps, is_boosted, is_enemy, size_of
from cabildo.titles.rio.war.movement import March

PATIENCE = 0.7  # what is left of a building's worth if it falls one turn later
CAUTION = 0.6  # how surely defenders attack what they can beat
SECOND_WAVE = 0.6  # of a building's worth: its guards are gone, and another group is near
HOPE = 0.1  # of a building's worth: its guards may leave it
LAST_CHANCE = 0.25  # of all hopes: the war ends if there is no battle now
COMPANION = 0.5  # what a further token of a group does compared with the first
RESTLESS = 0.05  # what a move must gain
ENOUGH = 3.0  # a move that gains so much needs no bonus step
NEVER = -99.0


class Attack(Scene):
    """The war as the attacker sees it."""

    def __init__(self, state: RioState) -> None:
        super().__init__(state)
        self.fields: dict[int, list[float]] = {}
        self.caution = CAUTION * (1 - int(self.war.quiet) / int(state.board.numbers.quiet_turns))
        ends = self.war.quiet == int(state.board.numbers.quiet_turns) - 1 and not self.war.battle
        self.later = LAST_CHANCE if ends else 1.0  # how much of a hope there is time for

    # ---- what there is to win

    def promise(self, space: int, size: int) -> float:
        """What a group of this size can hope for from a building, as it is guarded now."""
        fall = self.falls[space]
        guard = self.war.troops[space]
        if guard == 0:
            return fall
        result = self.outcome(size, int(size_of(guard)), space)
        fight = self.points_of_battle(int(guard), result.attackers_lost, result.defenders_lost)
        if result.attackers_win:
            return fall + fight
        if result.defenders_lost == size_of(guard):
            return max(SECOND_WAVE * fall + fight, 0.0) / 2
        return HOPE * fall

    def field(self, size: int) -> list[float]:
        """By space: what a group of this size that stands there can hope for, less for every step."""
        if size not in self.fields:
            self.fields[size] = self.spread(size)
        return self.fields[size]

    def spread(self, size: int) -> list[float]:
        fade = self.fade(size)
        best = [0.0] * self.spaces
        crowds = self.threats
        waiting = []
        for space in self.falls:
            crowd = crowds[space][1]
            promise = self.later * self.promise(space, size) / (1.0 if crowd < 2 else (crowd + 1) / 2)
            if promise > 0:
                best[space] = promise
                waiting.append((-promise, space))
        heapify(waiting)
        steps, crews, falls = self.board.steps, self.city.crews, self.falls
        while waiting:
            hope, space = heappop(waiting)
            if -hope < best[space]:
                continue
            further = -hope * fade
            for beside in steps[space]:
                if best[beside] < further and beside not in falls and crews[beside] == 0:
                    best[beside] = further
                    heappush(waiting, (-further, beside))
        return best

    def fade(self, size: int) -> float:
        """What is left of a hope that is one step further away."""
        return float(PATIENCE ** (1 / int(full_steps(self.board.numbers, size))))

    def share(self, tokens: int) -> float:
        """How much more so many tokens can hope for than one."""
        return 1 + COMPANION * (tokens - 1)

    # ---- standing somewhere

    def standing(self, space: int, size: int) -> float:
        """A group that ends its turn on a free space: its hopes, less what defenders have of meeting it."""
        hope = self.field(size)[space] * self.share(size)
        danger = self.dangers[space][0]
        if danger == 0:
            return hope
        result = self.outcome(size, danger, space)
        if result.attackers_lost == 0:
            return hope
        points = int(self.state.board.numbers.points_a_token)
        feed = points * (result.attackers_lost + result.defenders_lost) / (len(self.interests) - 1)
        return hope * (1 - self.caution * result.attackers_lost / size) - self.caution * feed

    def waiting(self, place: int) -> float:
        """The group stays where it is; outside it is safe."""
        size = self.size_at(place)
        if place < self.spaces:
            return self.standing(place, size)
        entry = self.entry(place)
        return self.field(size)[entry] * self.share(size) * self.fade(size)

    # ---- moving

    def gain(self, place: int, goal: int) -> float:
        """What a march is worth more than to wait."""
        size = self.size_at(place)
        other = self.war.troops[goal]
        if other != 0 and is_enemy(other):
            return self.joined(size, int(size_of(other)), goal) - self.waiting(place)
        if other != 0 or goal in self.falls:
            return self.battle(place, size, goal)
        return self.standing(goal, size) - self.waiting(place)

    def joined(self, size: int, others: int, goal: int) -> float:
        together = self.standing(goal, min(BIGGEST, size + others))
        if size + others > BIGGEST:
            together += PATIENCE * self.standing(goal, 1)
        return together - self.standing(goal, others)

    def battle(self, place: int, size: int, goal: int) -> float:
        """Points for the building, less what the defenders get and what the fallen could have hoped for."""
        guard = self.war.troops[goal]
        result = Outcome(0, 0, True)
        worth = 0.0
        if guard != 0:
            result = self.outcome(size, int(size_of(guard)), goal)
            worth = self.points_of_battle(int(guard), result.attackers_lost, result.defenders_lost)
        fallen = result.attackers_lost
        fall = self.falls.get(goal, 0.0)
        if result.attackers_win:
            fallen += goal in self.falls
            worth += fall
        elif result.defenders_lost == size_of(guard) and self.is_followed(place, goal):
            worth += SECOND_WAVE * fall
        return worth - self.waiting(place) * self.share(max(1, fallen)) / self.share(size)

    def is_followed(self, place: int, goal: int) -> bool:
        """Whether another group can go there in this turn too."""
        return any(
            goal in needed and (other != place or self.groups_alike(place) > 1) for other, needed in self.moves.items()
        )

    def groups_alike(self, place: int) -> int:
        return next((host.groups for host in self.attackers if host.place == place), 1)

    @cached_property
    def moves(self) -> dict[int, dict[int, int]]:
        """By place: where the groups that may still move in this turn can go."""
        war, state = self.war, self.state
        inside = [space for space in self.occupied() if may_lead_inside(state, war, space)]
        places = [space for space in inside if is_enemy(war.troops[space])]
        for edge, camp in enumerate(war.camps):
            if camp != 0:
                sizes = [size for size in range(1, BIGGEST + 1) if war.outside(self.board, edge, size) > 0]
                places += [
                    self.spaces + BIGGEST * edge + size - 1 for size in sizes if may_enter(state, war, edge, size)
                ]
        return {place: self.moves_of(place, 0) for place in places}

    def moves_of(self, place: int, more_steps: int) -> dict[int, int]:
        if place >= self.spaces:
            return self.reach_of(place, boosted=more_steps > 0)
        return self.reach_of(place, self.steps_at(place) + more_steps)

    def best_gain(self, place: int) -> float:
        return max((self.gain(place, goal) for goal in self.moves[place]), default=NEVER)

    # ---- the bonus step

    def bonus_gain(self, place: int) -> float:
        """The best building that would fall if it were not one step too far away."""
        if self.had_bonus(place):
            return NEVER
        needed = self.moves[place]
        further = [goal for goal in self.moves_of(place, 1) if goal in self.falls and goal not in needed]
        return max((self.gain(place, goal) for goal in further if self.wins(place, goal)), default=NEVER)

    def had_bonus(self, place: int) -> bool:
        if place < self.spaces:
            return is_boosted(self.war.troops[place])
        march = self.state.memory  # of the group that is led, if one is: outside nobody else had it
        return isinstance(march, March) and march.boosted

    def wins(self, place: int, goal: int) -> bool:
        guards = int(size_of(self.war.troops[goal]))
        return guards == 0 or self.outcome(self.size_at(place), guards, goal).attackers_win

    def victims(self, place: int) -> Iterator[int]:
        for host in self.attackers:
            if may_sacrifice(self.state, self.war, place, host.place):
                yield host.place

    def lead(self, place: int) -> float:
        """What the group can gain in this turn, with a bonus step if that pays."""
        best = self.best_gain(place)
        if best < ENOUGH:
            bonus = self.bonus_gain(place)
            if bonus > best:
                cheapest = min((self.waiting(victim) for victim in self.victims(place)), default=-NEVER)
                best = max(best, bonus - cheapest - RESTLESS)
        return best


def lead_worth(attack: Attack, action: int) -> float:
    return 0.0 if action == DONE else attack.lead(action - int(attack.board.lead)) - RESTLESS


def march_worth(attack: Attack, action: int) -> float:
    place, board = int(cast(March, attack.state.memory).led), attack.board
    if action == STAY:
        return 0.0
    if action < board.sacrifice:
        return attack.gain(place, action - int(board.march))
    bonus = attack.bonus_gain(place)
    return NEVER if bonus == NEVER else bonus - attack.waiting(action - int(board.sacrifice)) - RESTLESS
