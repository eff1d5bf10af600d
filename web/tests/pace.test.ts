/** News that are shown one after the other, and what happened since one's turn. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { turnOf } from "../src/lib/meanwhile.svelte";
import { Queue } from "../src/lib/pace.svelte";
import { groupsOf } from "../src/lib/replay.svelte";

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
