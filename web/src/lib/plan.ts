/**
 * An answer of several parts that is arranged before it is given. It is one state, shown by the board and beside the
 * question; whoever changes a part in one place sees it in the other.
 */

export interface Plan {
  question: string;
  note: string; // what is left to arrange
  parts: PlanPart[];
  done: { label: string; ready: boolean; act: () => void };
  clear: { label: string; act: () => void };
}

/** A part that has a number. */
export interface PlanPart {
  name: string; // by which one knows it
  label: string;
  count: number;
  most: number;
  less: (() => void) | null; // null where there is no less
  more: (() => void) | null;
}
