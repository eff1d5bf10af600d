import { describe, expect, it } from "vitest";

import { render } from "svelte/server";
import { makeBundle } from "../src/lib/i18n.svelte";
import { Words } from "../src/lib/words";
import Outline from "../src/titles/generic/Outline.svelte";
import { columnsOf, partsOf, seatOf, shapeOf, titleOf } from "../src/titles/generic/outline";

describe("the outline of an unknown view", () => {
  it("tells by the data alone how to show it", () => {
    expect(shapeOf(null)).toBe("plain");
    expect(shapeOf("corn")).toBe("plain");
    expect(shapeOf([])).toBe("nothing");
    expect(shapeOf({})).toBe("nothing");
    expect(shapeOf(["corn", 2])).toBe("words");
    expect(shapeOf({ corn: 1, sugar: 0 })).toBe("counts");
    expect(shapeOf({ corn: 1, good: "corn" })).toBe("group");
    expect(shapeOf([{ role: "mayor", owner: null }, { role: "trader" }])).toBe("rows");
    expect(shapeOf([{ seat: 0, goods: { corn: 1, sugar: 0 } }])).toBe("cards");
    expect(shapeOf([["a"], "b"])).toBe("items");
  });

  it("makes cards of rows that are too long", () => {
    const long = Object.fromEntries(Array.from({ length: 9 }, (_, number) => [`field${number}`, number]));
    expect(shapeOf([long])).toBe("cards");
  });

  it("keeps single facts apart from parts, and leaves out what is empty", () => {
    const view = { title: "toy", round: 2, step: {}, goods: { corn: 1, sugar: 2 }, cards: [] };
    expect(partsOf(view, ["title"])).toEqual({ facts: ["round"], sections: ["goods"] });
  });

  it("calls groups by their seat, else by the first word", () => {
    expect(titleOf({ coins: 2, seat: 1 })).toBe("seat");
    expect(titleOf({ left: 2, building: "wharf" })).toBe("building");
    expect(titleOf({ left: 2 })).toBeNull();
    expect(seatOf("owner", 0)).toBe(0);
    expect(seatOf("owner", null)).toBeNull();
    expect(seatOf("coins", 1)).toBeNull();
  });

  it("has a column for everything that some row has", () => {
    expect(columnsOf([{ a: 1 }, { b: 2, a: 3 }])).toEqual(["a", "b"]);
  });
});

describe("the board of a title without one of its own", () => {
  const words = new Words([makeBundle("en", ["term-corn = corn\nview-row = plantations on offer\n"])], ["Ana", "Ben"]);
  const view = {
    title: "toy",
    round: 7,
    row: { corn: 2, sugar: 0 },
    ships: [{ capacity: 5, good: null }],
    players: [
      { seat: 0, coins: 3, goods: { corn: 1, sugar: 0 } },
      { seat: 1, coins: 4, goods: { corn: 0, sugar: 2 } },
    ],
  };

  it("has headings, seats by name, and rows", () => {
    const html = render(Outline, { props: { view, words, seats: [] } }).body.replace(/<!--.*?-->/g, "");
    expect(html).toMatch(/<h2[^>]*>plantations on offer<\/h2>/);
    expect(html).toMatch(/<h3[^>]*>\s*<span[^>]*><svg[^>]*>.*?<\/svg>\s*Ana<\/span>/);
    expect(html).toMatch(/<th scope="col"[^>]*>capacity<\/th>/);
    expect(html).not.toContain("toy");
  });
});
