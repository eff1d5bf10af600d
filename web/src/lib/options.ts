/** What can be chosen for an option, and what stands against it, from the data that describes it. */

import { t } from "./i18n.svelte";
import type { OptionInfo, TitleInfo, Value } from "./wire";
import type { Words } from "./words";

/** The choices that are there with so many players; a form leaves out an option with fewer than two. */
export function choicesOf(option: OptionInfo, players: number): Value[] {
  if (option.players !== null && !option.players.includes(players)) return [];
  return option.choices.filter((_, number) => option.choice_players[number]?.includes(players) ?? true);
}

/** What is chosen for so many players where nobody chooses. */
export function defaultOf(option: OptionInfo, players: number): Value {
  return option.defaults[players] ?? option.default;
}

/** Why the option cannot be changed while the others are as they are. */
export function conflictOf(
  option: OptionInfo,
  all: readonly OptionInfo[],
  values: Readonly<Record<string, Value>>,
  words: Words,
): string | null {
  for (const [name, allowed] of Object.entries(option.needs)) {
    const other = all.find((candidate) => candidate.name === name);
    if (other === undefined || allowed.includes(values[name] ?? other.default)) continue;
    const wanted = allowed.map((value) => showValue(value, other, words)).join(" / ");
    return t("option-needs", { option: words.text(other.message), value: wanted });
  }
  return null;
}

/** The options that suit a first game, as far as they are there with so many players. */
export function firstGame(title: TitleInfo, players: number): Record<string, Value> {
  const offered = title.options.filter((option) => {
    const value = title.first_game[option.name];
    return value !== undefined && choicesOf(option, players).includes(value);
  });
  return Object.fromEntries(offered.map((option) => [option.name, title.first_game[option.name] ?? option.default]));
}

/** A value as a person reads it: its own message if the title has one, else yes, no or the bare value. */
export function showValue(value: Value, option: OptionInfo, words: Words): string {
  const own = words.maybe(`${option.message}-${String(value)}`);
  if (own !== null) return own;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === "random") return t("option-random");
  return String(value);
}
