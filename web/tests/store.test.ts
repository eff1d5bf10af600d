import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/lib/api";
import { TableStore } from "../src/lib/table.svelte";
import type { GameEvent, TableState } from "../src/lib/wire";

vi.mock("../src/lib/person.svelte", () => ({ guest: { ensure: () => Promise.resolve() } }));
vi.mock("../src/lib/socket.svelte", () => ({ live: { watch: () => () => undefined, again: () => undefined } }));

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
    },
    seat: null,
    mine: [],
    view: { purse: 1, players: [{ coins: 2 }] },
    decision: null,
    standings: null,
    undo: { free: false, possible: false, asked_by: null, waiting_for: [] },
    log_from: from,
    log,
    invitations: [],
    ...changes,
  };
}

describe("a table in the browser", () => {
  let store: TableStore;

  beforeEach(() => {
    store = new TableStore("t");
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

  it("knows what changed since it was seen", () => {
    store.take(state(1, 0, []));
    store.markSeen();
    store.take(state(2, 0, [], { view: { purse: 1, players: [{ coins: 3 }] } }));
    expect(store.changed("players", 0, "coins")).toBe(true);
    expect(store.changed("purse")).toBe(false);
  });

  it("hears a line of chat once", () => {
    const line = { number: 1, name: "Ana", colour: "red" as const, text: "hola", at: "" };
    store.hear({ type: "chat", table: "t", line });
    store.hearChat(line);
    expect(store.chat).toHaveLength(1);
    expect(store.unread).toBe(1);
  });
});
