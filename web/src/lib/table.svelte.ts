/** One table as this person sees it: what the server said last, the whole log, and what is new in it. */

import { api, isMissing, Refused, Unreachable } from "./api";
import { applied } from "./differences";
import { Queue } from "./pace.svelte";
import { guest } from "./person.svelte";
import { differs, lookedAt, lookUp, type Look } from "./seen";
import { isPassing } from "./sending";
import { sharing } from "./sharing";
import { live } from "./socket.svelte";
import type { ChatLine, Data, Done, GameEvent, ServerMessage, Sight, TableDifference, TableState } from "./wire";

type News = TableDifference | TableState;

const AGAIN = 1_200; // milliseconds before what failed is tried again

export class TableStore {
  state: TableState | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0); // lines of chat since the chat was last open
  missing = $state(false); // there is no such table
  before: Look = $state.raw({ events: 0, view: null }); // what this person had seen

  /** The seat through whose eyes this browser looks; null for a spectator and behind the curtain. */
  eyes: number | null = $state(null);

  /** Told whenever something arrived. */
  arrived: () => void = () => undefined;

  closed = false; // the page is left: what is still on its way serves nobody

  private leave: () => void = () => undefined;
  private readonly queue = new Queue<News>(
    (news) => this.put(news),
    (news) => this.isBotsMove(news),
  );
  private chatUpTo: number | null = null; // no line up to this one is missing; null before the chat was read
  private chatRetry: ReturnType<typeof setTimeout> | undefined;

  /** @param link the secret of the link by which one comes, if the table does not know one yet */
  constructor(
    readonly id: string,
    private readonly link: string | null = null,
  ) {}

  get view(): Data | null {
    return this.state?.view ?? null;
  }

  /** So many news are here and not shown yet, so that one can follow what bots do. */
  get behind(): number {
    return this.queue.waiting;
  }

  /** Be where the game is: show at once all that is held back. */
  catchUp(): void {
    this.queue.catchUp();
  }

  // ---- coming and going

  async open(): Promise<void> {
    try {
      await guest.ensure();
      const state = await this.arrive();
      if (this.closed) return;
      this.eyes = state.seat;
      this.before = lookUp(this.id) ?? { events: state.log.length, view: state.view };
      this.take(state);
      if (state.table.origin?.kind === "record") return; // nothing ever happens there
      this.leave = live.watch({
        table: this.id,
        seat: () => this.eyes,
        since: () => this.log.length,
        version: () => (this.state?.seat === this.eyes ? this.state.version : null),
        hear: (message) => this.hear(message),
        opened: () => void this.catchUpOnChat(),
      });
      void this.catchUpOnChat();
    } catch (problem) {
      if (isMissing(problem)) this.missing = true;
      else if (!this.closed) setTimeout(() => void this.open(), AGAIN);
    }
  }

  /** A link that is spent is no hindrance for those who may look anyway. */
  private async arrive(): Promise<TableState> {
    if (this.link === null) return api.table(this.id, null, 0);
    try {
      return await api.visit(this.id, this.link);
    } catch (problem) {
      if (!isMissing(problem)) throw problem;
      return api.table(this.id, null, 0);
    }
  }

  close(): void {
    this.closed = true;
    this.queue.clear();
    clearTimeout(this.chatRetry);
    this.looked();
    this.leave();
  }

  /** This person has seen all there is; remember it for the next visit. */
  looked(): void {
    if (this.state !== null) lookedAt(this.id, { events: this.log.length, view: this.view });
  }

  /** From here on things are new. */
  markSeen(): void {
    this.before = { events: this.log.length, view: this.view };
    this.looked();
  }

  /** Look through the eyes of another seat of this person, or through nobody's. */
  async look(seat: number | null): Promise<void> {
    if (this.eyes === seat) return;
    this.eyes = seat;
    await this.refresh();
    live.again(this.id);
  }

  // ---- news

  /** Ask for the table as it is now, all of the log included: what a seat may read in it depends on the eyes. */
  async refresh(): Promise<void> {
    const eyes = this.eyes;
    try {
      const state = await api.table(this.id, eyes, 0);
      if (eyes !== this.eyes) return;
      this.queue.clear(); // all of it is in there
      this.take(state);
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem;
      if (problem instanceof Refused && eyes !== null) {
        this.eyes = null; // the seat is no longer ours
        await this.refresh();
      } else if (isMissing(problem)) this.turnAway();
    }
  }

  /** What this page has, for the server to tell the difference. */
  get sight(): Sight | null {
    const state = this.state;
    return state === null ? null : { eyes: state.seat, version: state.version, events: this.log.length };
  }

  /** What somebody at this page did is carried out: the answer says how the table is now. */
  async answered({ sequence, news }: Done): Promise<void> {
    if (news !== null) this.hear(news);
    if ((this.state?.table.sequence ?? 0) < sequence) this.catchUp();
    if ((this.state?.table.sequence ?? 0) < sequence) await this.refresh();
  }

  hear(message: ServerMessage): void {
    if (message.type === "chat") this.hearChat(message.line);
    else if (message.type === "change") this.queue.add(message);
    else if (message.type === "table") this.queue.add(message.state);
    else if (message.type === "problem" && message.problem.code === "problem-not-found") this.turnAway();
  }

  private put(news: News): void {
    if ("change" in news) this.takeDifference(news);
    else if (news.seat === this.eyes) this.take(news); // else it was sent before the eyes changed
  }

  /** Whether a bot has moved, or an automaton, since what is shown; a whole table may tell of many moves. */
  private isBotsMove(news: News): boolean {
    const state = this.state;
    if (state === null || !("change" in news) || news.sequence <= state.table.sequence) return false;
    const mover = state.table.seats.find(({ seat }) => seat === state.table.actor);
    return mover !== undefined && mover.bot !== null;
  }

  /** The table is deleted, or the link by which one came was taken back. */
  private turnAway(): void {
    this.missing = true;
    this.leave();
  }

  hearChat(line: ChatLine): void {
    this.unread += this.addChat([line]);
  }

  /** Read what was said before this page was here, or while it was cut off. */
  private async catchUpOnChat(): Promise<void> {
    clearTimeout(this.chatRetry);
    try {
      const lines = await api.chat(this.id, this.chatUpTo ?? 0);
      const added = this.addChat(lines);
      if (this.chatUpTo !== null) this.unread += added; // what was said before the visit is not news
      this.chatUpTo = Math.max(this.chatUpTo ?? 0, ...lines.map((line) => line.number));
    } catch (problem) {
      if (isPassing(problem) && !this.closed) this.chatRetry = setTimeout(() => void this.catchUpOnChat(), AGAIN);
    }
  }

  /** Put lines in their places, also those that were removed since; says how many were not known yet. */
  private addChat(lines: readonly ChatLine[]): number {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    const added = lines.filter((line) => !known.has(line.number));
    const removed = lines.some((line) => known.has(line.number) && known.get(line.number)?.text !== line.text);
    for (const line of lines) known.set(line.number, line);
    if (added.length > 0 || removed) this.chat = [...known.values()].sort((one, other) => one.number - other.number);
    return added.length;
  }

  take(state: TableState): void {
    if (this.state !== null && state.table.sequence < this.state.table.sequence) return; // overtaken on the way
    if (state.log_from > this.log.length) {
      void this.refresh(); // something was missed
      return;
    }
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    this.state = sharing(this.state, state);
    this.sitDown(state);
    this.arrived();
  }

  /** The same difference may come twice, by the socket and as an answer; one from something else tells of a gap. */
  private takeDifference({ before, version, sequence, log_from, log, change }: TableDifference): void {
    const state = this.state;
    if (state === null || state.version === version || sequence < state.table.sequence) return;
    if (state.version !== before || state.seat !== this.eyes) void this.refresh();
    else this.take({ ...applied(state, change), version, log_from, log });
  }

  /** Somebody with one seat looks through it; a seat that was handed on is no longer looked through. */
  private sitDown(state: TableState): void {
    const only = state.mine.length === 1 ? (state.mine[0] ?? null) : null;
    if (only !== null && this.eyes !== only) void this.look(only);
    else if (this.eyes !== null && !state.mine.includes(this.eyes)) void this.look(null);
  }

  /** Whether something of the view is not as this person saw it last. */
  changed = (...path: (string | number)[]): boolean => differs(this.before.view, this.view, path);

  /** Let a bot play for somebody whose time ran out. */
  handOver = async (seat: number): Promise<void> => {
    await api.replaceByBot(this.id, seat);
    await this.refresh();
  };
}
