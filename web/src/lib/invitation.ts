/** The secret in an invitation's link: taken out of the address at once, and kept for this tab until it is spent. */

import { router } from "./router.svelte";

export function takeInvitation(table: string): string | null {
  const given = router.query.get("join");
  if (given !== null) {
    keep(table, given);
    router.replace(`/t/${table}`);
    return given;
  }
  try {
    return sessionStorage.getItem(name(table));
  } catch {
    return null;
  }
}

export function dropInvitation(table: string): void {
  try {
    sessionStorage.removeItem(name(table));
  } catch {
    // forbidden, so it was never kept
  }
}

function keep(table: string, token: string): void {
  try {
    sessionStorage.setItem(name(table), token);
  } catch {
    // then it is lost with a reload
  }
}

function name(table: string): string {
  return `cabildo.join.${table}`;
}
