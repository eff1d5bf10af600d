/** Where the answers of Trinidad lie on its map. */

import { describe, expect, it } from "vitest";

import { makeBundle } from "../src/lib/i18n.svelte";
import { Words } from "../src/lib/words";
import { answersOnMap } from "../src/titles/trinidad/map_answers";
import { note } from "../src/titles/trinidad/note";
import { plan, roadsAround } from "../src/titles/trinidad/places";
import type { Board } from "../src/titles/trinidad/view";

const board = {
  columns: 14,
  rows: 6,
  districts: [{ district: "NW", spaces: ["a1", "b1", "a2", "b2"], edges: ["north a"] }],
} as unknown as Board;

const places = (legal: string[], expected: string[] = []) =>
  answersOnMap(legal, expected, board).map(({ place, notation, legal }) => [place, notation, legal]);

describe("answers on the map", () => {
  it("lie on spaces, districts, borders and edges", () => {
    expect(places(["site e3", "boost home f4", "district NW", "span f5-f6", "wall north a"])).toEqual([
      ["e3", "site e3", true],
      ["f4", "boost home f4", true],
      ["NW", "district NW", true],
      ["f5-f6", "span f5-f6", true],
      ["north a", "wall north a", true],
    ]);
  });

  it("are what is allowed, before what only tells why it is not", () => {
    expect(places(["site e3"], ["activate e3", "site e4"])).toEqual([
      ["e3", "site e3", true],
      ["e4", "site e4", false],
    ]);
  });

  it("are none of those that lie elsewhere", () => {
    expect(places(["work fort", "boost fort 3", "build house", "pass", "pave nowhere"])).toEqual([]);
  });

  it("of a district cover all of it, and those of a wall its edge", () => {
    const [district, wall] = answersOnMap(["pave NW", "wall west 2"], [], board);
    expect(district?.box).toEqual({ ...plan.crossing(0, 0), width: 96, height: 96 });
    expect(wall?.line).toEqual({ from: plan.crossing(0, 1), to: plan.crossing(0, 2) });
  });
});

it("roads run around a district, and not through it", () => {
  const lines = roadsAround(["a1", "b1", "a2", "b2"]);
  expect(lines).toHaveLength(8);
  const { x, y } = plan.crossing(1, 1);
  expect(lines.some(({ from, to }) => from.x === x && to.x === x && from.y !== to.y)).toBe(false);
  expect(lines.some(({ from, to }) => from.y === y && to.y === y && from.x !== to.x)).toBe(false);
});

describe("the note of an answer", () => {
  it("names whom a card is bought from", () => {
    const words = new Words([makeBundle("en", [""])], ["Ana", "Bo"]);
    const view = { phase: "turn", board: { cards: [] }, players: [{ hand: [] }, { hand: [{ card: 32 }] }] };
    expect(note("purchase 32", view, words).hint).toBe("Bo");
    expect(note("purchase 33", view, words).hint).toBeUndefined();
  });
});
