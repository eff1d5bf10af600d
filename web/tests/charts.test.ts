/** Charts as numbers, and the way through a replay by rounds. */

import { describe, expect, it } from "vitest";

import { countActions, DASHES, indexAt, MARKS, pathOf, roundStarts, spread, ticks } from "../src/lib/charts";
import { roundAfter, roundBefore } from "../src/lib/replay.svelte";

describe("a scale", () => {
  it("goes in round numbers from the lowest to the highest", () => {
    expect(ticks([0, 3, 17, 61])).toEqual([0, 20, 40, 60, 80]);
    expect(ticks([3, 4])).toEqual([0, 1, 2, 3, 4]);
    expect(ticks([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  });

  it("is there even where nothing is known", () => {
    expect(ticks([])).toEqual([0, 1]);
    expect(ticks([null, null])).toEqual([0, 1]);
    expect(ticks([0, 0])).toEqual([0, 1]);
  });
});

describe("a line", () => {
  it("breaks off where a value is not known", () => {
    const at = (x: number) => ({ x, y: x });
    expect(pathOf([at(1), at(2), null, at(4)])).toBe("M1.0 1.0L2.0 2.0M4.0 4.0");
    expect(pathOf([null, null])).toBe("");
  });

  it("can be told from every other without colours", () => {
    expect(new Set(DASHES).size).toBe(DASHES.length);
    expect(new Set(MARKS).size).toBe(MARKS.length);
    expect(MARKS.length).toBeGreaterThanOrEqual(5);
  });
});

describe("places in time", () => {
  it("hold until the next one", () => {
    expect(indexAt([0, 5, 10], 0)).toBe(0);
    expect(indexAt([0, 5, 10], 7)).toBe(1);
    expect(indexAt([0, 5, 10], 99)).toBe(2);
  });

  it("are spread evenly, both ends among them", () => {
    expect(spread(3, 7)).toEqual([0, 1, 2]);
    expect(spread(101, 5)).toEqual([0, 25, 50, 75, 100]);
  });
});

describe("counted actions", () => {
  const steps = [
    { seat: 0, action: "role mayor", sequence: 2 },
    { seat: 0, action: "place corn 1", sequence: 3 },
    { seat: 1, action: "role builder", sequence: 4 },
    { seat: 1, action: null, sequence: 5 },
    { seat: 2, action: "role mayor", sequence: 6 },
    { seat: 0, action: "role mayor", sequence: 7 },
  ];

  it("are those of their kind, by seat", () => {
    expect(countActions(steps, "role", 3)).toEqual([
      { notation: "role mayor", bySeat: [2, 0, 1] },
      { notation: "role builder", bySeat: [0, 1, 0] },
    ]);
  });

  it("are counted up to a step, with all rows there from the start", () => {
    expect(countActions(steps, "role", 3, 1)).toEqual([
      { notation: "role mayor", bySeat: [1, 0, 0] },
      { notation: "role builder", bySeat: [0, 0, 0] },
    ]);
  });
});

describe("rounds", () => {
  const rounds = [1, 1, 1, 2, 2, 3];

  it("are marked on a chart where they begin, a few round ones of many", () => {
    expect(roundStarts(rounds)).toEqual([
      { step: 0, round: 1 },
      { step: 3, round: 2 },
      { step: 5, round: 3 },
    ]);
    const years = Array.from({ length: 40 }, (_, step) => 1580 + Math.floor(step / 2));
    expect(roundStarts(years).map(({ round }) => round)).toEqual([1580, 1585, 1590, 1595]);
    expect(roundStarts([0, 0, 0])).toEqual([]);
  });

  it("lead forward to the first step of the next, at last to the end", () => {
    expect([0, 2, 3, 4, 5].map((step) => roundAfter(rounds, step))).toEqual([3, 3, 5, 5, 5]);
    expect(roundAfter([], 0)).toBe(0);
  });

  it("lead back to the beginning of this one, then of the one before", () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => roundBefore(rounds, step))).toEqual([0, 0, 0, 0, 3, 3]);
    expect(roundBefore([], 0)).toBe(0);
  });
});
