/** Where the named places of the city lie on its drawing: spaces "e6", borders "e6-f6", edges "north e" and "west 3". */

export const CELL = 48;
const LABEL = 22; // letters and numbers beside the city
const CAMP = 44; // then attackers, who come from all sides but the river's
const NAME = 24; // and the names of districts
export const MARGIN = { side: LABEL + CAMP + 4, north: LABEL + CAMP + NAME, south: LABEL + NAME };

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How many columns and rows a city has. */
export interface Shape {
  columns: number;
  rows: number;
}

/** Letters of columns; "a" is the most western one. */
export function letter(column: number): string {
  return String.fromCharCode(97 + column);
}

export function spaceName(column: number, row: number): string {
  return `${letter(column)}${row + 1}`;
}

/** Column and row from 0. */
export function spaceOf(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

/** How large the drawing is. */
export function sizeOf({ columns, rows }: Shape): { width: number; height: number } {
  return { width: columns * CELL + 2 * MARGIN.side, height: rows * CELL + MARGIN.north + MARGIN.south };
}

/** Where lines of the grid cross; 0, 0 is the north-western corner of the city. */
export function crossing(column: number, row: number): Point {
  return { x: MARGIN.side + column * CELL, y: MARGIN.north + row * CELL };
}

export function cornerOf(space: string): Point {
  const { column, row } = spaceOf(space);
  return crossing(column, row);
}

export function borderLine(border: string): Line {
  const [one = "", other = ""] = border.split("-");
  const { column, row } = spaceOf(other);
  return spaceOf(one).row === row
    ? { from: crossing(column, row), to: crossing(column, row + 1) }
    : { from: crossing(column, row), to: crossing(column + 1, row) };
}

/** A stretch of the outer line of the city. */
export function edgeLine(edge: string, { columns, rows }: Shape): Line {
  const { side, across, down } = partsOf(edge);
  if (side === "north") return { from: crossing(across, 0), to: crossing(across + 1, 0) };
  if (side === "south") return { from: crossing(across, rows), to: crossing(across + 1, rows) };
  const column = side === "west" ? 0 : columns;
  return { from: crossing(column, down), to: crossing(column, down + 1) };
}

export type Side = "north" | "east" | "south" | "west";

export function sideOf(edge: string): Side {
  return edge.split(" ")[0] as Side;
}

function partsOf(edge: string): { side: Side; across: number; down: number } {
  const [, place = ""] = edge.split(" ");
  return { side: sideOf(edge), across: place.charCodeAt(0) - 97, down: Number(place) - 1 };
}

export function spaceBox(space: string): Box {
  return { ...cornerOf(space), width: CELL, height: CELL };
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
