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
action-bid = bid { $first }
action-use = use { $first-one }
card-14 = Baker
term-14 =
    .one = the { card-14 }
discarded = { $seat } discards { $cards-one } ({ $cards })
`;
const words = new Words([makeBundle("en", [CATALOGUE])], ["Ana", ""]);

describe("the words of a title", () => {
  it("show seats by name and pieces by their terms", () => {
    expect(words.text("built", { seat: 0, building: "harbor" })).toBe("Ana builds a harbor (harbor)");
    expect(words.player(1)).toBe("Player 2");
  });

  it("melt in French with the name that follows", () => {
    const catalogue = "whose = le fort { DE($owner) }, case { DE($grid-one) }\nterm-port = Port\n    .one = le Port\n";
    const french = new Words([makeBundle("fr", [catalogue])], ["Ana", "Bo", "Étienne"]);
    const told = [0, 1, 2].map((owner) => french.text("whose", { owner, grid: "port" }));
    expect(told).toEqual(["d'Ana", "de Bo", "d'Étienne"].map((whose) => `le fort ${whose}, case du Port`));
  });

  it("can tell a second seat that is the first one from another", () => {
    const catalogue =
      "taken = { $owner-id ->\n    [self] { $seat } takes it from their own pile\n   *[other] { $seat } takes it from { $owner }\n }\n";
    const own = new Words([makeBundle("en", [catalogue])], ["Ana", "Bo"]);
    expect(own.text("taken", { seat: 1, owner: 1 })).toBe("Bo takes it from their own pile");
    expect(own.text("taken", { seat: 1, owner: 0 })).toBe("Bo takes it from Ana");
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
    expect(words.action("lay e5-e6")).toBe("lay e5–e6"); // a border, not two words
  });

  it("begin a line of the log with a capital letter", () => {
    const automaton = words.withNames(["the automaton"]);
    const [line] = automaton.log([{ event: "produced", move: 1, seat: 0, goods: { corn: 2 } }]);
    expect(line?.text).toBe("The automaton produces 2 corn");
  });

  it("know which number is a card, and tell a list of them in a sentence", () => {
    expect(words.action("use 14")).toBe("use the Baker");
    expect(words.brief("use 14")).toBe("Baker");
    expect(words.brief("bid 14")).toBe("14");
    expect(words.text("discarded", { seat: 0, cards: [14, 15] })).toBe("Ana discards the Baker, 15 (14, 15)");
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

describe("French", () => {
  it("is set with the spaces of its printing", () => {
    const french = new Words([makeBundle("fr", ["title-name = Où ? « Ici » : là ; oui !\n"])]);
    expect(french.text("title-name")).toBe("Où\u202f? «\u00a0Ici\u00a0»\u00a0: là\u202f; oui\u202f!");
  });
});

describe("an action", () => {
  const catalogue = `
term-corn = corn
action-load = { $first } on the ship of { $second }{ $points ->
        [one] : 1 point
        [other] : { $points } points
       *[unknown] {""}
    }
    .short = { $points }
action-claim = { $first } points
    .amount = { $first }
action-offer = an offer to { $first-player }
repeated = { $text } (×{ $count })
placed = { $seat } places a worker on { $space }
    .more = { $space }
`;
  const said = new Words([makeBundle("en", [catalogue])], ["Ana", "Jean-Luc"]);

  it("tells what is known of it", () => {
    expect(said.action("load corn 5")).toBe("corn on the ship of 5");
    expect(said.action("load corn 5", { points: 3 })).toBe("corn on the ship of 5: 3 points");
    expect(said.short("load corn 5", { points: 3 })).toBe("3");
  });

  it("is an amount only where its message says so", () => {
    expect(said.amount("claim 2")).toBe(2);
    expect(said.amount("load corn 5")).toBeNull();
  });

  it("names players", () => {
    expect(said.action("offer 2")).toBe("an offer to Jean-Luc");
  });

  it("that is told twice is counted", () => {
    const events = ["g6", "g6", "h6"].map((space, move) => ({ event: "placed", move, seat: 1, space }));
    expect(said.log(events).map(({ text }) => text)).toEqual(["Jean-Luc places a worker on g6 (×2), h6"]);
  });
});
