/** What a hasty hand does not mean: a second click of a double click, or a key held down, for the question after. */

import { isTyping } from "./keyboard";

/** Let one click or key answer one question at most; call it inside an effect, which ends it. */
export function slowDown(question: () => string | null): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let meant: string | null = null; // the question at which the hand came down

  function judge(event: Event, first: boolean): void {
    if (first) meant = question();
    else if (question() !== meant) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  addEventListener("click", (event) => judge(event, event.detail < 2), options);
  addEventListener("keydown", (event) => isTyping(event) || judge(event, !event.repeat), options);
  return () => end.abort();
}
