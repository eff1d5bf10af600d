/** The final scores as a table: a row for each source of points, a column for each seat. */

import type { ScoreLine, Standing } from "./wire";
import type { Words } from "./words";

export interface ScoreRow {
  label: string;
  cells: { points: number | null; items: string[] }[]; // one a seat, in the order of the standings
}

export function scoreRows(standings: readonly Standing[], words: Words): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const [column, standing] of standings.entries()) {
    for (const line of standing.lines) {
      const label = labelOf(line, words);
      let row = rows.get(label);
      if (row === undefined) {
        row = { label, cells: standings.map(() => ({ points: null, items: [] })) };
        rows.set(label, row);
      }
      const cell = row.cells[column];
      if (cell === undefined || line.points === null) continue;
      cell.points = (cell.points ?? 0) + line.points;
      if (line.item !== undefined) cell.items.push(line.item);
    }
  }
  return [...rows.values()];
}

function labelOf(line: ScoreLine, words: Words): string {
  return words.maybe(`score-${line.source}`, line.item === undefined ? {} : { item: line.item }) ?? line.source;
}
