/** What the screen leaves room for. */

import { MediaQuery } from "svelte/reactivity";

/** One part of the table at a time, for want of room: as the styles have it. */
export const narrow = new MediaQuery("max-width: 63.99rem");

/** Two parts have room, one below the other: a tablet. */
export const half = new MediaQuery("min-width: 44rem");

/** Log and chat have a place of their own beside the board. */
export const roomy = new MediaQuery("min-width: 100rem");

/** Nothing can be pointed at without touching it. */
export const byFinger = new MediaQuery("hover: none");
