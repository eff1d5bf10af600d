/** Asking until there is an answer. What must happen exactly once is sent with the same key each time. */

import { Refused, Unreachable } from "./api";

const WAITS = [400, 800, 1_600, 3_000, 5_000, 8_000, 8_000, 8_000];

/** Whether asking again later may help: nobody answered, or it was too much at once. */
export function isPassing(problem: unknown): boolean {
  return problem instanceof Unreachable || (problem instanceof Refused && problem.status === 429);
}

/** Try until there is an answer; `trouble` hears of every failure. Any other refusal is an answer and is thrown on. */
export async function persist<Answer>(
  attempt: () => Promise<Answer>,
  trouble: (problem: unknown) => void,
  waits: readonly number[] = WAITS,
): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await attempt();
    } catch (problem) {
      if (!isPassing(problem)) throw problem;
      trouble(problem);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}

/** Load what a page cannot do without, until it is there or, by calling what this returns, no longer wanted. */
export function insist<Thing>(
  load: () => Promise<Thing>,
  take: (thing: Thing) => void,
  trouble: () => void = () => undefined,
  wait = 1_200,
): () => void {
  let wanted = true;
  async function attempt(): Promise<void> {
    if (!wanted) return;
    let thing: Thing;
    try {
      thing = await load();
    } catch {
      if (wanted) trouble();
      setTimeout(() => void attempt(), wait);
      return;
    }
    if (wanted) take(thing);
  }
  void attempt();
  return () => (wanted = false);
}
