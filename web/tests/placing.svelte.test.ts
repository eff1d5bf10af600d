import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { quietDesk, type BoardDesk } from "../src/lib/board_desk";
import type { Words } from "../src/lib/words";
import { Placing } from "../src/titles/puerto_rico/placing.svelte";
import type { View } from "../src/titles/puerto_rico/view";

const EYES = { eyes: 0, before: null };
const PAST = quietDesk(EYES);

function asking(question: string): BoardDesk {
  return { ...PAST, eyes: 0, asked: {} as BoardDesk["asked"], question };
}

const view = {
  seat: 0,
  phase: "placing",
  step: { place: "corn", hand: 3 },
  players: [{ island: [{ tile: "corn", tiles: 2, men: 0 }], city: [{ building: "smithy", circles: 1, men: 0 }] }],
} as unknown as View;

describe("colonists that are half arranged", () => {
  it("are there still after looking back, and not at the next question", () => {
    let desk = $state.raw(asking("0 7"));
    const end = $effect.root(() => {
      const placing = new Placing(
        () => view,
        () => desk,
        () => ({}) as Words,
      );
      flushSync();
      placing.carry("", "corn");
      flushSync((): void => void (desk = PAST));
      expect(placing.active).toBe(false);
      flushSync((): void => void (desk = asking("0 7")));
      expect(placing.men("corn")).toBe(1);
      flushSync((): void => void (desk = asking("0 9")));
      expect(placing.men("corn")).toBe(0);
    });
    end();
  });
});
