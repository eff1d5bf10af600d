import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/lib/api";
import { Desk } from "../src/lib/desk.svelte";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Decision, StandingAnswer, TableDifference, TableState, Tried, UndoInfo } from "../src/lib/wire";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));
vi.mock("../src/lib/socket.svelte", () => ({ live: { watch: () => () => undefined, again: () => undefined } }));

const QUESTION: Decision = {
  seat: 0,
  kind: "tile",
  prompt: "ask-tile",
  hidden: false,
  because: null,
  choices: ["tile corn", "tile quarry"],
  expected: [],
};

const SIGHT = { eyes: 0, version: "v", events: 0 };

function deskAsking(changes: Partial<Decision>, standing: StandingAnswer[] = []): Desk {
  const store = new TableStore("t");
  const desk = new Desk(store);
  store.eyes = 0;
  store.state = {
    table: { id: "t", sequence: 4, seats: [] },
    seat: 0,
    mine: [0],
    decision: { ...QUESTION, ...changes },
    undo: { free: false, possible: false, asked_by: null, waiting_for: [] },
    standing,
    version: "v",
  } as unknown as TableState;
  return desk;
}

describe("an answer", () => {
  const move = vi.spyOn(api, "move");

  beforeEach(() => {
    move.mockReset().mockReturnValue(new Promise(() => undefined));
    settings.confirm = "final";
    vi.spyOn(api, "tryActions")
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
  });

  it("is given at once where it can be taken back, or where the server does not say", () => {
    deskAsking({ final: ["tile quarry"] }).pick("tile corn");
    deskAsking({}).pick("tile quarry");
    expect(move.mock.calls.map(([, wish]) => wish.actions)).toEqual([["tile corn"], ["tile quarry"]]);
  });

  it("waits for a confirmation where it cannot be taken back", () => {
    const desk = deskAsking({ final: ["tile quarry"] });
    desk.pick("tile quarry");
    expect(move).not.toHaveBeenCalled();
    expect(desk.chosen).toBe("tile quarry");
    desk.confirm();
    expect(move).toHaveBeenCalledOnce();
  });

  it("that waits for a confirmation is foreseen meanwhile", async () => {
    const tried = { played: 0, final: true, warnings: [{ message: "warning-bid", params: {}, rule: "" }] };
    const attempt = vi.spyOn(api, "tryActions").mockResolvedValue(tried as unknown as Tried);
    const desk = deskAsking({ final: ["tile quarry"] });
    desk.pick("tile quarry");
    await vi.waitFor(() => expect(desk.foreseen?.warnings).toHaveLength(1));
    expect(attempt).toHaveBeenCalledWith("t", { seat: 0, expected: 4, actions: ["tile quarry"] });
    desk.cancel();
    expect(await desk.foresee(["tile corn"])).toBe(tried); // for a board, which shows it itself
    expect(desk.foreseen).toBeNull();
  });

  it("is kept for the next time where one says so, once it is given", async () => {
    const keep = vi
      .spyOn(api, "answerBeforehand")
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    const desk = deskAsking({ standing: "window", stands: ["tile corn"] });
    move.mockResolvedValueOnce({ sequence: 4, unplayed: 0, news: null });
    desk.pick("tile corn", true);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledWith("t", 0, { key: "window", action: "tile corn" }, SIGHT));
    expect(desk.always).toBe(false);
  });

  it("is no longer kept where one says so, and the answer brings how the table is then", async () => {
    const news: TableDifference = {
      type: "change",
      table: "t",
      before: "v",
      version: "w",
      sequence: 4,
      log_from: 0,
      log: [],
      change: { standing: [[]] },
    };
    const again = vi.spyOn(api, "askAgain").mockResolvedValue({ sequence: 4, unplayed: 0, news });
    const desk = deskAsking({}, [{ key: "window", action: "tile corn" }]);
    await desk.askAgain("window");
    expect(again).toHaveBeenCalledWith("t", 0, "window", SIGHT);
    expect(desk.store.state?.standing).toEqual([]);
    expect(desk.store.state?.version).toBe("w");
  });

  it("is kept only if it is confirmed, and not if another one is given instead", async () => {
    const keep = vi
      .spyOn(api, "answerBeforehand")
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    const asked = { standing: "window", stands: ["tile quarry"], final: ["tile quarry"] };
    move.mockResolvedValue({ sequence: 4, unplayed: 0, news: null });
    const [other, cancelled, confirmed] = [deskAsking(asked), deskAsking(asked), deskAsking(asked)];
    for (const desk of [other, cancelled, confirmed]) {
      desk.pick("tile quarry", true);
      expect(desk.always).toBe(true);
    }
    other.pick("tile corn");
    cancelled.cancel();
    cancelled.pick("tile corn");
    for (const desk of [other, cancelled]) await vi.waitFor(() => expect(desk.sending).toBeNull());
    expect(keep).not.toHaveBeenCalled();
    confirmed.confirm();
    await vi.waitFor(() => expect(keep).toHaveBeenCalledOnce());
  });

  it("is not given as the usual one where one answered otherwise beforehand and that can stand", () => {
    settings.askEverything = false;
    const asked = { usual: "tile corn", standing: "window", stands: ["tile quarry"] };
    void deskAsking(asked, [{ key: "window", action: "tile quarry" }]).react();
    expect(move).not.toHaveBeenCalled();
    void deskAsking(asked, [{ key: "window", action: "pass" }]).react();
    void deskAsking(asked, [{ key: "other", action: "tile quarry" }]).react();
    expect(move).toHaveBeenCalledTimes(2);
  });

  it("is marked as given only where nobody decided it", () => {
    settings.askEverything = false;
    void deskAsking({ usual: "tile corn" }).react();
    deskAsking({}).pick("tile corn");
    expect(move.mock.calls.map(([, wish]) => wish.given)).toEqual(["usual", undefined]);
  });

  it("tells of actions that were not played, without calling it a problem", async () => {
    const desk = deskAsking({});
    move.mockResolvedValueOnce({ sequence: 4, unplayed: 2, news: null });
    desk.pickAll(["tile corn", "tile quarry", "tile corn"]);
    await vi.waitFor(() => expect(desk.sending).toBeNull());
    expect([desk.unplayed, desk.problem]).toEqual([2, null]);
    desk.pick("tile corn");
    expect(desk.unplayed).toBe(0);
  });

  it("goes with others that belong to it as one move", () => {
    const desk = deskAsking({});
    desk.pickAll(["man corn 1", "man indigo 0"]);
    desk.pickAll(["man corn 2"]); // one is on its way
    expect(move.mock.calls.map(([, wish]) => wish.actions)).toEqual([["man corn 1", "man indigo 0"]]);
    expect(desk.trail).toEqual(["man corn 1", "man indigo 0"]);
  });

  it("that only led to another question is not what was answered so far", async () => {
    const desk = deskAsking({ kind: "effects" });
    const state = desk.store.state as TableState;
    desk.pick("tile corn");
    desk.sending = null;
    for (const kind of ["offering", "effects"]) {
      desk.store.state = { ...state, decision: { ...QUESTION, kind } };
      await desk.react();
    }
    expect(desk.trail).toEqual([]);
  });

  it("belongs to what was answered so far until somebody else has done something", async () => {
    const desk = deskAsking({ facts: { "tile corn": { points: 4 } } });
    const state = desk.store.state as TableState;
    const asked = (kind: string) => (desk.store.state = { ...state, decision: { ...QUESTION, kind } });
    desk.pick("tile corn");
    expect(desk.told("tile corn")).toEqual({ points: 4 });
    desk.sending = null;
    desk.store.log = [{ event: "paid", move: 1, seat: 0 }];
    asked("paying");
    await desk.react();
    expect(desk.trail).toEqual([]);
    asked(QUESTION.kind);
    await desk.react();
    expect(desk.trail).toEqual(["tile corn"]);
    desk.store.log = [...desk.store.log, { event: "passed", move: 2, seat: 1 }];
    await desk.react();
    expect(desk.trail).toEqual([]);
  });

  it("that is not asked for now says why, as long as nothing has happened", async () => {
    const why = vi.spyOn(api, "why").mockResolvedValue({ rule: "engine.other-decision", text: null });
    const desk = deskAsking({});
    desk.pick("build wharf");
    await vi.waitFor(() => expect(desk.whyNot?.notation).toBe("build wharf"));
    await desk.react();
    expect(desk.whyNot).not.toBeNull();
    const state = desk.store.state as TableState;
    desk.store.state = { ...state, table: { ...state.table, sequence: 5 } };
    await desk.react();
    expect(desk.whyNot).toBeNull();
    expect(why).toHaveBeenCalledOnce();
  });

  it("always or never waits for whoever likes it so", () => {
    settings.confirm = "always";
    deskAsking({}).pick("tile corn");
    expect(move).not.toHaveBeenCalled();
    settings.confirm = "never";
    deskAsking({ final: ["tile corn"] }).pick("tile corn");
    expect(move).toHaveBeenCalledOnce();
  });
});

describe("taking back", () => {
  const undo = vi.spyOn(api, "undo");

  function deskTakingBack(askedBy: number | null, changes: Partial<UndoInfo> = {}): Desk {
    const desk = deskAsking({});
    const state = desk.store.state as TableState;
    const none = { action: null, seat: null, others: 0, given: null, given_others: 0 };
    const undo = { free: true, possible: true, asked_by: askedBy, waiting_for: [], ...none, ...changes };
    desk.store.state = { ...state, undo };
    return desk;
  }

  it("asks first where it takes moves of others along, unless one wants to confirm nothing", () => {
    settings.confirm = "final";
    const desk = deskTakingBack(null, { free: false, others: 3 });
    void desk.undo();
    expect(desk.rewinding).toBe("decided");
    expect(undo).not.toHaveBeenCalled();
    void desk.rewind();
    expect(desk.rewinding).toBeNull();
    expect(undo.mock.calls.map(([, wish]) => wish.given)).toEqual([false]);
    settings.confirm = "never";
    void deskTakingBack(null, { free: false, others: 3 }).undo();
    expect(undo).toHaveBeenCalledTimes(2);
    settings.confirm = "final";
  });

  it("goes at one screen to the seat that decided last there", () => {
    const desk = deskTakingBack(null, { action: "tile corn", seat: 1 });
    void desk.undo();
    void deskTakingBack(null, { action: "tile corn", seat: 1, given: "pass" }).undo(true);
    expect(undo.mock.calls.map(([, wish]) => wish.seat)).toEqual([1, 0]);
  });

  it("can go to what was answered for one", () => {
    void deskTakingBack(null, { others: 3, given: "pass" }).undo(true);
    expect(undo.mock.calls.map(([, wish]) => wish.given)).toEqual([true]);
    const desk = deskTakingBack(null, { others: 3, given: "pass", given_others: 2 });
    void desk.undo(true);
    expect(desk.rewinding).toBe("given");
  });

  beforeEach(() => {
    undo.mockReset().mockReturnValue(new Promise(() => undefined));
  });

  it("is for whoever is in front of the screen, while nobody is asked about it", () => {
    void deskTakingBack(1).undo();
    const hidden = deskTakingBack(null);
    hidden.curtain = 1;
    void hidden.undo();
    expect(undo).not.toHaveBeenCalled();
    void deskTakingBack(null).undo();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("lifts the curtain when the question is again for the one in front of the screen", async () => {
    const desk = deskAsking({});
    desk.curtain = 1;
    await desk.react();
    expect(desk.curtain).toBeNull();
  });
});

describe("the curtain", () => {
  const table = vi.spyOn(api, "table");

  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
    };
  });

  /** Seat 1 is asked next at this screen, and answered beforehand. */
  function deskCallingNext(): { desk: Desk; state: TableState; calling: Promise<void> } {
    settings.curtain = true;
    const desk = deskAsking({ seat: 1 });
    const state = { ...(desk.store.state as TableState), mine: [0, 1] };
    desk.store.state = state;
    const seen = deskAsking({ seat: 1, standing: "window", stands: ["pass"] }, [{ key: "window", action: "pass" }]);
    table.mockReset().mockResolvedValue(seen.store.state as TableState);
    return { desk, state, calling: desk.react() };
  }

  it("does not fall for somebody whose answer the server gives", async () => {
    const { desk, state, calling } = deskCallingNext();
    await vi.advanceTimersByTimeAsync(50);
    expect(desk.curtain).toBeNull();
    desk.store.state = { ...state, table: { ...state.table, sequence: 5 } };
    await vi.runAllTimersAsync();
    await calling;
    expect(desk.curtain).toBeNull();
  });

  it("falls if the server does not", async () => {
    const { desk, calling } = deskCallingNext();
    await vi.runAllTimersAsync();
    await calling;
    expect(desk.curtain).toBe(1);
  });
});
