/** Letting this browser be called, without a browser. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { deviceOf, isFor, keyBytes } from "../src/lib/device";

const KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const DEVICE = { endpoint: "https://push.example/1", key: "K", secret: "S", language: "en" };

class Subscription {
  ended = false;
  options: { applicationServerKey: ArrayBuffer | null };
  constructor(key: Uint8Array<ArrayBuffer> | null) {
    this.options = { applicationServerKey: key?.buffer ?? null };
  }
  toJSON = () => ({ endpoint: "https://push.example/1", keys: { p256dh: "K", auth: "S" } });
  unsubscribe = () => Promise.resolve((this.ended = true));
}

let permission: string;
let known: Subscription | null;
let made: Subscription[];
let sent: [string, string, unknown][];
let key: string | null;
let kept: Map<string, string>;

function page(parts: Record<string, unknown>): void {
  const Notification = {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      made.push(new Subscription(options.applicationServerKey));
      return Promise.resolve(made.at(-1));
    },
  };
  const serviceWorker = {
    register: () => Promise.resolve(),
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve(undefined),
  };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { Notification, PushManager: {}, ...parts });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : undefined;
    sent.push([request.method ?? "", path, body]);
    return Promise.resolve(new Response(JSON.stringify(path === "/api/push" ? { key } : {})));
  });
}

beforeEach(() => {
  permission = "granted";
  known = null;
  made = [];
  sent = [];
  key = KEY;
  kept = new Map();
  page({});
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

const push = () => import("../src/lib/push");

it("reads the server's key, and knows it again", () => {
  expect(keyBytes(KEY).length).toBe(65);
  const other = keyBytes(KEY);
  other[64] = 0;
  const all = [keyBytes(KEY), other, keyBytes(KEY).slice(1), null];
  const fits = all.map((bytes) => isFor(new Subscription(bytes) as unknown as PushSubscription, KEY));
  expect(fits).toEqual([true, false, false, false]);
  expect(deviceOf(new Subscription(null) as unknown as PushSubscription, "en")).toEqual(DEVICE);
});

it("subscribes with the server's key and tells the server where", async () => {
  const { isCalledHere, letCall } = await push();
  expect(isCalledHere()).toBe(false);
  expect(await letCall("en")).toBe(true);
  expect(new Uint8Array(made[0]?.options.applicationServerKey ?? new ArrayBuffer(0))).toEqual(keyBytes(KEY));
  expect(sent).toEqual([
    ["GET", "/api/push", undefined],
    ["POST", "/api/me/devices", DEVICE],
  ]);
  expect(isCalledHere()).toBe(true);
  permission = "denied";
  expect(isCalledHere()).toBe(false);
});

it("keeps a subscription, but not one for another key of the server", async () => {
  const { letCall } = await push();
  known = new Subscription(keyBytes(KEY));
  await letCall("en");
  expect([made.length, known.ended]).toEqual([0, false]);
  known = new Subscription(keyBytes(KEY).slice(1));
  await letCall("en");
  expect([made.length, known.ended]).toEqual([1, true]);
});

it("does nothing where the person, or the host, does not want it", async () => {
  const { letCall } = await push();
  permission = "denied";
  expect(await letCall("en")).toBe(false);
  vi.resetModules();
  permission = "granted";
  key = null;
  expect(await (await push()).letCall("en")).toBe(false);
  expect([made, sent.filter(([method]) => method === "POST")]).toEqual([[], []]);
});

it("tells the server again only where somebody let this browser be called", async () => {
  const { endCalls, letCall, stayCalled } = await push();
  await stayCalled("en");
  expect(sent).toEqual([]);
  await letCall("en");
  sent = [];
  await stayCalled("fr");
  expect(sent).toEqual([["POST", "/api/me/devices", { ...DEVICE, language: "fr" }]]);
  await endCalls();
  sent = [];
  await stayCalled("fr");
  expect(sent).toEqual([]);
});

it("is nothing for a browser that cannot be called", async () => {
  const { canBeCalled, clearCalls, endCalls, stayCalled } = await push();
  expect(canBeCalled()).toBe(true);
  vi.stubGlobal("window", {});
  expect(canBeCalled()).toBe(false);
  await Promise.all([stayCalled("en"), endCalls(), clearCalls("t")]);
  expect(sent).toEqual([]);
});
