/** Colonists arranged on one's own board before they are sent, all of them as one move. */

import { untrack } from "svelte";

import type { BoardDesk } from "../../lib/board_desk";
import type { Plan } from "../../lib/plan";
import type { Words } from "../../lib/words";
import type { Player, View } from "./view";

export interface Place {
  place: string;
  circles: number;
  men: number;
}

export type Draft = Readonly<Record<string, number>>;

/** Every place for colonists, in the order in which the rules ask for them. */
export function placesOf(player: Player): Place[] {
  return [
    ...player.island.map(({ tile, tiles, men }) => ({ place: tile, circles: tiles, men })),
    ...player.city.map(({ building, circles, men }) => ({ place: building, circles, men })),
  ];
}

/** As they stood before, as far as the colonists in hand go. */
export function asBefore(open: readonly Place[], hand: number, before: Draft): Draft {
  const draft: Record<string, number> = {};
  for (const { place, circles } of open) {
    const men = Math.min(before[place] ?? 0, circles, hand);
    draft[place] = men;
    hand -= men;
  }
  return draft;
}

/** The answers that place all colonists in hand so. Where there is no choice, nothing is asked. */
export function answersFor(open: readonly Place[], hand: number, draft: Draft): string[] {
  const answers: string[] = [];
  let room = open.reduce((sum, { circles }) => sum + circles, 0);
  for (const { place, circles } of open) {
    room -= circles;
    const men = draft[place] ?? 0;
    const fewest = Math.max(0, hand - room);
    const most = Math.min(circles, hand);
    if (fewest < most) answers.push(`man ${place} ${men}`);
    hand -= men;
  }
  return answers;
}

export class Placing {
  private before: Draft = {}; // how this person's colonists stood before they were lifted
  private draft: Draft = $state.raw({});
  private drafted: string | null = null; // the question to which it belongs

  constructor(
    private readonly view: () => View,
    private readonly desk: () => BoardDesk,
    private readonly words: () => Words,
  ) {
    $effect.pre(() => {
      if (this.own !== null && !this.active && view().phase !== "placing")
        this.before = Object.fromEntries(placesOf(this.own).map(({ place, men }) => [place, men]));
    });
    $effect.pre(() => {
      const question = this.desk().question;
      if (!this.active || question === this.drafted) return; // looking back, somebody has the draft on their table still
      this.drafted = question; // a new one begins with everybody where they stood
      this.draft = untrack(() => asBefore(this.open, this.hand, this.before));
    });
  }

  private own = $derived.by((): Player | null => {
    const { seat, players } = this.view();
    return seat === null ? null : (players[seat] ?? null);
  });

  /** Whether the one who looks arranges their colonists now. */
  active = $derived.by((): boolean => this.view().phase === "placing" && this.desk().asked !== null);

  private hand = $derived.by((): number => Number(this.view().step["hand"] ?? 0));
  private open = $derived.by((): Place[] => {
    const places = this.own === null ? [] : placesOf(this.own);
    return places.slice(places.findIndex(({ place }) => place === this.view().step["place"]));
  });

  /** The colonists who stand nowhere yet. */
  left = $derived.by((): number => this.hand - this.open.reduce((sum, { place }) => sum + this.men(place), 0));

  /** The same as numbers, for whoever does not see the board. */
  get plan(): Plan | null {
    if (!this.active) return null;
    const words = this.words();
    return {
      question: words.text("placing-question"),
      note: words.text("told-hand", { count: this.left }),
      parts: this.open.map(({ place, circles }) => ({
        name: place,
        label: words.term(place),
        count: this.men(place),
        most: circles,
        less: this.men(place) > 0 ? () => this.carry(place, "") : null,
        more: this.left > 0 && this.roomAt(place) > 0 ? () => this.carry("", place) : null,
      })),
      done: { label: words.text("placing-done"), ready: this.left === 0, act: () => this.send() },
      clear: { label: words.text("placing-clear"), act: () => this.clear() },
    };
  }

  isOpen(place: string): boolean {
    return this.active && this.open.some((open) => open.place === place);
  }

  men(place: string): number {
    return this.draft[place] ?? 0;
  }

  /** One more here; where there is no circle or no colonist left, all of them leave. */
  press(place: string): void {
    const room = this.roomAt(place);
    this.put(place, room > 0 && this.left > 0 ? this.men(place) + 1 : 0);
  }

  /** A colonist is carried: from a place or from the hand (""), to a place or back into the hand. */
  carry(from: string, to: string): void {
    if (from === to || (from === "" ? this.left : this.men(from)) === 0) return;
    if (to !== "" && (!this.isOpen(to) || this.roomAt(to) === 0)) return;
    if (from !== "") this.put(from, this.men(from) - 1);
    if (to !== "") this.put(to, this.men(to) + 1);
  }

  clear(): void {
    this.draft = {};
  }

  send(): void {
    if (this.left === 0) this.desk().pickAll(answersFor(this.open, this.hand, this.draft));
  }

  private roomAt(place: string): number {
    return (this.open.find((open) => open.place === place)?.circles ?? 0) - this.men(place);
  }

  private put(place: string, men: number): void {
    this.draft = { ...this.draft, [place]: men };
  }
}
