/**
 * The way of the keys from one thing that glows on a board to the next, past everything else.
 *
 * What may be done now bears `data-glows`. Nothing here knows a title.
 */

import { settings } from "./settings.svelte";

/** Bring the focus to the next one or the one before, from wherever it is; says whether anything glows. */
export function goToGlowing(direction: "next" | "previous"): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-glows]:not(:disabled)")];
  const seen = all.filter((thing) => thing.checkVisibility());
  const from = document.activeElement ?? document.body;
  const lies = (where: number) => (thing: Element) => (from.compareDocumentPosition(thing) & where) !== 0;
  const found =
    direction === "next"
      ? (seen.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? seen[0])
      : (seen.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? seen.at(-1));
  if (found === undefined) return false;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: isCalm() ? "instant" : "smooth" });
  return true;
}

function isCalm(): boolean {
  return settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
