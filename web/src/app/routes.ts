/** Which page stands at which address. All but the first are loaded when they are wanted. */

import type { Component } from "svelte";

import Start from "../pages/Start.svelte";

export interface Route {
  name: string;
  load: () => Promise<{ default: Component<{ id: string }> }>;
  id: string; // what the address names: a table, a title
}

type Loader = Route["load"];

const PAGES: [RegExp, string, Loader][] = [
  [/^\/$/, "start", plain(() => Promise.resolve({ default: Start }))],
  [/^\/new(?:\/([\w-]+))?$/, "new", () => import("../pages/NewTable.svelte")],
  [/^\/lobby$/, "lobby", plain(() => import("../pages/Lobby.svelte"))],
  [/^\/games$/, "games", plain(() => import("../pages/MyGames.svelte"))],
  [/^\/history$/, "history", plain(() => import("../pages/History.svelte"))],
  [/^\/t\/([\w-]+)$/, "table", () => import("../pages/Table.svelte")],
  [/^\/replay\/([\w-]+)$/, "replay", () => import("../pages/Replay.svelte")],
  [/^\/me$/, "me", plain(() => import("../pages/MyData.svelte"))],
  [/^\/recover$/, "recover", plain(() => import("../pages/Recover.svelte"))],
  [/^\/help(?:\/([\w-]+))?$/, "help", () => import("../pages/Help.svelte")],
];

export function routeOf(path: string): Route {
  for (const [pattern, name, load] of PAGES) {
    const found = pattern.exec(path);
    if (found !== null) return { name, load, id: found[1] ?? "" };
  }
  return { name: "nowhere", load: plain(() => import("../pages/Nowhere.svelte")), id: "" };
}

/** A page that needs nothing from its address. */
function plain(load: () => Promise<{ default: Component }>): Loader {
  return load as unknown as Loader;
}
