/**
 * Moves, shown as the difference of before and after.
 *
 * A drawing of a piece bears `data-piece`, what kind it is, and `data-at`, where it lies; one that stands for several
 * bears `data-count`. What a place has lost flies to the place that has gained it. Nothing here knows a title.
 */

import { untrack } from "svelte";

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
 * How long the drawing took, layout included, is kept as the measure "redraw".
 */
export function followMoves(root: () => Element | undefined, position: () => unknown): void {
  let before: Pieces<Spot> | null = null;
  let started = 0;
  $effect.pre(() => {
    position();
    untrack(() => {
      const element = root();
      started = performance.now();
      before = element !== undefined && duration() > 0 ? look(element) : null;
    });
  });
  $effect(() => {
    position();
    untrack(() => {
      const element = root();
      if (element === undefined) return;
      if (before !== null) show(before, look(element), duration());
      performance.measure("redraw", { start: started });
    });
  });
}

interface Spot {
  element: Element;
  box: DOMRect;
  several: boolean;
}

/** Where every piece inside an element lies now. */
function look(root: Element): Pieces<Spot> {
  const pieces: Pieces<Spot> = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const { piece = "", at = "", count } = (element as HTMLElement | SVGElement).dataset;
    const spot = { element, box: element.getBoundingClientRect(), several: count !== undefined };
    let places = pieces.get(piece);
    if (places === undefined) pieces.set(piece, (places = new Map<string, Spot[]>()));
    const spots = places.get(at) ?? [];
    for (let copy = Number(count ?? 1); copy > 0; copy--) spots.push(spot);
    places.set(at, spots);
  }
  return pieces;
}

/** How long a piece flies; nothing flies for whoever wants no motion. */
function duration(): number {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return MILLISECONDS[settings.motion];
}

function show(before: Pieces<Spot>, after: Pieces<Spot>, time: number): void {
  const all = flights(before, after).filter(({ to }) => inSight(to.box));
  if (all.length > MOST_FLIGHTS) return;
  for (const [number, flight] of all.entries()) fly(flight, time, number * APART);
}

function fly({ from, to }: Flight<Spot>, time: number, delay: number): void {
  const timing = { duration: time, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "backwards" } as const;
  if (from === null || !inSight(from.box)) {
    to.element.animate([{ opacity: 0, transform: "scale(0.6)" }, {}], timing);
    return;
  }
  const ghost = to.element.cloneNode(true) as HTMLElement | SVGElement;
  delete ghost.dataset["piece"];
  Object.assign(ghost.style, {
    position: "fixed",
    inset: `${to.box.top}px auto auto ${to.box.left}px`,
    width: `${to.box.width}px`,
    height: `${to.box.height}px`,
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(ghost);
  const away = `translate(${from.box.left - to.box.left}px, ${from.box.top - to.box.top}px)`;
  const flight = ghost.animate(
    [{ transform: `${away} scale(${from.box.width / to.box.width})` }, { transform: "none" }],
    timing,
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
  if (!to.several) to.element.animate([{ opacity: 0 }, { opacity: 0 }], timing); // it is still on its way
}

function inSight({ width, left, right, top, bottom }: DOMRect): boolean {
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
