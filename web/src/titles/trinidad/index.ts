/** Trinidad in the browser. */

import "./trinidad.css";

export { bead } from "./bead";
export { default as Board } from "./Board.svelte";
export { note } from "./note";
export { placed } from "./placed";
export { default as Twin } from "./Twin.svelte";
export const glows = true;
export const retells = (kind: string): boolean => kind === "offering"; // "Your offer so far: ..."
