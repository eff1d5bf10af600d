/** Which answers of Trinidad lie on its board; the others stand beside the question. */

const ON_THE_MAP = ["site", "activate", "remove", "clear", "pave", "district", "span", "wall"];
const ON_GRIDS = ["work", "recover", "slot", "council-slot", "lift"];
const AT_STORES = ["store", "fill", "stack", "warehouse"];
const ON_SHEETS = ["raise", "field", "unit", "promote", "drill", "deploy", "purchase", "load", "order", "reactivate"];
const IN_A_WAR = ["march", "attack", "attacker", "target"];
const ELSEWHERE = ["build", "council", "look", "pile"];

const PLACED = new Set([...ON_THE_MAP, ...ON_GRIDS, ...AT_STORES, ...ON_SHEETS, ...IN_A_WAR, ...ELSEWHERE]);

// With a card in hand; burning one is left to the list of all answers, where nobody does it by mistake.
const WITH_CARDS = new Set(["keep", "top", "use", "card", "turn", "discard", "burn"]);

export function placed(notation: string): boolean {
  const [kind = "", first = ""] = notation.split(" ");
  if (kind === "boost") return first !== "series";
  return PLACED.has(kind) || (WITH_CARDS.has(kind) && /^\d+$/.test(first));
}
