/** How this person likes it, kept in this browser. */

import { recall, remember } from "./persistence";

export interface Settings {
  theme: "auto" | "light" | "dark";
  askEverything: boolean;
  confirm: "final" | "always" | "never"; // "final": what cannot be taken back freely
  sound: boolean;
  notify: boolean; // tell the system when it is one's turn while the page is in the background
  curtain: boolean;
  shortcuts: boolean;
  textBoard: boolean;
  answers: "auto" | "open" | "closed"; // the list of all answers; "auto": where not all of them lie on the board
  talk: "auto" | "open" | "closed"; // log, chat and notes beside the board; "auto": where there is room
  explain: boolean; // say with every answer what it does
  motion: "off" | "slow" | "normal" | "fast"; // how pieces move to where they lie now
  pace: "slow" | "usual" | "fast" | "none"; // how long a bot's move stays before the next is shown
  sounds: boolean; // of moves, chat and the end, besides the tone of one's turn
}

const DEFAULTS: Settings = {
  theme: "auto",
  askEverything: false,
  confirm: "final",
  sound: false,
  notify: false,
  curtain: true,
  shortcuts: true,
  textBoard: false,
  answers: "auto",
  talk: "auto",
  explain: false,
  motion: "normal",
  pace: "usual",
  sounds: false,
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
