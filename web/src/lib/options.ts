/** Why an option cannot be changed now, from the data that describes it. */

import { t } from "./i18n.svelte";
import type { OptionInfo, Value } from "./wire";
import type { Words } from "./words";

export function conflictOf(
  option: OptionInfo,
  all: readonly OptionInfo[],
  values: Readonly<Record<string, Value>>,
  players: number,
  words: Words,
): string | null {
  if (option.players !== null && !option.players.includes(players)) {
    return t("option-players", { counts: option.players.join(", ") });
  }
  for (const [name, allowed] of Object.entries(option.needs)) {
    const other = all.find((candidate) => candidate.name === name);
    if (other === undefined || allowed.includes(values[name] ?? other.default)) continue;
    const wanted = allowed.map((value) => showValue(value, other, words)).join(" / ");
    return t("option-needs", { option: words.text(other.message), value: wanted });
  }
  return null;
}

/** A value as a person reads it: its own message if the title has one, else yes, no or the bare value. */
export function showValue(value: Value, option: OptionInfo, words: Words): string {
  const own = words.maybe(`${option.message}-${String(value)}`);
  if (own !== null) return own;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === "random") return t("option-random");
  return String(value);
}
