/** Time for people: "in 2 days", "5 minutes ago", "18 Nov 2026". */

import { t } from "./i18n.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function fromNow(moment: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  if (seconds <= 0 && seconds > -60) return t("time-just-now");
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "minute");
}

export function dateOf(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(Date.parse(moment));
}
