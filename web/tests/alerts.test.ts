import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { mayNotify, notify } from "../src/lib/alerts";

class Note {
  static permission = "granted";
  static shown: { title: string; options: NotificationOptions }[] = [];
  static requestPermission = (): Promise<string> => Promise.resolve(Note.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    Note.shown.push({ title, options });
  }
}

const page = { hidden: true };

beforeEach(() => {
  Note.shown = [];
  Note.permission = "granted";
  page.hidden = true;
  vi.stubGlobal("window", { Notification: Note });
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("document", page);
});

afterEach(() => vi.unstubAllGlobals());

it("tells the system of a turn at a page that nobody sees, once a table", () => {
  notify("t", "Your turn", "Puerto Rico");
  expect(Note.shown).toEqual([{ title: "Your turn", options: { body: "Puerto Rico", tag: "cabildo-t" } }]);
});

it("tells nothing where the page is seen or the browser does not let it", () => {
  page.hidden = false;
  notify("t", "Your turn", "Puerto Rico");
  page.hidden = true;
  Note.permission = "denied";
  notify("t", "Your turn", "Puerto Rico");
  expect(Note.shown).toEqual([]);
});

it("asks the browser first, and takes its word", async () => {
  expect(await mayNotify()).toBe(true);
  Note.permission = "denied";
  expect(await mayNotify()).toBe(false);
  vi.stubGlobal("window", {});
  expect(await mayNotify()).toBe(false);
});
