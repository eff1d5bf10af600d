"""Open-loop UCT: a tree of actions that knows no state, and so fits every title with chance and secrets.

It knows only `State`: each iteration deals what the searching seat cannot know anew, walks down the tree by what is
legal there, adds one node, plays on at random, and credits the nodes whose mover won.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from cabildo.bots.rollout import next_random
from cabildo.engine.rows import append, i64, vec
from cabildo.engine.state import NOBODY, State

EXPLORATION: Final = 1.0
NO_ACTION: Final = -1


def search(state: State, iterations: i64, seed: i64) -> list[tuple[int, int]]:
    """How often each action of the actor was tried, the most promising most often, in the order of the actions."""
    search = new_search(state, seed)
    for _iteration in range(iterations):
        search.iterate(state)
    return sorted([(int(child.action), int(child.visits)) for child in search.root.children])


@final
class Node:
    """An action after those of its parents; counts are floats because they are only divided."""

    action: i64
    mover: i64
    visits: float
    wins: float
    children: vec[Node]


def new_node(action: i64, mover: i64) -> Node:
    node = Node()
    node.action = action
    node.mover = mover
    node.visits = 0.0
    node.wins = 0.0
    node.children = vec[Node]()
    return node


def child_of(node: Node, action: i64) -> Node | None:
    for child in node.children:
        if child.action == action:
            return child
    return None


@final
class Search:
    """The tree and the generator that picks untried actions and random moves."""

    root: Node
    seats: i64
    random: i64

    def iterate(self, state: State) -> None:
        self.random = next_random(self.random)
        trial = state.sample(state.actor, self.random)
        path = self.descend(trial)
        self.play_out(trial)
        winner = self.winner(trial)
        for node in path:
            node.visits += 1.0
            if node.mover == winner:
                node.wins += 1.0

    def descend(self, trial: State) -> vec[Node]:
        """Follow the best known actions down to the first node with an untried one, which is added; the way there."""
        node = self.root
        path = vec[Node]([node])
        while not trial.over:
            mover = trial.actor
            untried = self.untried(node, trial)
            if untried != NO_ACTION:
                child = new_node(untried, mover)
                node.children = append(node.children, child)
                trial.play(untried)
                return append(path, child)
            node = best_child(node, trial)
            trial.play(node.action)
            path = append(path, node)
        return path

    def untried(self, node: Node, trial: State) -> i64:
        """One of the legal actions without a child, each as likely, or NO_ACTION."""
        picked: i64 = NO_ACTION
        found: i64 = 0
        for action in trial.legal:
            if child_of(node, action) is None:
                found += 1
                self.random = next_random(self.random)
                if (self.random >> 8) % found == 0:
                    picked = action
        return picked

    def play_out(self, trial: State) -> None:
        random = self.random
        while not trial.over:
            random = next_random(random)
            legal = trial.legal
            trial.play(legal[(random >> 8) % len(legal)])
        self.random = random

    def winner(self, trial: State) -> i64:
        """The seat with the most merit, the first of equals."""
        winner: i64 = 0
        most = trial.merit(0)
        for seat in range(1, self.seats):
            merit = trial.merit(seat)
            if merit > most:
                most = merit
                winner = seat
        return winner


def new_search(state: State, seed: i64) -> Search:
    search = Search()
    search.root = new_node(NO_ACTION, NOBODY)
    search.seats = state.seats
    search.random = seed & 0x7FFFFFFF
    return search


def best_child(node: Node, trial: State) -> Node:
    """The legal child with the best upper confidence bound; all legal actions have one."""
    best = node
    most = -1.0
    wonder = log(node.visits + 1.0)
    for action in trial.legal:
        child = child_of(node, action)
        if child is not None:
            bound = child.wins / child.visits + EXPLORATION * sqrt(wonder / child.visits)
            if bound > most:
                most = bound
                best = child
    return best
