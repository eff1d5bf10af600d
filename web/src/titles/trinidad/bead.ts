/** How Trinidad draws what somebody did. */

import { drawn, type BeadDrawing } from "../../lib/beads";
import type { GameEvent } from "../../lib/wire";
import { ATTACK, CARDS, COINS, FAITH, iconOf, POINTS, tintOf, WORKER } from "./icons";

const BY_EVENT = {
  "card-used": CARDS,
  "card-bought": CARDS,
  "card-burned": CARDS,
  "pile-taken": CARDS,
  voted: iconOf("blue") ?? "",
  "law-proposed": iconOf("council") ?? "",
  "coin-taken": COINS,
  "tax-paid": COINS,
  "salary-paid": COINS,
  "faith-gained": FAITH,
  "faith-lost": FAITH,
  "worker-on-grid": WORKER,
  "worker-enlisted": WORKER,
  "unit-moved": ATTACK,
  "attacker-moved": ATTACK,
  fought: ATTACK,
  "wall-laid": iconOf("wall") ?? "",
  "district-paved": iconOf("roads") ?? "",
  loaded: iconOf("load") ?? "",
  scored: POINTS,
};

export function bead(event: GameEvent): BeadDrawing | null {
  return drawn(event, BY_EVENT, iconOf, tintOf);
}
