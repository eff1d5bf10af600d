/** How a table is framed at the moment: which part a small screen shows, and what is open beside the board. */

import type { Snippet } from "svelte";

import { narrow, roomy } from "./screen";
import { settings } from "./settings.svelte";

/** The parts of a table; a small screen shows one at a time. */
export const AREAS = ["board", "aside", "own", "others"] as const;
export type Area = (typeof AREAS)[number];

export class FrameState {
  area: Area = $state("board"); // the one that a small screen shows
  lines = $state(0); // how high the players' lines are, in pixels: what opens in the side lies below them
  dock = $state(0); // how high the dock is

  /** @param glows whether all that can be answered lies on the board, so that nobody needs the list of answers */
  constructor(private readonly glows: () => boolean) {}

  /** Whether the list of all answers is open. */
  get answers(): boolean {
    return settings.answers === "auto" ? !this.glows() || settings.textBoard : settings.answers === "open";
  }

  set answers(open: boolean) {
    settings.answers = open ? "open" : "closed";
  }

  /** Whether log, chat and notes are open beside the beads. */
  get talk(): boolean {
    if (narrow.current) return true; // in a part of their own
    return settings.talk === "auto" ? roomy.current : settings.talk === "open";
  }

  set talk(open: boolean) {
    settings.talk = open ? "open" : "closed";
  }
}

/** What the page puts around a title's board: the same for every title, at a table and in a replay. */
export interface Shell {
  state: FrameState;
  seats: readonly number[]; // in the order of their lines
  /** Everybody in a line, with what the title tells of them, and a way to their whole board. */
  players: Snippet<[facts: Snippet<[seat: number]> | undefined, look: ((seat: number) => void) | undefined]>;
  dock: Snippet<[mine: Snippet | undefined]>; // what is mine and what is asked
  rail: Snippet; // what happened, and what was said
  above: Snippet | null; // goes before the board, in its part
  below: Snippet | null;
  question: string | null; // another one lets things glow elsewhere
}
