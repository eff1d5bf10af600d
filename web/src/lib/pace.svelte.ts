/** Shows what bots do one move after the other, as fast as whoever looks likes it. Nobody else waits for that. */

import { settings } from "./settings.svelte";

export const PACES = ["slow", "usual", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

const MILLISECONDS: Record<Pace, number> = { slow: 1_600, usual: 700, fast: 250, none: 0 };

/** How long a move is there to be seen before the next; a page that nobody sees need not wait. */
export function paceTime(): number {
  return document.hidden ? 0 : MILLISECONDS[settings.pace];
}

/** News in the order in which they came, each shown when it is its time. */
export class Queue<News> {
  waiting = $state(0);

  private news: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity; // when something was shown that wants to be seen

  /**
   * @param show called for each
   * @param wants whether the next one is a move to be seen; asked when all before it are shown
   */
  constructor(
    private readonly show: (news: News) => void,
    private readonly wants: (news: News) => boolean,
    private readonly time: () => number = paceTime,
  ) {}

  add(news: News): void {
    this.news.push(news);
    this.waiting = this.news.length;
    this.go();
  }

  /** Show all that wait, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let next = this.news.shift(); next !== undefined; next = this.news.shift()) this.show(next);
    this.waiting = 0;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.news = [];
    this.waiting = 0;
  }

  private go = (): void => {
    if (this.timer !== undefined) return;
    for (let next = this.news[0]; next !== undefined; next = this.news[0]) {
      const seen = this.wants(next);
      const left = seen ? this.last + this.time() - performance.now() : 0;
      if (left > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.go();
        }, left);
        return;
      }
      this.news.shift();
      this.waiting = this.news.length;
      this.last = performance.now(); // the next one waits for whatever was shown, be it one's own move
      this.show(next);
    }
  };
}
