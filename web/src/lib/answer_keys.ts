/**
 * Number keys for the answers that are in sight, and for no others.
 *
 * An answer bears `data-answer`, a group of answers is a `summary[data-group]`. What is seen gets the keys 1 to 9 in the
 * order of the page, and 0 passes them on to the next nine; while a group is open, its answers have the keys. Where the
 * answers are amounts (`data-amount`) one types the amount itself: a digit is taken at once if nothing longer begins
 * with it, else the answer so far has the focus, and Enter gives it.
 */

import { settings } from "./settings.svelte";

const DIGITS = 9;
const STOPS = "[data-answer]:not([data-refused]), summary[data-group]";
const WATCHED = ["open", "hidden", "disabled", "data-answer", "data-amount"];

export class AnswerKeys {
  private root: HTMLElement | null = null;
  private page = 0;
  private typed = "";
  private frame = 0;

  /** Keep the signs of the keys up to date within an element; an attachment. */
  readonly follow = (root: HTMLElement): (() => void) => {
    this.root = root;
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ type }) => type === "childList")) this.page = 0;
      cancelAnimationFrame(this.frame);
      this.frame = requestAnimationFrame(() => this.label());
    });
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
    this.label();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(this.frame);
      this.root = null;
    };
  };

  /** Take a digit: it opens a group, or gives an answer that is in sight. */
  press(digit: string): void {
    const stops = this.stops();
    if (stops.some((stop) => stop.dataset["amount"] !== undefined)) this.type(digit, stops);
    else if (digit === "0") this.turn(stops.length);
    else this.take(this.onPage(stops)[Number(digit) - 1]);
  }

  /** Forget what was typed, and close the group that has the keys; says whether there was one. */
  back(): boolean {
    this.typed = "";
    const open = this.openGroup(this.seen());
    if (open === null) return false;
    open.click();
    open.focus();
    return true;
  }

  private type(digit: string, stops: readonly HTMLElement[]): void {
    const amounts = stops.map((stop) => stop.dataset["amount"] ?? "");
    const begun = (typed: string) => amounts.filter((amount) => amount.startsWith(typed));
    this.typed += digit;
    const found = stops[amounts.indexOf(this.typed)];
    const more = begun(this.typed).filter((amount) => amount !== this.typed).length > 0;
    if (more || this.typed.length > 1) found?.focus();
    else this.take(found);
    if (!more) this.typed = "";
  }

  private turn(count: number): void {
    this.page = (this.page + 1) * DIGITS < count ? this.page + 1 : 0;
    this.label();
  }

  /** What lies outside the window or under something else is shown first, and answered by the next press. */
  private take(stop: HTMLElement | undefined): void {
    if (stop === undefined) return;
    if (!isInSight(stop)) {
      stop.scrollIntoView({ block: "nearest" });
      stop.focus();
      return;
    }
    stop.click();
    if (stop.matches("summary")) this.inside(stop, this.seen())[0]?.focus();
  }

  private label(): void {
    if (this.root === null) return;
    const stops = settings.shortcuts ? this.stops() : [];
    const keys = this.onPage(stops).filter((stop) => stop.dataset["amount"] === undefined);
    for (const old of this.root.querySelectorAll<HTMLElement>("[data-key]"))
      if (!keys.includes(old)) delete old.dataset["key"];
    for (const [number, stop] of keys.entries()) stop.dataset["key"] = String(number + 1);
  }

  private onPage(stops: readonly HTMLElement[]): HTMLElement[] {
    return stops.slice(this.page * DIGITS, (this.page + 1) * DIGITS);
  }

  /** What the keys are for now. */
  private stops(): HTMLElement[] {
    const seen = this.seen();
    const open = this.openGroup(seen);
    if (open !== null) return this.inside(open, seen);
    return seen.filter((stop) => !(stop.matches("summary") && isOpen(stop))); // all are open while one searches
  }

  private seen(): HTMLElement[] {
    const seen = [...(this.root?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((stop) => stop.checkVisibility());
    const isLast = (stop: HTMLElement) => stop.closest("[data-keys-last]") !== null; // to decline, apart from the others
    return [...seen.filter((stop) => !isLast(stop)), ...seen.filter(isLast)];
  }

  private openGroup(seen: readonly HTMLElement[]): HTMLElement | null {
    const open = seen.filter((stop) => stop.matches("summary") && isOpen(stop));
    return open.length === 1 ? (open[0] ?? null) : null;
  }

  private inside(group: HTMLElement, seen: readonly HTMLElement[]): HTMLElement[] {
    return seen.filter((stop) => stop !== group && group.parentElement?.contains(stop));
  }
}

function isOpen(summary: HTMLElement): boolean {
  return summary.parentElement instanceof HTMLDetailsElement && summary.parentElement.open;
}

function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}
