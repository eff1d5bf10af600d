/** Sending something that must happen exactly once: the same key until the server has answered. */

import { Unreachable } from "./api";

const WAITS = [400, 800, 1_600, 3_000, 5_000, 8_000, 8_000, 8_000];

/** Try until there is an answer; `trouble` hears of every failure. A refusal is an answer and is thrown on. */
export async function persist<Answer>(
  attempt: () => Promise<Answer>,
  trouble: () => void,
  waits: readonly number[] = WAITS,
): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await attempt();
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem;
      trouble();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}
