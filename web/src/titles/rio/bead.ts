/** How Río de la Plata draws what somebody did. */

import { drawn, type BeadDrawing } from "../../lib/beads";
import type { GameEvent } from "../../lib/wire";
import { FOUGHT, iconOf, POINTS, SHIP, tintOf, WORKER } from "./icons";

const BY_EVENT = {
  "city-worker-placed": WORKER,
  "workers-returned": WORKER,
  "workers-recalled": WORKER,
  harvested: iconOf("fields") ?? "",
  recruited: iconOf("general") ?? "",
  "defender-placed": iconOf("defender") ?? "",
  "cannons-fired": iconOf("gunner") ?? "",
  "attacker-shot": iconOf("gunner") ?? "",
  "group-marched": FOUGHT,
  "group-entered": FOUGHT,
  "departure-paid": SHIP,
  loaded: SHIP,
  "cargo-paid": SHIP,
  "wall-laid": iconOf("wall") ?? "",
  "road-laid": iconOf("road") ?? "",
  scored: POINTS,
};

export function bead(event: GameEvent): BeadDrawing | null {
  return drawn(event, BY_EVENT, iconOf, tintOf);
}
