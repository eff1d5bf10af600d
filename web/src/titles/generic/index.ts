/** Shows the view of any title as an outline, until the title has a board of its own. */

export { default as Board } from "./Board.svelte";
export { default as Twin } from "./Outline.svelte";
