/** How the seats of a table are told apart on the board: a colour, and a sign besides it. */

import { seatColours } from "../../lib/seats";
import type { SeatInfo } from "../../lib/wire";

/** The CSS colour of everybody's pieces, by seat. */
export function paints(seats: readonly SeatInfo[]): string[] {
  return seatColours(seats).map((colour) => `var(--seat-${colour})`);
}

/** The number of the seat, as everywhere at the table; the colour of nobody in a game for two has a shadow. */
export function signOf(seat: number | null): string {
  return seat === null ? "◐" : String(seat + 1);
}
