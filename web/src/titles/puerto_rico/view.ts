/** The views of puerto-rico, written by tools/make_views.py from the types of the title. */

import type { Data } from "../../lib/wire";

export const BUILDING_NAMES = [
  "small-indigo-plant",
  "small-sugar-mill",
  "indigo-plant",
  "sugar-mill",
  "tobacco-storage",
  "coffee-roaster",
  "small-market",
  "hacienda",
  "construction-hut",
  "small-warehouse",
  "hospice",
  "office",
  "large-market",
  "large-warehouse",
  "factory",
  "university",
  "harbor",
  "wharf",
  "guild-hall",
  "residence",
  "fortress",
  "customs-house",
  "city-hall",
] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type Good = (typeof GOODS)[number];

export const PHASE_NAMES = [
  "role",
  "tile",
  "hospice",
  "privilege",
  "placing",
  "building",
  "university",
  "producing",
  "extra-good",
  "trading",
  "loading",
  "claiming",
  "storing",
  "keeping",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const ROLE_NAMES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "prospector-2",
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const TILES = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"] as const;
export type Tile = (typeof TILES)[number];

/** All that a seat or a spectator may know. */
export interface View {
  title: string;
  seat: number | null; // who looks
  over: boolean;
  ending: boolean;
  round: number;
  governor: number;
  phase: PhaseName | null;
  actor: number | null;
  role: RoleName | null; // whose phase runs
  taker: number | null; // who took that role
  roles: Role[];
  chips: number;
  paper: number;
  goods: Record<Good, number>;
  row: Record<Good, number>;
  stack: number;
  discards: Record<Good, number>;
  quarries: number;
  colonists: number;
  colonist_ship: number;
  buildings: SupplyBuilding[];
  house: House;
  ships: Ship[];
  players: Player[];
  step: Data;
  waiting: Waiting[];
}

/** A role card that is in the game. */
export interface Role {
  role: RoleName;
  owner: number | null; // who has it in this round
  doubloons: number;
}

/** A kind of building on the board of all. */
export interface SupplyBuilding {
  building: BuildingName;
  left: number;
  cost: number;
  points: number;
  column: number; // so many quarries count for it at most
  circles: number;
  spaces: number;
  price: number | null; // for the one who looks, now
}

/** The trading house. */
export interface House {
  goods: Record<Good, number>;
  spaces: number;
  prices: Record<Good, number>;
  sales: Record<Good, number> | null; // what a sale would bring the one who looks, now
}

/** A cargo ship. */
export interface Ship {
  capacity: number;
  good: Good | null;
  barrels: number;
}

/** A player's board. */
export interface Player {
  seat: number;
  doubloons: number;
  points: number | null; // in chips; null: hidden from the one who looks
  goods: Record<Good, number>;
  san_juan: number;
  island: Tiles[];
  island_filled: number;
  island_spaces: number;
  city: CityBuilding[];
  city_filled: number;
  city_spaces: number;
}

/** A phase that goes on when the one above it is done. */
export interface Waiting {
  phase: PhaseName;
  actor: number;
  step: Data;
}

/** The tiles of a kind on an island. */
export interface Tiles {
  tile: Tile;
  tiles: number;
  men: number; // colonists on them
}

/** A building of a player. */
export interface CityBuilding {
  building: BuildingName;
  men: number; // colonists on its circles
  circles: number;
  spaces: number;
  points: number;
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}
