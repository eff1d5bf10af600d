/** Where the places of the city and of those outside it lie on its drawing. */

import { GridPlan, sideOf, type Box, type Line, type Point, type Shape } from "../../lib/grid_map";

export const CELL = 48;
const LABEL = 22; // letters and numbers beside the city
const CAMP = 44; // then attackers, who come from all sides but the river's
const NAME = 24; // and the names of districts
export const MARGIN = { side: LABEL + CAMP + 4, north: LABEL + CAMP + NAME, south: LABEL + NAME };

/** How large the drawing is. */
export function sizeOf({ columns, rows }: Shape): { width: number; height: number } {
  return { width: columns * CELL + 2 * MARGIN.side, height: rows * CELL + MARGIN.north + MARGIN.south };
}

const plan = new GridPlan(CELL, MARGIN.side, MARGIN.north);

export function crossing(column: number, row: number): Point {
  return plan.crossing(column, row);
}

export function cornerOf(space: string): Point {
  return plan.cornerOf(space);
}

export function spaceBox(space: string): Box {
  return plan.spaceBox(space);
}

/** The box that holds these spaces. */
export function around(spaces: readonly string[]): Box {
  return plan.around(spaces);
}

export function borderLine(border: string): Line {
  return plan.borderLine(border);
}

export function edgeLine(edge: string, shape: Shape): Line {
  return plan.edgeLine(edge, shape);
}

/** A line wherever two districts meet. */
export function outline(shape: Shape, districts: readonly { district: string; spaces: readonly string[] }[]): string {
  return plan.outline(shape, districts);
}

/** The ground outside an edge, from the outer line of the city on. */
export function outsideBox(edge: string, shape: Shape): Box {
  const { from } = edgeLine(edge, shape);
  const side = sideOf(edge);
  const depth = side === "south" ? LABEL : LABEL + CAMP;
  if (side === "north") return { x: from.x, y: from.y - depth, width: CELL, height: depth };
  if (side === "south") return { ...from, width: CELL, height: depth };
  return { x: side === "west" ? from.x - depth : from.x, y: from.y, width: depth, height: CELL };
}

/** The middle of a camp, beyond the letters and numbers. */
export function campCentre(edge: string, shape: Shape): Point {
  const { x, y, width, height } = outsideBox(edge, shape);
  const side = sideOf(edge);
  if (side === "north" || side === "south") return { x: x + width / 2, y: y + CAMP / 2 };
  return { x: side === "west" ? x + CAMP / 2 : x + width - CAMP / 2, y: y + height / 2 };
}

/** The middle of a place: a space "e6", or a group outside "north e 2". */
export function placeCentre(place: string, shape: Shape): Point {
  if (place.includes(" ")) return campCentre(place, shape);
  const { x, y } = cornerOf(place);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}
