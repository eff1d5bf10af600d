/** The view of Puerto Rico, as the server's `views.py` makes it. */

import type { Desk } from "../../lib/desk.svelte";
import type { Data } from "../../lib/wire";
import type { Words } from "../../lib/words";

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type Good = (typeof GOODS)[number];
export type Tile = Good | "quarry";
export type Counts = Record<Good, number>;

export interface Ship {
  capacity: number;
  good: Good | null;
  barrels: number;
}

export interface Role {
  role: string;
  owner: number | null;
  doubloons: number;
}

export interface SupplyBuilding {
  building: string;
  left: number;
  cost: number;
  points: number;
  column: number; // so many quarries count for it at most
  circles: number;
  spaces: number;
  price: number | null; // for the one who looks, now
}

export interface CityBuilding {
  building: string;
  men: number; // colonists on its circles
  circles: number;
  spaces: number;
  points: number;
}

export interface Player {
  seat: number;
  doubloons: number;
  points: number | null;
  goods: Counts;
  san_juan: number;
  island: { tile: Tile; tiles: number; men: number }[];
  island_filled: number;
  island_spaces: number;
  city: CityBuilding[];
  city_filled: number;
  city_spaces: number;
}

/** What is asked of the one who places their colonists. */
export interface PlacingStep {
  place: string; // the first one that is still open
  hand: number;
}

export interface View {
  seat: number | null;
  over: boolean;
  ending: boolean;
  round: number;
  governor: number;
  phase: string | null;
  role: string | null; // whose phase runs
  step: Partial<PlacingStep>;
  taker: number | null;
  actor: number | null;
  roles: Role[];
  chips: number;
  paper: number;
  goods: Counts;
  row: Counts;
  stack: number;
  discards: Counts;
  quarries: number;
  colonists: number;
  colonist_ship: number;
  buildings: SupplyBuilding[];
  house: { goods: Counts; spaces: number; prices: Counts; sales: Counts | null };
  ships: Ship[];
  players: Player[];
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}

/** Every piece that counts stand for, in the order of the goods. */
export function spread(counts: Counts): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: counts[good] }, () => good));
}

export function total(counts: Counts): number {
  return GOODS.reduce((sum, good) => sum + counts[good], 0);
}

/** All players, the one who looks first and the others clockwise from them. */
export function fromSeat<T>(players: readonly T[], seat: number | null): T[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** What the buildings of a city are worth in themselves. */
export function builtPoints(player: Player): number {
  return player.city.reduce((sum, building) => sum + building.points, 0);
}

/** What the parts of the board are given. */
export interface Part {
  view: View;
  words: Words;
  desk: Desk;
  changed: (...path: (string | number)[]) => boolean;
}
