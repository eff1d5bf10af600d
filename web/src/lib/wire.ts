/** What crosses the wire, written by tools/make_wire.py from the server's types. */

export type Value = string | number | boolean;
export type Plain = null | Value | Plain[] | { [name: string]: Plain };
export type Data = Record<string, Plain>;

/** What became of something: `[value]`, `[]` where it is gone, or the changes of its parts. */
export type Change = [] | [Plain] | { [name: string]: Change };

/** What pages and server say to each other; a page that speaks another one has to be loaded again. */
export const PROTOCOL = 2;

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

/** My games in numbers. */
export interface Averages {
  titles: Tally[];
  opponents: OpponentTally[];
}

/** Whether I want to be called when it is my turn at a table. */
export interface Bell {
  on: boolean;
}

/** Something that was said, with the name its author had then. No text: it was removed; no name: they left. */
export interface ChatLine {
  number: number;
  name: string;
  colour: Colour | "";
  text: string;
  at: string;
}

/** Somebody said something. */
export interface ChatNews {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** Something to say. */
export interface ChatWish {
  text: string;
}

/** What a seat is asked; what may be left out is only told to that seat. */
export interface Decision {
  because: string | null; // the ledger id of why this seat is asked, where that is not plain
  cautions?: Record<string, WarningLine[]>; // by choice what will go wrong because of it
  choices?: string[]; // the legal actions
  expected?: string[]; // actions a player might look for here that are not legal: worth a "why not?"
  facts?: Record<string, Data>; // by action what its message tells besides its words: points, a price
  final?: string[]; // those of the choices that cannot be taken back freely
  hidden: boolean; // a secret choice: the others learn only that it was made
  kind: string; // what sort of choice: the name of the phase
  params?: Data; // for the message
  prompt: string; // message id of the question
  seat: number; // who decides; not always the seat on turn
  standing?: string | null; // the key under which this kind of question can be answered beforehand
  stands?: string[]; // those of the choices that can be left standing so
  usual?: string | null; // the answer that nearly everybody gives, where there is one
}

/** A browser of mine; its address and its keys stay on the server. */
export interface Device {
  service: string; // the name of its push service
  language: string;
  made: string;
}

/** My browser, as its push service knows it. */
export interface DeviceWish {
  endpoint: string;
  key: string; // its "p256dh"
  secret: string; // its "auth"
  language: string; // in which it is told
}

/** All my browsers that can be called, and at how many tables I want that. */
export interface Devices {
  devices: Device[];
  tables: number;
}

/** Carried out and on disk. */
export interface Done {
  sequence: number;
  unplayed: number; // the last actions of a list, which were not tried: one before them told something new
  news: TableNews | TableDifference | null; // where the wish said what its sender has
}

/** Numbers over time: of each figure a row a seat, with a value for each of `steps`; None is not known. */
export interface Figures {
  steps: number[];
  figures: Record<string, (number | null)[][]>;
}

/** Go on from a step at a new table; `seat` is whose knowledge counts while the game runs. */
export interface ForkWish {
  step: number;
  seats: SeatWish[];
  seat?: number | null;
  sequence?: number | null;
  public?: boolean;
  days_per_move?: number | null;
}

/** What happened: a message id and, beside these, its parameters. */
export interface GameEvent extends Data {
  event: string;
  move: number;
}

/** How a game ended. */
export interface GameResult {
  round: number; // in which it did; of a title without rounds always the same
  seats: SeatResult[]; // by seat, automata included
}

/** A page of the games that I sat at and that are over, the newest first. */
export interface History {
  games: TableInfo[];
  total: number; // on all pages
}

/** The link to a seat that is still open; only the table's owner gets it. */
export interface Invitation {
  seat: number;
  token: string;
}

/** Take a seat: by the token of a link, or any open seat of a public table. */
export interface JoinWish {
  token?: string | null;
}

/** Actions of one seat, all or nothing; only the last may be one that cannot be taken back freely. */
export interface MoveWish {
  key: string;
  expected: number;
  seat: number;
  actions: string[];
  given?: "usual" | null; // the client gave the usual answer; taking back goes over it
  sight?: Sight | null;
}

/** A person's private notes on a table. */
export interface Notes {
  text: string;
}

/** What my games of a title came to in which somebody, or a kind of bot, sat at the table too. */
export interface OpponentTally {
  title: string;
  kind: "automaton" | "bot" | "person";
  name: string; // of a person; of a bot its level; of an automaton the word of its message `automaton-<name>`
  games: number;
  before: number; // in so many I was placed before them, before all where several sat there
  points: number; // my own
  theirs: number;
}

/** An option of a title, for a form. */
export interface OptionInfo {
  name: string;
  message: string;
  choices: (string | number | boolean)[];
  choice_players: (number[] | null)[]; // for each choice the numbers of players with which it is there
  default: string | number | boolean;
  defaults: Record<string, string | number | boolean>; // by players, where it is another one
  players: number[] | null;
  needs: Record<string, (string | number | boolean)[]>;
}

/** Where a game comes from that was not set up here: it goes on from a move of another table, or is a record. */
export interface Origin {
  kind: "fork" | "record";
  table: string | null; // only told to whoever made the table
  step: number;
  sampled: boolean; // what the seat could not know was drawn anew
}

/** A guest, as the others see them. */
export interface Person {
  id: string;
  name: string;
  colour: Colour;
}

/** Who a guest wants to be. */
export interface PersonWish {
  name: string;
  colour?: Colour;
}

/** Still there? */
export interface Ping {
  type: "ping";
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** Every answer that is not a success. `code` is a message id; `rule` names the rule where one is broken. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  params: Record<string, string | number>; // of the message with this id
}

/** The public key with which a browser lets this server call it; None where the server calls nobody. */
export interface PushInfo {
  key: string | null;
}

/** Become the person whose link it is; with `merge` they get all that I had, else it stays with whom I was. */
export interface RecoverWish {
  token: string;
  merge?: boolean;
}

/** Whose link it is. */
export interface Recoverable {
  name: string;
  colour: Colour;
  tables: number; // which they have
  me: boolean; // I am that person already
  mine: number; // tables that I have as whom I am now
}

/** When the link was made that makes another browser mine; None where there is none. */
export interface RecoveryInfo {
  made: string | null;
}

/** The secret of that link: whoever has it is that person. Only its hash is kept. */
export interface RecoveryLink {
  token: string;
}

/** The secret of somebody's link. */
export interface RecoveryToken {
  token: string;
}

/** A game to leaf through. Step 0 is the start; step n is what the n-th move led to. */
export interface Replay {
  table: TableInfo;
  seat: number | null; // whose eyes these are
  eyes: (number | null)[]; // through whose one may look: of a game that is over through everybody's
  steps: ReplayMove[];
  rounds: number[]; // in which each step lies, from step 0 on
  log: GameEvent[]; // `move` is the step
  counted: string[]; // kinds of actions worth counting
  ended: boolean; // whether the last step is the end of the game
  taken_back: TakenBack[]; // where somebody took back what chance had decided
}

/** A move as the looking seat may know it; `action` is None for another seat's secret choice. */
export interface ReplayMove {
  seat: number;
  action: string | null;
  sequence: number; // of its entry in the table's log
}

/** An entry of the ledger. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  ruling: string | null;
}

/** What brought points. */
export interface ScoreLine {
  count?: number;
  item?: string;
  parts?: ScoreLine[];
  points: number | null;
  rule?: string;
  source: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "automaton" | "bot" | "gone" | "open" | "person";
  name: string; // of an automaton the word of its message `automaton-<name>`
  colour: Colour | "";
  bot: string | null;
  connected: boolean;
  mine: boolean;
  stand_in: boolean; // a bot plays for somebody who is away or gone
}

/** How a seat came off. */
export interface SeatResult {
  rank: number;
  points: number;
}

/** Who shall sit on a seat: the asking person (several times for one screen), a friend by link, or a bot. */
export interface SeatWish {
  kind: "bot" | "link" | "me";
  name?: string; // a name at one screen
  bot?: string;
}

/** With whose eyes somebody looks at the table, and what they have of it: the answer brings what is new. */
export interface Sight {
  eyes: number | null;
  version: string;
  events: number; // so many of the log
}

/** A seat in the ranking; None is what one may not know. */
export interface Standing {
  lines: ScoreLine[];
  points: number | null;
  rank: number | null; // from 1, shared by tied seats; None before the end where it is not known
  seat: number;
  tiebreaks: [string, number | null][]; // name and number, the first that differs decides
}

/** An answer that was given beforehand; only its own seat is told. */
export interface StandingAnswer {
  key: string;
  action: string;
}

/** Answer beforehand: whenever my seat is asked under this key and may do this, it is done. */
export interface StandingWish {
  seat: number;
  key: string;
  action: string;
  sight?: Sight | null;
}

/** How the seats stand. */
export interface Standings {
  final: boolean;
  seats: Standing[];
}

/** What the seat could see after a step, and what was asked then. */
export interface StepView {
  step: number;
  sequence: number; // of the move that led there; where it is not that of the replay, moves were taken back meanwhile
  view: Data;
  decision: Decision | null;
  standings: Standings | null;
  score: Standings | null; // what brought everybody's points, where everything may be known; else the standings
}

/** What is different from the version `before`, which makes it `version`: see `differences.py` for its form. */
export interface TableDifference {
  type: "change";
  table: string;
  before: string;
  version: string;
  sequence: number;
  log_from: number;
  log: GameEvent[];
  change: Record<string, Change>;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  title: string;
  status: "open" | "over" | "running";
  public: boolean;
  sequence: number;
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  days_per_move: number | null;
  owner: boolean; // whether the asking person made it
  my_turn: boolean;
  actor: number | null;
  deadline: string | null; // when the others may hand the seat to a bot
  created: string;
  moved: string;
  result: GameResult | null; // of a game that is over
  secrets: boolean; // whether a seat knows what others do not: where it does not, one screen needs no curtain
  rematch: string | null; // the table that goes on from here
  origin: Origin | null;
  watch_token: string | null; // of the link by which somebody may watch; only for those at the table
}

/** The table as it is now, with the events since those that the client has. */
export interface TableNews {
  type: "table";
  state: TableState;
}

/** All that one seat, or a spectator, may know of a table now. */
export interface TableState {
  table: TableInfo;
  seat: number | null; // whose eyes these are
  mine: number[];
  view: Data | null;
  decision: Decision | null; // in full for its own seat, else only seat, kind and prompt
  standings: Standings | null;
  undo: UndoInfo;
  log_from: number; // number of the first event in `log`
  log: GameEvent[];
  invitations: Invitation[];
  standing: StandingAnswer[]; // which the looking seat gave beforehand
  version: string; // of all this, by which a later difference says from what it starts
}

/** A table as somebody wants it. */
export interface TableWish {
  title: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  days_per_move?: number | null;
  seed?: number | null; // only for the set-up; never handed out again
}

/** A seat took back moves in which chance had spoken, so that it spoke anew; none of them is in the record. */
export interface TakenBack {
  seat: number;
  after: number; // so many moves of the record had been made where the game went on
}

/** What my games of a title came to; points and rank are averages. */
export interface Tally {
  title: string;
  games: number;
  won: number;
  rank: number;
  points: number;
}

/** What a title offers. */
export interface TitleInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  rules_version: number;
  first_game: Record<string, string | number | boolean>; // options that suit a first game
}

/** What actions would lead to, as far as the seat can know. Nothing was done, and nobody is told. */
export interface Tried {
  sequence: number; // from which they start
  played: number; // so many were tried: the rest comes after a final one, or is another seat's turn
  final: boolean; // the next one cannot be taken back freely: costs and warnings count it, view and decision do not
  change: Record<string, Change>; // of the view, in the form of `differences.py`
  decision: Decision | null; // what is asked then: in full if it is the same seat; None at the end of the game
  cost: Record<string, number>; // what is spent; the names have messages `holding-<name>`
  leaves: Record<string, number> | null; // what the seat then has; None where chance has a say in it
  points: number | null; // won or lost; None where they mean nothing then, or chance has a say in them
  warnings: WarningLine[];
}

/** Something that the client said could not be done, or a table that can be watched no longer. */
export interface Trouble {
  type: "problem";
  problem: Problem;
  table: string | null;
}

/** Actions of the seat that is asked, to be tried and not done; `expected` is what they start from. */
export interface TryWish {
  expected: number;
  seat: number;
  actions: string[];
}

/** An answer to somebody who wants to take back. */
export interface UndoAnswer {
  seat: number;
  accept: boolean;
  sight?: Sight | null;
}

/** Taking back: whether it is free for the looking seat, and who has asked the others for it. */
export interface UndoInfo {
  free: boolean;
  possible: boolean;
  asked_by: number | null;
  waiting_for: number[];
  action: string | null; // to which it goes: what the looking seat decided last
  seat: number | null; // whose that is: at one screen without secrets another seat of the same person may be it
  others: number; // so many moves of other seats would go with it
  given: string | null; // what was answered for the looking seat last, if nobody has to agree to answer it anew
  given_others: number; // so many moves of other seats would go with that
}

/** Take the seat's last move back, or ask the others for it. */
export interface UndoWish {
  key: string;
  expected: number;
  seat: number;
  given?: boolean;
  sight?: Sight | null;
}

/** Follow it no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Come to a private table by a link: to an open seat, or to watch. */
export interface VisitWish {
  token: string;
}

/** What will go wrong unless one minds it: a message id of the title with its parameters, and the rule. */
export interface WarningLine {
  message: string;
  params: Data;
  rule: string;
}

/** Follow a table with the eyes of a seat. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number;
  version?: string | null;
  protocol?: number; // which one the client speaks; those of before there were numbers say nothing
}

/** The secret of the link by which somebody may watch. */
export interface WatchLink {
  token: string;
}

/** The rule or engine reason against it; None if it is legal. */
export interface Why {
  rule: string | null;
  text: string | null;
}

/** Why may the seat not do this now? */
export interface WhyWish {
  seat: number;
  action: string;
}

export type ClientMessage = Watch | Unwatch | Ping;

export type ServerMessage = TableNews | TableDifference | ChatNews | Pong | Trouble;
