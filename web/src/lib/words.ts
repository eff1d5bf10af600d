/** The words of a title: names of pieces, questions, answers, events. It shows parameters as the engine's `messages.py` does. */

import type { FluentBundle } from "@fluent/bundle";

import { format, type Params } from "./i18n.svelte";
import type { Data, GameEvent, Plain } from "./wire";

const SEATS = ["seat", "partner", "owner", "victim", "order"]; // parameters that are a seat, or seats

const WORDS = ["first", "second", "third", "fourth"]; // parameters of an action, whose numbers may be players
const SELF = "self"; // the `-id` of a seat that is the message's own `seat` under another name
const PLACES = /^[a-z]\d+(-[a-z]\d+)+$/;
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

  /** The name of a piece, or of a place by its spaces: "e5–e6" lies between or across two of them. */
  term(name: string): string {
    return this.format(`term-${name}`, null, {}) ?? name.replaceAll("-", PLACES.test(name) ? "–" : " ");
  }

  player(seat: number): string {
    return this.names[seat] || this.text("player-name", { number: seat + 1 });
  }

  /** What an action does; its words are the parameters `first`, `second`, ..., and what the server tells of it besides. */
  action(notation: string, facts: Data = {}): string {
    const [kind = "", ...words] = notation.split(" ");
    const said = this.format(`action-${kind}`, null, { ...wordsOf(notation), ...facts });
    return said ?? [kind, ...words.map((word) => this.term(word))].join(" ");
  }

  /** What an action says among its like, under a heading that says the rest: "4 points". */
  short(notation: string, facts: Data = {}): string | null {
    return this.format(`action-${kindOf(notation)}`, "short", { ...wordsOf(notation), ...facts });
  }

  /** The number that stands for an action where the question is "how many". */
  amount(notation: string): number | null {
    const amount = this.format(`action-${kindOf(notation)}`, "amount", wordsOf(notation));
    return amount !== null && /^\d+$/.test(amount) ? Number(amount) : null;
  }

  /** So many of a piece: "2 wood". */
  counted(name: string, number: Plain): string {
    return this.format(`term-${name}`, "counted", { number }) ?? this.text("counted", { number, name });
  }

  /** An answer among its like, in as few words as tell it apart: "corn 2". */
  brief(notation: string): string {
    const [, ...words] = notation.split(" ");
    return words.length === 0
      ? this.action(notation)
      : words.map((word) => this.card(word, notation) ?? this.term(word)).join(" ");
  }

  /** The card that a number in an answer stands for, by its name; one that the answer itself shows is only a number. */
  card(word: string, notation: string): string | null {
    return /^\d+$/.test(word) && !this.action(notation).includes(word) ? this.maybe(`card-${word}`) : null;
  }

  /** One line an event that still holds; events of one kind by one seat share a line if their message can.
   *  What nobody chose, a pass by somebody who can do nothing else, is left out. */
  log(events: readonly GameEvent[]): LogLine[] {
    const lines: (LogLine & { parts: Map<string, string[]> })[] = []; // of each line by what tells them apart
    let last = "";
    for (const [number, event] of standing(events)) {
      const { event: name, move, ...params } = event;
      if (params["forced"] === true) continue;
      const kind = `${name} ${String(params["seat"])}`;
      const more = this.format(name, "more", params);
      const line = lines.at(-1);
      if (more !== null && line !== undefined && kind === last) {
        line.parts.set(more, [...(line.parts.get(more) ?? []), more]);
        line.last = number;
      } else {
        const seat = typeof params["seat"] === "number" ? params["seat"] : null;
        const parts = new Map([[more ?? "", [this.text(name, params)]]]);
        lines.push({ first: number, last: number, move, name, seat, text: "", parts });
      }
      last = kind;
    }
    return lines.map(({ parts, ...line }) => ({
      ...line,
      text: capital([...parts.values()].map((alike) => this.repeated(alike[0] ?? "", alike.length)).join(", ")),
    }));
  }

  private repeated(text: string, count: number): string {
    if (count === 1) return text;
    const said = this.bundles.map((bundle) => format(bundle, "repeated", null, { text, count }));
    return said.find((one) => one !== null) ?? text;
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
        result[`${name}-id`] = isOneself(name, params) ? SELF : String(value);
        result[`${name}-one`] = this.one(name, value);
        if (typeof value === "number" && value > 0 && WORDS.includes(name))
          result[`${name}-player`] = this.player(value - 1);
      } else if (Array.isArray(value) && value.length > 0) {
        result[`${name}-one`] = value.map((item) => String(this.one(name, item))).join(", ");
      }
    }
    return result;
  }

  /** The name of a piece in a sentence; without one of these, as it is shown elsewhere. */
  private one(name: string, value: Plain): string | number {
    const term = typeof value === "string" || typeof value === "number" ? `term-${value}` : null;
    return (term === null ? null : this.format(term, "one", {})) ?? this.shown(name, value);
  }

  private shown(name: string, value: Plain): string | number {
    if (typeof value === "string") return this.term(value);
    if (typeof value === "number") return SEATS.includes(name) ? this.player(value) : value;
    if (typeof value === "boolean") return Number(value);
    if (value === null) return this.text("nothing");
    const items = Array.isArray(value)
      ? value.map((item) => String(this.shown(name, item)))
      : Object.entries(value).map(([item, count]) => this.counted(item, count));
    return items.join(", ") || this.text("nothing");
  }
}

function isOneself(name: string, params: Data): boolean {
  return SEATS.includes(name) && name !== "seat" && params[name] === params["seat"];
}

/** A line of the log may begin with "the automaton". */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function kindOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}

/** The words of an action as parameters of its message. */
function wordsOf(notation: string): Data {
  const [, ...words] = notation.split(" ");
  const params: Data = {};
  for (const [number, name] of WORDS.entries()) {
    const word = words[number];
    if (word !== undefined) params[name] = /^\d+$/.test(word) ? Number(word) : word;
  }
  return params;
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
