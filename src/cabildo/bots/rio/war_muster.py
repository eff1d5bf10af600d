"""The attacker gathers outside: every group near something that it can have, big enough for the guards to expect."""

from __future__ import annotations

from functools import cached_property

from cabildo.bots.rio.war_attack import PATIENCE, Attack
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.terms import BARRACKS, NOBODY
from cabildo.titles.rio.war.groups import BIGGEST, full_steps, size_of
from cabildo.titles.rio.war.war import tokens_in

GUARDED = 0.4  # how surely somebody puts a guard where they can, once they see the attackers
RIGHT_BEHIND_THE_WALL = 0.02  # of two ways in the shorter one


class Muster(Attack):
    """What each open edge offers, and what the groups that stand outside already will take."""

    @cached_property
    def ways(self) -> dict[int, dict[int, int]]:
        """By open edge: the buildings that a single can reach from there at once, with the steps."""
        edges = int(open_edges(self.board, self.city))
        return {edge: self.way_in(edge) for edge in range(len(self.board.edge_space)) if edges >> edge & 1}

    @cached_property
    def claims(self) -> set[int]:
        """The buildings that the groups outside are there for: each takes the best that no other one takes."""
        claimed: set[int] = set()
        for place, groups in self.outside():
            edge, size = divmod(place - self.spaces, BIGGEST)
            for _group in range(groups):
                offers = self.offers(edge, size + 1, claimed)
                if offers:
                    claimed.add(max(offers)[1])
        return claimed

    def offers(self, edge: int, size: int, claimed: set[int]) -> list[tuple[float, int]]:
        """What a group of this size can win from this edge in the first turn, with the space."""
        steps = int(full_steps(self.board.numbers, size))
        near = [space for space, needed in self.ways[edge].items() if needed <= steps and space not in claimed]
        offers = [(self.prospect(space, size), space) for space in near]
        return [offer for offer in offers if offer[0] > 0]

    def prospect(self, space: int, size: int) -> float:
        """Guards come after the muster, into homes and barracks: bigger groups are surer of what they want."""
        now = self.promise(space, size)
        if self.war.troops[space] != 0 or not self.may_be_guarded(space):
            return now
        guarded = self.falls[space] if self.outcome(size, 1, space).attackers_win else 0.0
        return (1 - GUARDED) * now + GUARDED * guarded

    def may_be_guarded(self, space: int) -> bool:
        owner = int(self.city.owner(space))
        if owner == NOBODY:
            return bool(self.city.building(space) == BARRACKS)
        return self.war.defends(self.board, owner) and bool(self.state.players[owner].supply > 0)

    def worth(self, edge: int, size: int) -> float:
        """For each token: the best building of the first turn, else the hopes for later ones."""
        offers = self.offers(edge, size, self.claims)
        entry = int(self.board.edge_space[edge])
        later = 0.0
        if entry not in self.falls and size_of(self.war.troops[entry]) == 0:
            later = PATIENCE * self.field(size)[entry] / (1 + int(tokens_in(self.board, self.war.camps[edge])))
        best = max((offer[0] for offer in offers), default=0.0)
        nearest = min((self.ways[edge][space] for _, space in offers), default=BIGGEST)
        return max(best, later) / size - RIGHT_BEHIND_THE_WALL * nearest


def muster_worth(muster: Muster, action: int) -> float:
    edge, size = divmod(action - int(muster.board.muster), BIGGEST)
    return muster.worth(edge, size + 1)
