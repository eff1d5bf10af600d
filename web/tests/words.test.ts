import { describe, expect, it } from "vitest";

import { makeBundle } from "../src/lib/i18n.svelte";
import { Words } from "../src/lib/words";

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
});
