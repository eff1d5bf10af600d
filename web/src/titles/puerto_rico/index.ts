/** Puerto Rico in the browser. */

import "./puerto_rico.css";

export { bead } from "./bead";
export { default as Board } from "./Board.svelte";
export { note } from "./note";
export { default as Twin } from "./Twin.svelte";
export { placed } from "./placed";
export const glows = true;
