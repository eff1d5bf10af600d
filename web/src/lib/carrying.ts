/**
 * Carrying something with mouse, pen or finger from what bears `data-carry` to what bears `data-drop`.
 *
 * It is never the only way: whatever can be carried can be clicked too. What bears `data-scrolls` scrolls where something
 * is held at its edge, and what bears `data-opens` is pressed by what is held over it. Nothing here knows a title.
 */

import type { Attachment } from "svelte/attachments";

const FAR = 6; // pixels: less is a click by a hand that trembles
const EDGE = 50; // pixels from the upper or lower edge of what scrolls in which it does

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
  let givenUp = false; // by Esc, while the button is still held
  let [x, y] = [start.clientX, start.clientY];
  const end = new AbortController();
  const what = thing.dataset["carry"] ?? "";

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId || givenUp) return;
    [x, y] = [event.clientX, event.clientY];
    if (ghost === null && Math.hypot(x - start.clientX, y - start.clientY) < FAR) return;
    if (event.buttons === 0)
      finish(); // let go where nobody heard it
    else drag();
  }

  function drag(): void {
    if (ghost === null) {
      ghost = lift(thing, start);
      requestAnimationFrame(scrollAtTheEdge);
    }
    ghost.style.transform = `translate(${x - start.clientX}px, ${y - start.clientY}px)`;
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-opens]")?.click();
    mark(placeAt(x, y));
  }

  function mark(place: Element | null): void {
    if (place === over) return;
    over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    over = place;
  }

  /** What lies out of sight comes when the pointer is held at the edge. */
  function scrollAtTheEdge(): void {
    if (givenUp || end.signal.aborted) return;
    const around = document.elementFromPoint(x, y)?.closest("[data-scrolls]") ?? null;
    const box = around?.getBoundingClientRect();
    const beyond = box === undefined ? 0 : Math.min(0, y - box.top - EDGE) + Math.max(0, y - box.bottom + EDGE);
    if (beyond !== 0) {
      around?.scrollBy({ top: Math.max(-EDGE, Math.min(EDGE, beyond)) / 4, behavior: "instant" });
      mark(placeAt(x, y));
    }
    requestAnimationFrame(scrollAtTheEdge);
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    finish();
    if (ghost === null || event.type === "pointercancel") return;
    swallowClick();
    if (!givenUp) drop(what, placeAt(event.clientX, event.clientY)?.getAttribute("data-drop") ?? null);
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || ghost === null) return;
    event.stopPropagation();
    givenUp = true;
    putBack();
  }

  function finish(): void {
    end.abort();
    putBack();
  }

  function putBack(): void {
    ghost?.remove();
    mark(null);
  }

  addEventListener("pointermove", move, { signal: end.signal });
  addEventListener("pointerup", stop, { signal: end.signal });
  addEventListener("pointercancel", stop, { signal: end.signal });
  addEventListener("keydown", escape, { signal: end.signal, capture: true });
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

function placeAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
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
