/** Beads: what the others did since one's last turn, thing by thing. */

import { describe, expect, it } from "vitest";

import { beadsOf, drawn, type Bead, type BeadDrawing } from "../src/lib/beads";
import { makeBundle } from "../src/lib/i18n.svelte";
import { stepOf } from "../src/lib/meanwhile.svelte";
import { bead as inPuertoRico } from "../src/titles/puerto_rico/bead";
import type { GameEvent } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const words = new Words(
  [
    makeBundle("en", [
      "took = { $seat } takes { $good }.\nmade = { $seat } makes something.\nrepeated = { $text } (×{ $count })\n",
    ]),
  ],
  ["Ana", "Beatriz", "Carlos"],
);

function took(move: number, seat: number, good = "corn"): GameEvent {
  return { event: "took", move, seat, good };
}

const byGood = (event: GameEvent): BeadDrawing | null =>
  typeof event["good"] === "string" ? { icon: event["good"] } : null;

function beads(log: GameEvent[], mine: number[] = [0]): Bead[] {
  return beadsOf(log, mine, words, byGood);
}

describe("beads", () => {
  it("tell what happened since the own last move, and nothing of it", () => {
    const found = beads([took(2, 1), took(3, 0), took(4, 1), took(5, 2)]);
    expect(found.map(({ seat, from, text }) => [seat, from, text])).toEqual([
      [1, 4, "Beatriz takes corn."],
      [2, 5, "Carlos takes corn."],
    ]);
  });

  it("stay while one takes a turn of several moves, and leave those out", () => {
    const log = [took(2, 0), took(3, 1), took(4, 0), took(5, 0)];
    expect(beads(log).map(({ seat, from }) => [seat, from])).toEqual([[1, 3]]);
  });

  it("count what one seat did in a row, as long as it looks the same", () => {
    const found = beads([took(2, 0), took(3, 1), took(4, 1), took(5, 1, "sugar"), took(6, 2), took(7, 1)]);
    expect(found.map(({ seat, count, from, until }) => [seat, count, from, until])).toEqual([
      [1, 2, 3, 4],
      [1, 1, 5, 5],
      [2, 1, 6, 6],
      [1, 1, 7, 7],
    ]);
  });

  it("tell one move of a seat once, and what it did to others beside it", () => {
    const also: GameEvent = { event: "made", move: 3, seat: 1 };
    const round: GameEvent = { event: "made", move: 3, seat: 2 }; // has no drawing
    const found = beads([took(2, 0), took(3, 1), also, took(3, 0), round]);
    expect(found.map(({ seat, count, text }) => [seat, count, text])).toEqual([
      [1, 1, "Beatriz takes corn. Beatriz makes something."],
      [0, 1, "Ana takes corn."], // by Beatriz's move, so it is no turn of one's own
    ]);
  });

  it("leave out the set-up, what nobody chose, what is nobody's and what was taken back", () => {
    const forced: GameEvent = { event: "made", move: 4, seat: 1, forced: true };
    const nobodys: GameEvent = { event: "made", move: 4 };
    const undone: GameEvent = { event: "undone", move: 6, seat: 2, undoes: 5 };
    const found = beads([took(0, 1), took(2, 0), took(4, 1), forced, nobodys, took(5, 2), undone]);
    expect(found.map(({ seat, from }) => [seat, from])).toEqual([[1, 4]]);
  });

  it("are the last ones for those who only look on", () => {
    const log = Array.from({ length: 100 }, (_, number) => took(number + 1, number % 2));
    const found = beads(log, []);
    expect(found.length).toBe(60);
    expect(found.at(-1)?.until).toBe(100);
  });

  it("know each other again when the log grows", () => {
    const log = [took(2, 0), took(3, 1)];
    expect(beads([...log, took(4, 2)])[0]?.first).toBe(beads(log)[0]?.first);
  });
});

describe("the drawing of an event", () => {
  const iconOf = (piece: string) => (["corn", "mill"].includes(piece) ? `drawing of ${piece}` : undefined);
  const tintOf = (piece: string) => (piece === "corn" ? "yellow" : "");

  it("is that of the first piece that it names, counted ones included", () => {
    expect(drawn(took(1, 0), {}, iconOf, tintOf)).toEqual({ icon: "drawing of corn", tint: "yellow" });
    const event: GameEvent = { event: "produced", move: 1, seat: 0, goods: { mill: 2 } };
    expect(drawn(event, {}, iconOf, tintOf)).toEqual({ icon: "drawing of mill" });
    expect(drawn({ event: "passed", move: 1, seat: 0 }, {}, iconOf, tintOf)).toBeNull();
  });

  it("is that of its kind where there is one", () => {
    expect(drawn(took(1, 0), { took: "hand" }, iconOf, tintOf)).toEqual({ icon: "hand" });
    expect(inPuertoRico({ event: "manned", move: 1, seat: 0, place: "indigo", colonists: 1 })?.tint).toBeUndefined();
    expect(inPuertoRico({ event: "built", move: 1, seat: 0, building: "sugar-mill" })?.tint).toBe("pr-sugar");
  });
});

describe("the step of a move", () => {
  const steps = [2, 3, 3, 3, 5].map((sequence) => ({ seat: 0, action: "go", sequence }));

  it("is its last one, and none where it was taken back", () => {
    expect(stepOf(steps, 3)).toBe(4);
    expect(stepOf(steps, 5)).toBe(5);
    expect(stepOf(steps, 4)).toBe(0);
  });
});
