/** Keeps the end of a growing list in sight, until somebody scrolls away from it. */

const NEAR = 40; // pixels from the end that count as being there
const CHANGES = { childList: true, subtree: true, characterData: true, attributes: true } as const;

/** To be made while the component starts that shows the list. */
export class Follower {
  following = $state(true);

  private top = 0; // how far the list was scrolled when it was last looked at
  private settling = 0; // the frame that is awaited after lines or box have changed

  /** @param list the box that scrolls; null when it is gone */
  constructor(private readonly list: () => HTMLElement | null | undefined) {
    $effect(() => {
      const watched = list();
      if (!watched) return;
      const lines = new MutationObserver(this.settle);
      const box = new ResizeObserver(this.settle);
      lines.observe(watched, CHANGES);
      box.observe(watched);
      this.settle();
      return () => {
        lines.disconnect();
        box.disconnect();
        cancelAnimationFrame(this.settling);
        this.settling = 0;
      };
    });
  }

  /** Somebody wants to be at the end again. */
  follow = (): void => {
    this.following = true;
    this.toEnd();
  };

  /**
   * Something scrolled the list. A browser also does so by itself when lines go or the box grows, and by the time it says
   * so, further lines may have come: only where nothing has changed for a moment was it the reader.
   */
  scrolled = (): void => {
    const list = this.list();
    if (!list) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.following = true;
    else if (this.settling !== 0) this.toEnd();
    else if (list.scrollTop < this.top) this.following = false;
    this.top = list.scrollTop;
  };

  /** Go to the end with the next frame, so that the page is laid out only once; the browser's own scrolling comes after. */
  private settle = (): void => {
    cancelAnimationFrame(this.settling);
    this.settling = requestAnimationFrame(() => {
      this.toEnd();
      this.settling = requestAnimationFrame(() => {
        this.settling = requestAnimationFrame(() => (this.settling = 0));
      });
    });
  };

  private toEnd = (): void => {
    const list = this.list();
    if (!list || !this.following) return;
    list.scrollTo({ top: list.scrollHeight });
    this.top = list.scrollTop;
  };
}
