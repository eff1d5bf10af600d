import { expect, it } from "vitest";

import { applied } from "../src/lib/differences";
import type { Change, Plain } from "../src/lib/wire";

const CASES: [Plain, Change, Plain][] = [
  [{ coins: 1 }, {}, { coins: 1 }],
  [{ coins: 1, goods: { corn: 2 } }, { goods: { corn: [3] } }, { coins: 1, goods: { corn: 3 } }],
  [{ coins: 1 }, { coins: [] }, {}],
  [{}, { coins: [null] }, { coins: null }],
  [[{ a: 1 }, { a: 2 }], { "1": { a: [3] } }, [{ a: 1 }, { a: 3 }]],
  [[1, 2, 3, 4], { "2": [] }, [1, 2]],
  [[1, 2, 3], { "0": [9], "3": [4], "4": [5] }, [9, 2, 3, 4, 5]],
  [[1, 2, 3], [[3, 1]], [3, 1]],
  [null, [{ a: [] }], { a: [] }],
];

it.each(CASES)("makes of %j by %j what it is now", (before, change, after) => {
  const copy = structuredClone(before);
  expect(applied(before, change)).toEqual(after);
  expect(before).toEqual(copy);
});

it("leaves what is not named as it is", () => {
  const before = { players: [{ coins: 1 }, { coins: 2 }], board: { spaces: [1, 2] } };
  const after = applied(before, { players: { "1": { coins: [3] } } });
  expect(after.board).toBe(before.board);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).toEqual({ coins: 3 });
});
