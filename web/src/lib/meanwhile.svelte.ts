/** What the others did since one's last turn, to be stepped through on the board of the table itself. */

import { ReplayStore } from "./replay.svelte";
import type { TableStore } from "./table.svelte";
import type { Replay, ReplayMove } from "./wire";

export class Meanwhile {
  replay: ReplayStore | null = $state.raw(null); // while somebody looks back
  problem: unknown = $state.raw(null);

  private first = $state(0); // the step before all of it
  private asked = 0; // how often it was begun: an answer that comes too late is nobody's

  constructor(private readonly store: TableStore) {}

  /** Moves of others since one's last turn, and of these the one that is shown. */
  get count(): number {
    return (this.replay?.last ?? 0) - this.first;
  }

  get number(): number {
    return (this.replay?.step ?? 0) - this.first;
  }

  /** Look back: at how it was when one had last moved. */
  async start(): Promise<void> {
    await this.open((replay) => turnOf(replay.steps, this.mine));
  }

  /** Look back at what a move led to, named by its entry in the log of the table. */
  async startAt(move: number): Promise<void> {
    const steps = this.replay?.replay?.steps;
    const here = steps === undefined ? 0 : stepOf(steps, move);
    if (here > 0 && here > this.first) this.replay?.leaf(here);
    else await this.open((replay) => stepOf(replay.steps, move));
  }

  private get mine(): readonly number[] {
    return this.store.state?.mine ?? [];
  }

  /** @param wanted the step to be at first */
  private async open(wanted: (replay: Replay) => number): Promise<void> {
    const asked = ++this.asked;
    this.store.catchUp();
    const replay = new ReplayStore(this.store.id, null, false);
    await replay.open(this.store.eyes ?? undefined, 0);
    if (asked !== this.asked || this.store.closed) return;
    this.problem = replay.problem;
    if (replay.replay === null) return;
    const step = wanted(replay.replay);
    this.first = Math.min(turnOf(replay.replay.steps, this.mine), step);
    await replay.go(step);
    if (asked !== this.asked) return;
    this.replay?.close();
    this.replay = replay;
  }

  /** Back to the present. */
  end = (): void => {
    this.asked++;
    this.replay?.close();
    this.replay = null;
  };

  back = (): void => {
    if (this.number > 0) this.replay?.back();
  };

  forward = (): void => {
    if (this.replay !== null && this.number < this.count) this.replay.forward();
    else this.end();
  };
}

/** The step after which the others were last at it: behind it are their moves, and perhaps one's own since. */
export function turnOf(steps: readonly ReplayMove[], mine: readonly number[]): number {
  const own = (step: ReplayMove | undefined): boolean => step !== undefined && mine.includes(step.seat);
  let step = steps.length;
  while (step > 0 && own(steps[step - 1])) step--;
  while (step > 0 && !own(steps[step - 1])) step--;
  return step;
}

/** The last step of a move, which may have had several; 0 where it was taken back. */
export function stepOf(steps: readonly ReplayMove[], move: number): number {
  return steps.findLastIndex((step) => step.sequence === move) + 1;
}
