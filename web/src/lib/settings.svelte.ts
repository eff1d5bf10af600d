/** How this person likes it, kept in this browser. */

import { recall, remember } from "./persistence";

export interface Settings {
  theme: "auto" | "light" | "dark";
  askEverything: boolean;
  confirm: "final" | "always" | "never"; // "final": what cannot be taken back freely
  sound: boolean;
  curtain: boolean;
  shortcuts: boolean;
  textBoard: boolean;
  folded: boolean; // the answers, where they lie over the board
  explain: boolean; // say with every answer what it does
  motion: "off" | "slow" | "normal" | "fast"; // how pieces move to where they lie now
}

const DEFAULTS: Settings = {
  theme: "auto",
  askEverything: false,
  confirm: "final",
  sound: false,
  curtain: true,
  shortcuts: true,
  textBoard: false,
  folded: false,
  explain: false,
  motion: "normal",
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings") });

/** Keep settings and page in step; call once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    remember("settings", $state.snapshot(settings));
    if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = settings.theme;
  });
}
