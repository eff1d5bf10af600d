/**
 * Which answers lie where on the map: on spaces, districts, borders and edges.
 *
 * No place has two that are allowed: one activates what produces, removes Houses and Palaces, takes back Lots.
 */

import type { Box, Line } from "../../lib/grid_map";
import { plan } from "./places";
import type { Board } from "./view";

export interface Answer {
  place: string; // "e3", "NW", "e3-f3", "north a"
  notation: string;
  legal: boolean;
  box?: Box;
  line?: Line;
}

const ON_SPACES = new Set(["site", "activate", "remove", "clear"]);

/** What is allowed goes before what only tells why it is not. */
export function answersOnMap(legal: Iterable<string>, expected: Iterable<string>, board: Board): Answer[] {
  const found = new Map<string, Answer>();
  for (const notation of legal) add(found, notation, true, board);
  for (const notation of expected) add(found, notation, false, board);
  return [...found.values()];
}

function add(found: Map<string, Answer>, notation: string, legal: boolean, board: Board): void {
  const place = locate(notation, board);
  if (place !== null && !found.has(place.place)) found.set(place.place, { ...place, notation, legal });
}

function locate(notation: string, board: Board): Pick<Answer, "place" | "box" | "line"> | null {
  const [kind = "", ...words] = notation.split(" ");
  const [first = "", second = ""] = words;
  if (ON_SPACES.has(kind)) return { place: first, box: plan.spaceBox(first) };
  if (kind === "boost" && first === "home") return { place: second, box: plan.spaceBox(second) };
  if (kind === "pave" || kind === "district") {
    const district = board.districts.find((one) => one.district === first);
    return district === undefined ? null : { place: first, box: plan.around(district.spaces) };
  }
  if (kind === "span") return { place: first, line: plan.borderLine(first) };
  if (kind === "wall") return { place: words.join(" "), line: plan.edgeLine(words.join(" "), board) };
  return null;
}
