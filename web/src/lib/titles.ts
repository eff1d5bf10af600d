/** The titles as this client knows them: their boards, one folder each, and their words. Nothing here names a title. */

import type { FluentBundle } from "@fluent/bundle";
import type { Component } from "svelte";

import { api } from "./api";
import type { BeadDrawing } from "./beads";
import type { BoardDesk } from "./board_desk";
import type { Shell } from "./frame.svelte";
import { LANGUAGES, makeBundle, speech, type Language } from "./i18n.svelte";
import type { Data, GameEvent, SeatInfo, TitleInfo } from "./wire";
import { Words } from "./words";

export interface BoardProps {
  view: Data;
  words: Words;
  seats: SeatInfo[];
  desk: BoardDesk;
  changed: (...path: (string | number)[]) => boolean; // since this person last looked or acted
  shell: Shell; // what is put around the board
}

export interface TwinProps {
  view: Data;
  words: Words;
  seats: SeatInfo[];
}

/** What helps to tell the answers apart. */
export interface ChoiceNote {
  icon?: string;
  tint?: string; // a CSS class of the title
  hint?: string;
  help?: string;
}

/** What a title's folder offers in its `index.ts`. */
export interface TitleClient {
  Board: Component<BoardProps>;
  Twin: Component<TwinProps>;
  note?: (notation: string, view: Data, words: Words) => ChoiceNote;
  bead?: (event: GameEvent) => BeadDrawing | null; // how something that happened is drawn
  glows?: boolean; // what may be done now, where it lies on the board
  retells?: (kind: string) => boolean; // whether a question of this kind says itself what was answered so far
  placed?: (notation: string) => boolean; // whether an answer lies on the board; the others stand beside the question
}

/** What a title's folder offers in its `card.ts`, small enough for the first page. */
export interface TitleCard {
  emblem: string;
}

const clients = import.meta.glob<TitleClient>("../titles/*/index.ts");
const cards = import.meta.glob<TitleCard>("../titles/*/card.ts", { eager: true });
const catalogues = import.meta.glob<string>("../titles/*/messages/*.ftl", { query: "?raw", import: "default" });

export function cardOf(title: string): TitleCard | undefined {
  return cards[`${folder(title)}/card.ts`];
}

/** The title's own client, or the one that shows any view. */
export async function clientOf(title: string): Promise<TitleClient> {
  const load = clients[`${folder(title)}/index.ts`] ?? clients["../titles/generic/index.ts"];
  if (load === undefined) throw new Error("the generic title is missing");
  return load();
}

const loaded = new Map<string, Promise<FluentBundle>>();

export async function wordsOf(title: string, language: Language): Promise<Words> {
  const languages = language === "en" ? [language] : [language, "en" as const];
  const bundles = await Promise.all(languages.map((tongue) => bundleOf(title, tongue)));
  return new Words([...bundles, speech.bundle]); // what happens at tables of any title, the client says
}

function bundleOf(title: string, language: Language): Promise<FluentBundle> {
  const name = `${title} ${language}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = loadBundle(title, language).catch((problem: unknown) => {
    loaded.delete(name); // the next one may have more luck
    throw problem;
  });
  loaded.set(name, loading);
  return loading;
}

async function loadBundle(title: string, language: Language): Promise<FluentBundle> {
  const own = catalogues[`${folder(title)}/messages/${language}.ftl`];
  const texts = await Promise.all([api.messages(title, language), own?.() ?? ""]);
  return makeBundle(language, texts);
}

let titles: Promise<TitleInfo[]> | undefined;

/** What can be played here; asked once. */
export function titleInfos(): Promise<TitleInfo[]> {
  titles ??= api.titles().catch((problem: unknown) => {
    titles = undefined;
    throw problem;
  });
  return titles;
}

/** The title that an address names: by its own name, or by what it is called in any language. */
export async function titleNamed(wanted: string): Promise<TitleInfo | undefined> {
  const infos = await titleInfos();
  const known = infos.find((info) => info.name === wanted);
  if (known !== undefined || wanted === "") return known;
  for (const info of infos) {
    for (const language of LANGUAGES) {
      const words = await wordsOf(info.name, language).catch(() => null);
      if (words !== null && asAddress(words.text("title-name")) === asAddress(wanted)) return info;
    }
  }
  return undefined;
}

/** "Río de la Plata" as "rio-de-la-plata". */
function asAddress(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  return plain.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

function folder(title: string): string {
  return `../titles/${title.replaceAll("-", "_")}`;
}
