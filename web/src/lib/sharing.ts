/**
 * What is new, made of what is old wherever both are equal.
 *
 * Where the server tells the whole table, most of it is as before, and a difference may name a list of which little has
 * changed. Parts that stay the same thing, and not only look the same, are not drawn anew.
 */

import type { Plain } from "./wire";

/** `after`, with every part of it that equals the one of `before` being that of `before`. */
export function sharing<T>(before: unknown, after: T): T {
  return shared(before as Plain, after as Plain) as T;
}

/** For what is made anew again and again: each time it shares what it can with the time before. */
export function remembering<T>(): (after: T) => T {
  let last: T | null = null;
  return (after) => (last = sharing(last, after));
}

function shared(before: Plain | undefined, after: Plain): Plain {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, number) => shared(before[number], part));
    return same(before, parts) ? before : parts;
  }
  if (isRecord(before) && isRecord(after)) {
    const names = Object.keys(after);
    const parts = names.map((name) => shared(before[name], after[name] as Plain));
    const old = names.map((name) => before[name]);
    if (Object.keys(before).length === names.length && same(old, parts)) return before;
    return Object.fromEntries(names.map((name, number) => [name, parts[number] as Plain]));
  }
  return after;
}

function same(one: readonly (Plain | undefined)[], other: readonly Plain[]): boolean {
  return one.length === other.length && other.every((part, number) => part === one[number]);
}

function isRecord(data: Plain | undefined): data is Record<string, Plain> {
  return data !== null && typeof data === "object" && !Array.isArray(data);
}
