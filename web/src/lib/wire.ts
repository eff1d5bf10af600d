/** What crosses the wire between server and client: the types of the server's `wire`. */

export type Value = string | number | boolean;
export type Plain = null | Value | Plain[] | { [name: string]: Plain };
export type Data = Record<string, Plain>;

export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  params?: Record<string, string | number>; // of the message with this id
}

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  id: string;
  name: string;
  colour: Colour;
}

/** Whose recovery link it is, and what one has here oneself. */
export interface Recoverable {
  name: string;
  colour: Colour;
  tables: number;
  me: boolean;
  mine: number;
}

export interface OptionInfo {
  name: string;
  message: string;
  choices: Value[];
  choice_players: (number[] | null)[]; // for each choice the numbers of players with which it is there
  default: Value;
  players: number[] | null;
  needs: Record<string, Value[]>;
}

export interface TitleInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  rules_version: number;
  missing: string | null; // message id of what it lacks as yet
  first_game: Record<string, Value>; // options that suit a first game
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  ruling: string | null;
}

export interface SeatWish {
  kind: "me" | "link" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  title: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  public?: boolean;
  days_per_move?: number | null;
  seed?: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open" | "gone" | "automaton"; // gone: who sat here left for good; automaton: nobody plays it
  name: string; // of an automaton the word of its message `automaton-<name>`
  colour: Colour | "";
  bot: string | null;
  connected: boolean;
  mine: boolean;
  stand_in: boolean;
}

/** Where a game comes from that was not set up here: a move of another table, or a record. */
export interface Origin {
  kind: "fork" | "record";
  table: string | null;
  step: number;
  sampled: boolean; // what the seat could not know was drawn anew
}

export interface TableInfo {
  id: string;
  title: string;
  status: "open" | "running" | "over";
  public: boolean;
  sequence: number;
  seats: SeatInfo[];
  options: Record<string, Value>;
  days_per_move: number | null;
  owner: boolean;
  my_turn: boolean;
  actor: number | null;
  deadline: string | null;
  created: string;
  moved: string;
  rematch: string | null;
  origin: Origin | null;
  watch_token: string | null; // of the link by which somebody may watch; for those at the table
}

/** What a seat is asked; the fields from `params` on are only told to that seat. */
export interface Decision {
  seat: number;
  kind: string;
  prompt: string;
  hidden: boolean;
  because: string | null;
  params?: Data;
  choices?: string[];
  expected?: string[];
  /** Those of the choices that cannot be taken back freely. */
  final?: string[];
  usual?: string | null;
  /** The key under which this kind of question can be answered beforehand. */
  standing?: string | null;
  /** Those of the choices that can be left standing so. */
  stands?: string[];
}

export interface ScoreLine {
  source: string;
  points: number | null;
  item?: string;
  count?: number;
  rule?: string;
  parts?: ScoreLine[];
}

export interface Standing {
  seat: number;
  rank: number | null;
  points: number | null;
  lines: ScoreLine[];
  tiebreaks: [string, number | null][];
}

export interface Standings {
  final: boolean;
  seats: Standing[];
}

export interface UndoInfo {
  free: boolean;
  possible: boolean;
  asked_by: number | null;
  waiting_for: number[];
}

export interface GameEvent extends Data {
  event: string;
  move: number;
}

export interface Invitation {
  seat: number;
  token: string;
}

export interface TableState {
  table: TableInfo;
  seat: number | null;
  mine: number[];
  view: Data | null;
  decision: Decision | null;
  standings: Standings | null;
  undo: UndoInfo;
  log_from: number;
  log: GameEvent[];
  invitations: Invitation[];
  standing: StandingAnswer[]; // which the looking seat gave beforehand
}

/** An answer that was given beforehand to a kind of question. */
export interface StandingAnswer {
  key: string;
  action: string;
}

export interface MoveWish {
  key: string;
  expected: number;
  seat: number;
  actions: string[];
  given?: "usual"; // nobody decided it: taking back goes over it
}

export interface UndoWish {
  key: string;
  expected: number;
  seat: number;
}

/** A move as the looking seat may know it; another seat's secret choice has no action. */
export interface ReplayMove {
  seat: number;
  action: string | null;
  sequence: number; // of its entry in the table's log
}

/** A game to leaf through: step 0 is the start, step n what the n-th move led to. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  eyes: (number | null)[];
  steps: ReplayMove[];
  rounds: number[]; // from step 0 on
  log: GameEvent[]; // `move` is the step
  counted: string[];
  ended: boolean;
  taken_back: TakenBack[];
}

/** A seat took back what chance had decided, so that it decided anew. */
export interface TakenBack {
  seat: number;
  after: number; // so many steps
}

export interface StepView {
  step: number;
  sequence: number; // of the move that led there
  view: Data;
  decision: Decision | null;
  standings: Standings | null;
  score: Standings | null; // everybody's, where everything may be known
}

/** Numbers over time: of each figure a row a seat, with a value for each of `steps`. */
export interface Figures {
  steps: number[];
  figures: Record<string, (number | null)[][]>;
}

export interface ForkWish {
  step: number;
  seats: SeatWish[];
  seat: number | null;
  sequence: number; // of the step
}

export interface Done {
  sequence: number;
  unplayed: number; // the last actions of a list, which were not tried: one before them told something new
}

export interface Why {
  rule: string | null;
  text: string | null;
}

/** With the name of its time. Without a text it was removed; without a name, who said it left for good. */
export interface ChatLine {
  number: number;
  name: string;
  colour: Colour | "";
  text: string;
  at: string;
}

export type ClientMessage =
  | { type: "watch"; table: string; seat: number | null; since: number }
  | { type: "unwatch"; table: string }
  | { type: "ping" };

export type ServerMessage =
  | { type: "table"; state: TableState }
  | { type: "chat"; table: string; line: ChatLine }
  | { type: "pong" }
  | { type: "problem"; problem: Problem; table: string | null };
