/** How Puerto Rico draws what somebody did. */

import { drawn, type BeadDrawing } from "../../lib/beads";
import type { GameEvent } from "../../lib/wire";
import { CHIPS, iconOf, tintOf } from "./icons";

const COLONIST = iconOf("privilege") ?? "";
const BY_EVENT = {
  prospected: iconOf("prospector") ?? "",
  "privilege-used": COLONIST,
  "hospice-used": COLONIST,
  "university-used": COLONIST,
  manned: COLONIST,
  "all-manned": COLONIST,
  claimed: CHIPS,
};

export function bead(event: GameEvent): BeadDrawing | null {
  return drawn(event, BY_EVENT, iconOf, tintOf);
}
