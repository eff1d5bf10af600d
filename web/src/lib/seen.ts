/** What a person saw of a table when they last looked, kept in this browser for the tables of late. */

import { forget, recall, remember } from "./persistence";
import type { Data } from "./wire";

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
