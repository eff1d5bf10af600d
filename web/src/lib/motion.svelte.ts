/**
 * Moves, shown as the difference of before and after.
 *
 * A drawing of a piece bears `data-piece`, what kind it is, and `data-at`, where it lies; one that stands for several
 * bears `data-count`. What a place has lost flies to the place that has gained it. Nothing here knows a title.
 */

import { settings } from "./settings.svelte";

const MILLISECONDS = { off: 0, slow: 900, normal: 450, fast: 200 } as const;
const MOST_FLIGHTS = 40; // more is another position rather than a move
const APART = 35; // milliseconds between one start and the next

/** Kind of piece, place, and what lies there. */
export type Pieces<Spot> = Map<string, Map<string, Spot[]>>;

export interface Flight<Spot> {
  from: Spot | null; // null: it comes from nowhere on the board
  to: Spot;
}

/** What flies from where to where, so that `before` becomes `after`. */
export function flights<Spot>(before: Pieces<Spot>, after: Pieces<Spot>): Flight<Spot>[] {
  const result: Flight<Spot>[] = [];
  for (const [kind, places] of after) {
    const old = before.get(kind) ?? new Map<string, Spot[]>();
    const left = [...old].flatMap(([place, spots]) => spots.slice(places.get(place)?.length ?? 0));
    for (const [place, spots] of places)
      for (const to of spots.slice(old.get(place)?.length ?? 0)) result.push({ from: left.shift() ?? null, to });
  }
  return result;
}

/**
 * Let the pieces inside `root` move whenever `position` changes; call it in the component that draws them.
 *
 * How long the page took to become what it shall show, before it is laid out, is kept as the measure "redraw".
 */
export function followMoves(root: () => Element | undefined, position: () => unknown): void {
  let before: Pieces<Spot> = new Map();
  let started = 0;
  let planned = 0;

  /** Once a frame, so that what comes in quick succession is one move, and the page is laid out only once. */
  function move(): void {
    planned = 0;
    const element = root();
    if (element === undefined) return;
    const after = look(element);
    const time = duration();
    if (time > 0) show(before, after, time);
    before = after;
    setTimeout(remember); // when the frame is painted and nobody waits for it
  }

  function remember(): void {
    if (duration() > 0) measure(before);
  }

  $effect(() => () => cancelAnimationFrame(planned));
  $effect.pre(() => {
    position();
    started = performance.now();
  });
  $effect(() => {
    position();
    if (planned === 0) planned = requestAnimationFrame(move);
    performance.measure("redraw", { start: started });
  });
  $effect(() => {
    const element = root();
    addEventListener("resize", remember);
    element?.addEventListener("scrollend", remember, { capture: true });
    return () => {
      removeEventListener("resize", remember);
      element?.removeEventListener("scrollend", remember, { capture: true });
    };
  });
}

interface Spot {
  element: Element;
  several: boolean;
  box: Box | null; // null as long as it is not measured
}

/** A place on the page, however far it is scrolled. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every piece inside an element. */
function look(root: Element): Pieces<Spot> {
  const pieces: Pieces<Spot> = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const kind = element.getAttribute("data-piece") ?? "";
    const place = element.getAttribute("data-at") ?? "";
    const count = element.getAttribute("data-count");
    let places = pieces.get(kind);
    if (places === undefined) pieces.set(kind, (places = new Map<string, Spot[]>()));
    let spots = places.get(place);
    if (spots === undefined) places.set(place, (spots = []));
    const spot = { element, several: count !== null, box: null };
    for (let copy = Number(count ?? 1); copy > 0; copy--) spots.push(spot);
  }
  return pieces;
}

function measure(pieces: Pieces<Spot>): void {
  for (const places of pieces.values())
    for (const spots of places.values())
      for (const spot of new Set(spots)) if (spot.element.isConnected) spot.box = boxOf(spot.element);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** How long a piece flies; nothing flies for whoever wants no motion. */
function duration(): number {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return MILLISECONDS[settings.motion];
}

function show(before: Pieces<Spot>, after: Pieces<Spot>, time: number): void {
  const all = before.size === 0 ? [] : flights(before, after);
  if (all.length > MOST_FLIGHTS) return;
  for (const { to } of all) to.box ??= boxOf(to.element);
  const sight = windowBox();
  const seen = all.filter(({ to }) => meet(to.box, sight));
  for (const [number, { from, to }] of seen.entries())
    fly(meet(from?.box, sight) ? (from?.box ?? null) : null, to, time, number * APART);
}

function fly(from: Box | null, { element, several, box: to }: Spot, time: number, delay: number): void {
  const timing = { duration: time, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "backwards" } as const;
  if (to === null || from === null) {
    element.animate([{ opacity: 0, transform: "scale(0.6)" }, {}], timing);
    return;
  }
  const ghost = element.cloneNode(true) as HTMLElement | SVGElement;
  ghost.removeAttribute("data-piece");
  Object.assign(ghost.style, {
    position: "absolute",
    inset: `${to.top}px auto auto ${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    zIndex: "2",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(ghost);
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = ghost.animate(
    [{ transform: `${away} scale(${from.width / to.width})` }, { transform: "none" }],
    timing,
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
  if (!several) element.animate([{ opacity: 0 }, { opacity: 0 }], timing); // it is still on its way
}

/** What is seen of the page. */
function windowBox(): Box {
  return { left: scrollX, top: scrollY, width: innerWidth, height: innerHeight };
}

function meet(box: Box | null | undefined, sight: Box): boolean {
  if (!box || box.width === 0) return false;
  const across = box.left + box.width > sight.left && box.left < sight.left + sight.width;
  return across && box.top + box.height > sight.top && box.top < sight.top + sight.height;
}
