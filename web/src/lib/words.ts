/** The words of a title: names of pieces, questions, answers, events. It shows parameters as the engine's `messages.py` does. */

import type { FluentBundle } from "@fluent/bundle";

import { format, type Params } from "./i18n.svelte";
import type { Data, GameEvent, Plain } from "./wire";

const SEATS = ["seat", "partner", "owner", "victim", "order"]; // parameters that are a seat, or seats

const MOST_KNOWN = 5000;

export class Words {
  private named: Words | null = null;
  private readonly known = new Map<string, string | null>(); // what was said before: a board says most of it again

  /** `names` are the players' names by seat. */
  constructor(
    private readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
  ) {}

  /** The same words for these names; as long as the names stay, it is the same thing, so that nothing is drawn anew. */
  withNames(names: readonly string[]): Words {
    if (this.named === null || this.named.names.join("\n") !== names.join("\n"))
      this.named = new Words(this.bundles, names);
    return this.named;
  }

  /** The message with its parameters; an id without a message is shown as it is. */
  text(id: string, params: Data = {}): string {
    return this.maybe(id, params) ?? id;
  }

  maybe(id: string, params: Data = {}): string | null {
    return this.format(id.replaceAll(".", "-"), null, params);
  }

  term(name: string): string {
    return this.format(`term-${name}`, null, {}) ?? name.replaceAll("-", " ");
  }

  player(seat: number): string {
    return this.names[seat] || this.text("player-name", { number: seat + 1 });
  }

  /** What an action does; its words are the parameters `first`, `second`, ... */
  action(notation: string): string {
    const [kind = "", ...words] = notation.split(" ");
    const params: Data = {};
    for (const [number, name] of ["first", "second", "third", "fourth"].entries()) {
      const word = words[number];
      if (word !== undefined) params[name] = /^\d+$/.test(word) ? Number(word) : word;
    }
    return this.maybe(`action-${kind}`, params) ?? [kind, ...words.map((word) => this.term(word))].join(" ");
  }

  /** An answer among its like, in as few words as tell it apart: "corn 2". */
  brief(notation: string): string {
    const [, ...words] = notation.split(" ");
    return words.length === 0 ? this.action(notation) : words.map((word) => this.term(word)).join(" ");
  }

  /** One line an event that still holds; events of one kind by one seat share a line if their message can.
   *  What nobody chose, a pass by somebody who can do nothing else, is left out. */
  log(events: readonly GameEvent[]): LogLine[] {
    const lines: LogLine[] = [];
    let last = "";
    for (const [number, event] of standing(events)) {
      const { event: name, move, ...params } = event;
      if (params["forced"] === true) continue;
      const kind = `${name} ${String(params["seat"])}`;
      const more = kind === last ? this.format(name, "more", params) : null;
      const line = lines.at(-1);
      if (more !== null && line !== undefined) {
        line.text += `, ${more}`;
        line.last = number;
      } else {
        const seat = typeof params["seat"] === "number" ? params["seat"] : null;
        lines.push({ first: number, last: number, move, name, seat, text: this.text(name, params) });
      }
      last = kind;
    }
    return lines;
  }

  private format(id: string, attribute: string | null, params: Data): string | null {
    const key = `${id} ${attribute} ${JSON.stringify(params)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const text = this.formatAnew(id, attribute, params);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, text);
    return text;
  }

  private formatAnew(id: string, attribute: string | null, params: Data): string | null {
    for (const bundle of this.bundles) {
      const text = format(bundle, id, attribute, this.arguments(params));
      if (text !== null) return text;
    }
    return null;
  }

  private arguments(params: Data): Params {
    const result: Params = {};
    for (const [name, value] of Object.entries(params)) {
      const shown = this.shown(name, value);
      result[name] = shown;
      if (typeof value === "string" || typeof value === "number") {
        result[`${name}-id`] = String(value);
        result[`${name}-one`] = this.format(`term-${value}`, "one", {}) ?? shown;
      }
    }
    return result;
  }

  private shown(name: string, value: Plain): string | number {
    if (typeof value === "string") return this.term(value);
    if (typeof value === "number") return SEATS.includes(name) ? this.player(value) : value;
    if (typeof value === "boolean") return Number(value);
    if (value === null) return this.text("nothing");
    const items = Array.isArray(value)
      ? value.map((item) => String(this.shown(name, item)))
      : Object.entries(value).map(([item, count]) => this.text("counted", { number: count, name: item }));
    return items.join(", ") || this.text("nothing");
  }
}

const PAST_CHANCE = "undone-chance";

export interface LogLine {
  first: number; // numbers of the events it tells
  last: number;
  move: number;
  name: string;
  seat: number | null;
  text: string;
}

/** The events that still hold, with their numbers. What was taken back is gone; that it was is said once in a row,
 *  but every time if chance had spoken. */
export function standing(events: readonly GameEvent[]): [number, GameEvent][] {
  const kept: [number, GameEvent][] = [];
  for (const [number, event] of events.entries()) {
    const undoes = event.event === "undone" || event.event === PAST_CHANCE;
    const first = undoes ? event["undoes"] : null; // the first move that was taken back
    if (typeof first === "number") {
      const back = kept.findLastIndex(([, before]) => before.move < first) + 1;
      kept.push(...kept.splice(back).filter(([, gone]) => gone.event === PAST_CHANCE));
      const before = kept.at(-1)?.[1];
      if (event.event === "undone" && before?.event === "undone" && before["seat"] === event["seat"]) kept.pop();
    }
    kept.push([number, event]);
  }
  return kept;
}

/** The seats that took back what chance had decided, each as often as they did. */
export function pastChance(events: readonly GameEvent[]): number[] {
  return events.filter((event) => event.event === PAST_CHANCE).map((event) => Number(event["seat"]));
}
