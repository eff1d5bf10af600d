/** Dark by the system and dark by choice are the same, which CSS cannot say. */

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

const SHEETS = ["../src/styles/tokens.css", "../src/titles/puerto_rico/puerto_rico.css", "../src/titles/rio/rio.css"];

it.each(SHEETS)("%s", (path) => {
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const [, bySystem] = /:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/.exec(text) ?? [];
  const [, byChoice] = /:root\[data-theme="dark"\] \{([^}]*)\}/.exec(text) ?? [];
  expect(lines(byChoice)).toEqual(lines(bySystem));
  expect(lines(byChoice).length).toBeGreaterThan(5);
});

function lines(block = ""): string[] {
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
