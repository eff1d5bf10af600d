/** Every language says everything, in the same terms, and nothing that is not asked for. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse, type Attribute, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const LANGUAGES = ["en", "fr"];
const titles = readdirSync(join(SOURCE, "titles")).filter((name) => name !== "generic");
const folders = ["messages", ...titles.map((title) => `titles/${title}/messages`)];

function read(folder: string, language: string): Map<string, Message> {
  const resource = parse(readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8"), {});
  expect(resource.body.filter((entry) => entry.type === "Junk")).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(messages.map((message) => [message.id.name, message]));
}

/** The variables of a message and of its attributes. */
function variables(message: Message): string[] {
  const patterns = [message.value, ...message.attributes.map((attribute: Attribute) => attribute.value)];
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === "VariableReference" && id !== undefined) found.add(id.name);
    Object.values(node).forEach(walk);
  };
  patterns.filter((pattern): pattern is Pattern => pattern !== null).forEach(walk);
  return [...found].sort();
}

function sources(folder = SOURCE): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = sources().join("\n");

describe.each(folders)("%s", (folder) => {
  const [first, ...others] = LANGUAGES.map((language) => read(folder, language));

  it("has the same messages in every language, with the same variables", () => {
    for (const other of others) {
      expect([...other.keys()].sort()).toEqual([...(first?.keys() ?? [])].sort());
      for (const [id, message] of other) {
        const original = first?.get(id);
        if (original !== undefined) expect([id, ...variables(message)]).toEqual([id, ...variables(original)]);
      }
    }
  });
});

describe("the client's catalogue", () => {
  const messages = read("messages", "en");
  const literal = new Set([...code.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]));
  const prefixes = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const isUsed = (id: string) =>
    literal.has(id) || id.startsWith("problem-") || prefixes.some((prefix) => id.startsWith(prefix));

  it("holds everything that the client says", () => {
    const said = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((id) => !messages.has(id))).toEqual([]);
  });

  it("holds nothing that nobody says", () => {
    expect([...messages.keys()].filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe.each(folders)("%s in French", (folder) => {
  it("sets the spaces of French printing, which no line breaks at", () => {
    const text = readFileSync(join(SOURCE, folder, "fr.ftl"), "utf8");
    expect(text.split("\n").filter((line) => !line.startsWith("#") && /\S [;:?!»](\s|\)|$)|« /.test(line))).toEqual([]);
  });
});

describe("what people read", () => {
  it("is nowhere in the code", () => {
    // Text between tags with two words or more is prose; names of ours and expressions are not.
    const markup = sources().filter((text) => text.includes("</"));
    const prose = markup.flatMap((text) =>
      [
        ...text
          .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
          .matchAll(/>([^<>{}]+)</g),
      ]
        .map((found) => (found[1] ?? "").trim())
        .filter((piece) => /[a-z]{2,} [a-z]{2,}/i.test(piece)),
    );
    expect(prose).toEqual([]);
  });

  it("comes without inline styles, which the content policy forbids", () => {
    expect([...code.matchAll(/\sstyle="/g)]).toEqual([]);
    expect([...code.matchAll(/style:[\w-]+="/g)]).toEqual([]);
  });
});
