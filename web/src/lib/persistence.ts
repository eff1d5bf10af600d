/** What this browser remembers; a browser that forbids it simply forgets. */

const PREFIX = "cabildo.";

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}

export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Whether there is any point in asking what this browser remembers. */
export function canRemember(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, "");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

/** As if this browser had never been here. */
export function forgetEverything(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
    }
  } catch {
    // forbidden, so there is nothing
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // forbidden
  }
}
