/** Imports such as `icon:corn` give the drawing of that name in the game-icons collection; only those used are bundled. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

const PREFIX = "icon:";
const RESOLVED = "\0icon:";

interface Collection {
  icons: Record<string, { body: string }>;
}

export function gameIcons(): Plugin {
  let collection: Collection | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      collection ??= readCollection();
      const icon = collection.icons[id.slice(RESOLVED.length)];
      if (icon === undefined) throw new Error(`game-icons has no ${id.slice(RESOLVED.length)}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

function readCollection(): Collection {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf8")) as Collection;
}
