/**
 * The secrets in links to a table: to take a seat, or to watch. They stand behind the # of an address, which browsers tell
 * nobody, and are taken out of it at once.
 */

import { router } from "./router.svelte";

/** The secret of the link to a seat, kept for this tab until it is spent. */
export function takeInvitation(table: string): string | null {
  const given = router.takeSecret("join") ?? router.query.get("join"); // links made before have it in the question
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

/** The secret of the link to watch; the server remembers who came by it. */
export function takeWatchLink(): string | null {
  return router.takeSecret("watch");
}

export function dropInvitation(table: string): void {
  try {
    sessionStorage.removeItem(name(table));
  } catch {
    // forbidden, so it was never kept
  }
}

export function invitationLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#join=${token}`;
}

/** @param path of the page to watch: the table, or a move of its replay */
export function watchLink(path: string, token: string | null): string {
  return location.origin + path + (token === null ? "" : `#watch=${token}`);
}

export function recoveryLink(token: string): string {
  return `${location.origin}/recover#key=${token}`;
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
