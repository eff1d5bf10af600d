"""The defenders: guards for what is worth most to the actor, battles that pay, and answers to friends."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from cabildo.bots.rio.judgement import silver_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.bots.rio.war_scene import FAR, Scene
from cabildo.titles.rio.actions import AGREE, DONE, REFUSE, STAY
from cabildo.titles.rio.war.consent import Question, marching_group
from cabildo.titles.rio.war.defenders import Garrison, Recruits, may_garrison, roams
from cabildo.titles.rio.war.groups import BIGGEST, count_of, is_enemy, owners_of, size_of
from cabildo.titles.rio.war.movement import March

# how surely a building falls that nobody guards, by the turns until attackers can be there
FALLS = (0.0, 0.8, 0.35, 0.12)
SECOND_WAVE = 0.35  # the guards fell with the first attackers, and others can come
OVERRUN = 0.85  # guards who cannot win still keep some attackers away
TOKEN = 2.5  # what a token may do yet: guard, fight, or at least fall for points
RELIEF = 0.3  # for an attacker less, and for the worst that it could have done next turn
FIGHTER = 0.8  # what another token brings by fighting, right where attackers come
IDLE = 0.05  # how much of that where none come
MIXED = 0.3  # colours that join lose their freedom, and leave the map after the war
RESTLESS = 0.05  # what a move must gain
NEVER = -99.0


class Defence(Scene):
    """The war as a defender sees it; with two players the one who leads both colours."""

    # ---- guards

    def guarding(self, space: int, size: int) -> float:
        """What a group of this size saves on a space."""
        fall = self.falls.get(space)
        if fall is None or size == 0:
            return 0.0
        return -fall * (self.chance(space, 0) - self.chance(space, size))

    def chance(self, space: int, guards: int) -> float:
        """How surely the building falls with so many guards."""
        turns = self.turns_away[space]
        if turns >= len(FALLS):
            return 0.0
        biggest, count = self.threats[space] if turns == 1 else (1, 1)
        if guards == 0:
            return FALLS[turns]
        result = self.outcome(biggest, guards, space)
        if result.attackers_win:
            return OVERRUN * FALLS[turns]
        return SECOND_WAVE * FALLS[turns] if result.defenders_lost == guards and count > 1 else 0.0

    def posting(self, space: int, colour: int, tokens: int) -> float:
        """One token more on a space, if so many can follow it: two may hold what one would not."""
        there = int(size_of(self.war.troops[space]))
        most = min(tokens, BIGGEST - there)
        before = self.guarding(space, there)
        saved = max((self.guarding(space, there + more) - before) / more for more in range(1, most + 1))
        turns = self.turns_away.get(space, FAR)
        contact = FALLS[turns] if turns < len(FALLS) else IDLE
        return saved + FIGHTER * contact * self.interests[colour]

    def best_post(self, colour: int) -> float:
        """Where a recruit of a colour would go."""
        if self.state.players[colour].supply == 0:
            return 0.0
        anywhere = roams(self.state, self.war, colour)
        posts = [
            self.posting(space, colour, 1)
            for space in range(self.spaces)
            if self.city.tiles[space] != 0 and may_garrison(self.state, self.war, colour, space, anywhere)
        ]
        return max(posts, default=0.0)

    # ---- moving

    def gain(self, place: int, goal: int) -> float:
        """What a march is worth more than to stay."""
        group, other = int(self.war.troops[place]), int(self.war.troops[goal])
        size = int(size_of(group))
        left_alone = self.guarding(place, size)
        if other != 0 and is_enemy(other):
            return self.battle(place, group, goal) - left_alone
        if other == 0:
            return self.guarding(goal, size) - left_alone
        mixed = MIXED if owners_of(group) != owners_of(other) else 0.0
        return self.joining(size, int(size_of(other)), goal) - left_alone - mixed

    def joining(self, size: int, others: int, goal: int) -> float:
        return self.guarding(goal, min(BIGGEST, size + others)) - self.guarding(goal, others)

    def battle(self, place: int, group: int, goal: int) -> float:
        """Points for all who fall, and the threat that is gone, less what the fallen could have done."""
        enemies, size = int(size_of(self.war.troops[goal])), int(size_of(group))
        result = self.outcome(enemies, size, goal)
        worth = self.points_of_battle(group, result.attackers_lost, result.defenders_lost)
        worth += result.attackers_lost * RELIEF * (1 + self.worst_of(goal)) - TOKEN * result.defenders_lost
        if not result.attackers_win and self.only_threat(goal, place):
            worth += self.guarding(place, size)  # nobody is left to guard against
        return worth

    def worst_of(self, space: int) -> float:
        """The most that the attackers on a space could cost the actor next turn."""
        return max((-self.falls[goal] for goal in self.raids[space] if goal in self.falls), default=0.0)

    def only_threat(self, attackers: int, place: int) -> bool:
        return self.threats[place][1] == 1 and place in self.raids[attackers]

    @cached_property
    def raids(self) -> dict[int, dict[int, int]]:
        """By space with attackers: the steps to wherever they can go next turn."""
        return {host.place: host.needed for host in self.attackers if host.place < self.spaces}


# ---- the decisions


def garrison_worth(defence: Defence, action: int) -> float:
    if action == DONE:
        return 0.0
    placed = cast(Garrison, defence.state.memory)
    tokens = min(int(placed.free + placed.extra), int(defence.state.players[placed.colour].supply))
    return defence.posting(action - int(defence.board.garrison), int(placed.colour), tokens)


def recruit_worth(defence: Defence, action: int) -> float:
    """While the token is worth more than its silver; with two players there is one of each colour for it."""
    if action == DONE:
        return 0.0
    state = defence.state
    colours = range(len(state.players)) if len(state.players) == 2 else [defence.seat]
    price = (int(cast(Recruits, state.memory).paid) + 1) * silver_worth(Outlook(state))
    return sum(defence.best_post(colour) for colour in colours) - price


def lead_worth(defence: Defence, action: int) -> float:
    if action == DONE:
        return 0.0
    place = action - int(defence.board.lead)
    needed = defence.reach_of(place, defence.steps_at(place))
    gains = [defence.gain(place, goal) for goal in needed]
    return max(gains, default=NEVER) - RESTLESS


def march_worth(defence: Defence, action: int) -> float:
    """Nobody is given up for a step: the token is worth more where it is."""
    if action == STAY:
        return 0.0
    if action >= defence.board.sacrifice:
        return NEVER
    return defence.gain(int(cast(March, defence.state.memory).led), action - int(defence.board.march))


def consent_worth(defence: Defence, action: int) -> float:
    """Friends are welcome where they save something; who has more tokens in the group shall command it."""
    war, state, board = defence.war, defence.state, defence.board
    if action == REFUSE:
        return 0.0
    asked = cast(Question, state.memory)
    if asked.is_sacrifice(board):
        return NEVER
    led, goal = int(marching_group(state.top()).led), int(asked.goal(board))
    group, mine = int(war.troops[led]), int(war.troops[goal])
    saved = defence.joining(int(size_of(group)), int(size_of(mine)), goal)
    worth = saved - defence.guarding(led, int(size_of(group))) - MIXED
    if action == AGREE:
        return worth
    tokens = count_of(group, defence.seat) + count_of(mine, defence.seat)
    larger = 2 * tokens >= size_of(group) + size_of(mine)
    return worth + (RESTLESS if larger else -RESTLESS)
