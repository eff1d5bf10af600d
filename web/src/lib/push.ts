/** Being called by the system while no page is open, where the host lets the server do that and the browser can. */

import { mayNotify } from "./alerts";
import { api } from "./api";
import { deviceOf, isFor, keyBytes } from "./device";
import { forget, recall, remember } from "./persistence";

const WORKER = "/service-worker.js";
const HERE = "push"; // remembered where this browser lets itself be called

/** Whether this browser could be called; over plain HTTP none can. */
export function canBeCalled(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

let asked: Promise<string | null> | undefined;

/** The server's public key; null where its host does not want anybody to be called. */
export function pushKey(): Promise<string | null> {
  asked ??= api.push().then(
    ({ key }) => key,
    (problem: unknown) => {
      asked = undefined; // ask again the next time
      throw problem;
    },
  );
  return asked;
}

/** Whether somebody wished, in this browser, to be called here, and the browser still lets us. */
export function isCalledHere(): boolean {
  return recall<boolean>(HERE) === true && Notification.permission === "granted";
}

/** Let this browser be called; to be done while somebody clicks. False where the browser does not want that. */
export async function letCall(language: string): Promise<boolean> {
  const key = await pushKey();
  if (key === null || !(await mayNotify())) return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && !isFor(known, key)) await known.unsubscribe(); // the server has another key than it had
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  const subscription = known !== null && isFor(known, key) ? known : await pushManager.subscribe(options);
  await api.keepDevice(deviceOf(subscription, language));
  remember(HERE, true);
  return true;
}

/** Tell the server again where this browser is: that may have changed, and so may the person. It asks nobody anything. */
export async function stayCalled(language: string): Promise<void> {
  if (!canBeCalled() || !isCalledHere()) return;
  try {
    await letCall(language);
  } catch {
    // another time: nothing that anybody waits for
  }
}

/** This browser is called no longer, whatever the server thinks. */
export async function endCalls(): Promise<void> {
  forget(HERE);
  if (!canBeCalled()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister(); // which ends its subscription too
}

/** Take away what the system still shows of a table that somebody has come to. */
export async function clearCalls(table: string): Promise<void> {
  if (!canBeCalled()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration?.getNotifications({ tag: `cabildo-${table}` });
  for (const note of shown ?? []) note.close();
}
