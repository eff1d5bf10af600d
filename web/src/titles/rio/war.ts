/** What a war means for what is drawn: who stands where, and what happens where a group goes. */

import type { Token } from "./pieces";
import type { Group, View, War } from "./view";

export const QUIET_TURNS = 3; // without a battle, and the war is over

/** The tokens at a place, a space "e6" or a group outside "north e 2", from the top. */
export function stackAt(war: War, place: string): Token[] {
  const size = place.split(" ")[2];
  if (size !== undefined) return Array.from({ length: Number(size) }, () => "enemy" as const);
  return war.groups.find((group) => group.space === place)?.stack ?? [];
}

export type Goal = "open" | "merge" | "battle" | "building";

/** What happens if the led group goes to this space. */
export function goalOf({ war, board, city, step }: View, space: string): Goal {
  const led = step["led"];
  if (war === null || typeof led !== "string") return "open";
  const attacks = isEnemy(stackAt(war, led));
  const there = stackAt(war, space);
  if (there.length > 0) return isEnemy(there) === attacks ? "merge" : "battle";
  const { building = null, owner = null } = city.spaces.find((one) => one.space === space) ?? {};
  const spared = board.neutral_homes && owner === war.attacker;
  return attacks && building !== null && !spared ? "building" : "open";
}

export function isEnemy(stack: readonly Token[]): boolean {
  return stack[0] === "enemy";
}

/** Whether the one whose turn it is leads the group. */
export function isMovers({ stack }: Group, war: War): boolean {
  return war.turn > 0 && (isEnemy(stack) ? war.mover === war.attacker : leads(war, stack[0] as number));
}

/** With two players the defender leads both colours, so that only steps tell whose group it is. */
function leads(war: War, seat: number): boolean {
  return war.mover !== war.attacker && (seat === war.mover || seat === war.attacker);
}

/** How many tokens of each colour, the commander's first. */
export function tally(stack: readonly Token[]): [Token, number][] {
  const counts = new Map<Token, number>();
  for (const token of stack) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts];
}

/** How often each size of groups is there, the biggest first. */
export function bySize(groups: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const size of groups) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one);
}
