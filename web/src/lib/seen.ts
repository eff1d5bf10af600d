/** What a person saw of a table when they last looked, kept in this browser for the tables of late. */

import { forget, recall, remember } from "./persistence";
import type { Data, Plain } from "./wire";

const MOST = 20;

export interface Look {
  events: number;
  view: Data | null;
}

export function lookUp(table: string): Look | null {
  return recall<Look>(`seen.${table}`);
}

export function lookedAt(table: string, look: Look): void {
  const tables = [table, ...(recall<string[]>("seen") ?? []).filter((other) => other !== table)];
  for (const old of tables.splice(MOST)) forget(`seen.${old}`);
  remember("seen", tables);
  remember(`seen.${table}`, look);
}

/** Whether a part of the view is another one than before; nothing is where nobody has looked yet. */
export function differs(before: Data | null, now: Data | null, path: readonly (string | number)[]): boolean {
  if (before === null || now === null) return false;
  const [old, present] = [at(before, path), at(now, path)];
  return old !== present && JSON.stringify(old) !== JSON.stringify(present);
}

function at(data: Plain | undefined, path: readonly (string | number)[]): Plain | undefined {
  let here = data;
  for (const name of path) {
    if (here === null || typeof here !== "object") return undefined;
    here = (here as Record<string | number, Plain>)[name];
  }
  return here;
}
