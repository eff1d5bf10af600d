/** Where the named places of a city lie on its drawing: spaces "e6", borders "e6-f6", edges "north e" and "west 3". */

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

export type Side = "north" | "east" | "south" | "west";

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

export function sideOf(edge: string): Side {
  return edge.split(" ")[0] as Side;
}

/** A drawing whose spaces are so large, with this much room beside the city. */
export class GridPlan {
  constructor(
    readonly cell: number,
    private readonly west: number,
    private readonly north: number,
  ) {}

  /** Where lines of the grid cross; 0, 0 is the north-western corner of the city. */
  crossing(column: number, row: number): Point {
    return { x: this.west + column * this.cell, y: this.north + row * this.cell };
  }

  cornerOf(space: string): Point {
    const { column, row } = spaceOf(space);
    return this.crossing(column, row);
  }

  spaceBox(space: string): Box {
    return { ...this.cornerOf(space), width: this.cell, height: this.cell };
  }

  /** The box that holds these spaces. */
  around(spaces: readonly string[]): Box {
    const corners = spaces.map((space) => this.cornerOf(space));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) + this.cell - x, height: Math.max(...ys) + this.cell - y };
  }

  borderLine(border: string): Line {
    const [one = "", other = ""] = border.split("-");
    const { column, row } = spaceOf(other);
    return spaceOf(one).row === row
      ? { from: this.crossing(column, row), to: this.crossing(column, row + 1) }
      : { from: this.crossing(column, row), to: this.crossing(column + 1, row) };
  }

  /** A stretch of the outer line of the city. */
  edgeLine(edge: string, { columns, rows }: Shape): Line {
    const [, place = ""] = edge.split(" ");
    const [side, across, down] = [sideOf(edge), place.charCodeAt(0) - 97, Number(place) - 1];
    if (side === "north") return { from: this.crossing(across, 0), to: this.crossing(across + 1, 0) };
    if (side === "south") return { from: this.crossing(across, rows), to: this.crossing(across + 1, rows) };
    const column = side === "west" ? 0 : columns;
    return { from: this.crossing(column, down), to: this.crossing(column, down + 1) };
  }

  /** A line wherever two districts meet, as a path; what belongs to none counts as one more. */
  outline({ columns, rows }: Shape, districts: readonly { district: string; spaces: readonly string[] }[]): string {
    const district = new Map(districts.flatMap(({ district, spaces }) => spaces.map((one) => [one, district])));
    const parts: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const here = district.get(spaceName(column, row));
        const { x, y } = this.crossing(column, row);
        if (column > 0 && district.get(spaceName(column - 1, row)) !== here) parts.push(`M${x} ${y} v${this.cell}`);
        if (row > 0 && district.get(spaceName(column, row - 1)) !== here) parts.push(`M${x} ${y} h${this.cell}`);
      }
    }
    return parts.join(" ");
  }
}
