/** What the others did since one's last turn, as beads on a string: one for each thing that somebody did. */

import type { Data, GameEvent } from "./wire";
import { standing, type Words } from "./words";

/** How a title draws what happened. */
export interface BeadDrawing {
  icon: string;
  tint?: string; // a CSS class of the title
}

export interface Bead {
  first: number; // of its events, by their place in the log: by it one knows the bead
  from: number; // its moves, by their entries in the log of the table
  until: number;
  seat: number; // whom it is about
  count: number; // so often in a row
  drawing: BeadDrawing | null;
  text: string; // as the log tells it
}

const MOST = 60; // who only looks on has a whole game of others behind them
const TAKEN_BACK = ["undone", "undone-chance"];

interface Grouped extends Omit<Bead, "text"> {
  kind: string;
  events: GameEvent[];
}

/** The beads of what others did since one of the seats `mine` last moved; moves of one's own since then are left out. */
export function beadsOf(
  log: readonly GameEvent[],
  mine: readonly number[],
  words: Words,
  draw: (event: GameEvent) => BeadDrawing | null,
): Bead[] {
  const told = standing(log).filter(([, event]) => isTold(event));
  const wanted = movesSince(
    told.map(([, event]) => event),
    mine,
  );
  const beads: Grouped[] = [];
  for (const [first, event] of told) {
    const seat = seatOf(event);
    const mover = wanted.get(event.move);
    if (seat === null || mover === undefined) continue;
    const drawing = draw(event);
    if (seat !== mover && drawing === null) continue; // that a round begins is nobody's doing, though it names a seat
    const kind = `${event.event} ${drawing?.icon ?? ""}`;
    const last = beads.at(-1);
    if (last !== undefined && last.seat === seat && (last.kind === kind || last.until === event.move)) {
      if (last.kind === kind) last.count++;
      last.drawing ??= drawing;
      last.until = event.move;
      last.events.push(event);
    } else beads.push({ first, from: event.move, until: event.move, seat, count: 1, drawing, kind, events: [event] });
  }
  return beads.slice(-MOST).map(({ kind: _, events, ...bead }) => ({ ...bead, text: sentence(events, words) }));
}

function sentence(events: readonly GameEvent[], words: Words): string {
  return words
    .log(events)
    .map((line) => line.text)
    .join(" ");
}

/** Whether it was somebody's doing; the set-up is nobody's, and taking back is no move. */
function isTold(event: GameEvent): boolean {
  return event.move > 0 && event["forced"] !== true && !TAKEN_BACK.includes(event.event);
}

/** The moves of others in their last row of turns, with who made them: the seat that a move's events name first. */
function movesSince(events: readonly GameEvent[], mine: readonly number[]): Map<number, number> {
  const movers = new Map<number, number>();
  for (const event of events) {
    const seat = seatOf(event);
    if (seat !== null && !movers.has(event.move)) movers.set(event.move, seat);
  }
  const moves = [...movers];
  const end = moves.findLastIndex(([, seat]) => !mine.includes(seat)) + 1; // behind it are only moves of one's own
  const begin = moves.slice(0, end).findLastIndex(([, seat]) => mine.includes(seat)) + 1;
  return new Map(moves.slice(begin, end));
}

function seatOf(event: GameEvent): number | null {
  const seat = event["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The drawing of an event: what its title draws for this kind of event, else that of the first piece that it names. */
export function drawn(
  event: GameEvent,
  byEvent: Readonly<Record<string, string>>,
  iconOf: (piece: string) => string | undefined,
  tintOf: (piece: string) => string,
): BeadDrawing | null {
  const { event: name, ...params } = event;
  const piece = piecesIn(params).find((one) => iconOf(one) !== undefined);
  const icon = byEvent[name] ?? (piece === undefined ? undefined : iconOf(piece));
  if (icon === undefined) return null;
  const tint = piece === undefined || byEvent[name] !== undefined ? "" : tintOf(piece);
  return tint === "" ? { icon } : { icon, tint };
}

/** All names in the parameters of an event, also those that are counted: `{"corn": 2}`. */
function piecesIn(params: Data): string[] {
  return Object.values(params).flatMap((value) => {
    if (typeof value === "string") return [value];
    if (value === null || typeof value !== "object") return [];
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : Object.keys(value);
  });
}
