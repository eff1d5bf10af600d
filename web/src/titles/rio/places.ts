/** Where the named places of the city lie on its drawing: spaces "e6", borders "e6-f6", edges "north e" and "west 3". */

export const CELL = 48;
export const MARGIN = { x: 26, y: 48 }; // for letters, numbers, walls and the names of districts

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
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
export function sizeOf({ columns, rows }: { columns: number; rows: number }): { width: number; height: number } {
  return { width: columns * CELL + 2 * MARGIN.x, height: rows * CELL + 2 * MARGIN.y };
}

/** Where lines of the grid cross; 0, 0 is the north-western corner of the city. */
export function crossing(column: number, row: number): Point {
  return { x: MARGIN.x + column * CELL, y: MARGIN.y + row * CELL };
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
export function edgeLine(edge: string, columns: number, rows: number): Line {
  const [side = "", place = ""] = edge.split(" ");
  const across = place.charCodeAt(0) - 97;
  const down = Number(place) - 1;
  if (side === "north") return { from: crossing(across, 0), to: crossing(across + 1, 0) };
  if (side === "south") return { from: crossing(across, rows), to: crossing(across + 1, rows) };
  const column = side === "west" ? 0 : columns;
  return { from: crossing(column, down), to: crossing(column, down + 1) };
}
