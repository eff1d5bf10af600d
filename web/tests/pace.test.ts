/** News that are shown one after the other, and what happened since one's turn. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { makeBundle } from "../src/lib/i18n.svelte";
import { leavesOf, toldAt } from "../src/lib/leafing";
import { turnOf } from "../src/lib/meanwhile.svelte";
import { Queue } from "../src/lib/pace.svelte";
import { groupsOf } from "../src/lib/replay.svelte";
import { Words } from "../src/lib/words";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));

describe("a queue of news", () => {
  let shown: string[];
  let pace: number;
  const queue = () =>
    new Queue<string>(
      (news) => shown.push(news),
      (news) => news.startsWith("bot"),
      () => pace,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = 700;
  });
  afterEach(() => vi.useRealTimers());

  it("shows one move of a bot after the other, and one's own at once", () => {
    const news = queue();
    for (const one of ["own", "bot 1", "bot 2", "chat"]) news.add(one);
    expect(shown).toEqual(["own"]);
    expect(news.waiting).toBe(3);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(["own", "bot 1"]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(["own", "bot 1", "bot 2", "chat"]);
    expect(news.waiting).toBe(0);
  });

  it("holds nothing back at once, nor after it was told to catch up", () => {
    const news = queue();
    news.add("own");
    news.add("bot 1");
    news.add("bot 2");
    news.catchUp();
    expect(shown).toEqual(["own", "bot 1", "bot 2"]);
    pace = 0;
    news.add("bot 3");
    expect(shown).toHaveLength(4);
    vi.advanceTimersByTime(5_000);
    expect(shown).toHaveLength(4); // none of them twice
  });

  it("forgets what serves nobody any more", () => {
    const news = queue();
    news.add("own");
    news.add("bot 1");
    news.clear();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual(["own"]);
    expect(news.waiting).toBe(0);
  });
});

describe("what happened since one's turn", () => {
  const steps = (seats: number[]) => seats.map((seat) => ({ seat, action: "go", sequence: 1 }));

  it("begins behind one's last move before the others'", () => {
    expect(turnOf(steps([0, 0, 1, 2]), [0])).toBe(2);
    expect(turnOf(steps([0, 1, 2, 0, 0]), [0])).toBe(1); // one has begun to answer again
    expect(turnOf(steps([1, 2]), [0])).toBe(0);
    expect(turnOf(steps([1, 2]), [])).toBe(0);
    expect(turnOf([], [0])).toBe(0);
  });
});

describe("what happened at a step", () => {
  const catalogue = `
player-name = Player { $number }
placed = { $seat } places { $place }
    .more = { $place }
paid = { $seat } pays.
year = A year begins.
action-work = a worker on { $first }, space { $second }
`;
  const words = new Words([makeBundle("en", [catalogue])], ["Ana", "Bo"]);
  const leaves = leavesOf(words, [
    { event: "paid", move: 1, seat: 0 },
    { event: "placed", move: 2, seat: 0, place: "fort" },
    { event: "placed", move: 3, seat: 0, place: "walls" },
    { event: "year", move: 3, seat: null },
  ]);
  const at = (step: number, action: string | null) => toldAt(leaves, step, { seat: 0, action, sequence: 1 }, words);

  it("is told as the log tells it, without numbers of spaces", () => {
    expect(at(1, "work fort 2")).toBe("Ana pays.");
    expect(at(3, "work walls 1")).toBe("Ana places fort, walls");
    expect(leaves.map(({ move, until }) => [move, until])).toEqual([
      [1, 1],
      [2, 3],
      [3, 3],
    ]);
  });
});

describe("moves that are one step", () => {
  it("are those that one line of the log tells", () => {
    const lines = [
      { move: 0, until: 0, text: "a round" },
      { move: 1, until: 1, text: "a role" },
      { move: 2, until: 5, text: "colonists" },
    ];
    expect(groupsOf(lines)).toEqual([{ first: 2, last: 5, text: "colonists" }]);
  });
});
