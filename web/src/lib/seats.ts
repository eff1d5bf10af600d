/** Seats for people: a name and a colour for each. */

import { t } from "./i18n.svelte";
import { COLOURS, type Colour, type SeatInfo, type TableInfo } from "./wire";
import type { Words } from "./words";

/** An automaton is called by the words of its title, where they are at hand. */
export function seatName(seat: SeatInfo, words: Words | null = null): string {
  if (seat.kind === "automaton") return words?.maybe(`automaton-${seat.name}`) ?? t("seat-automaton");
  if (seat.name !== "") return seat.name;
  if (seat.kind === "gone") return t("seat-gone");
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person") return t("seat-person", { number: seat.seat + 1 });
  const names = t("bot-names").split(",");
  return names[seat.seat % names.length]?.trim() ?? "";
}

/** Whether a table is partly one's own: one made it, sits there, or a bot stands in. */
export function atTable(table: TableInfo): boolean {
  return table.owner || table.seats.some((seat) => seat.mine);
}

/** What marks one's own seat; several of them are nobody's "you". */
export function ownMark(seats: readonly SeatInfo[]): string {
  return t(seats.filter((seat) => seat.mine).length > 1 ? "seat-here" : "seat-yours");
}

export function botLevel(name: string): string {
  return t(`bot-level-${name}`) === `bot-level-${name}` ? name : t(`bot-level-${name}`);
}

/** Everybody's own colour, or another one where two like the same. */
export function seatColours(seats: readonly SeatInfo[]): Colour[] {
  const taken = new Set<Colour>();
  const own = seats.map((seat) => {
    if (seat.colour === "" || taken.has(seat.colour)) return null;
    taken.add(seat.colour);
    return seat.colour;
  });
  return own.map((colour) => {
    if (colour !== null) return colour;
    const free = COLOURS.find((other) => !taken.has(other)) ?? "brown";
    taken.add(free);
    return free;
  });
}

/** The CSS colour of everybody's pieces, by seat. */
export function paints(seats: readonly SeatInfo[]): string[] {
  return seatColours(seats).map((colour) => `var(--seat-${colour})`);
}

/** A form for each seat, within a square of 24: a disc, a triangle, a square, a diamond, a cross. */
export const SEAT_FORMS = [
  "M12 6.4a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 1 1 0-11.2z",
  "M12 5l6.6 11.4H5.4z",
  "M7 7h10v10H7z",
  "M12 4.8l7.2 7.2-7.2 7.2-7.2-7.2z",
  "M9.8 5.5h4.4v4.3h4.3v4.4h-4.3v4.3H9.8v-4.3H5.5V9.8h4.3z",
] as const;
const SIGNS = "●▲■◆✚";

/** What tells pieces apart besides their colour, as a letter: the sign of the seat; nobody's colour has a half moon. */
export function signOf(seat: number | null): string {
  return seat === null ? "◐" : (SIGNS[seat % SIGNS.length] ?? "●");
}

/** All players, the one who looks first and the others clockwise from them. */
export function fromSeat<T>(players: readonly T[], seat: number | null): T[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}
