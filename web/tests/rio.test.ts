/** The war of Río de la Plata on the map: what can be clicked where, and what happens there. */

import { describe, expect, it } from "vitest";

import { answersOnMap } from "../src/titles/rio/map_answers";
import { campCentre, outsideBox, placeCentre, spaceBox } from "../src/titles/rio/places";
import type { Token } from "../src/titles/rio/pieces";
import type { Group, View } from "../src/titles/rio/view";
import { bySize, goalOf, isMovers, stackAt, tally } from "../src/titles/rio/war";

const board = { columns: 16, rows: 10, neutral_homes: false };

function group(space: string, ...stack: Token[]): Group {
  return { space, stack, steps: 1, fought: false, boosted: false, merged: false, rested: false };
}

function view(led: string, homes = false): View {
  return {
    board: { ...board, neutral_homes: homes },
    city: {
      spaces: [
        { space: "f6", building: "house", owner: 0, workers: [] },
        { space: "g6", building: "market", owner: null, workers: [] },
      ],
    },
    war: {
      enemy: "natives",
      attacker: 0,
      turn: 1,
      mover: 1,
      camps: [{ edge: "north e", groups: [3, 3, 1] }],
      groups: [group("e6", 1), group("e5", 2, 1), group("e4", "enemy", "enemy")],
    },
    step: { led },
  } as unknown as View;
}

describe("where a group goes", () => {
  it("attackers meet defenders, join attackers and storm buildings", () => {
    const goals = ["e6", "e4", "g6", "f6", "h6"].map((space) => goalOf(view("north e 3"), space));
    expect(goals).toEqual(["battle", "merge", "building", "building", "open"]);
  });

  it("attackers may spare the homes of their leader", () => {
    expect(["f6", "g6"].map((space) => goalOf(view("e4", true), space))).toEqual(["open", "building"]);
  });

  it("defenders walk over buildings", () => {
    expect(["e5", "e4", "g6"].map((space) => goalOf(view("e6"), space))).toEqual(["merge", "battle", "open"]);
  });
});

describe("answers on the map", () => {
  const at = (answers: ReturnType<typeof answersOnMap>, place: string) => answers.find((one) => one.place === place);

  it("of one point outside lie together, so that a size is chosen there", () => {
    const answers = answersOnMap(
      ["muster north e 1", "muster north e 2"],
      ["muster north e 1", "muster west 3 1"],
      view(""),
    );
    expect(at(answers, "north e")).toMatchObject({ legal: true, notations: ["muster north e 1", "muster north e 2"] });
    expect(at(answers, "north e")?.box).toEqual(outsideBox("north e", board));
    expect(at(answers, "west 3")).toMatchObject({ legal: false, notations: ["muster west 3 1"] });
  });

  it("never give up a group", () => {
    const answers = answersOnMap(["march e4", "sacrifice e5", "sacrifice north e 3", "stay"], ["march h6"], view("e6"));
    expect(answers.map(({ place, legal, goal }) => [place, legal, goal])).toEqual([
      ["e4", true, "battle"],
      ["h6", false, "open"],
    ]);
    expect(answers[0]?.box).toEqual(spaceBox("e4"));
  });

  it("lead groups inside and outside", () => {
    const answers = answersOnMap(["lead e6", "lead north e 3"], [], view(""));
    expect(answers.map(({ place }) => place)).toEqual(["e6", "north e"]);
  });
});

describe("places outside", () => {
  it("lie beyond the letters, on their side of the city", () => {
    expect(campCentre("north e", board).y).toBeLessThan(placeCentre("e1", board).y - 48);
    expect(campCentre("north e", board).x).toBe(placeCentre("e1", board).x);
    expect(campCentre("west 3", board).x).toBeLessThan(placeCentre("a3", board).x - 48);
    expect(campCentre("east 3", board).x).toBeGreaterThan(placeCentre("p3", board).x + 48);
    expect(placeCentre("north e 2", board)).toEqual(campCentre("north e", board));
  });
});

describe("groups", () => {
  it("are told from the top", () => {
    const { war } = view("");
    if (war === null) throw new Error("there is a war");
    expect(stackAt(war, "e5")).toEqual([2, 1]);
    expect(stackAt(war, "north e 2")).toEqual(["enemy", "enemy"]);
    expect(stackAt(war, "a1")).toEqual([]);
    expect(tally([2, 1, 2])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(bySize([1, 3, 3])).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect(war.groups.map((one) => isMovers(one, war))).toEqual([true, false, false]);
    expect(war.groups.map((one) => isMovers(one, { ...war, mover: 0 }))).toEqual([false, false, true]);
    expect(war.groups.some((one) => isMovers(one, { ...war, turn: 0 }))).toBe(false);
  });
});
