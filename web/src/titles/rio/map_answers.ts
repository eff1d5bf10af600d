/** Which answers lie where on the map: on spaces, on the ground outside an edge, on borders and edges. */

import type { Box, Line } from "../../lib/grid_map";
import { borderLine, edgeLine, outsideBox, spaceBox } from "./places";
import type { View } from "./view";
import { goalOf, type Goal } from "./war";

export interface Answer {
  place: string; // "e6", "north e", "e6-f6"
  notations: string[]; // several where a size is to be chosen too
  legal: boolean;
  box?: Box;
  line?: Line;
  goal?: Goal; // what happens to a group that marches there
}

// What could be done to a group by mistake, as giving it up, is not on the map: the panel offers it.
const ON_SPACES = new Set(["place", "oust", "use", "site", "garrison", "march", "recall"]);
const ON_GROUPS = new Set(["muster", "shoot", "lead"]);

/** What is allowed goes before what only tells why it is not. */
export function answersOnMap(legal: Iterable<string>, expected: Iterable<string>, view: View): Answer[] {
  const found = new Map<string, Answer>();
  for (const notation of legal) add(found, notation, true, view);
  for (const notation of expected) add(found, notation, false, view);
  return [...found.values()];
}

function add(found: Map<string, Answer>, notation: string, legal: boolean, view: View): void {
  const answer = locate(notation, view);
  if (answer === null) return;
  const known = found.get(answer.place);
  if (known === undefined) found.set(answer.place, { ...answer, notations: [notation], legal });
  else if (legal) known.notations.push(notation);
}

function locate(notation: string, view: View): Omit<Answer, "notations" | "legal"> | null {
  const [kind = "", ...words] = notation.split(" ");
  const place = words.slice(0, 2).join(" ");
  if (ON_SPACES.has(kind) || (ON_GROUPS.has(kind) && words.length === 1)) {
    const box = spaceBox(place);
    return kind === "march" ? { place, box, goal: goalOf(view, place) } : { place, box };
  }
  if (ON_GROUPS.has(kind)) return { place, box: outsideBox(place, view.board) };
  if (kind === "road") return { place, line: borderLine(place) };
  if (kind === "wall") return { place, line: edgeLine(place, view.board) };
  return null;
}
