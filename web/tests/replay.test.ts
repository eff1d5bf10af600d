/** Leafing through a game: what is fetched, shown and played. */

import { beforeEach, describe, expect, it, vi } from "vitest";

import { api, Refused } from "../src/lib/api";
import { ReplayStore } from "../src/lib/replay.svelte";
import { live } from "../src/lib/socket.svelte";
import type { Replay, ServerMessage, StepView, TableInfo } from "../src/lib/wire";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));

const LENGTH = 30;
const replay: Replay = {
  table: { id: "t", title: "toy", status: "over", seats: [{ seat: 0, connected: false }] } as unknown as TableInfo,
  seat: 0,
  eyes: [0, null],
  steps: Array.from({ length: LENGTH }, (_, number) => ({
    seat: 0,
    action: `go ${number + 1}`,
    sequence: number + 2,
  })),
  rounds: Array.from({ length: LENGTH + 1 }, (_, number) => 1 + Math.floor(number / 10)),
  log: [],
  counted: [],
  ended: true,
  taken_back: [],
};
const viewAt = (step: number): StepView => ({
  step,
  sequence: step === 0 ? 0 : step + 1,
  view: { at: step, same: 1 },
  decision: null,
  standings: null,
  score: null,
});

describe("a replay", () => {
  let store: ReplayStore;
  const asked = vi.spyOn(api, "steps");
  const opened = vi.spyOn(api, "replay");

  beforeEach(() => {
    vi.useRealTimers();
    vi.spyOn(live, "watch").mockReturnValue(() => undefined);
    asked.mockReset();
    asked.mockImplementation((_id, _eyes, first, count) =>
      Promise.resolve(Array.from({ length: Math.min(count, LENGTH + 1 - first) }, (_, n) => viewAt(first + n))),
    );
    opened.mockReset();
    opened.mockResolvedValue(replay);
    store = new ReplayStore("t");
  });

  it("shows the step of a link, and at most the last", async () => {
    await store.open(undefined, 12);
    expect(store.view).toEqual({ at: 12, same: 1 });
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
    expect(store.changed("at")).toBe(true);
    expect(store.changed("same")).toBe(false);
    expect(store.desk.asked).toBeNull();
    expect(store.desk.legal.size).toBe(0);
    expect(store.desk.before).toEqual({ at: 4, same: 1 }); // which a map marks what is new by
    expect(store.desk.eyes).toBe(0);
    expect(store.table?.seats[0]?.connected).toBe(true);
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
    const refusal = new Refused(409, { code: "problem-no-replay", message: "", rule: null, params: {} });
    asked.mockRejectedValueOnce(refusal);
    await store.go(20);
    expect(store.problem).toBe(refusal);
    await store.go(20);
    expect(store.problem).toBeNull();
    expect(store.shown?.step).toBe(20);
  });

  it("fetches only the last of many steps wanted at once", async () => {
    await store.open(undefined, 0);
    asked.mockClear();
    const going = [27, 20, 12, 26].map((step) => store.go(step));
    await Promise.all(going);
    expect(store.shown?.step).toBe(26);
    expect(asked.mock.calls.map((call) => call[2])).toEqual([24]);
  });

  it("waits where it was too much at once", async () => {
    await store.open(undefined, 0);
    asked.mockRejectedValueOnce(new Refused(429, { code: "problem-too-many", message: "", rule: null, params: {} }));
    await store.go(20);
    expect(store.problem).toBeNull();
    expect(store.shown?.step).toBe(20);
  });

  it("looks with its own eyes where those of the link are not allowed", async () => {
    opened.mockRejectedValueOnce(new Refused(403, { code: "problem-forbidden", message: "", rule: null, params: {} }));
    await store.open(7, 4);
    expect(opened.mock.calls.map((call) => call[1])).toEqual([7, undefined]);
    expect(store.problem).toBeNull();
    expect(store.shown?.step).toBe(4);
  });

  it("takes the last eyes that were asked for", async () => {
    const answers: ((replay: Replay) => void)[] = [];
    opened.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const opening = [store.open(0, 3), store.open(null, 3)];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ ...replay, seat: null });
    answers[0]?.(replay);
    await Promise.all(opening);
    expect(store.eyes).toBeNull();
  });

  it("loads the game anew when moves were taken back meanwhile", async () => {
    const running: Replay = { ...replay, table: { ...replay.table, status: "running" }, ended: false };
    const shorter = { ...running, steps: running.steps.slice(0, 18), rounds: running.rounds.slice(0, 19) };
    opened.mockResolvedValueOnce(running).mockResolvedValue(shorter);
    await store.open(undefined, 3);
    asked.mockImplementation((_id, _eyes, first) => {
      if (first > 18) throw new Refused(422, { code: "problem-invalid", message: "", rule: null, params: {} });
      return Promise.resolve(Array.from({ length: Math.min(8, 19 - first) }, (_, n) => viewAt(first + n)));
    });
    await store.go(25);
    expect(opened).toHaveBeenCalledTimes(2);
    expect([store.step, store.shown?.step, store.last]).toEqual([18, 18, 18]);
    expect(store.problem).toBeNull();
  });

  it("is missing when it was deleted meanwhile", async () => {
    await store.open(undefined, 0);
    asked.mockRejectedValueOnce(new Refused(404, { code: "x", message: "", rule: null, params: {} }));
    await store.go(20);
    expect(store.missing).toBe(true);
  });

  it("is missing where there is no such table", async () => {
    opened.mockRejectedValue(new Refused(404, { code: "x", message: "", rule: null, params: {} }));
    await store.open(undefined, 0);
    expect(store.missing).toBe(true);
  });
});

describe("the replay of a running game", () => {
  const watch = vi.spyOn(live, "watch");
  const left = vi.fn<() => void>();
  const opened = vi.spyOn(api, "replay");
  let store: ReplayStore;
  let steps: number; // there are now
  let sequence: number; // of the table, which grows also when moves are taken back

  function playTo(number: number, status: TableInfo["status"] = "running"): void {
    steps = number;
    const table = { ...replay.table, status, sequence: ++sequence };
    const rounds = replay.rounds.slice(0, number + 1);
    const ended = status === "over";
    opened.mockResolvedValue({ ...replay, table, steps: replay.steps.slice(0, number), rounds, ended });
  }

  function tell(): void {
    const message = { type: "table", state: { table: { sequence } } } as unknown as ServerMessage;
    watch.mock.calls[0]?.[0].hear(message);
  }

  async function goOn(number: number, status?: TableInfo["status"]): Promise<void> {
    playTo(number, status);
    tell();
    await vi.advanceTimersByTimeAsync(2_000);
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    sequence = 0;
    watch.mockReset();
    watch.mockReturnValue(left);
    left.mockReset();
    opened.mockReset();
    playTo(10);
    vi.spyOn(api, "steps").mockImplementation((_id, _eyes, first, count) =>
      Promise.resolve(Array.from({ length: Math.min(count, steps + 1 - first) }, (_, n) => viewAt(first + n))),
    );
    store = new ReplayStore("t");
    await store.open(undefined, 999);
  });

  it("stays at the end with whoever stands there", async () => {
    await goOn(12);
    expect([store.step, store.shown?.step, store.last, store.news]).toEqual([12, 12, 12, 0]);
    await goOn(9); // taken back
    expect([store.step, store.shown?.step, store.last, store.news]).toEqual([9, 9, 9, 0]);
  });

  it("leaves anybody else where he is, and says how much is new until he has been at the end", async () => {
    await store.go(4);
    await goOn(12);
    await goOn(13);
    expect([store.step, store.shown?.step, store.last, store.news]).toEqual([4, 4, 13, 3]);
    store.toLast();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.step, store.shown?.step, store.news]).toEqual([13, 13, 0]);
  });

  it("goes back with what was taken back", async () => {
    await store.go(8);
    await goOn(5);
    expect([store.step, store.shown?.step, store.last, store.news]).toEqual([5, 5, 5, 0]);
  });

  it("fetches in one go what is played at once, and nothing where nothing happened", async () => {
    opened.mockClear();
    tell();
    expect(opened).not.toHaveBeenCalled();
    for (const number of [11, 12, 13, 14]) {
      playTo(number);
      tell();
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened.mock.calls.length).toBeLessThanOrEqual(2);
    expect(store.last).toBe(14);
  });

  it("looks with the eyes that were asked for, also if news come before they are there", async () => {
    const table = { ...replay.table, status: "running" as const, sequence: ++sequence };
    opened.mockImplementation(async (_id, eyes) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ...replay, table, seat: eyes ?? null };
    });
    void store.open(1, 4);
    await vi.advanceTimersByTimeAsync(50);
    tell();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([store.eyes, store.step]).toEqual([1, 4]);
  });

  it("asks the socket for no more than a spectator may know", () => {
    expect(watch.mock.calls[0]?.[0].seat()).toBeNull();
  });

  it("listens until the game is over or the page is left, and never where a game was over from the start", async () => {
    expect(left).not.toHaveBeenCalled();
    await goOn(LENGTH, "over");
    expect(store.atEnd).toBe(true);
    expect(left).toHaveBeenCalledTimes(1);
    const other = new ReplayStore("t");
    await other.open(undefined, 0);
    expect(watch).toHaveBeenCalledTimes(1);
    other.close();
    store.close();
  });
});

describe("moves that are one step", () => {
  it("are passed over by keys, by playing and by the slider, but not by a link", async () => {
    vi.spyOn(live, "watch").mockReturnValue(() => undefined);
    vi.spyOn(api, "steps").mockImplementation((_id, _eyes, first, count) =>
      Promise.resolve(Array.from({ length: Math.min(count, LENGTH + 1 - first) }, (_, n) => viewAt(first + n))),
    );
    vi.spyOn(api, "replay").mockResolvedValue(replay);
    const store = new ReplayStore("t");
    await store.open(undefined, 4);
    store.groups = [{ first: 5, last: 8, text: "colonists" }];
    store.forward();
    expect([store.step, store.group?.first]).toEqual([8, 5]);
    store.forward();
    expect([store.step, store.group]).toEqual([9, null]);
    store.back();
    store.back();
    expect(store.step).toBe(4);
    store.leafNear(6);
    expect(store.step).toBe(8);
    store.leaf(6);
    expect(store.step).toBe(6);
  });
});
