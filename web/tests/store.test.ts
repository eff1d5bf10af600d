import { beforeEach, describe, expect, it, vi } from "vitest";

import { api, Refused, Unreachable } from "../src/lib/api";
import { TableStore } from "../src/lib/table.svelte";
import type { Change, ChatLine, GameEvent, TableDifference, TableState } from "../src/lib/wire";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));
const socket = vi.hoisted((): { opened: () => void } => ({ opened: () => undefined }));
vi.mock("../src/lib/socket.svelte", () => ({
  live: {
    watch: (watching: { opened: () => void }) => {
      socket.opened = watching.opened;
      return () => undefined;
    },
    again: () => undefined,
  },
}));

const said = (number: number): ChatLine => ({ number, name: "Ana", colour: "red", text: "hola", at: "" });
const refusal = (status: number) => new Refused(status, { code: "problem", message: "", rule: null, params: {} });
const event = (number: number): GameEvent => ({ event: `happened-${number}`, move: number });

function state(sequence: number, from: number, log: GameEvent[], changes: Partial<TableState> = {}): TableState {
  return {
    table: {
      id: "t",
      title: "toy",
      status: "running",
      public: false,
      sequence,
      seats: [],
      options: {},
      days_per_move: null,
      owner: true,
      my_turn: false,
      actor: 0,
      deadline: null,
      created: "",
      moved: "",
      rematch: null,
      origin: null,
      watch_token: null,
      result: null,
      secrets: false,
    },
    seat: null,
    mine: [],
    view: { purse: 1, players: [{ coins: 2 }] },
    decision: null,
    standings: null,
    undo: {
      free: false,
      possible: false,
      asked_by: null,
      waiting_for: [],
      action: null,
      seat: null,
      others: 0,
      given: null,
      given_others: 0,
    },
    log_from: from,
    log,
    invitations: [],
    standing: [],
    version: `v${sequence}`,
    ...changes,
  };
}

describe("a table in the browser", () => {
  let store: TableStore;

  beforeEach(() => {
    store = new TableStore("t");
  });

  it("keeps what a move did not change, so that it is not drawn anew", () => {
    store.take(state(1, 0, []));
    const [players, seats] = [store.view?.["players"], store.state?.table.seats];
    store.take(state(2, 0, [], { view: { purse: 5, players: [{ coins: 2 }] } }));
    expect(store.view?.["purse"]).toBe(5);
    expect(store.view?.["players"]).toBe(players);
    expect(store.state?.table.seats).toBe(seats);
  });

  it("puts the pieces of the log together", () => {
    store.take(state(1, 0, [event(0), event(1)]));
    store.take(state(2, 2, [event(2)]));
    expect(store.log.map((entry) => entry.move)).toEqual([0, 1, 2]);
  });

  it("takes what it knows already only once", () => {
    store.take(state(1, 0, [event(0), event(1)]));
    store.take(state(1, 1, [event(1)]));
    expect(store.log).toHaveLength(2);
  });

  it("lets old news not undo newer ones", () => {
    store.take(state(3, 0, [event(0)]));
    store.take(state(2, 0, []));
    expect(store.state?.table.sequence).toBe(3);
    expect(store.log).toHaveLength(1);
  });

  it("asks for all of it when something was missed", async () => {
    const whole = vi.spyOn(api, "table").mockResolvedValue(state(5, 0, [event(0), event(1), event(2)]));
    store.take(state(1, 0, [event(0)]));
    store.take(state(5, 2, [event(2)]));
    await vi.waitFor(() => expect(store.log).toHaveLength(3));
    expect(whole).toHaveBeenCalledWith("t", null, 0);
  });

  it("looks through the only seat of its person", async () => {
    const seen = vi.spyOn(api, "table").mockResolvedValue(state(1, 0, [], { seat: 1, mine: [1] }));
    store.take(state(1, 0, [], { mine: [1] }));
    expect(store.eyes).toBe(1);
    expect(seen).toHaveBeenCalledWith("t", 1, 0);
  });

  it("leaves news for other eyes alone", () => {
    store.take(state(1, 0, []));
    store.hear({ type: "table", state: state(2, 0, [], { seat: 3 }) });
    expect(store.state?.table.sequence).toBe(1);
  });

  const change = (before: number, after: number, changes: Record<string, Change> = {}): TableDifference => ({
    type: "change",
    table: "t",
    before: `v${before}`,
    version: `v${after}`,
    sequence: after,
    log_from: before,
    log: [event(before)],
    change: { table: { sequence: [after] }, ...changes },
  });

  it("puts a difference in place once, by whichever way it comes first", async () => {
    store.take(state(1, 0, [event(0)]));
    const players = store.view?.["players"];
    const news = change(1, 2, { view: { purse: [5] } });
    store.hear(news);
    await store.answered({ sequence: 2, unplayed: 0, news });
    expect([store.view?.["purse"], store.state?.version, store.log.length]).toEqual([5, "v2", 2]);
    expect(store.view?.["players"]).toBe(players);
    expect(store.sight).toEqual({ eyes: null, version: "v2", events: 2 });
  });

  it("leaves an answer alone that later news have overtaken", async () => {
    const whole = vi.spyOn(api, "table").mockReset();
    store.take(state(1, 0, [event(0)]));
    store.hear(change(1, 2));
    store.hear(change(2, 3));
    await store.answered({ sequence: 2, unplayed: 0, news: change(1, 2) });
    expect(store.state?.version).toBe("v3");
    expect(whole).not.toHaveBeenCalled();
  });

  it("asks for all of it when a difference is from something that it does not have", async () => {
    vi.spyOn(api, "table").mockResolvedValue(state(5, 0, [0, 1, 2, 3, 4].map(event)));
    store.take(state(1, 0, [event(0)]));
    store.hear(change(4, 5));
    await vi.waitFor(() => expect(store.state?.version).toBe("v5"));
    expect(store.log).toHaveLength(5);
  });

  it("asks for all of it where an answer brings nothing", async () => {
    vi.spyOn(api, "table").mockResolvedValue(state(2, 0, []));
    store.take(state(1, 0, []));
    await store.answered({ sequence: 2, unplayed: 0, news: null });
    expect(store.state?.version).toBe("v2");
  });

  it("knows what changed since it was seen", () => {
    store.take(state(1, 0, []));
    store.markSeen();
    store.take(state(2, 0, [], { view: { purse: 1, players: [{ coins: 3 }] } }));
    expect(store.changed("players", 0, "coins")).toBe(true);
    expect(store.changed("purse")).toBe(false);
  });

  it("shows a line of chat that was removed without its text, and as nothing new", () => {
    store.hear({ type: "chat", table: "t", line: said(1) });
    store.hear({ type: "chat", table: "t", line: said(2) });
    store.hear({ type: "chat", table: "t", line: { ...said(1), text: "" } });
    expect(store.chat.map((line) => line.text)).toEqual(["", "hola"]);
    expect(store.unread).toBe(2);
  });

  it("comes by a link, and is no worse off by one that is spent", async () => {
    const visit = vi.spyOn(api, "visit").mockResolvedValueOnce(state(1, 0, []));
    vi.spyOn(api, "chat").mockResolvedValue([]);
    store = new TableStore("t", "secret");
    await store.open();
    expect(visit).toHaveBeenCalledWith("t", "secret");
    expect(store.state?.table.sequence).toBe(1);

    visit.mockRejectedValueOnce(refusal(404));
    vi.spyOn(api, "table").mockResolvedValue(state(2, 0, []));
    store = new TableStore("t", "spent");
    await store.open();
    expect(store.missing).toBe(false);
    expect(store.state?.table.sequence).toBe(2);
  });

  it("is gone when the link by which one came is taken back", () => {
    store.take(state(1, 0, []));
    const problem = { code: "problem-not-found", message: "", rule: null, params: {} };
    store.hear({ type: "problem", problem, table: "t" });
    expect(store.missing).toBe(true);
  });

  it("hears a line of chat once", () => {
    store.hear({ type: "chat", table: "t", line: said(1) });
    store.hearChat(said(1));
    expect(store.chat).toHaveLength(1);
    expect(store.unread).toBe(1);
  });

  it("reads what was said while it was cut off, each line once and in its place", async () => {
    vi.spyOn(api, "table").mockResolvedValue(state(1, 0, []));
    const chat = vi.spyOn(api, "chat").mockResolvedValue([said(1), said(2)]);
    await store.open();
    await vi.waitFor(() => expect(store.chat).toHaveLength(2));
    expect(store.unread).toBe(0);
    chat.mockResolvedValue([said(3), said(4)]);
    socket.opened();
    store.hearChat(said(4));
    await vi.waitFor(() => expect(store.chat.map((line) => line.number)).toEqual([1, 2, 3, 4]));
    expect(chat).toHaveBeenLastCalledWith("t", 2);
    expect(store.unread).toBe(2);
  });

  it("is missing only where the server knows no such table", async () => {
    vi.useFakeTimers();
    const table = vi.spyOn(api, "table").mockResolvedValue(state(1, 0, []));
    const chat = vi
      .spyOn(api, "chat")
      .mockRejectedValueOnce(refusal(429))
      .mockResolvedValue([said(1)]);
    await store.open();
    await vi.runAllTimersAsync();
    expect(store.missing).toBe(false);
    expect(chat).toHaveBeenCalled();
    expect(store.chat).toHaveLength(1);

    const late = new TableStore("t");
    table.mockRejectedValueOnce(refusal(429)).mockRejectedValueOnce(new Unreachable());
    await late.open();
    await vi.runAllTimersAsync();
    expect(late.missing).toBe(false);
    expect(late.state).not.toBeNull();

    table.mockRejectedValueOnce(refusal(404));
    const nowhere = new TableStore("t");
    await nowhere.open();
    expect(nowhere.missing).toBe(true);
    vi.useRealTimers();
  });
});
