import { describe, expect, it } from "vitest";

import { arrange } from "../src/lib/panel";

const keys = (choices: { notation: string; key: string | null }[]) =>
  choices.map((choice) => `${choice.key ?? "-"} ${choice.notation}`);

describe("the answers to a decision", () => {
  it("stand in their order, with passing last", () => {
    const panel = arrange(["pass", "tile corn", "tile quarry"], []);
    expect(panel.shape).toBe("list");
    expect(keys(panel.flat)).toEqual(["- tile corn", "- tile quarry", "- pass"]);
  });

  it("stand in the order of their number where they differ only in one", () => {
    const panel = arrange(["man corn 2", "man corn 0", "man corn 1"], []);
    expect(panel.shape).toBe("amount");
    expect(keys(panel.flat)).toEqual(["0 man corn 0", "1 man corn 1", "2 man corn 2"]);
  });

  it("are amounts beside which one may decline", () => {
    const panel = arrange(["withdraw", "bid 12", "bid 9"], []);
    expect(panel.shape).toBe("amount");
    expect(keys(panel.flat)).toEqual(["9 bid 9", "12 bid 12", "- withdraw"]);
  });

  it("keep a lone bare action in its place", () => {
    expect(keys(arrange(["pass", "produce"], []).flat)).toEqual(["- pass", "- produce"]);
  });

  it("stand under headings where one kind has many", () => {
    const choices = ["corn", "sugar"].flatMap((good) => ["4", "5", "6", "wharf"].map((hold) => `load ${good} ${hold}`));
    const panel = arrange(choices, []);
    expect(panel.groups.map((group) => group.term)).toEqual(["corn", "sugar"]);
    expect(panel.flat).toHaveLength(8);
  });

  it("get no headings where each would stand over one answer", () => {
    const choices = ["a", "b", "c", "d", "e", "f", "g"].map((name) => `build ${name}`);
    expect(arrange(choices, []).groups.map((group) => group.term)).toEqual([null]);
  });

  it("get no headings that are only a number", () => {
    const choices = ["1", "2"].flatMap((number) =>
      ["wood", "stone", "silver", "metal"].map((x) => `ask ${number} ${x}`),
    );
    expect(arrange(choices, []).groups.map((group) => group.term)).toEqual([null]);
  });

  it("leave out of the refused ones what is legal", () => {
    const panel = arrange(["role mayor"], ["role mayor", "role settler"]);
    expect(panel.refused.map((choice) => choice.notation)).toEqual(["role settler"]);
  });

  it("that name only a piece stand before the headings", () => {
    const outside = ["north e 1", "north e 2", "north f 1", "west 3 1", "west 3 2", "west 4 1"];
    const choices = ["lead c5", "lead i3", ...outside.map((place) => `lead ${place}`)];
    const { groups } = arrange(choices, []);
    expect(groups.map(({ term, choices: own }) => [term, own.length])).toEqual([
      [null, 2],
      ["north", 3],
      ["west", 3],
    ]);
  });

  it("are all offered, whatever their form", () => {
    const choices = ["pass", "place e5", "place e6", "offer red 2 corn for sugar", "stay"];
    const offered = arrange(choices, []).groups.flatMap((group) => group.choices.map((choice) => choice.notation));
    expect(new Set(offered)).toEqual(new Set(choices));
  });

  const spaces = Array.from({ length: 30 }, (_, number) => `place a${number + 1}`);

  it("are folded by kind where many of one kind would bury the others", () => {
    const { folds } = arrange([...spaces, "bid bishop", "done"], []);
    expect(folds.map(({ kind, folded }) => [kind, folded])).toEqual([
      ["place", true],
      ["bid", false],
      ["done", false],
    ]);
    expect(folds[0]?.groups[0]?.short).toBe(true);
  });

  it("lie open where there is only one kind of them", () => {
    const { folds } = arrange(spaces, []);
    expect(folds.map(({ folded }) => folded)).toEqual([false]);
    expect(folds[0]?.groups[0]?.short).toBe(true);
  });

  it("are written out where there are few of them, or where they say much", () => {
    expect(arrange(spaces.slice(0, 20), []).folds[0]?.groups[0]?.short).toBe(false);
    const offices = Array.from({ length: 30 }, (_, number) => `bid master-merchant-${number}`);
    expect(arrange(offices, []).folds[0]?.groups[0]?.short).toBe(false);
  });
});
