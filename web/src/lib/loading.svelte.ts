/** What a page needs of a title before it can show a game of it. */

import { speech } from "./i18n.svelte";
import { insist } from "./sending";
import { clientOf, wordsOf, type TitleClient } from "./titles";
import type { Words } from "./words";

/** A title's board and its words in the present language, as they come in; to be made while a component starts. */
export class TitleAtHand {
  client: TitleClient | null = $state.raw<TitleClient | null>(null);
  words: Words | null = $state.raw<Words | null>(null);

  /** @param title the title's name as soon as it is known */
  constructor(title: () => string | undefined) {
    $effect(() => {
      const name = title();
      if (name === undefined) return;
      return insist(
        () => clientOf(name),
        (loaded) => (this.client = loaded),
      );
    });
    $effect(() => {
      const name = title();
      const language = speech.language;
      if (name === undefined) return;
      return insist(
        () => wordsOf(name, language),
        (loaded) => (this.words = loaded),
      );
    });
  }
}
