/** Small things: colours, options, rules, scores, languages. */

import { describe, expect, it } from "vitest";

import { makeBundle, preferredLanguage } from "../src/lib/i18n.svelte";
import { choicesOf, conflictOf, defaultOf, firstGame } from "../src/lib/options";
import { findRules, sectionsOf } from "../src/lib/rules";
import { scoreRows } from "../src/lib/score";
import { seatColours } from "../src/lib/seats";
import { fromNow } from "../src/lib/time";
import type { Colour, OptionInfo, SeatInfo, TitleInfo } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const words = new Words([makeBundle("en", ["score-building = buildings\nscore-chips = chips\n"])]);

describe("seats", () => {
  const seat = (number: number, colour: Colour | "") => ({ seat: number, colour }) as SeatInfo;

  it("have different colours, their own where they can", () => {
    const colours = seatColours([seat(0, "blue"), seat(1, "blue"), seat(2, ""), seat(3, "red")]);
    expect(colours[0]).toBe("blue");
    expect(colours[3]).toBe("red");
    expect(new Set(colours).size).toBe(4);
  });
});

describe("options", () => {
  const option = (changes: Partial<OptionInfo>): OptionInfo => ({
    name: "a",
    message: "option-a",
    choices: [false, true],
    choice_players: [null, null],
    default: false,
    defaults: {},
    players: null,
    needs: {},
    ...changes,
  });

  it("are offered with some numbers of players only", () => {
    expect(choicesOf(option({ players: [2] }), 3)).toEqual([]);
    expect(choicesOf(option({ players: [2, 3] }), 3)).toEqual([false, true]);
    expect(choicesOf(option({ choices: ["any", 1, 3], choice_players: [null, null, [3]] }), 2)).toEqual(["any", 1]);
  });

  it("have another default with some numbers of players", () => {
    const strength = option({ choices: ["none", "weak"], default: "none", defaults: { "1": "weak" } });
    expect(defaultOf(strength, 1)).toBe("weak");
    expect(defaultOf(strength, 2)).toBe("none");
  });

  it("say which other option they need", () => {
    const other = option({ name: "b" });
    const needing = option({ needs: { b: [true] } });
    expect(conflictOf(needing, [needing, other], { b: false }, words)).not.toBeNull();
    expect(conflictOf(needing, [needing, other], { b: true }, words)).toBeNull();
  });

  it("suit a first game as far as they are there", () => {
    const options = [option({}), option({ name: "b", players: [3] }), option({ name: "c" })];
    const title = { options, first_game: { a: true, b: true } } as unknown as TitleInfo;
    expect(firstGame(title, 3)).toEqual({ a: true, b: true });
    expect(firstGame(title, 2)).toEqual({ a: true });
    expect(firstGame({ ...title, first_game: {} }, 3)).toEqual({});
  });
});

describe("rules", () => {
  const rules = [
    { id: "PR-A-01", section: "A", text: "The settler takes a tile.", ruling: null },
    { id: "PR-B-01", section: "B", text: "The mayor takes a colonist.", ruling: "He may decline." },
  ];

  it("are found by all words of a search", () => {
    expect(findRules(rules, "mayor declin").map((rule) => rule.id)).toEqual(["PR-B-01"]);
    expect(findRules(rules, " ")).toHaveLength(2);
    expect(sectionsOf(rules).map((section) => section.name)).toEqual(["A", "B"]);
  });
});

describe("scores", () => {
  it("have a row for each source and a column for each seat", () => {
    const standing = (seat: number, lines: { source: string; points: number | null; item?: string }[]) => ({
      seat,
      rank: 1,
      points: 0,
      lines,
      tiebreaks: [],
    });
    const rows = scoreRows(
      [
        standing(1, [
          { source: "building", item: "wharf", points: 3 },
          { source: "building", item: "harbor", points: 3 },
        ]),
        standing(0, [{ source: "chips", points: 4 }]),
      ],
      words,
    );
    expect(rows.map((row) => [row.label, ...row.cells.map((cell) => cell.points)])).toEqual([
      ["buildings", 6, null],
      ["chips", null, 4],
    ]);
  });
});

describe("languages and times", () => {
  it("follow the browser", () => {
    expect(preferredLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(["de-DE"])).toBe("en");
  });

  it("are said as people say them", () => {
    const now = Date.parse("2024-01-03T12:00:00Z");
    expect(fromNow("2024-01-05T13:00:00Z", "en", now)).toBe("in 2 days");
    expect(fromNow("2024-01-03T11:50:00Z", "en", now)).toBe("10 minutes ago");
    expect(fromNow("2024-01-03T11:59:50Z", "fr", now)).toBe("time-just-now"); // a message, since browsers say "cette minute-ci"
  });
});
