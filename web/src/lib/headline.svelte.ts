/** What a page puts into the header: a table has no room for a bar of its own. */

import type { Snippet } from "svelte";

class Headline {
  name: Snippet | null = $state.raw(null); // what is looked at, with its marks
  course: Snippet | null = $state.raw(null); // of the round
  tools: Snippet | null = $state.raw(null); // what one can do besides
}

export const headline = new Headline();
