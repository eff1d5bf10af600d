import { expect, it, vi } from "vitest";

import { Live } from "../src/lib/socket.svelte";

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
  const leave = live.watch({ table: "t", seat: () => null, since: () => 0, hear: () => undefined, opened });
  sockets[0]?.onopen?.({} as Event);
  expect(opened).toHaveBeenCalledTimes(1);
  sockets[0]?.onclose?.({ code: 1006 } as CloseEvent);
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[1]?.onopen?.({} as Event);
  expect(opened).toHaveBeenCalledTimes(2);
  leave();
  vi.useRealTimers();
});
