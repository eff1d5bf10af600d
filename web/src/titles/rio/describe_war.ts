/** A war in words. */

import { colon } from "../../lib/i18n.svelte";
import type { Words } from "../../lib/words";
import type { Token } from "./pieces";
import type { Group, View, War } from "./view";
import { bySize, isMovers, QUIET_TURNS, tally } from "./war";

/** "one defender of Ana, 2 of Luis; Ana commands; 1 step left" */
export function describeGroup(group: Group, war: War, words: Words): string {
  const colours = tally(group.stack);
  const parts = [colours.map(([token, count]) => describeTokens(token, count, war, words)).join(", ")];
  const [commander] = group.stack;
  if (colours.length > 1 && typeof commander === "number") parts.push(words.text("show-commands", { seat: commander }));
  if (isMovers(group, war)) parts.push(describeState(group, words));
  return parts.join("; ");
}

export function describeGroupAt(space: string, { war }: View, words: Words): string | null {
  const group = war?.groups.find((one) => one.space === space);
  return war === null || group === undefined ? null : describeGroup(group, war, words);
}

function describeTokens(token: Token, count: number, war: War, words: Words): string {
  return token === "enemy"
    ? words.text("show-attackers-of", { enemy: war.enemy, count })
    : words.text("show-defenders-of", { seat: token, count });
}

function describeState({ steps, fought, rested, merged, boosted }: Group, words: Words): string {
  if (fought) return words.text("show-fought");
  if (rested) return words.text("show-rested");
  if (merged && steps === 0) return words.text("show-merged");
  const left = words.text("show-steps-left", { count: steps });
  return boosted ? `${left}, ${words.text("show-boosted")}` : left;
}

/** "north e: 2 groups of 3, one attacker" */
export function describeCamp(edge: string, { war }: View, words: Words): string {
  const groups = war?.camps.find((camp) => camp.edge === edge)?.groups ?? [];
  const told = bySize(groups).map(([size, count]) => words.text("show-camp-groups", { count, size }));
  return `${words.brief(`at ${edge}`)}${colon()}${told.join(", ") || words.text("show-nobody")}`;
}

/** The state of the war, line by line. */
export function describeWar(war: War, { actor }: View, words: Words): string[] {
  const lines = [
    `${words.term(war.enemy)}, ${words.text("show-war-leader", { seat: war.attacker })}`,
    words.text("show-war-left", { count: war.attackers, of: war.strength }),
  ];
  if (war.turn > 0) {
    lines.push(words.text("show-war-turn", { turn: war.turn }));
    lines.push(words.text("show-war-quiet", { count: war.quiet, of: QUIET_TURNS }));
  }
  const mover = war.turn > 0 ? war.mover : actor;
  if (mover !== null) lines.push(words.text("show-war-moves", { seat: mover }));
  return lines;
}
