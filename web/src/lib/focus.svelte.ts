/** A place for the focus, so that whoever plays by keys goes on from there. */

/**
 * When `cause` changes and takes away what had the focus, `rest` gets it; call it in the component around both.
 *
 * Whoever came there with mouse or finger did not look for the focus, and is left alone.
 */
export function keepFocus(cause: () => unknown, rest: (left: Element) => HTMLElement | null | undefined): void {
  let left: Element | null = null;
  $effect.pre(() => {
    cause();
    left = document.activeElement?.matches(":focus-visible") === true ? document.activeElement : null;
  });
  $effect(() => {
    cause();
    if (left !== null && isLost()) rest(left)?.focus({ preventScroll: true });
  });
}

/** What is disabled has the focus only until the page is painted. */
function isLost(): boolean {
  return document.activeElement?.matches("body, :disabled") ?? true;
}
