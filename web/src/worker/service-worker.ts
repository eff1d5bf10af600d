/** Runs while no page is open: shows that it is somebody's turn, and leads them to the table. It keeps nothing. */

import { deviceOf, keyBytes } from "../lib/device";
import { PROTOCOL, type PushInfo } from "../lib/wire";

declare const self: ServiceWorkerGlobalScope;

/** What the server says; see `server/push/words.py`. */
interface Call {
  table: string;
  title: string;
  text: string;
  language: string;
}

self.addEventListener("install", () => void self.skipWaiting()); // there is nothing that an older one has to finish

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead((event.notification.data as { path: string }).path));
});

self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));

/** Something is always shown: a browser that is called for nothing lets itself be called no longer. */
async function show(data: PushMessageData | null): Promise<void> {
  const call = read(data);
  await self.registration.showNotification(call?.title ?? "Cabildo", {
    body: call?.text ?? "",
    lang: call?.language ?? "",
    icon: "/icon-192.png",
    tag: `cabildo-${call?.table ?? ""}`, // of a table one is shown, by the page or from here
    data: { path: call === null ? "/games" : `/t/${encodeURIComponent(call.table)}` },
  });
}

function read(data: PushMessageData | null): Call | null {
  try {
    return data === null ? null : (data.json() as Call);
  } catch {
    return null;
  }
}

/** To the page that shows it already, else to a new one. */
async function lead(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  await (page === undefined ? self.clients.openWindow(path) : page.focus());
}

/** The push service gave this browser another address: the server has to know. */
async function subscribeAgain(): Promise<void> {
  const { key } = (await (await fetch("/api/push")).json()) as PushInfo;
  if (key === null) return;
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  const subscription = await self.registration.pushManager.subscribe(options);
  await fetch("/api/me/devices", {
    method: "POST",
    headers: { "Cabildo-Protocol": String(PROTOCOL), "Content-Type": "application/json" },
    body: JSON.stringify(deviceOf(subscription, self.navigator.language.slice(0, 2).toLowerCase())),
  });
}
