/** The service worker, without a browser around it. */

import { beforeEach, expect, it, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;

const handlers = new Map<string, Handler>();
const shown: { title: string; options: NotificationOptions }[] = [];
const opened: string[] = [];
const subscribed: PushSubscriptionOptionsInit[] = [];
let pages: { url: string; focus: () => Promise<void> }[] = [];
let focused = 0;

vi.stubGlobal("self", {
  addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  skipWaiting: () => Promise.resolve(),
  navigator: { language: "fr-CH" },
  registration: {
    showNotification: (title: string, options: NotificationOptions) => {
      shown.push({ title, options });
      return Promise.resolve();
    },
    pushManager: {
      subscribe: (options: PushSubscriptionOptionsInit) => {
        subscribed.push(options);
        const keys = { p256dh: "KEY", auth: "SECRET" };
        return Promise.resolve({ toJSON: () => ({ endpoint: "https://push.example/new", keys }) });
      },
    },
  },
  clients: {
    matchAll: () => Promise.resolve(pages),
    openWindow: (path: string) => {
      opened.push(path);
      return Promise.resolve();
    },
  },
});
await import("../src/worker/service-worker");

/** Let something happen to it, and wait until it has dealt with that. */
async function happen(name: string, event: Record<string, unknown> = {}): Promise<void> {
  let done: Promise<unknown> | undefined;
  handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

const call = { table: "aB-1_", title: "Your turn · Río", text: "At the table: Anna", language: "en" };

beforeEach(() => {
  shown.length = opened.length = subscribed.length = focused = 0;
  pages = [];
});

it("shows what the server says, once a table", async () => {
  await happen("push", { data: { json: () => call } });
  expect(shown).toEqual([
    {
      title: "Your turn · Río",
      options: {
        body: "At the table: Anna",
        lang: "en",
        icon: "/icon-192.png",
        tag: "cabildo-aB-1_",
        data: { path: "/t/aB-1_" },
      },
    },
  ]);
});

it("shows something whatever it is sent", async () => {
  await happen("push", { data: null });
  await happen("push", {
    data: {
      json: () => {
        throw new SyntaxError();
      },
    },
  });
  expect(shown.map(({ title, options }) => [title, options.data])).toEqual([
    ["Cabildo", { path: "/games" }],
    ["Cabildo", { path: "/games" }],
  ]);
});

it("leads to the page that shows the table already, else to a new one", async () => {
  const close = vi.fn();
  const notification = { close, data: { path: "/t/aB-1_" } };
  await happen("notificationclick", { notification });
  expect([opened, focused, close.mock.calls.length]).toEqual([["/t/aB-1_"], 0, 1]);
  const focus = () => {
    focused += 1;
    return Promise.resolve();
  };
  pages = [
    { url: "https://games.example/t/other", focus: () => Promise.reject(new Error("not this one")) },
    { url: "https://games.example/t/aB-1_", focus },
  ];
  await happen("notificationclick", { notification });
  expect([opened.length, focused]).toEqual([1, 1]);
});

it("tells the server the new address that a push service gave this browser", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
    asked.push([path, request]);
    return Promise.resolve({ json: () => Promise.resolve({ key: "BAAB" }) });
  });
  await happen("pushsubscriptionchange");
  expect(subscribed.map((options) => options.userVisibleOnly)).toEqual([true]);
  expect(asked.map(([path]) => path)).toEqual(["/api/push", "/api/me/devices"]);
  const device = { endpoint: "https://push.example/new", key: "KEY", secret: "SECRET", language: "fr" };
  expect(JSON.parse(String(asked[1]?.[1]?.body))).toEqual(device);
});

it("is called by nobody where the host does not want it any more", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => Promise.resolve({ key: null }) }));
  await happen("pushsubscriptionchange");
  expect(subscribed).toEqual([]);
});
