/** A browser as the server can call it; for pages and for the service worker. */

import type { DeviceWish } from "./wire";

/** What a browser's push service told it, as the server wants to know it. */
export function deviceOf(subscription: PushSubscription, language: string): DeviceWish {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", key: keys?.["p256dh"] ?? "", secret: keys?.["auth"] ?? "", language };
}

/** The server's public key as it comes, without padding, as bytes. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether a browser lets itself be called by the server with this key, and not by one with another key. */
export function isFor(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey;
  if (known === null) return false;
  const bytes = new Uint8Array(known);
  const wanted = keyBytes(key);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
}
