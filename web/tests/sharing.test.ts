import { describe, expect, it } from "vitest";

import { remembering, sharing } from "../src/lib/sharing";

const before = () => ({
  players: [
    { coins: 2, city: ["hacienda"] },
    { coins: 3, city: [] as string[] },
  ],
  row: { corn: 1 },
});

describe("what is new, made of what is old", () => {
  it("is the old thing if nothing changed", () => {
    const old = before();
    expect(sharing(old, before())).toBe(old);
  });

  it("says what is new, and keeps every part around it that is not", () => {
    const old = before();
    const next = before();
    next.players[1] = { coins: 1, city: ["wharf"] };
    const made = sharing(old, next);
    expect(made).toEqual(next);
    expect(made.players[0]).toBe(old.players[0]);
    expect(made.row).toBe(old.row);
    expect(made.players[1]).not.toBe(old.players[1]);
    expect(old).toEqual(before());
  });

  it.each([
    ["a name less", { a: 1, b: 2 }, { a: 1 }],
    ["a name more", { a: 1 }, { a: 1, b: null }],
    ["another name", { a: 1 }, { b: 1 }],
    ["nothing instead of a list", { a: [] }, { a: null }],
    ["a list instead of names", { a: {} }, { a: [] }],
    ["a list that grows", [1, 2], [1, 2, 3]],
    ["a list that shrinks", [1, 2, 3], [1, 2]],
    ["a number instead of its digits", ["1"], [1]],
  ])("sees %s", (_, old, next) => {
    expect(sharing<unknown>(old, next)).toEqual(next);
    expect(sharing<unknown>(old, next)).not.toBe(old);
  });

  it("goes on from one time to the next", () => {
    const settled = remembering<number[][]>();
    const [first] = settled([[1], [2]]);
    expect(settled([[1], [3]])[0]).toBe(first);
    expect(settled([[1]])[0]).toBe(first);
  });

  it("begins with what there is", () => {
    const first = before();
    expect(sharing(null, first)).toEqual(first);
  });
});
