/** The views of rio, written by tools/make_views.py from the types of the title. */

import type { Data } from "../../lib/wire";

export const BILL_NAMES = ["wood", "stone", "wood-or-stone", "precious"] as const;
export type BillName = (typeof BILL_NAMES)[number];

export const BUILDING_NAMES = [
  "hut",
  "house",
  "stonecutter",
  "carpenter",
  "market",
  "corporation",
  "monument-square",
  "garden-square",
  "monument",
  "garden",
  "barracks",
  "church",
  "palace",
  "cathedral",
] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];

export const DISTRICT_NAMES = ["NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

export const ENEMY_NAMES = ["natives", "pirates"] as const;
export type EnemyName = (typeof ENEMY_NAMES)[number];

export const GOODS = ["wood", "stone", "precious"] as const;
export type Good = (typeof GOODS)[number];

export const GRID_NAMES = ["palace", "cathedral", "harbor", "fort", "walls", "roads"] as const;
export type GridName = (typeof GRID_NAMES)[number];

export const LEVEL_NAMES = ["beginner", "intermediate", "expert"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const OFFICE_NAMES = [
  "gunner",
  "general",
  "roadmaker",
  "defender",
  "master-stonecutter",
  "master-carpenter",
  "shipowner",
  "master-artisan",
  "master-merchant",
  "bishop",
  "architect",
  "governor",
] as const;
export type OfficeName = (typeof OFFICE_NAMES)[number];

export const PHASE_NAMES = [
  "placing",
  "paying",
  "effects",
  "at-space",
  "siting",
  "laying-roads",
  "laying-walls",
  "ordering",
  "offering",
  "replying",
  "mustering",
  "betting",
  "shooting",
  "garrisoning",
  "recruiting",
  "leading",
  "marching",
  "consenting",
  "recalling",
  "completing",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const TILE_NAMES = [
  "stonecutter-carpenter",
  "market-corporation",
  "square-monument",
  "square-garden",
  "church-barracks",
] as const;
export type TileName = (typeof TILE_NAMES)[number];

export const TRACK_NAMES = ["mine", "forest"] as const;
export type TrackName = (typeof TRACK_NAMES)[number];

export const WARES = ["wood", "stone", "precious", "silver"] as const;
export type Ware = (typeof WARES)[number];

/** All that is on the table; it is the same for everybody. */
export interface View {
  title: string;
  board: Board;
  over: boolean;
  phase: PhaseName | null;
  actor: number | null;
  year: number;
  order: number[];
  finished: number; // so many of them have ended the phase under way
  city: City;
  grids: Grid[];
  tracks: Record<TrackName, (number | null)[]>;
  offices: Office[];
  ship: Ship;
  enemies: Enemy[];
  attacked: number[];
  war: War | null;
  cycles: number;
  stock: Stock;
  players: Player[];
  step: Data;
  waiting: Waiting[];
}

/** What is printed and never changes. */
export interface Board {
  edition: string;
  level: LevelName;
  short: boolean;
  trade: boolean;
  neutral_homes: boolean; // attackers walk over the huts and houses of their leader
  first_year: number;
  last_year: number;
  columns: number;
  rows: number;
  districts: PrintedDistrict[];
  plaza: string[];
  ring: string[];
  line: string[];
  edges: string[];
  printed_walls: string[];
  grids: PrintedGrid[];
  track_workers: number[];
  buildings: PrintedBuilding[];
  offices: PrintedOffice[];
  enemy_values: number[];
  enemy_bonus: number[];
  symbols: EnemyName[][]; // enemies that advance after each year
  ship_capacity: number;
  tiles: Record<TileName, number>;
  own_tiles: number;
  pieces: number;
  shadow_discs: number;
}

/** What stands and who works there. */
export interface City {
  spaces: Space[]; // those where something is
  roads: string[];
  free_borders: number;
  walls: string[];
  open_edges: string[];
  districts: District[];
  palace: string | null;
  cathedral: string | null;
  harbor: boolean;
  fort: boolean;
}

/** The grid of a major building. */
export interface Grid {
  grid: GridName;
  open: boolean;
  discs: (GridDisc | null)[];
  filler: number | null; // who placed the last worker
  filled: number | null; // in which order grids were filled
}

/** An office and who has it. */
export interface Office {
  office: OfficeName;
  owner: number | null;
  works: boolean; // not in the year of its purchase
  used: boolean;
  bid: number | null;
}

/** The ship that all share. */
export interface Ship {
  aboard: number;
  returns: number | null; // the year; null: it is in port
  departure_paid: boolean;
}

/** Where the marker of an enemy stands. */
export interface Enemy {
  enemy: EnemyName;
  place: number; // 0 is the symbol before the track
  value: number;
  bonus: number;
}

/** The groups inside and outside, and how the war goes. */
export interface War {
  enemy: EnemyName;
  attacker: number;
  strength: number; // so many attackers came
  attackers: number; // so many are left
  camps: Camp[];
  groups: Group[];
  turn: number; // 0 before the fighting
  quiet: number; // turns without a battle
  battle: boolean; // there was one in this turn
  mover: number;
  refused: Refusal[]; // to merge
  spared: Refusal[]; // to sacrifice themselves
}

/** What the bank has. */
export interface Stock {
  tiles: Record<TileName, number>;
  pieces: number;
  shadows: number;
}

/** A player's holdings, and their workers in areas that all share. */
export interface Player {
  seat: number;
  score: number;
  silver: number;
  goods: Record<Good, number>;
  supply: number;
  tiles: number;
  fields: number;
  artisan: number;
  dock: number;
  added: number; // workers on the order track
  cargo: Record<Good, number>;
  offices: OfficeName[];
  placed: number;
  shadows: number;
  bought: number;
  loaded: number;
  offers: number;
  offered: Offered | null; // the last one
}

/** A phase that goes on when the one above it is done. */
export interface Waiting {
  phase: PhaseName;
  actor: number;
  step: Data;
}

/** A district of the map. */
export interface PrintedDistrict {
  district: DistrictName;
  spaces: string[];
  centre: number[]; // steps from west and north
  closable: boolean; // the Defender counts it when it is closed
}

/** The grid of a major building. */
export interface PrintedGrid {
  grid: GridName;
  points: number[];
  completing: number;
  cost: Record<BillName, number>; // of a worker there
}

/** A kind of minor building. */
export interface PrintedBuilding {
  building: BuildingName;
  workers: number;
  cost: Record<Good, number>;
  points: number;
  tile: TileName | null; // null: everybody has their own
}

/** An office that can be bought. */
export interface PrintedOffice {
  office: OfficeName;
  price: number;
  need: number;
  points: number;
}

/** A space where something is. */
export interface Space {
  space: string;
  building: BuildingName | null;
  owner: number | null;
  new: boolean; // built in this turn
  used: number;
  uses: number; // activations that it allows a turn
  room: number;
  workers: Crew[];
}

/** How a district stands. */
export interface District {
  district: DistrictName;
  connected: boolean;
  closed: boolean;
  house: number; // what one is worth at the end
}

/** A disc on the grid of a major building. */
export interface GridDisc {
  seat: number; // who placed it
  owing: boolean;
  shadow: boolean; // it is of the colour that nobody owns, in a game for two
}

/** Groups of attackers outside an edge. */
export interface Camp {
  edge: string;
  groups: number[]; // their sizes
  staying: boolean; // they were told to wait in this war turn
}

/** A group in the city. */
export interface Group {
  space: string;
  stack: (number | "enemy")[]; // from the top, where the one lies who commands: seats, or "enemy"
  steps: number;
  fought: boolean;
  boosted: boolean; // had its bonus step in this war turn
  merged: boolean; // in this war turn
  rested: boolean;
}

/** Somebody said no in this war turn. */
export interface Refusal {
  asking: number;
  asked: number;
}

/** An offer that was made; what is not in it is left out. */
export interface Offered {
  to: number;
  give?: Partial<Record<Ware, number>>;
  ask?: Partial<Record<Ware, number>>;
  give_offices?: OfficeName[];
  ask_offices?: OfficeName[];
}

/** Somebody's workers on a space. */
export interface Crew {
  seat: number;
  workers: number;
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}
