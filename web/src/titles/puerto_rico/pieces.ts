/** Small questions to the view of Puerto Rico, and what the parts of the board are given. */

import type { BoardDesk } from "../../lib/board_desk";
import type { Words } from "../../lib/words";
import { GOODS, type Good, type Player, type View } from "./view";

export type Counts = Record<Good, number>;

/** Every piece that counts stand for, in the order of the goods. */
export function spread(counts: Counts): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: counts[good] }, () => good));
}

export function total(counts: Counts): number {
  return GOODS.reduce((sum, good) => sum + counts[good], 0);
}

/** What the buildings of a city are worth in themselves. */
export function builtPoints(player: Player): number {
  return player.city.reduce((sum, building) => sum + building.points, 0);
}

/** Colonists at work, on tiles and in buildings. */
export function menOf(player: Player): number {
  return [...player.island, ...player.city].reduce((sum, { men }) => sum + men, 0);
}

/** Places for colonists, free or taken. */
export function circlesOf(player: Player): number {
  const island = player.island.reduce((sum, { tiles }) => sum + tiles, 0);
  return player.city.reduce((sum, { circles }) => sum + circles, island);
}

/** What the parts of the board are given. */
export interface Part {
  view: View;
  words: Words;
  desk: BoardDesk;
  changed: (...path: (string | number)[]) => boolean;
}
