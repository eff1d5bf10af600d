/**
 * The keys at a table, the same for every title. Each is written here and nowhere else: the help is made from this
 * table, and whatever hears a key asks here what it is for.
 */

import { isCovered, isTyping } from "./keyboard";
import { settings } from "./settings.svelte";

export type TableAction =
  | "digit" // open the group or give the answer with this number
  | "more" // the numbers go on to the next answers
  | "walk" // go from answer to answer
  | "next" // marked place on the board
  | "previous"
  | "done" // where the focus is on nothing that has an action of its own: confirm, or be done
  | "close" // what is open, or let go of what is chosen
  | "undo"
  | "why" // not something else
  | "answers" // all of them, to search
  | "others" // look at their boards
  | "log"
  | "chat"
  | "rules"
  | "meanwhile" // what the others did since one's turn
  | "full-screen";

interface TableKey {
  shown: string; // in the help
  message: string; // id of what it does
  does: Readonly<Record<string, TableAction>>; // by what the keyboard says, letters small
}

function all(keys: string, action: TableAction): Record<string, TableAction> {
  return Object.fromEntries(keys.split(" ").map((key) => [key, action]));
}

export const TABLE_KEYS: readonly TableKey[] = [
  { shown: "1–9", message: "keys-digits", does: all("1 2 3 4 5 6 7 8 9", "digit") },
  { shown: "0", message: "keys-more", does: all("0", "more") },
  {
    shown: "← ↑ ↓ →",
    message: "keys-arrows",
    does: all("ArrowLeft ArrowUp ArrowDown ArrowRight Home End", "walk"),
  },
  { shown: "N P", message: "keys-glowing", does: { n: "next", p: "previous" } },
  { shown: "↵", message: "keys-enter", does: { Enter: "done" } },
  { shown: "Esc", message: "keys-escape", does: { Escape: "close" } },
  { shown: "U", message: "keys-undo", does: { u: "undo" } },
  { shown: "?", message: "keys-why", does: { "?": "why" } },
  { shown: "/", message: "keys-answers", does: { "/": "answers" } },
  { shown: "O", message: "keys-others", does: { o: "others" } },
  { shown: "L C", message: "keys-talk", does: { l: "log", c: "chat" } },
  { shown: "R", message: "keys-rules", does: { r: "rules" } },
  { shown: "M", message: "keys-meanwhile", does: { m: "meanwhile" } },
  { shown: "F", message: "keys-full-screen", does: { f: "full-screen" } },
];

const ACTIONS = new Map(TABLE_KEYS.flatMap(({ does }) => Object.entries(does)));

/**
 * What a key is for; nothing while somebody types, with Ctrl and its like, and where keys are turned off. Over somebody's
 * board one can only go on to the next.
 */
export function actionOf(event: KeyboardEvent): TableAction | null {
  if (!settings.shortcuts || isTyping(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = ACTIONS.get(key) ?? null;
  return action !== "others" && isCovered() ? null : action;
}

/** The sign of the key to be shown beside what it does, as in `Undo [U]`. */
export function keyFor(action: TableAction): string {
  const found = TABLE_KEYS.find(({ does }) => Object.values(does).includes(action));
  const keys = Object.entries(found?.does ?? {}).filter(([, does]) => does === action);
  const [key = ""] = keys[0] ?? [];
  return key.length === 1 ? key.toUpperCase() : (found?.shown ?? key);
}
