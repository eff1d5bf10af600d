/** The bell of a table: whether the system tells one of one's turn there, also while no page is open. */

import { api } from "./api";
import { speech } from "./i18n.svelte";
import { canBeCalled, clearCalls, isCalledHere, letCall, pushKey, stayCalled } from "./push";
import type { TableInfo } from "./wire";

const LONG_ENOUGH = 12_000; // milliseconds to read what came of it

export class Bell {
  offered = $state(false); // only to who sits there, where the host wants it and the browser can
  on = $state(false);
  busy = $state(false);
  said: "bell-on" | "bell-off" | "bell-refused" | null = $state(null);
  problem: unknown = $state.raw(null);

  /** Follows the table; to be made while a component is. */
  constructor(table: () => TableInfo | undefined) {
    const id = $derived(table()?.id);
    const sits = $derived(table()?.status !== "over" && table()?.seats.some((seat) => seat.mine) === true);
    $effect(() => {
      this.offered = false;
      if (id !== undefined && sits && canBeCalled()) void this.#look(id).catch(() => undefined); // then there is none
    });
    $effect(() => {
      if (this.said === null || this.said === "bell-refused") return;
      const timer = setTimeout(() => (this.said = null), LONG_ENOUGH);
      return () => clearTimeout(timer);
    });
  }

  async #look(table: string): Promise<void> {
    if ((await pushKey()) === null) return;
    const wanted = (await api.bell(table)).on;
    this.on = wanted && isCalledHere();
    this.offered = true;
    await clearCalls(table);
    if (this.on) await stayCalled(speech.language);
  }

  /** Be called at the table, or no longer; to be done while somebody clicks, since the browser asks them. */
  async press(table: string): Promise<void> {
    this.busy = true;
    this.problem = this.said = null;
    try {
      if (!this.on && !(await letCall(speech.language))) this.said = "bell-refused";
      else {
        this.on = (await api.setBell(table, !this.on)).on;
        this.said = this.on ? "bell-on" : "bell-off";
      }
    } catch (trouble) {
      if (trouble instanceof DOMException) this.said = "bell-refused";
      else this.problem = trouble;
    }
    this.busy = false;
  }
}
