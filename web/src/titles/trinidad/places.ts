/** Where the places of the city lie on its drawing. */

import { GridPlan, type Box, type Line, type Shape } from "../../lib/grid_map";

export const CELL = 48;
const LABEL = 20; // letters and numbers beside the city
const NAME = 32; // then names and values of districts
const WATER = 64; // and the sea, where the Harbor is built
export const MARGIN = { side: 30, north: LABEL + NAME, south: LABEL + NAME + WATER };

export const plan = new GridPlan(CELL, MARGIN.side, MARGIN.north);

/** How large the drawing is. */
export function sizeOf({ columns, rows }: Shape): { width: number; height: number } {
  return { width: columns * CELL + 2 * MARGIN.side, height: rows * CELL + MARGIN.north + MARGIN.south };
}

/** Where the sea begins. */
export function coastOf({ rows }: Shape): number {
  return MARGIN.north + rows * CELL + LABEL + NAME;
}

const INSET = 4;

/** Roads around a district: lines along its sides, a little inside. */
export function roadsAround(spaces: readonly string[]): Line[] {
  const inside = new Set(spaces);
  const has = (space: string, right: number, down: number) =>
    inside.has(`${String.fromCharCode(space.charCodeAt(0) + right)}${Number(space.slice(1)) + down}`);
  const lines: Line[] = [];
  for (const space of spaces) {
    const { x, y } = plan.cornerOf(space);
    const [west, east] = [x + (has(space, -1, 0) ? 0 : INSET), x + CELL - (has(space, 1, 0) ? 0 : INSET)];
    const [north, south] = [y + (has(space, 0, -1) ? 0 : INSET), y + CELL - (has(space, 0, 1) ? 0 : INSET)];
    if (!has(space, 0, -1)) lines.push({ from: { x: west, y: north }, to: { x: east, y: north } });
    if (!has(space, 0, 1)) lines.push({ from: { x: west, y: south }, to: { x: east, y: south } });
    if (!has(space, -1, 0)) lines.push({ from: { x: west, y: north }, to: { x: west, y: south } });
    if (!has(space, 1, 0)) lines.push({ from: { x: east, y: north }, to: { x: east, y: south } });
  }
  return lines;
}

/** The spaces on both sides of a border. */
export function besides(border: string): Box {
  return plan.around(border.split("-"));
}
