/** The keys at a table: each means one thing, and the help tells all of them. */

import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/lib/settings.svelte";
import { actionOf, keyFor, TABLE_KEYS } from "../src/lib/table_keys";

function press(key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...held } as KeyboardEvent;
}

describe("the keys at a table", () => {
  let over: object | null = null; // what is looked at over the table
  vi.stubGlobal("HTMLElement", Object); // there is no page here: nobody types
  vi.stubGlobal("document", { querySelector: () => over });
  afterEach(() => {
    settings.shortcuts = true;
    over = null;
  });

  it("mean one thing each", () => {
    const keys = TABLE_KEYS.flatMap(({ does }) => Object.keys(does));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it("are heard with and without Shift, and not with Ctrl or where they are turned off", () => {
    expect(actionOf(press("u"))).toBe("undo");
    expect(actionOf(press("U"))).toBe("undo");
    expect(actionOf(press("?"))).toBe("why");
    expect(actionOf(press("Enter"))).toBe("done");
    expect(actionOf(press("x"))).toBeNull();
    expect(actionOf(press("r", { ctrlKey: true }))).toBeNull();
    settings.shortcuts = false;
    expect(actionOf(press("u"))).toBeNull();
  });

  it("are silent over somebody's board, but for the one that leads on", () => {
    over = {};
    expect(actionOf(press("1"))).toBeNull();
    expect(actionOf(press("u"))).toBeNull();
    expect(actionOf(press("o"))).toBe("others");
  });

  it("have a sign to stand beside what they do", () => {
    expect(keyFor("why")).toBe("?");
    expect(keyFor("previous")).toBe("P");
    expect(keyFor("done")).toBe("↵");
    expect(keyFor("close")).toBe("Esc");
  });

  it("are all told in the page for players", () => {
    const page = readFileSync(new URL("../../docs/players/browser.md", import.meta.url), "utf-8");
    const told = [...page.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell).join(" ");
    for (const { shown } of TABLE_KEYS)
      for (const key of shown.split(" ")) {
        const named = { "1–9": "9", "↵": "Enter" }[key] ?? key;
        expect(told, key).toContain(/[←↑→↓]/.test(named) ? "arrows" : `\`${named}\``);
      }
  });
});
