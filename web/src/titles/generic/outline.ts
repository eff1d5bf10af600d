/** How to show a view of which nothing is known but its data. */

import type { Plain } from "../../lib/wire";

export type Scalar = Exclude<Plain, Plain[] | object> | null;
type Fields = Record<string, Plain>;

/**
 * nothing: an empty list or group; plain: a single value; words: a list of plain values;
 * counts: numbers by name; rows: a list of alike groups of plain values; cards: a list of groups that hold more;
 * group: values by name; items: any other list.
 */
export type Shape = "nothing" | "plain" | "words" | "counts" | "rows" | "cards" | "group" | "items";

const MOST_COLUMNS = 8; // more do not fit beside one another

export function shapeOf(value: Plain): Shape {
  if (Array.isArray(value)) return shapeOfList(value);
  if (!isGroup(value)) return "plain";
  const values = Object.values(value);
  if (values.length === 0) return "nothing";
  return values.length > 1 && values.every((item) => typeof item === "number") ? "counts" : "group";
}

function shapeOfList(list: readonly Plain[]): Shape {
  if (list.length === 0) return "nothing";
  if (list.every(isPlain)) return "words";
  if (!list.every(isGroup)) return "items";
  return list.every((item) => Object.values(item).every(isPlain)) && columnsOf(list).length <= MOST_COLUMNS
    ? "rows"
    : "cards";
}

export function isPlain(value: Plain): value is Scalar {
  return value === null || typeof value !== "object";
}

export function isGroup(value: Plain): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** All names of some groups, in the order in which they come. */
export function columnsOf(groups: readonly Fields[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))];
}

/** What can stand in a line, and what needs a heading of its own. What is empty is left out. */
export function partsOf(group: Fields, without: readonly string[] = []): { facts: string[]; sections: string[] } {
  const names = Object.keys(group).filter((name) => !without.includes(name));
  const is = (name: string) => shapeOf(group[name] ?? null);
  return {
    facts: names.filter((name) => is(name) === "plain"),
    sections: names.filter((name) => !["plain", "nothing"].includes(is(name))),
  };
}

const SEATS = new Set(["seat", "actor", "owner"]);

/** A number under one of these names is a seat. */
export function seatOf(name: string, value: Plain): number | null {
  return SEATS.has(name) && typeof value === "number" ? value : null;
}

/** The entry that a group is called by: its seat, else the first word in it. */
export function titleOf(group: Fields): string | null {
  const names = Object.keys(group);
  return (
    names.find((name) => seatOf(name, group[name] ?? null) !== null) ??
    names.find((name) => typeof group[name] === "string") ??
    null
  );
}
