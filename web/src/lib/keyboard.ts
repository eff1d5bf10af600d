/** Keys for playing. They are silent while somebody types, and can be turned off. */

const WALKING = /^(Arrow|Home$|End$)/;

/** Whether a key was meant for something that takes text or has keys of its own. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null) return true;
  return WALKING.test(event.key) && target.closest("[role=tablist]") !== null;
}

/** Whether something is looked at over the table: what lies below it hears no key meanwhile. */
export function isCovered(): boolean {
  return document.querySelector("[role=dialog]:popover-open") !== null;
}

/** The element that an arrow key leads to, among elements that lie in rows: the nearest one in that direction. */
export function neighbour(from: Element, among: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const index = among.indexOf(from as HTMLElement);
  if (key === "Home") return among[0];
  if (key === "End") return among.at(-1);
  if (key === "ArrowLeft") return among[index - 1] ?? among.at(-1);
  if (key === "ArrowRight") return among[index + 1] ?? among[0];
  const here = from.getBoundingClientRect();
  const down = key === "ArrowDown";
  const beyond = among
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1));
  const distance = ({ box }: { box: DOMRect }) =>
    Math.abs(box.top - here.top) * 4 + Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
  beyond.sort((one, other) => distance(one) - distance(other));
  return beyond[0]?.element ?? (down ? among[0] : among.at(-1));
}
