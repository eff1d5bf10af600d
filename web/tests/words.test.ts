import { describe, expect, it } from "vitest";

import { makeBundle } from "../src/lib/i18n.svelte";
import { pastChance, Words } from "../src/lib/words";

const CATALOGUE = `
player-name = Player { $number }
counted = { $number } { $name }
nothing = nothing
term-harbor = harbor
    .one = a harbor
term-corn = corn
built = { $seat } builds { $building-one } ({ $building-id })
produced = { $seat } produces { $goods }
manned = { $seat } places colonists: { $place } { $colonists }
    .more = { $place } { $colonists }
undone = { $seat } takes back.
undone-chance = { $seat } takes back past chance.
engine-game-over = The game is over.
action-load = { $first } on the ship of { $second }
`;
const words = new Words([makeBundle("en", [CATALOGUE])], ["Ana", ""]);

describe("the words of a title", () => {
  it("show seats by name and pieces by their terms", () => {
    expect(words.text("built", { seat: 0, building: "harbor" })).toBe("Ana builds a harbor (harbor)");
    expect(words.player(1)).toBe("Player 2");
  });

  it("show counts of pieces, and nothing where there are none", () => {
    expect(words.text("produced", { seat: 0, goods: { corn: 2 } })).toBe("Ana produces 2 corn");
    expect(words.text("produced", { seat: 0, goods: {} })).toBe("Ana produces nothing");
  });

  it("find reasons of the engine, whose ids have dots", () => {
    expect(words.text("engine.game-over")).toBe("The game is over.");
  });

  it("say what an action does, even one without a message", () => {
    expect(words.action("load corn 5")).toBe("corn on the ship of 5");
    expect(words.action("plant corn")).toBe("plant corn");
  });

  it("put events of one kind by one seat on one line", () => {
    const lines = words.log([
      { event: "manned", move: 1, seat: 0, place: "corn", colonists: 1 },
      { event: "manned", move: 2, seat: 0, place: "harbor", colonists: 0 },
      { event: "manned", move: 3, seat: 1, place: "corn", colonists: 1 },
    ]);
    expect(lines.map((line) => line.text)).toEqual([
      "Ana places colonists: corn 1, harbor 0",
      "Player 2 places colonists: corn 1",
    ]);
    expect(lines.map((line) => [line.first, line.last])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it("leave out that somebody could only pass, and go on with the line before it", () => {
    const placed = (place: string) => ({ event: "manned", move: 1, seat: 0, place, colonists: 1 });
    const lines = words.log([placed("corn"), { event: "passed", move: 1, seat: 1, forced: true }, placed("harbor")]);
    expect(lines.map((line) => [line.text, line.first, line.last])).toEqual([
      ["Ana places colonists: corn 1, harbor 1", 0, 2],
    ]);
    expect(words.log([{ event: "passed", move: 1, seat: 1 }])).toHaveLength(1);
  });

  it("leave out what was taken back, and say once that it was", () => {
    const placed = (move: number) => ({ event: "manned", move, seat: 0, place: "corn", colonists: move });
    const undone = (move: number, undoes: number) => ({ event: "undone", move, seat: 0, undoes });
    const lines = words.log([placed(1), placed(2), placed(3), undone(4, 3), undone(5, 2), placed(6), undone(7, 6)]);
    expect(lines.map((line) => line.text)).toEqual(["Ana places colonists: corn 1", "Ana takes back."]);
    expect(lines.map((line) => line.first)).toEqual([0, 6]);
  });

  it("say every time that somebody took back what chance had decided, whatever is taken back later", () => {
    const placed = (move: number) => ({ event: "manned", move, seat: 0, place: "corn", colonists: move });
    const past = (move: number, undoes: number) => ({ event: "undone-chance", move, seat: 0, undoes });
    const events = [placed(1), placed(2), past(3, 2), placed(4), past(5, 4), placed(6), past(7, 1), placed(8)];
    const again = "Ana takes back past chance.";
    expect(words.log(events).map((line) => line.text)).toEqual([again, again, again, "Ana places colonists: corn 8"]);
    expect(pastChance(events)).toEqual([0, 0, 0]);
  });

  it("keep apart what two players took back, and what an old log does not tell", () => {
    const lines = words.log([
      { event: "undone", move: 2, seat: 0, undoes: 1 },
      { event: "undone", move: 4, seat: 1, undoes: 3 },
      { event: "undone", move: 6, seat: 1 },
    ]);
    expect(lines.map((line) => line.text)).toEqual(["Ana takes back.", "Player 2 takes back.", "Player 2 takes back."]);
  });
});
