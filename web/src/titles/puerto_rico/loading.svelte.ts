/** A load is chosen on the board in two steps, good and ship in either order, or in one where there is no choice. */

import type { BoardDesk } from "../../lib/board_desk";

export class Loading {
  good: string | null = $state(null);
  hold: string | null = $state(null);

  constructor(private readonly desk: () => BoardDesk) {
    $effect.pre(() => {
      void this.desk().question; // a new question begins with nothing chosen
      this.good = this.hold = null;
    });
  }

  goods(hold: string): string[] {
    return this.legal().flatMap(([good, other]) => (other === hold ? [good] : []));
  }

  holds(good: string): string[] {
    return this.legal().flatMap(([other, hold]) => (other === good ? [hold] : []));
  }

  pressGood(good: string): void {
    const holds = this.holds(good);
    if (this.hold !== null) this.pick(good, this.hold);
    else if (holds.length === 1) this.pick(good, holds[0] ?? "");
    else if (holds.length === 0) this.askWhyNot(good);
    else this.good = this.good === good ? null : good;
  }

  pressHold(hold: string): void {
    const goods = this.goods(hold);
    if (this.good !== null) this.pick(this.good, hold);
    else if (goods.length === 1) this.pick(goods[0] ?? "", hold);
    else if (goods.length === 0) this.askWhyNot(hold);
    else this.hold = this.hold === hold ? null : hold;
  }

  pick(good: string, hold: string): void {
    this.good = this.hold = null;
    this.desk().pick(`load ${good} ${hold}`);
  }

  /** Whether a load with this part may be looked for now. */
  expects(part: string): boolean {
    return this.expected(part) !== undefined;
  }

  private askWhyNot(part: string): void {
    const refused = this.expected(part);
    if (refused !== undefined) this.desk().pick(refused);
  }

  private expected(part: string): string | undefined {
    const { legal, expected } = this.desk();
    return [...legal, ...expected].find((notation) => isLoad(notation) && notation.split(" ").includes(part));
  }

  private legal(): [good: string, hold: string][] {
    return [...this.desk().legal].filter(isLoad).map((notation) => {
      const [, good = "", hold = ""] = notation.split(" ");
      return [good, hold];
    });
  }
}

function isLoad(notation: string): boolean {
  return notation.startsWith("load ");
}
