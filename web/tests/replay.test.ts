/** Leafing through a game: what is fetched, shown and played. */

import { beforeEach, describe, expect, it, vi } from "vitest";

import { api, Refused } from "../src/lib/api";
import { ReplayStore } from "../src/lib/replay.svelte";
import type { Replay, StepView, TableInfo } from "../src/lib/wire";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));

const LENGTH = 30;
const replay: Replay = {
  table: { id: "t", title: "toy", status: "over", seats: [{ seat: 0, connected: false }] } as unknown as TableInfo,
  seat: 0,
  eyes: [0, null],
  steps: Array.from({ length: LENGTH }, (_, number) => ({ seat: 0, action: `go ${number + 1}` })),
  rounds: Array.from({ length: LENGTH + 1 }, (_, number) => 1 + Math.floor(number / 10)),
  log: [],
  counted: [],
  ended: true,
};
const viewAt = (step: number): StepView => ({ step, view: { at: step, same: 1 }, decision: null, standings: null });

describe("a replay", () => {
  let store: ReplayStore;
  const asked = vi.spyOn(api, "steps");

  beforeEach(() => {
    vi.useRealTimers();
    asked.mockReset();
    asked.mockImplementation((_id, _eyes, first, count) =>
      Promise.resolve(Array.from({ length: Math.min(count, LENGTH + 1 - first) }, (_, n) => viewAt(first + n))),
    );
    vi.spyOn(api, "replay").mockResolvedValue(replay);
    store = new ReplayStore("t");
  });

  it("shows the step of a link, and at most the last", async () => {
    await store.open(undefined, 12);
    expect(store.table.state?.view).toEqual({ at: 12, same: 1 });
    expect(store.move?.action).toBe("go 12");
    await store.go(999);
    expect(store.step).toBe(LENGTH);
    expect(store.atEnd).toBe(true);
    await store.go(NaN);
    expect(store.step).toBe(0);
  });

  it("fetches neighbours together and nothing twice", async () => {
    await store.open(undefined, 9);
    await store.go(10);
    await store.go(9);
    await store.go(8);
    const firsts = asked.mock.calls.map((call) => call[2]).sort((one, other) => one - other);
    expect(firsts).toEqual([...new Set(firsts)]);
    expect(firsts).toEqual([0, 8]);
  });

  it("marks what the move changed and asks nobody anything", async () => {
    await store.open(undefined, 5);
    expect(store.table.changed("at")).toBe(true);
    expect(store.table.changed("same")).toBe(false);
    expect(store.desk.asked).toBeNull();
    expect(store.desk.legal.size).toBe(0);
    expect(store.table.state?.table.seats[0]?.connected).toBe(true);
  });

  it("keeps the present view until the next one is there", async () => {
    await store.open(undefined, 3);
    let answer: (views: StepView[]) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const going = store.go(17);
    expect(store.step).toBe(17);
    expect(store.shown?.step).toBe(3);
    answer(Array.from({ length: 8 }, (_, n) => viewAt(16 + n)));
    await going;
    expect(store.shown?.step).toBe(17);
  });

  it("plays to the end and stops there; leafing by hand stops it too", async () => {
    await store.open(undefined, LENGTH - 2);
    vi.useFakeTimers();
    store.play();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.step).toBe(LENGTH - 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.step).toBe(LENGTH);
    expect(store.playing).toBe(false);
    store.play(); // from the beginning again
    await vi.advanceTimersByTimeAsync(0);
    expect(store.step).toBe(0);
    store.forward();
    expect(store.playing).toBe(false);
    expect(store.step).toBe(1);
  });

  it("says what is wrong, and tries again when asked again", async () => {
    await store.open(undefined, 0);
    const refusal = new Refused(429, { code: "problem-too-many", message: "", rule: null });
    asked.mockRejectedValueOnce(refusal);
    await store.go(20);
    expect(store.problem).toBe(refusal);
    await store.go(20);
    expect(store.problem).toBeNull();
    expect(store.shown?.step).toBe(20);
  });

  it("is missing where there is no such table", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new Refused(404, { code: "x", message: "", rule: null }));
    await store.open(undefined, 0);
    expect(store.missing).toBe(true);
  });
});
