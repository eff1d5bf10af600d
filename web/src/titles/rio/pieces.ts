/** Small questions to the view of Río de la Plata. */

import type { Group, View } from "./view";

export type Token = Group["stack"][number]; // a seat, or an attacker

export function byName<T extends { space: string }>(spaces: readonly T[]): Map<string, T> {
  return new Map(spaces.map((space) => [space.space, space]));
}

/** How many homes of each kind somebody has in the city. */
export function homesOf(seat: number, { city }: View): { building: "hut" | "house"; count: number }[] {
  return (["hut", "house"] as const).map((building) => ({
    building,
    count: city.spaces.filter((space) => space.owner === seat && space.building === building).length,
  }));
}
