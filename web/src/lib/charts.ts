/** Charts as numbers: scales, ticks, paths; how often somebody did something. The drawing is in `components/charts`. */

import type { ReplayMove } from "./wire";

/** How lines are told apart without colours, by seat. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"] as const;
export const MARKS = ["circle", "square", "triangle", "diamond", "cross"] as const;

/** Round numbers from the lowest to the highest value, about `wanted` of them, 0 among them. */
export function ticks(values: readonly (number | null)[], wanted = 4): number[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(1, ...known);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough);
  const first = Math.floor(low / size) * size;
  const count = Math.ceil((high - first) / size);
  return Array.from({ length: count + 1 }, (_, number) => first + number * size);
}

/** A line through the points that are known; where one is not, it breaks off. */
export function pathOf(points: readonly ({ x: number; y: number } | null)[]): string {
  let drawing = false;
  let path = "";
  for (const point of points) {
    if (point !== null) path += `${drawing ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    drawing = point !== null;
  }
  return path;
}

/** The number of the value that holds at a step: the last one at or before it. */
export function indexAt(steps: readonly number[], step: number): number {
  let found = 0;
  for (const [number, at] of steps.entries()) if (at <= step) found = number;
  return found;
}

/** So many places, evenly spread, the ends among them. */
export function spread(length: number, wanted: number): number[] {
  if (length <= wanted) return Array.from({ length }, (_, number) => number);
  return Array.from({ length: wanted }, (_, number) => Math.round((number * (length - 1)) / (wanted - 1)));
}

/** Where some rounds begin, of which there are about `wanted`; none where a game has no rounds. */
export function roundStarts(rounds: readonly number[], wanted = 5): { step: number; round: number }[] {
  const starts = rounds.flatMap((round, step) => (round === rounds[step - 1] ? [] : [{ step, round }]));
  if (starts.length < 2) return [];
  const every = [1, 2, 5, 10, 20, 50].find((number) => starts.length / number <= wanted) ?? 100;
  return starts.filter(({ round }) => round % every === 0);
}

export interface Count {
  notation: string;
  bySeat: number[];
}

/** How often each seat chose each action of a kind, up to a step. */
export function countActions(steps: readonly ReplayMove[], kind: string, seats: number, upTo = steps.length): Count[] {
  const counts = new Map<string, Count>();
  for (const [number, step] of steps.entries()) {
    if (step.action?.split(" ")[0] !== kind) continue;
    let count = counts.get(step.action);
    if (count === undefined) {
      count = { notation: step.action, bySeat: Array.from({ length: seats }, () => 0) };
      counts.set(step.action, count); // every row is there from the start, so that nothing jumps
    }
    if (number < upTo) count.bySeat[step.seat] = (count.bySeat[step.seat] ?? 0) + 1;
  }
  return [...counts.values()];
}
