/** Small questions to the view of Río de la Plata. */

import type { Group } from "./view";

export type Token = Group["stack"][number]; // a seat, or an attacker

export function byName<T extends { space: string }>(spaces: readonly T[]): Map<string, T> {
  return new Map(spaces.map((space) => [space.space, space]));
}
