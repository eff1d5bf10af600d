/** What the log tells of the steps of a game that is leafed through. */

import { t } from "./i18n.svelte";
import type { GameEvent, ReplayMove } from "./wire";
import type { LogLine, Words } from "./words";

const MOST = 3; // lines about one step: the last move of a game brings a line for each award

/** A line of the log with the last of the moves that it tells; `move` is the first. */
export interface Leaf extends LogLine {
  until: number;
}

export function leavesOf(words: Words, events: readonly GameEvent[]): Leaf[] {
  return words.log(events).map((line) => ({ ...line, until: events[line.last]?.move ?? line.move }));
}

/** What players did at a step, as the log says it; where it says nothing of whoever moved, their answer tells it. */
export function toldAt(leaves: readonly Leaf[], step: number, move: ReplayMove, words: Words): string {
  const happened = leaves.filter((leaf) => leaf.seat !== null && leaf.move <= step && step <= leaf.until);
  if (happened.some((leaf) => leaf.seat === move.seat))
    return happened
      .slice(0, MOST)
      .map(({ text }) => text)
      .join(" ");
  const action = move.action === null ? t("replay-hidden") : words.action(move.action);
  return t("replay-did", { name: words.player(move.seat), action });
}
