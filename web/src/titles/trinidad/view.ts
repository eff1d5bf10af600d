/** The views of trinidad, written by tools/make_views.py from the types of the title. */

import type { Data } from "../../lib/wire";

export const ATTACKER_NAMES = ["indio", "warrior", "freebooter", "pirate-captain"] as const;
export type AttackerName = (typeof ATTACKER_NAMES)[number];

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
export type Award = (typeof AWARDS)[number];

export const BACK_NAMES = ["plain", "native", "natives", "pirate", "pirates", "event"] as const;
export type BackName = (typeof BACK_NAMES)[number];

export const BANNERS = ["black", "green", "purple", "blue", "red", "ocher"] as const;
export type Banner = (typeof BANNERS)[number];

export const BASIC_CUBES = ["stone", "wood"] as const;
export type BasicCube = (typeof BASIC_CUBES)[number];

export const BUILDING_NAMES = [
  "lot",
  "house",
  "palace",
  "quarry",
  "carpentry",
  "market",
  "corporation",
  "hacienda-stone",
  "hacienda-wood",
  "square",
  "monument",
  "fountain",
  "barracks",
  "church",
  "cabildo",
  "cathedral",
] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];

export const CHARACTER_NAMES = [
  "carpenter",
  "stonemason",
  "merchant",
  "defender",
  "roadmaker",
  "sailmaker",
  "general",
  "captain",
  "bishop",
  "architect",
  "governor",
  "noblewoman",
] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export const CUBES = ["stone", "wood", "precious", "metal"] as const;
export type Cube = (typeof CUBES)[number];

export const DISTRICT_NAMES = ["NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

export const EVENT_NAMES = [
  "good-harvest",
  "open-council",
  "silver-fleet",
  "pilgrimage",
  "volunteers",
  "truce-talks",
  "master-masons",
  "city-feast",
  "trade-winds",
  "drought",
  "unrest",
  "crown-tax",
  "storm",
  "fire",
  "raids",
  "epidemic",
  "shortage",
  "inquisition",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const FACTION_NAMES = ["natives", "pirates"] as const;
export type FactionName = (typeof FACTION_NAMES)[number];

export const GRID_NAMES = ["cathedral", "fort", "cabildo", "harbor", "walls", "roads"] as const;
export type GridName = (typeof GRID_NAMES)[number];

export const HOMES_NAMES = [
  "NW houses",
  "NCL houses",
  "NCR houses",
  "NE houses",
  "SW houses",
  "CL houses",
  "CR houses",
  "SE houses",
  "NW palaces",
  "NCL palaces",
  "NCR palaces",
  "NE palaces",
  "SW palaces",
  "CL palaces",
  "CR palaces",
  "SE palaces",
] as const;
export type HomesName = (typeof HOMES_NAMES)[number];

export const INTENTIONS = ["yes", "no", "abstain"] as const;
export type Intention = (typeof INTENTIONS)[number];

export const LAWS = ["major-building", "peace", "war", "support"] as const;
export type Law = (typeof LAWS)[number];

export const LOADS = ["stone", "wood", "triplet", "coins"] as const;
export type Load = (typeof LOADS)[number];

export const MOMENTS = [
  "turn",
  "paying",
  "activation",
  "taking",
  "any",
  "salary",
  "law-named",
  "ballots-in",
  "revealed",
  "vote-decided",
  "council-loss",
  "walls-closed",
  "roads-built",
  "major-built",
  "dock",
  "ship-paid",
  "walls-helped",
  "before-fight",
  "war-over",
  "scoring",
  "turn-over",
] as const;
export type Moment = (typeof MOMENTS)[number];

export const PACT_NAMES = [
  "yes",
  "no",
  "follow",
  "lead",
  "cathedral",
  "fort",
  "cabildo",
  "harbor",
  "walls",
  "roads",
] as const;
export type PactName = (typeof PACT_NAMES)[number];

export const PARTS = [
  "production",
  "fine",
  "roads",
  "walls",
  "cabildo",
  "cathedral",
  "fort",
  "harbor",
  "neighbour",
] as const;
export type Part = (typeof PARTS)[number];

export const PHASE_NAMES = [
  "choosing",
  "bidding",
  "dealing",
  "drawing",
  "keeping",
  "stacking",
  "salary",
  "turn",
  "building",
  "marking",
  "activating",
  "extra",
  "taking",
  "collecting",
  "paying",
  "working",
  "arranging",
  "siting",
  "walling",
  "paving",
  "recovering",
  "burning",
  "end-of-decade",
  "reactivating",
  "fighting",
  "returning",
  "scoring",
  "proposing",
  "commissioning",
  "declaring",
  "voting",
  "staffing",
  "scheduling",
  "window",
  "sending",
  "event-choice",
  "suffering",
  "talking",
  "offering",
  "answering",
  "counting",
  "lobbying",
  "adding",
  "repeating",
  "borrowing",
  "filling",
  "aiming",
  "valuing",
  "posting",
  "attackers",
  "war-round",
  "combat",
  "applying",
  "shifting",
  "targeting",
  "pursuing",
  "solo-turn",
  "deciding",
  "commanding",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const PIECE_NAMES = [
  "quarry",
  "carpentry",
  "market",
  "barracks",
  "church",
  "corporation-hacienda",
  "square",
  "monument",
  "fountain",
  "palace",
] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

export const PILES = ["1", "2", "3", "4", "5", "game"] as const;
export type Pile = (typeof PILES)[number];

export const POWERS = [
  "swap-basic",
  "swap-precious",
  "swap-metal",
  "hiring",
  "boosting",
  "looking-more",
  "reactivating-free",
  "event",
] as const;
export type Power = (typeof POWERS)[number];

export const SALES = ["2 stone", "stone wood", "2 wood", "precious", "metal"] as const;
export type Sale = (typeof SALES)[number];

export const STATUSES = ["construction", "worker", "vp", "cards"] as const;
export type Status = (typeof STATUSES)[number];

export const STRENGTH_NAMES = ["weak", "medium", "strong", "divinity"] as const;
export type StrengthName = (typeof STRENGTH_NAMES)[number];

export const UNIT_NAMES = ["none", "miliciano", "veteran-miliciano", "soldier", "veteran-soldier"] as const;
export type UnitName = (typeof UNIT_NAMES)[number];

export const VETOS = [
  "major-building",
  "peace",
  "war",
  "support",
  "cathedral",
  "fort",
  "cabildo",
  "harbor",
  "walls",
  "roads",
] as const;
export type Veto = (typeof VETOS)[number];

export const WARES = ["bronze", "stone", "wood", "precious", "metal"] as const;
export type Ware = (typeof WARES)[number];

/** All that a seat or a spectator may know. */
export interface View {
  title: string;
  board: Board;
  over: boolean;
  phase: PhaseName | null;
  actor: number | null;
  marker: number; // on the track; it moves on before the last steps of a decade
  decade: number;
  year: number;
  era: number;
  order: number[];
  passed: number[];
  offered: CharacterName[];
  city: City;
  grids: Grid[];
  stores: Stores;
  stacks: number[];
  warehouse: Record<BasicCube, number>;
  tension: Faction[];
  peace: number[];
  support: number[]; // decades in which Spain pays more
  next_turn: number;
  vote_held: boolean;
  dear_emptying: boolean; // in this decade: the last cube or coin costs more
  vote: Vote | null;
  news: Partial<Record<Moment, News>>;
  used_now: number[];
  palisades: DistrictName[]; // districts that count as closed in a war of this decade
  war_fought: boolean;
  war: War | null;
  garrisoned: DistrictName[];
  reversed: DistrictName[];
  adopted: Partial<Record<DistrictName, DistrictName>>;
  supply: Supply;
  council_spent: number;
  deck: Deck;
  events: Events | null;
  automaton: Automaton | null;
  offers: Offer[];
  looked: Looked | null;
  piles: Partial<Record<Pile, number[]>>; // from bottom to top
  majorities: Majorities;
  players: Player[];
  step: Data;
  waiting: Waiting[];
}

/** What is printed, and the options: it never changes. */
export interface Board {
  characters: "dealt" | "auction";
  length: "short" | "full";
  open_screens: boolean;
  events: boolean;
  talks: boolean;
  extended_war: boolean;
  columns: number;
  rows: number;
  districts: PrintedDistrict[];
  plaza: string[]; // never built on
  fort_place: string[];
  starting_area: string[];
  ring: string[];
  spans: string[];
  edges: string[];
  attack_edges: AttackEdge[]; // clockwise; Natives begin at the first one
  pirates_edge: string;
  buildings: PrintedBuilding[];
  grids: PrintedGrid[];
  supply: PrintedSupply;
  cubes_a_store: number[]; // of stone, wood, precious
  coins_a_stack: number; // bronze
  council_track: number[]; // points at the end by value
  war_track: Record<string, number>; // the same by step
  tension_track: TensionTrack;
  decades: Decade[];
  cards: PrintedCard[];
  numbers: Numbers;
}

/** What stands. */
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

/** The grid of a major building. */
export interface Grid {
  grid: GridName;
  open: boolean;
  completed: boolean; // in this decade: its workers come home
  workers: (number | "council" | null)[]; // a seat's, or the council's
  free: number;
  first: boolean; // nobody was here yet: the first own worker on it gets the bonus
}

/** Cubes on the resource grids. */
export interface Stores {
  stone: number[];
  wood: number[];
  precious: number;
}

/** A faction's marker, how far it is from war, and where it would stand if the decade ended now. */
export interface Faction {
  faction: FactionName;
  level: number;
  space: number;
  double: boolean;
  steps_to_war: number;
  attack: number | null;
  want: number; // steps that come from what is empty now
  forecast: number; // the level after them
}

/** The vote that is held; ballots of others are null until they lie open. */
export interface Vote {
  vetoed: Veto[];
  free: number[];
  halved: number[];
  law: Law;
  grid: GridName | null;
  fee: number | null;
  legislator: number;
  declared: (Intention | null)[];
  bound: (number | Intention | null)[];
  voted: number[];
  approved: boolean | null;
  more: number[];
  ballots: (string | null)[];
  revealed: boolean;
  yes: number | null;
  no: number | null;
}

/** Something that has just happened; what does not belong to its moment is left out. */
export interface News {
  districts?: DistrictName[]; // closed by walls, with new Roads, or without a free space
  grids?: GridName[]; // of buildings that were built
  paid?: Record<string, Load[]>; // by seat: loads that the ship paid for
  losses?: Record<string, number>; // by seat: points lost for too little council value
  faction?: FactionName; // who attacked
  winners?: number[];
  milicianos?: number; // that took the field
  soldiers?: number;
}

/** An extended war, from its outbreak to its end; one that waits for the next decade has no attackers yet. */
export interface War {
  faction: FactionName;
  modifier: number;
  round: number; // 0: it waits for the next decade
  rounds: number | null; // null: as long as somebody has not passed
  order: (SeatsTurn | AttackersTurn)[]; // who acts when in a round
  attackers: Attacker[];
  fight: Fight | null;
  flames: Partial<Record<DistrictName, number>>;
  all_flames: number;
  left: number;
  control_hits: number[]; // by seat
  penalties: number[]; // by seat, if the war ended now
  milicianos: number; // that took the field so far, of all players
  soldiers: number;
}

/** What the bank has. */
export interface Supply {
  cubes: Record<Cube, number>;
  coins: number;
  pieces: Record<PieceName, number>;
  walls: number;
  road_markers: number;
  faith: number;
  soldiers: number;
  milicianos: number;
  council_workers: number;
  peace_markers: number;
  attackers: Record<AttackerName, number> | null; // in games with extended wars
}

/** The deck of affiliates. */
export interface Deck {
  cards: number;
  top_back: BackName | null;
}

/** Where Events are, as far as everybody knows. */
export interface Events {
  active: EventName | null;
  calm: number; // so many cards on top of the deck have no Event among them
  in_deck: number;
  unseen: EventName[];
  shuffled: EventName[];
  discarded: EventName[];
  under: EventName[];
}

/** The automaton: which seat it is, how strong, and what of its cards was seen; they are called "S01" and so on. */
export interface Automaton {
  seat: number;
  strength: StrengthName;
  workers: number; // in each decade
  open: string[]; // turned up in this decade
  under: string[];
  left: number; // before the next shuffle
  kinds: Record<string, string>; // by card
}

/** An offer that was made. */
export interface Offer {
  to: number;
  give: Partial<Record<Ware, number>>;
  ask: Partial<Record<Ware, number>>;
  pact: PactName | null;
}

/** The cards that somebody looks at. */
export interface Looked {
  seat: number;
  backs: BackName[];
  cards: number[] | null; // for that seat alone
}

/** Who has the most. */
export interface Majorities {
  money: number[] | null; // null: nobody knows it while there are screens
  military: number[];
  faith: number[];
  force: number[]; // to compare units by, the strongest first
}

/** A player's holdings. */
export interface Player {
  seat: number;
  score: number;
  passed: boolean;
  cubes: Record<Cube, number> | null; // null: behind the screen
  coins: number | null;
  borrowed: Record<BasicCube, number>;
  workers: number;
  spent: number;
  on_grids: number;
  helpers: number;
  faith: number;
  character: CharacterName | null;
  character_used: boolean;
  hand: Card[];
  lots: number;
  houses: number;
  palace_markers: number;
  status: Record<Status, number>;
  status_markers: number;
  council: number;
  council_points: number; // at the end
  war_step: number;
  war_points: number; // at the end
  units: Unit[]; // by war marker
  banners: Record<Banner, number>;
  won_war: boolean;
  recruit: number; // the decade after which a worker comes home that fights as a Miliciano (card 59), or 0
  recruit_fights: boolean;
  walled_homes: HomesName[];
  paved_homes: HomesName[];
  guests: Guests[];
  recoloured: Recoloured[];
  pact_used: boolean;
  pledged: GridName | null; // the grid on which a pact demands a worker
  used: Power[];
  recovered: GridName[];
  dock: Partial<Record<Load, number>>;
  dock_coins: number;
  order_workers: number;
  reactivations: number;
  scoring: Scoring | null;
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
  neighbours: DistrictName[];
  edges: string[]; // walls on all of them close it; none: it is never closed
}

/** Where attackers enter. */
export interface AttackEdge {
  edge: string; // "SW-west" and the like
  district: DistrictName;
}

/** A kind of minor building. */
export interface PrintedBuilding {
  building: BuildingName;
  workers: number;
  cubes: Record<Cube, number>;
  council: number;
  points: number;
  piece: PieceName | null; // null: everybody has their own
  grows_from: BuildingName | null;
}

/** The grid of a major building. */
export interface PrintedGrid {
  grid: GridName;
  points: number[];
  first: number; // for the first own worker
  recover: number;
}

/** What is in the box. */
export interface PrintedSupply {
  pieces: Record<PieceName, number>;
  walls: number;
  road_markers: number;
  faith: number;
  council_workers: number;
  soldiers: number;
  milicianos: number;
}

/** The spaces of the tension track, and what those add that mean war. */
export interface TensionTrack {
  spaces: number;
  red: Record<string, number>;
  double: Record<string, number>;
}

/** A decade of the game. */
export interface Decade {
  decade: number;
  year: number;
  era: number;
  scored: boolean;
}

/** An affiliate; from `era` on what it says as a control card. */
export interface PrintedCard {
  card: number;
  colour: CharacterName;
  back: BackName;
  era: number;
  initiative: number;
  standard: Control;
  elite: Control;
}

/** Prices and points that people look up. */
export interface Numbers {
  cubes: Record<Cube, number>;
  coins: number;
  workers: number;
  sell: Record<Sale, number>;
  buy: Record<Sale, number>;
  council_gain: number[]; // for one worker and for two
  emptied_points: number;
  dear_emptied_points: number;
  warehouse: Record<BasicCube, number>;
  warehouse_points: number;
  cheap_cube_points: number;
  vp_status_percent: number[];
  majority_points: number;
  banner_points: number[];
  series_points: number[];
  series_points_with_cabildo: number[];
  attack: Record<FactionName, number>;
  wounds: Record<FactionName, number>;
  strength: Record<UnitName, number>;
  combat: Record<UnitName, number>;
  war_rounds: number;
}

/** A space where something stands. */
export interface Space {
  space: string;
  building: BuildingName;
  owner: number | null;
  activated: number[];
  points: number | null; // of a House or Palace, if the Era were scored now
}

/** What a district is worth and why, and the gaps in its walls. */
export interface District {
  district: DistrictName;
  value: number;
  parts: Partial<Record<Part, number>>;
  roads: boolean;
  closed: boolean;
  gaps: string[];
}

/** A player acts. */
export interface SeatsTurn {
  seat: number;
}

/** An attacker acts. */
export interface AttackersTurn {
  attacker: number; // from 1
}

/** An attacker and what is known of its control card. */
export interface Attacker {
  attacker: number; // from 1
  unit: AttackerName;
  elite: boolean;
  card: number | null; // null: it may be one of several
  attack: number;
  hits: number;
  initiative: number;
  place: string | null; // a district, an edge ("SW-west"), or null: removed
  district: DistrictName | null; // where it stands, or behind its edge
  inside: boolean;
  wounds: number;
  taken_by: number | null;
  halted: boolean;
  newcomer: boolean; // acts from the next round on
  next: NextDeed | null;
}

/** The fight whose owner may use cards now. */
export interface Fight {
  seat: number;
  marker: number;
  unit: UnitName;
  attacker: number;
  foe: AttackerName;
  district: DistrictName;
  attackers_turn: boolean;
  defence: FightSide;
  assault: FightSide;
  used: number[];
  burned: number;
  doubled: number;
  cards_to_come: number; // of the attackers
}

/** An affiliate in somebody's hand. */
export interface Card {
  card: number;
  colour: CharacterName;
  rotated: boolean;
}

/** A war marker of a player; the unit is `none` where it is free. */
export interface Unit {
  combat?: number;
  post?: DistrictName | null;
  can_move?: boolean;
  fought?: boolean;
  halted?: boolean;
  volunteer?: boolean;
  unit: UnitName;
  wounds: number;
  burned: number;
  strength: number;
}

/** Houses of another player that count as one's own too. */
export interface Guests {
  owner: number;
  district: DistrictName;
  houses: number;
}

/** A card that counts as another colour. */
export interface Recoloured {
  colour: CharacterName;
  card?: number; // left out: the Character
}

/** What a seat would get if the Era were scored now. */
export interface Scoring {
  era: number;
  points: number;
  lines: Record<Award, number | null>; // null: decided behind the screens
}

/** What an attacker is worth that a card controls. */
export interface Control {
  attack: number;
  hits: number;
}

/** What an attacker would do first if it acted now; of several districts or units one is picked. */
export interface NextDeed {
  does: "enter" | "fight" | "pillage" | "move" | "stay";
  districts: DistrictName[];
  targets: Target[];
}

/** The attack value of a side, part by part, and the hits that it bears. */
export interface FightSide {
  attack: number;
  base: number;
  cards: number;
  walls: number;
  friends: number;
  hits: number;
}

/** A unit that can be fought. */
export interface Target {
  seat: number;
  marker: number; // from 1
}

/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}
