/**
 * The way of the keys from one thing that glows on a board to the next, past everything else.
 *
 * What may be done now bears `data-glows`. Nothing here knows a title. What a move changed is marked too, and can be
 * brought into sight. On a small screen the part of the table in which it lies is shown first.
 */

import { settings } from "./settings.svelte";

/** Bring the focus to the next one or the one before, from wherever it is; says whether anything glows. */
export function goToGlowing(direction: "next" | "previous"): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-glows]:not(:disabled)")];
  const seen = all.filter((thing) => thing.checkVisibility() || hiddenPart(thing) !== null);
  const from = document.activeElement ?? document.body;
  const lies = (where: number) => (thing: Element) => (from.compareDocumentPosition(thing) & where) !== 0;
  const found =
    direction === "next"
      ? (seen.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? seen[0])
      : (seen.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? seen.at(-1));
  if (found === undefined) return false;
  hiddenPart(found)?.dispatchEvent(new CustomEvent("reveal", { bubbles: true }));
  found.focus({ preventScroll: true });
  const place = isInSight(found) ? "nearest" : "center"; // clear of what lies over the edges of board and window
  found.scrollIntoView({ block: place, inline: place, behavior: isCalm() ? "instant" : "smooth" });
  return true;
}

/** The part of the table in which something lies, if a small screen shows another one. */
function hiddenPart(thing: Element): Element | null {
  const part = thing.closest("[data-area]");
  return part !== null && part.closest("[hidden]") !== null ? part : null;
}

/** Bring what can be answered in a part of the table into sight, unless some of it is. */
export function showGlowing(part: Element): void {
  bringOneOf([...part.querySelectorAll("[data-glows]:not(:disabled)")]);
}

const NEWS = ".changed, circle.news"; // the dots on what is new, in boards and on their maps

/** Bring what is new on the board into sight, unless some of it is. What the players' lines tell is no board. */
export function showNews(): void {
  const all = [...document.querySelectorAll(NEWS)];
  const drawn = all.filter((thing) => thing.closest("[data-area]:not([data-area='others'])") !== null);
  const [first] = drawn;
  if (first === undefined) return;
  if (!drawn.some((thing) => thing.checkVisibility()))
    hiddenPart(first)?.dispatchEvent(new CustomEvent("reveal", { bubbles: true }));
  bringOneOf(drawn);
}

function bringOneOf(things: readonly Element[]): void {
  const shown = things.filter((thing) => thing.checkVisibility());
  if (shown.some(isInSight)) return;
  shown[0]?.scrollIntoView({ block: "center", inline: "center", behavior: isCalm() ? "instant" : "smooth" });
}

/** Whether its middle can be seen: it lies in the window, in the part of its board that is shown, and under nothing. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || (there instanceof SVGElement && there.contains(thing)));
}

function isCalm(): boolean {
  return settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
