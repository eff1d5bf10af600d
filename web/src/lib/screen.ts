/** What the screen leaves room for. */

import { MediaQuery } from "svelte/reactivity";

/** The question lies over the board, at the bottom, for want of room beside it: as the styles have it. */
export const overBoard = new MediaQuery("max-width: 63.99rem");

/** Nothing can be pointed at without touching it. */
export const byFinger = new MediaQuery("hover: none");
