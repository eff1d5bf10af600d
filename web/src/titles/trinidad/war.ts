/** Small questions to an extended war, and where its places lie. */

import type { DistrictName, Unit, View } from "./view";

/** A unit of somebody that stands in the city. */
export interface Post extends Unit {
  seat: number;
  marker: number; // from 1
  combat: number;
  post: DistrictName;
}

export const FIGHT_PARTS = ["base", "cards", "walls", "friends"] as const;

/** Columns and rows of the districts as the city lies, around them those of the edges. */
const PLACES: Record<string, { column: number; row: number }> = {
  NW: { column: 2, row: 2 },
  NCL: { column: 3, row: 2 },
  NCR: { column: 4, row: 2 },
  NE: { column: 5, row: 2 },
  SW: { column: 2, row: 3 },
  CL: { column: 3, row: 3 },
  CR: { column: 4, row: 3 },
  SE: { column: 5, row: 3 },
};
const ASIDE: Record<string, { column?: number; row?: number }> = {
  north: { row: 1 },
  south: { row: 4 },
  west: { column: 1 },
  east: { column: 6 },
};

/** Where a district or an edge lies in the drawing. */
export function cellOf(place: string): { column: number; row: number } {
  const [district = "", side = ""] = place.split("-");
  return { ...(PLACES[district] ?? { column: 1, row: 4 }), ...ASIDE[side] };
}

/** All units in the city, by seat and marker. */
export function postsOf({ players }: View): Post[] {
  return players.flatMap(({ seat, units }) =>
    units.flatMap((unit, number) =>
      typeof unit.post === "string"
        ? [{ ...unit, seat, marker: number + 1, combat: unit.combat ?? 0, post: unit.post }]
        : [],
    ),
  );
}

/** Whose units are led: one's own, or the automaton's, for which a person decides. */
export function ledSeat({ phase, step, automaton }: View, me: number | null): number | null {
  return automaton !== null && (phase === "commanding" || step["automaton"] === true) ? automaton.seat : me;
}

/** The answers that lead a unit: a march or an attack. */
export function leads(marker: number, notations: Iterable<string>): boolean {
  for (const notation of notations) {
    const [kind = "", first = ""] = notation.split(" ");
    if ((kind === "march" || kind === "attack") && first === String(marker)) return true;
  }
  return false;
}
