import { expect, it, vi } from "vitest";

import { Live } from "../src/lib/socket.svelte";
import { PROTOCOL } from "../src/lib/wire";

it("says whenever the socket is there again", async () => {
  vi.useFakeTimers();
  const sockets: WebSocket[] = [];
  const live = new Live(
    () => "",
    () => {
      const socket = { readyState: 1, send: vi.fn(), close: vi.fn() } as unknown as WebSocket;
      sockets.push(socket);
      return socket;
    },
  );
  const opened = vi.fn();
  const leave = live.watch({
    table: "t",
    seat: () => null,
    since: () => 0,
    version: () => null,
    hear: () => undefined,
    opened,
  });
  sockets[0]?.onopen?.({} as Event);
  expect(opened).toHaveBeenCalledTimes(1);
  sockets[0]?.onclose?.({ code: 1006 } as CloseEvent);
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[1]?.onopen?.({} as Event);
  expect(opened).toHaveBeenCalledTimes(2);
  leave();
  vi.useRealTimers();
});

it("says that the page has to be loaded again where the server speaks otherwise", () => {
  const socket = { readyState: 1, send: vi.fn(), close: vi.fn() } as unknown as WebSocket;
  const live = new Live(
    () => "",
    () => socket,
  );
  const hear = vi.fn();
  const leave = live.watch({
    table: "t",
    seat: () => 0,
    since: () => 3,
    version: () => "v",
    hear,
    opened: () => undefined,
  });
  socket.onopen?.({} as Event);
  expect(JSON.parse(String(vi.mocked(socket.send).mock.calls[0]?.[0]))).toEqual({
    type: "watch",
    table: "t",
    seat: 0,
    since: 3,
    version: "v",
    protocol: PROTOCOL,
  });
  const problem = { code: "problem-reload", message: "", rule: null, params: {} };
  socket.onmessage?.({ data: JSON.stringify({ type: "problem", problem, table: "t" }) } as MessageEvent);
  expect(live.outdated).toBe(true);
  expect(hear).not.toHaveBeenCalled();
  leave();
});
