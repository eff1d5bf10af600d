/** Small questions to the view of Trinidad, and how its numbers are written. */

import type { Cube, Grid, View } from "./view";

export type Cubes = Record<Cube, number>;
export type Colour = NonNullable<Grid["workers"][number]>; // a seat's worker, or the council's

export const FACE_UP = 2; // steps of a banner

/** The Era as people write it. */
export function roman(era: number): string {
  return ["", "I", "II", "III"][era] ?? String(era);
}

/** A number with its sign, as parts of a sum are written. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A number that may be less than nothing. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The grid that is asked about: workers go there or leave it. */
export function askedGrid({ phase, step, waiting }: View): string | null {
  if (!["working", "recovering", "arranging", "staffing", "sending"].includes(phase ?? "")) return null;
  const grid = step["grid"] ?? waiting[0]?.step["grid"];
  return typeof grid === "string" ? grid : null;
}
