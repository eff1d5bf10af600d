/** The parts of a year, in the order of the rules. */

import type { PhaseName, View } from "./view";

export const PARTS_OF_A_YEAR = ["place", "work", "enemies", "order"] as const;
export type PartOfAYear = (typeof PARTS_OF_A_YEAR)[number];

// Paying, trading and completing happen within others: what waits for them tells which part it is.
const PART: Partial<Record<PhaseName, PartOfAYear>> = {
  placing: "place",
  effects: "work",
  "at-space": "work",
  siting: "work",
  "laying-roads": "work",
  "laying-walls": "work",
  mustering: "enemies",
  betting: "enemies",
  shooting: "enemies",
  garrisoning: "enemies",
  recruiting: "enemies",
  leading: "enemies",
  marching: "enemies",
  consenting: "enemies",
  recalling: "enemies",
  ordering: "order",
};

export function partOfTheYear({ phase, waiting }: View): PartOfAYear | null {
  if (phase === null) return null;
  const under = [phase, ...waiting.map((one) => one.phase)].map((one) => PART[one]);
  return under.find((part) => part !== undefined) ?? null;
}
