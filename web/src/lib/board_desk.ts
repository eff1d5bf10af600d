/** What a board knows of the question on the table, and its way to answer: no more than boards and their parts use. */

import type { Plan } from "./plan";
import type { Data, Decision, WarningLine } from "./wire";

export interface BoardDesk {
  readonly eyes: number | null; // the seat that looks; null for whoever only looks on
  readonly before: Data | null; // the view as this person saw it last: what differs from it is new

  readonly asked: Decision | null; // the question, if it is for the seat that looks
  readonly question: string | null; // which one it is: the same however often the server tells it
  readonly legal: ReadonlySet<string>; // the answers that are allowed, in notation
  readonly expected: ReadonlySet<string>; // those that one may look for and that are not
  readonly chosen: string | null; // waits for a confirmation
  readonly sending: string | null; // is on its way

  /** Whether one may look for this answer now, be it allowed or not. */
  offers(notation: string): boolean;
  /** What is known of an answer besides its words, for its message. */
  facts(notation: string): Data;
  /** What will go wrong because of this answer, as far as it can be known. */
  cautions(notation: string): WarningLine[];
  /** Choose an answer; what is not allowed explains itself. */
  pick(notation: string): void;
  /** Give several answers in a row as one move: all of them are carried out, or none. */
  pickAll(notations: readonly string[]): void;
  /** While a board is there on which an answer of several parts is arranged: how far it is. Returns the end of it. */
  arranges(plan: () => Plan | null): () => void;
}

/** What was shown to whom, for a board at which nobody is asked anything. */
export interface Sighting {
  readonly eyes: number | null;
  readonly before: Data | null;
}

/** The desk of a board that is only looked at, as in a replay. */
export function quietDesk(sighting: Sighting): BoardDesk {
  const nothing: ReadonlySet<string> = new Set();
  return {
    get eyes() {
      return sighting.eyes;
    },
    get before() {
      return sighting.before;
    },
    asked: null,
    question: null,
    legal: nothing,
    expected: nothing,
    chosen: null,
    sending: null,
    offers: () => false,
    facts: () => ({}),
    cautions: () => [],
    pick: () => undefined,
    pickAll: () => undefined,
    arranges: () => () => undefined,
  };
}
