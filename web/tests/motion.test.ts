import { describe, expect, it } from "vitest";

import { flights, type Pieces } from "../src/lib/motion.svelte";

/** Spots are named by where they lie and their number there. */
function lying(kinds: Record<string, Record<string, number>>): Pieces<string> {
  const spots = (place: string, count: number) => Array.from({ length: count }, (_, number) => `${place} ${number}`);
  return new Map(
    Object.entries(kinds).map(([kind, places]) => [
      kind,
      new Map(Object.entries(places).map(([place, count]) => [place, spots(place, count)])),
    ]),
  );
}

describe("a move", () => {
  it("brings what one place has lost to the one that has gained it", () => {
    const before = lying({ barrel: { goods: 3, ship: 1, supply: 5 } });
    const after = lying({ barrel: { goods: 1, ship: 3, supply: 5 } });
    expect(flights(before, after)).toEqual([
      { from: "goods 1", to: "ship 1" },
      { from: "goods 2", to: "ship 2" },
    ]);
  });

  it("is none between pieces of different kinds: what is new comes from nowhere", () => {
    const before = lying({ corn: { row: 1 }, coin: { bank: 1 } });
    const after = lying({ corn: { row: 1 }, coin: { bank: 1 }, sugar: { row: 1 } });
    expect(flights(before, after)).toEqual([{ from: null, to: "row 0" }]);
  });

  it("is none where everything lies as before", () => {
    const same = { colonist: { ship: 4, "san juan": 2 } };
    expect(flights(lying(same), lying(same))).toEqual([]);
  });
});
