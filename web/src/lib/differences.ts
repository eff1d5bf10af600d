/**
 * Puts the differences in place that the server tells (its `differences.py` says what they are made of).
 *
 * Parts that a difference does not name stay the same thing, and not only look the same, so that they are not drawn anew.
 */

import type { Change, Plain } from "./wire";

type Parts = Record<string, Plain>;

/** What `before` becomes by a change; `before` itself stays as it is. */
export function applied<T>(before: T, change: Change): T {
  return part(before as Plain, change) as T;
}

function part(before: Plain | undefined, change: Change): Plain {
  if (Array.isArray(change)) return change[0] as Plain;
  if (Object.keys(change).length === 0) return before as Plain;
  return Array.isArray(before) ? list(before, change) : record(before as Parts, change);
}

function record(before: Parts, changes: Record<string, Change>): Parts {
  const after = new Map(Object.entries(before));
  for (const [name, change] of Object.entries(changes)) {
    if (isGone(change)) after.delete(name);
    else after.set(name, part(after.get(name), change));
  }
  return Object.fromEntries(after);
}

/** Names that are numbers come in their order, whoever wrote the record. */
function list(before: readonly Plain[], changes: Record<string, Change>): Plain[] {
  const after = [...before];
  for (const [name, change] of Object.entries(changes)) {
    if (isGone(change)) return after.slice(0, Number(name));
    after[Number(name)] = part(after[Number(name)], change);
  }
  return after;
}

function isGone(change: Change): boolean {
  return Array.isArray(change) && change.length === 0;
}
