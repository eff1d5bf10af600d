/** Finding rules in a ledger. */

import type { RuleInfo } from "./wire";

export interface Section {
  name: string;
  rules: RuleInfo[];
}

/** The rules that hold every word of the search, in the ledger or in what the reader's language says of them. */
export function findRules(
  rules: readonly RuleInfo[],
  search: string,
  said: (rule: string) => string = () => "",
): RuleInfo[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ""} ${said(rule.id)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** By the first part of their section: all buildings are one ("BLD-HARBOR", "BLD-WHARF"). */
export function sectionsOf(rules: readonly RuleInfo[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const name = rule.section.split("-")[0] ?? "";
    const section = sections.get(name);
    if (section === undefined) sections.set(name, { name, rules: [rule] });
    else section.rules.push(rule);
  }
  return [...sections.values()];
}
