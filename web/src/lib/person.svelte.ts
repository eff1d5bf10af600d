/** Who plays at this browser. A guest is made up the first time one is needed. */

import { api, Refused } from "./api";
import { t } from "./i18n.svelte";
import { canRemember, forget, recall, remember } from "./persistence";
import { COLOURS, type Colour, type Person } from "./wire";

class Guest {
  person: Person | null = $state.raw(null);
  private asking: Promise<Person> | null = null;

  /** This browser's person, if it has been here before; asks the server only then. */
  async recognise(): Promise<void> {
    if (recall<boolean>("known") === true && this.person === null) await this.ensure();
  }

  async ensure(): Promise<Person> {
    if (this.person !== null) return this.person;
    this.asking ??= this.find().finally(() => (this.asking = null));
    return this.asking;
  }

  async rename(name: string, colour: Colour): Promise<void> {
    await this.ensure();
    this.person = await api.setMe(name, colour);
  }

  private async find(): Promise<Person> {
    this.person = (await this.known()) ?? (await api.setMe(madeUpName(), pick(COLOURS)));
    remember("known", true);
    return this.person;
  }

  /** Whom the server knows this browser as; where nothing can be remembered, the cookie alone may tell. */
  private async known(): Promise<Person | null> {
    if (recall<boolean>("known") !== true && canRemember()) return null;
    try {
      return await api.me();
    } catch (problem) {
      if (!(problem instanceof Refused && problem.status === 401)) throw problem;
      forget("known");
      return null;
    }
  }
}

export const guest = new Guest();

function madeUpName(): string {
  return pick(t("guest-names").split(",")).trim();
}

function pick<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T;
}
