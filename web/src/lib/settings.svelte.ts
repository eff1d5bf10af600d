/** How this person likes it, kept in this browser. */

import { recall, remember } from "./persistence";

export interface Settings {
  theme: "auto" | "light" | "dark";
  askEverything: boolean;
  confirm: "people" | "always" | "never"; // "people": where other people would have to agree to take back
  sound: boolean;
  curtain: boolean;
  shortcuts: boolean;
  textBoard: boolean;
}

const DEFAULTS: Settings = {
  theme: "auto",
  askEverything: false,
  confirm: "people",
  sound: false,
  curtain: true,
  shortcuts: true,
  textBoard: false,
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
