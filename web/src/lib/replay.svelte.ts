/**
 * A game leafed through: which step is shown, with whose eyes, and the steps around it, fetched a few at a time.
 * While the game runs, its further steps come by themselves.
 */

import { api, isMissing, Refused, Unreachable } from "./api";
import { quietDesk } from "./board_desk";
import { guest } from "./person.svelte";
import { persist } from "./sending";
import { differs } from "./seen";
import { sharing } from "./sharing";
import { live } from "./socket.svelte";
import type { Data, Replay, ReplayMove, Standings, StepView, TableInfo } from "./wire";

export const SPEEDS = [0.5, 1, 2, 4] as const; // steps a second
export const END = Number.MAX_SAFE_INTEGER; // a step beyond all others
const CHUNK = 8; // steps fetched at once
const MOST_CHUNKS = 40; // kept
const GATHER = 1_000; // milliseconds: what is played within them is fetched in one go
const NO_EVENTS = 2 ** 31 - 1; // known to the socket already: the log comes with the steps

/** What there is to be seen at a step. */
interface Scene {
  table: TableInfo;
  view: Data;
  before: Data; // the view one step earlier: what the move changed is marked
  standings: Standings | null;
}

export class ReplayStore {
  replay: Replay | null = $state.raw(null);
  step = $state(0); // where one wants to be
  shown: StepView | null = $state.raw(null); // what is there to be seen, until the wanted step has arrived
  playing = $state(false);
  speed: number = $state(1);
  missing = $state(false);
  problem: unknown = $state.raw(null);
  groups: readonly Group[] = $state.raw([]); // moves that are one step for those who leaf
  private held: number | null = null; // the step from which somebody is about to go on: it stays while the game does not

  private scene: Scene | null = $state.raw(null);

  /** For a title's board: nobody is asked anything here. */
  readonly desk = quietDesk(this);

  private chunks = new Map<number, Promise<StepView[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private going: Promise<void> | null = null; // on the way to the step
  private loads = 0;
  private wanted: number | null | undefined; // the eyes that were asked for last; they may still be on their way
  private known = $state(0); // so many steps there were when one last looked at the end
  private heard = 0; // the table's sequence, as far as the socket told
  private catchingUp = false;
  private leave: (() => void) | null = null; // once the table is watched
  private closed = false;

  /**
   * @param link the secret of the link by which one comes, if the table does not know one yet
   * @param follows whether further steps of a running game come by themselves
   */
  constructor(
    readonly id: string,
    private link: string | null = null,
    private readonly follows = true,
  ) {}

  // Not `$derived`: that would belong to the page, and what is still on its way when the page is left reads it too.
  get last(): number {
    return this.replay?.steps.length ?? 0;
  }

  get news(): number {
    return Math.max(0, this.last - this.known);
  }

  get eyes(): number | null {
    return this.replay?.seat ?? null;
  }

  get round(): number {
    return this.replay?.rounds[this.step] ?? 0;
  }

  get move(): ReplayMove | null {
    return this.replay?.steps[this.step - 1] ?? null;
  }

  get running(): boolean {
    return this.replay?.table.status === "running";
  }

  get atEnd(): boolean {
    return this.step === this.last && (this.replay?.ended ?? false);
  }

  // ---- what is shown

  get table(): TableInfo | null {
    return this.scene?.table ?? null;
  }

  get view(): Data | null {
    return this.scene?.view ?? null;
  }

  get before(): Data | null {
    return this.scene?.before ?? null;
  }

  get standings(): Standings | null {
    return this.scene?.standings ?? null;
  }

  /** Whether the move that is shown changed this part of the view. */
  changed = (...path: (string | number)[]): boolean => differs(this.before, this.view, path);

  /** The moves that the present step shows as one. */
  get group(): Group | null {
    return this.groups.find(({ last }) => last === this.step) ?? null;
  }

  // ---- coming and going

  /** Look with these eyes, or with those that the server finds fitting, at this step. */
  async open(eyes: number | null | undefined, step: number): Promise<void> {
    await this.look(eyes, () => step);
    this.known = this.last;
    this.watch();
  }

  close(): void {
    this.closed = true;
    this.pause();
    this.leave?.();
  }

  /** @param step asked for when it is known which steps there are */
  private async look(eyes: number | null | undefined, step: () => number): Promise<void> {
    this.problem = null;
    this.wanted = eyes;
    try {
      await guest.ensure();
      await this.visit();
      await this.load();
      await this.go(step());
    } catch (problem) {
      if (isMissing(problem)) this.missing = true;
      else if (problem instanceof Refused && problem.status === 403 && eyes !== undefined)
        await this.look(undefined, step); // a link with somebody else's
      else this.problem = problem;
    }
  }

  /** Come by the link, once; one that is spent is no hindrance for those who may look anyway. */
  private async visit(): Promise<void> {
    const { link } = this;
    if (link === null) return;
    try {
      await this.insist(() => api.visit(this.id, link));
    } catch (problem) {
      if (!isMissing(problem)) throw problem;
    }
    this.link = null;
  }

  private async load(): Promise<void> {
    const number = ++this.loads;
    const replay = await this.insist(() => api.replay(this.id, this.wanted));
    if (number !== this.loads) return; // it was asked for again meanwhile
    this.chunks.clear();
    this.replay = replay;
    this.known = Math.min(this.known, this.last);
  }

  // ---- following a running game

  private watch(): void {
    if (!this.follows || this.leave !== null || this.closed || !this.running) return;
    this.leave = live.watch({
      table: this.id,
      seat: () => null, // only how far the game is matters; what may be seen comes with the steps
      since: () => NO_EVENTS,
      version: () => null,
      hear: (message) => {
        if (message.type === "table") void this.catchUp(message.state.table.sequence);
        else if (message.type === "change") void this.catchUp(message.sequence);
        else if (message.type === "problem" && message.problem.code === "problem-not-found") this.missing = true;
      },
      opened: () => undefined, // the table comes by itself
    });
  }

  /** Learn the new steps; who stands at the last one stays at the last one. */
  private async catchUp(sequence: number): Promise<void> {
    this.heard = sequence;
    if (this.catchingUp) return;
    this.catchingUp = true;
    while (!this.closed && (this.replay?.table.sequence ?? sequence) < this.heard) {
      const last = this.last;
      await this.look(this.wanted, () => this.held ?? (this.step === last ? END : this.step));
      if (this.missing || this.problem !== null) break; // until there are further news
      await new Promise((resolve) => setTimeout(resolve, GATHER));
    }
    this.catchingUp = false;
    if (!this.running) this.leave?.();
  }

  // ---- leafing

  /** Be at a step; of those wanted in quick succession only the last one is fetched. */
  async go(wanted: number): Promise<void> {
    this.step = this.within(wanted);
    if (this.step === this.last) this.known = this.last;
    this.going ??= this.arrive().finally(() => (this.going = null));
    await this.going;
  }

  private within(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step) || 0), this.last);
  }

  private async arrive(): Promise<void> {
    let upToDate = this.replay?.table.status === "over";
    try {
      for (;;) {
        const { replay, step } = this;
        const [view, before] = await Promise.all([this.fetch(step), step === 0 ? null : this.fetch(step - 1)]);
        if (this.replay !== replay || this.step !== step) continue; // somebody leafed on
        const asTold = view?.sequence === (replay?.steps[step - 1]?.sequence ?? 0);
        if (!asTold && !upToDate) {
          upToDate = true; // moves were taken back since
          await this.load();
          this.step = this.within(step);
          continue;
        }
        if (view !== undefined) this.show(view, before ?? null);
        if (step + CHUNK / 2 <= this.last) void this.fetch(step + CHUNK / 2).catch(() => undefined); // what comes next
        return;
      }
    } catch (problem) {
      this.pause();
      if (isMissing(problem)) this.missing = true;
      else this.problem = problem;
    }
  }

  back = () => this.by(-1);
  forward = () => this.by(1);
  first = () => this.leaf(0);

  toLast = () => this.leaf(END);
  roundBack = () => this.leaf(roundBefore(this.replay?.rounds ?? [], this.step));
  roundForward = () => this.leaf(roundAfter(this.replay?.rounds ?? [], this.step));

  /** Go somewhere by hand, which ends playing. */
  leaf(step: number): void {
    this.pause();
    void this.go(step);
  }

  private by(steps: 1 | -1): void {
    this.leaf(this.next(steps));
  }

  /** The step beside the present one; moves of a group are passed over. */
  private next(steps: 1 | -1): number {
    const beside = this.within(this.step + steps);
    return beside === 0 ? 0 : endOf(this.groups, beside, steps);
  }

  /** Be where a group ends if one is inside of it, as by the slider. */
  leafNear(step: number): void {
    this.leaf(endOf(this.groups, step, 1));
  }

  /** Stay at this step, and play no further, until it is let go. */
  hold(held: boolean): void {
    this.held = held ? this.step : null;
    if (held) this.pause();
  }

  // ---- playing

  play(): void {
    if (this.playing || this.last === 0) return;
    this.playing = true;
    if (this.step === this.last) void this.go(0).then(() => this.playOn());
    else this.playOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The next step is taken when the present one could be seen for long enough. */
  private playOn(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      void this.go(this.next(1)).then(() => {
        if (this.step === this.last) this.pause();
        else if (this.playing) this.playOn();
      });
    }, 1000 / this.speed);
  }

  // ---- fetching and showing

  private async fetch(step: number): Promise<StepView | undefined> {
    const first = step - (step % CHUNK);
    let chunk = this.chunks.get(first);
    if (chunk === undefined) {
      chunk = this.insist(() => api.steps(this.id, this.eyes, first, CHUNK));
      this.chunks.set(first, chunk);
      chunk.catch(() => this.chunks.delete(first));
      for (const oldest of this.chunks.keys()) {
        if (this.chunks.size <= MOST_CHUNKS) break;
        this.chunks.delete(oldest);
      }
    }
    const views = await chunk.catch((problem: unknown) => {
      if (problem instanceof Refused && problem.status === 422) return []; // there is no such step any more
      throw problem;
    });
    return views[step - first];
  }

  private insist<Answer>(load: () => Promise<Answer>): Promise<Answer> {
    return persist(load, (problem) => {
      if (problem instanceof Unreachable) this.problem = problem;
    });
  }

  private show(view: StepView, before: StepView | null): void {
    if (this.replay === null) return;
    this.shown = view;
    this.problem = null;
    this.scene = sharing(this.scene, {
      table: tableAt(this.replay, view),
      view: view.view,
      before: before?.view ?? view.view,
      standings: view.score ?? view.standings, // of a game that is over nothing is hidden
    });
  }
}

/** The table at a step: nobody is awaited there and nobody is away. */
function tableAt(replay: Replay, { decision }: StepView): TableInfo {
  return {
    ...replay.table,
    actor: decision?.seat ?? null,
    deadline: null,
    seats: replay.table.seats.map((seat) => ({ ...seat, connected: true })),
  };
}

/** Moves, by their steps, that belong together: what one seat placed, told in one line of the log. */
export interface Group {
  first: number;
  last: number;
  text: string;
}

/** The lines of a log that tell several moves. */
export function groupsOf(lines: readonly { move: number; until: number; text: string }[]): Group[] {
  const several = lines.filter(({ move, until }) => move > 0 && until > move);
  return several.map(({ move, until, text }) => ({ first: move, last: until, text }));
}

/** The step itself, or, where it lies inside a group, the end of it; going back, the step before the group. */
function endOf(groups: readonly Group[], step: number, way: 1 | -1): number {
  const group = groups.find(({ first, last }) => first <= step && step < last);
  if (group === undefined) return step;
  return way > 0 ? group.last : group.first - 1;
}

/** The first step of the next round, else the last step. */
export function roundAfter(rounds: readonly number[], step: number): number {
  const next = rounds.findIndex((round, number) => number > step && round !== rounds[step]);
  return next < 0 ? Math.max(0, rounds.length - 1) : next;
}

/** The first step of this round, or, if one is there, of the round before. */
export function roundBefore(rounds: readonly number[], step: number): number {
  const round = rounds[Math.max(0, step - 1)];
  return Math.max(0, rounds.indexOf(round ?? 0));
}
