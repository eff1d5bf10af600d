/**
 * Carrying something with mouse, pen or finger from what bears `data-carry` to what bears `data-drop`.
 *
 * It is never the only way: whatever can be carried can be clicked too. Nothing here knows a title.
 */

import type { Attachment } from "svelte/attachments";

const FAR = 6; // pixels: less is a click by a hand that trembles

/** `drop` hears what was carried and where to; null is anywhere else. */
export function carrying(drop: (what: string, where: string | null) => void): Attachment<HTMLElement> {
  return (root) => {
    const begin = (event: PointerEvent) => {
      const thing = (event.target as Element).closest<HTMLElement>("[data-carry]");
      if (thing !== null && event.isPrimary && event.button === 0) follow(thing, event, drop);
    };
    root.addEventListener("pointerdown", begin);
    return () => root.removeEventListener("pointerdown", begin);
  };
}

function follow(thing: HTMLElement, start: PointerEvent, drop: (what: string, where: string | null) => void): void {
  let ghost: HTMLElement | SVGElement | null = null;
  let over: Element | null = null;
  const end = new AbortController();
  const what = thing.dataset["carry"] ?? "";

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (ghost === null && Math.hypot(x, y) < FAR) return;
    ghost ??= lift(thing, start);
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    const now = placeAt(event);
    if (now === over) return;
    over?.removeAttribute("data-over");
    now?.setAttribute("data-over", "");
    over = now;
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    end.abort();
    over?.removeAttribute("data-over");
    if (ghost === null) return;
    ghost.remove();
    if (event.type === "pointercancel") return;
    swallowClick();
    drop(what, placeAt(event)?.getAttribute("data-drop") ?? null);
  }

  addEventListener("pointermove", move, { signal: end.signal });
  addEventListener("pointerup", stop, { signal: end.signal });
  addEventListener("pointercancel", stop, { signal: end.signal });
}

/** A picture of what is carried, under the pointer. */
function lift(thing: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | SVGElement {
  const drawing = thing.querySelector<HTMLElement | SVGElement>("[data-piece]") ?? thing;
  const { width, height } = drawing.getBoundingClientRect();
  const ghost = drawing.cloneNode(true) as HTMLElement | SVGElement;
  delete ghost.dataset["piece"];
  Object.assign(ghost.style, {
    position: "fixed",
    inset: `${clientY - height / 2}px auto auto ${clientX - width / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "7",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}

function placeAt({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
}

/** The click with which some browsers end it was none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
