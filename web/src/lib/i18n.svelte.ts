/** The client's own words in the reader's language. The words of a title are in `words.ts`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { recall, remember } from "./persistence";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("../messages/*.ftl", { query: "?raw", import: "default" });

class Speech {
  language: Language = $state("en");
  bundle: FluentBundle = $state.raw(new FluentBundle("en"));

  async speak(language: Language): Promise<void> {
    const load = catalogues[`../messages/${language}.ftl`];
    if (load === undefined) return;
    this.bundle = makeBundle(language, [await load()]);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The message with this id; a missing one shows its id, which the tests do not let pass. */
export function t(id: string, params?: Params): string {
  return format(speech.bundle, id, null, params) ?? id;
}

/** What stands between a thing and what is said of it: French puts a space before it. */
export function colon(): string {
  return has("colon") ? t("colon") : ": ";
}

export function has(id: string): boolean {
  return speech.bundle.hasMessage(id);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speech.speak(language);
  remember("language", language);
}

/** The language chosen here before, else the browser's, else English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const chosen = recall<string>("language");
  const candidates = [...(chosen === null ? [] : [chosen]), ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === candidates.find((tag) => isLanguage(tag))) ?? "en";
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Later catalogues go before earlier ones. */
export function makeBundle(language: string, texts: string[]): FluentBundle {
  const functions = { DE: ([name]: FluentVariable[]) => frenchOf(String(name)) };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const text of texts) {
    bundle.addResource(new FluentResource(language === "fr" ? inFrench(text) : text), { allowOverrides: true });
  }
  return bundle;
}

/** French "de" before a name, as in the engine's `messages.py`: "d'Ana", "du Port". */
function frenchOf(name: string): string {
  if (name.startsWith("le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("les ")) return `des ${name.slice(4)}`;
  return /^[aeiouœæ]/i.test(name.normalize("NFD")) ? `d'${name}` : `de ${name}`;
}

/** A catalogue with the spaces of French printing, which no line breaks at. */
function inFrench(text: string): string {
  return text
    .replace(/(?<=\S) (?=[:»](\s|\)|$))/gm, "\u00a0")
    .replace(/(?<=\S) (?=[;?!](\s|\)|$))/gm, "\u202f")
    .replace(/« /g, "«\u00a0");
}

export function format(bundle: FluentBundle, id: string, attribute: string | null, params?: Params): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  const mistakes: Error[] = []; // given a list, Fluent shows the rest of the message instead of throwing
  return bundle.formatPattern(pattern, params, mistakes);
}
