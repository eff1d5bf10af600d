/** The view of Río de la Plata, as the server's `views.py` and `board_view.py` make it; only what is shown here. */

import type { Data } from "../../lib/wire";

export const GOODS = ["wood", "stone", "precious"] as const;
export type Good = (typeof GOODS)[number];
export type Counts = Record<Good, number>;

/** What is printed and never changes. */
export interface Board {
  first_year: number;
  last_year: number;
  columns: number;
  rows: number;
  districts: { district: string; spaces: string[]; centre: [number, number] }[]; // centre: steps from west and north
  plaza: string[];
  ring: string[];
  line: string[];
  printed_walls: string[];
  grids: { grid: string; points: number[]; completing: number; cost: Record<string, number> }[];
  track_workers: number[];
  buildings: { building: string; workers: number; cost: Counts; points: number; tile: string | null }[];
  neutral_homes: boolean; // attackers walk over the huts and houses of their leader
  offices: { office: string; price: number; need: number; points: number }[];
  enemy_values: number[];
  enemy_bonus: number[];
  symbols: string[][]; // enemies that advance after each year
  ship_capacity: number;
}

export interface Crew {
  seat: number;
  workers: number;
}

export interface Space {
  space: string;
  building: string | null;
  owner: number | null;
  workers: Crew[];
}

export interface City {
  spaces: Space[]; // those where something is
  roads: string[];
  walls: string[];
  districts: { district: string; connected: boolean; closed: boolean; house: number }[];
  harbor: boolean;
}

export interface GridDisc {
  seat: number; // who placed it
  owing: boolean;
  shadow: boolean; // it is of the colour that nobody owns, in a game for two
}

export interface Office {
  office: string;
  owner: number | null;
  works: boolean;
  bid: number | null;
}

export interface Player {
  seat: number;
  score: number;
  silver: number;
  goods: Counts;
  supply: number;
  tiles: number;
  fields: number;
  artisan: number;
  dock: number;
  added: number; // workers on the order track
  cargo: Counts;
  offices: string[];
}

export type Token = number | "enemy"; // a seat, or an attacker

export interface Group {
  space: string;
  stack: Token[]; // from the top: the first one commands
  steps: number;
  fought: boolean;
  boosted: boolean; // had its bonus step in this war turn
  merged: boolean; // in this war turn
  rested: boolean;
}

/** Groups of attackers outside an edge, by their sizes. */
export interface Camp {
  edge: string;
  groups: number[];
}

export interface War {
  enemy: string;
  attacker: number;
  strength: number; // so many attackers came
  attackers: number; // so many are left
  camps: Camp[];
  groups: Group[];
  turn: number; // 0 before the fighting
  quiet: number; // turns without a battle
  battle: boolean; // there was one in this turn
  mover: number;
}

export interface View {
  board: Board;
  over: boolean;
  phase: string | null;
  actor: number | null;
  year: number;
  order: number[];
  city: City;
  grids: { grid: string; open: boolean; discs: (GridDisc | null)[] }[];
  tracks: Record<string, (number | null)[]>;
  offices: Office[];
  ship: { aboard: number; returns: number | null; departure_paid: boolean };
  enemies: { enemy: string; place: number; value: number; bonus: number }[];
  attacked: number[];
  war: War | null;
  stock: { tiles: Record<string, number>; pieces: number };
  players: Player[];
  step: Data;
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}

export function byName<T extends { space: string }>(spaces: readonly T[]): Map<string, T> {
  return new Map(spaces.map((space) => [space.space, space]));
}

/** All players, the one who looks first and the others clockwise from them. */
export function fromSeat<T>(players: readonly T[], seat: number | null): T[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}
