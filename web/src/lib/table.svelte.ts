/** One table as this person sees it: what the server said last, the whole log, and what is new in it. */

import { api, isMissing, Refused, Unreachable } from "./api";
import { guest } from "./person.svelte";
import { lookedAt, lookUp, type Look } from "./seen";
import { isPassing } from "./sending";
import { sharing } from "./sharing";
import { live } from "./socket.svelte";
import type { ChatLine, Data, GameEvent, Plain, ServerMessage, TableState } from "./wire";

const NEWS_WAIT = 1_200; // how long news may take by the socket before we ask for it

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

  private leave: () => void = () => undefined;
  private closed = false;
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
        hear: (message) => this.hear(message),
        opened: () => void this.catchUpOnChat(),
      });
      void this.catchUpOnChat();
    } catch (problem) {
      if (isMissing(problem)) this.missing = true;
      else if (!this.closed) setTimeout(() => void this.open(), NEWS_WAIT);
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
      if (eyes === this.eyes) this.take(state);
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem;
      if (problem instanceof Refused && eyes !== null) {
        this.eyes = null; // the seat is no longer ours
        await this.refresh();
      } else if (isMissing(problem)) this.turnAway();
    }
  }

  /** Wait until the table has got to this sequence, by whatever way the news come first. */
  async until(sequence: number): Promise<void> {
    const start = Date.now();
    while (!this.closed && (this.state?.table.sequence ?? 0) < sequence) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (Date.now() - start > NEWS_WAIT) {
        await this.refresh();
        return;
      }
    }
  }

  hear(message: ServerMessage): void {
    if (message.type === "chat") this.hearChat(message.line);
    else if (message.type === "table") {
      if (message.state.seat !== this.eyes) return; // sent before the eyes changed
      this.take(message.state);
    } else if (message.type === "problem" && message.problem.code === "problem-not-found") this.turnAway();
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
      if (isPassing(problem) && !this.closed) this.chatRetry = setTimeout(() => void this.catchUpOnChat(), NEWS_WAIT);
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

  /** Somebody with one seat looks through it; a seat that was handed on is no longer looked through. */
  private sitDown(state: TableState): void {
    const only = state.mine.length === 1 ? (state.mine[0] ?? null) : null;
    if (only !== null && this.eyes !== only) void this.look(only);
    else if (this.eyes !== null && !state.mine.includes(this.eyes)) void this.look(null);
  }

  /** Whether something of the view is not as this person saw it last. */
  changed = (...path: (string | number)[]): boolean => {
    if (this.before.view === null || this.view === null) return false;
    const [before, now] = [at(this.before.view, path), at(this.view, path)];
    return before !== now && JSON.stringify(before) !== JSON.stringify(now);
  };
}

function at(data: Plain | undefined, path: readonly (string | number)[]): Plain | undefined {
  let here = data;
  for (const name of path) {
    if (here === null || typeof here !== "object") return undefined;
    here = (here as Record<string | number, Plain>)[name];
  }
  return here;
}
