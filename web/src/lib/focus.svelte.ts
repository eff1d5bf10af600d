/** A place for the focus, so that whoever plays by keys goes on from there. */

type Focusable = HTMLElement | SVGElement; // a place on a map is drawn

interface Keeping {
  /** What may take away what has the focus. */
  cause: () => unknown;
  /** Whether it is still under way. */
  busy: () => boolean;
  /** Whether this will be gone. */
  goes: (focused: Focusable) => boolean;
  /** Where the focus goes on instead. */
  rest: (left: Focusable) => HTMLElement | null | undefined;
}

/**
 * Call it in the component around everything that may have the focus.
 *
 * What goes is left before it is gone: a browser that removes what has the focus lays out the page at once, in the
 * middle of a redraw. Whoever came there with mouse or finger did not look for the focus, and is left alone.
 */
export function keepFocus({ cause, busy, goes, rest }: Keeping): void {
  let left: Focusable | null = null;
  $effect.pre(() => {
    cause();
    const focused = document.activeElement as Focusable | null;
    if (focused === null || focused === document.body) return;
    left = focused.matches(":focus-visible") ? focused : null;
    if (busy() && goes(focused)) focused.blur();
  });
  $effect(() => {
    cause();
    if (busy()) return;
    const frame = requestAnimationFrame(() => {
      if (left !== null && isLost()) rest(left)?.focus({ preventScroll: true });
      left = null;
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** What is disabled has the focus only until the page is painted. */
function isLost(): boolean {
  return document.activeElement?.matches("body, :disabled") ?? true;
}
