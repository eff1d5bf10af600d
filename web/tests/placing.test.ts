import { describe, expect, it } from "vitest";

import { answersFor, asBefore, type Place } from "../src/titles/puerto_rico/placing.svelte";

function places(...circles: [string, number][]): Place[] {
  return circles.map(([place, count]) => ({ place, circles: count, men: 0 }));
}

describe("colonists on one's own board", () => {
  const open = places(["corn", 2], ["indigo", 1], ["indigo-plant", 3]);

  it("are sent place by place, in the order in which the rules ask", () => {
    expect(answersFor(open, 3, { corn: 1, "indigo-plant": 2 })).toEqual(["man corn 1", "man indigo 0"]);
  });

  it("are not told where there is no choice any more", () => {
    expect(answersFor(open, 2, { corn: 2 })).toEqual(["man corn 2"]); // nobody is left in the hand
    expect(answersFor(open, 5, { corn: 1, indigo: 1, "indigo-plant": 3 })).toEqual(["man corn 1"]); // all others are full
  });

  it("stand as before, as far as they go", () => {
    expect(asBefore(open, 4, { corn: 1, "indigo-plant": 2 })).toEqual({ corn: 1, indigo: 0, "indigo-plant": 2 });
    expect(asBefore(open, 2, { corn: 2, indigo: 1 })).toEqual({ corn: 2, indigo: 0, "indigo-plant": 0 });
  });
});
