/** The view of Trinidad, as the server's `written/views.py` and its neighbours make it; only what is shown here. */

import type { Data } from "../../lib/wire";

export const CUBES = ["stone", "wood", "precious", "metal"] as const;
export type Cube = (typeof CUBES)[number];
export type Cubes = Record<Cube, number>;

export const STATUSES = ["construction", "worker", "vp", "cards"] as const;
export const BANNERS = ["black", "green", "purple", "blue", "red", "ocher"] as const;
export const FACE_UP = 2; // steps of a banner

// what makes up the value of a district
export const PARTS = ["production", "fine", "roads", "walls", "cabildo", "cathedral", "fort", "harbor"] as const;
// what an Era gives when it is scored
export const AWARDS = [
  "money",
  "military",
  "banners",
  "faith",
  "character",
  "series",
  "colours",
  "houses",
  "palaces",
] as const;

export interface PrintedBuilding {
  building: string;
  workers: number;
  cubes: Cubes;
  council: number;
  points: number;
  piece: string | null; // null: everybody has their own
  grows_from: string | null;
}

export interface PrintedGrid {
  grid: string;
  points: number[];
  first: number; // for the first own worker
  recover: number;
}

/** What is printed and never changes. */
export interface Board {
  columns: number;
  rows: number;
  districts: { district: string; spaces: string[]; edges: string[] }[];
  plaza: string[];
  fort_place: string[];
  starting_area: string[];
  ring: string[];
  edges: string[];
  buildings: PrintedBuilding[];
  grids: PrintedGrid[];
  cubes_a_store: number[]; // of stone, wood, precious
  coins_a_stack: number; // bronze
  council_track: number[]; // points at the end by value
  war_track: Record<string, number>; // the same by step
  tension_track: { spaces: number; red: Record<string, number>; double: Record<string, number> };
  decades: { decade: number; year: number; era: number; scored: boolean }[];
  cards: { card: number; colour: string; back: string }[];
  numbers: Numbers;
}

export interface Numbers {
  council_gain: number[]; // for one worker and for two
  emptied_points: number;
  warehouse: Record<string, number>;
  warehouse_points: number;
}

export interface Space {
  space: string;
  building: string;
  owner: number | null;
  activated: number[];
  points: number | null; // of a House or Palace, if the Era were scored now
}

export interface District {
  district: string;
  value: number;
  parts: Partial<Record<(typeof PARTS)[number], number>>;
  roads: boolean;
  closed: boolean;
  gaps: string[];
}

export interface City {
  spaces: Space[]; // those where something stands
  walls: string[];
  open_edges: string[];
  districts: District[];
  fort: boolean;
  harbor: boolean;
  cabildo: string | null;
  cathedral: string | null; // the border that it lies across
}

export type Colour = number | "council"; // a seat's worker, or the council's

export interface Grid {
  grid: string;
  open: boolean;
  completed: boolean; // in this decade
  workers: (Colour | null)[];
  free: number;
  first: boolean; // nobody was here yet
}

export interface Faction {
  faction: string;
  level: number;
  space: number;
  double: boolean;
  steps_to_war: number;
  attack: number | null;
  want: number; // steps that come from what is empty now
  forecast: number; // the level after them
}

export interface Unit {
  unit: string;
  wounds: number;
  burned: number;
  strength: number;
}

export interface Card {
  card: number;
  colour: string;
  rotated: boolean;
}

export interface Scoring {
  era: number;
  points: number;
  lines: Record<(typeof AWARDS)[number], number | null>;
}

export interface Player {
  seat: number;
  score: number;
  passed: boolean;
  cubes: Cubes | null; // null: behind the screen
  coins: number | null;
  borrowed: Record<string, number>;
  workers: number;
  spent: number;
  on_grids: number;
  helpers: number;
  faith: number;
  character: string | null;
  character_used: boolean;
  hand: Card[];
  lots: number;
  houses: number;
  palace_markers: number;
  status: Record<(typeof STATUSES)[number], number>;
  status_markers: number;
  council: number;
  council_points: number;
  war_step: number;
  war_points: number;
  units: Unit[];
  banners: Record<(typeof BANNERS)[number], number>;
  dock: Record<string, number>;
  dock_coins: number;
  order_workers: number;
  scoring: Scoring | null;
}

export interface View {
  board: Board;
  over: boolean;
  phase: string | null;
  actor: number | null;
  marker: number;
  decade: number;
  year: number;
  era: number;
  order: number[];
  passed: number[];
  offered: string[];
  city: City;
  grids: Grid[];
  stores: { stone: number[]; wood: number[]; precious: number };
  stacks: number[];
  warehouse: Record<string, number>;
  tension: Faction[];
  peace: number[];
  supply: {
    cubes: Cubes;
    coins: number;
    pieces: Record<string, number>;
    walls: number;
    road_markers: number;
    faith: number;
    soldiers: number;
    milicianos: number;
    council_workers: number;
  };
  council_spent: number;
  deck: { cards: number; top_back: string | null };
  looked: { seat: number; backs: string[]; cards: number[] | null } | null;
  piles: Record<string, number[]>; // from bottom to top
  majorities: { money: number[] | null; military: number[]; faith: number[] };
  players: Player[];
  step: Data;
  waiting: { phase: string; step: Data }[];
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}

/** All players, the one who looks first and the others clockwise from them. */
export function fromSeat<T>(players: readonly T[], seat: number | null): T[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** The Era as people write it. */
export function roman(era: number): string {
  return ["", "I", "II", "III"][era] ?? String(era);
}

/** A number with its sign, as parts of a sum are written. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A number that may be less than nothing. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The grid that is asked about: workers go there or leave it. */
export function askedGrid({ phase, step, waiting }: View): string | null {
  if (phase !== "working" && phase !== "recovering" && phase !== "arranging") return null;
  const grid = step["grid"] ?? waiting[0]?.step["grid"];
  return typeof grid === "string" ? grid : null;
}
