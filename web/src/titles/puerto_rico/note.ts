/** What helps to tell the answers of Puerto Rico apart: a drawing, a price, what the thing is good for. */

import type { ChoiceNote } from "../../lib/titles";
import type { Data } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { iconOf, tintOf } from "./icons";
import { asView } from "./view";

export function note(notation: string, data: Data, words: Words): ChoiceNote {
  const [kind = "", piece = ""] = notation.split(" ");
  const result: ChoiceNote = {};
  const icon = iconOf(piece);
  if (icon !== undefined) {
    result.icon = icon;
    result.tint = tintOf(piece);
  }
  const hint = hintOf(kind, piece, data, words);
  if (hint !== null) result.hint = hint;
  const help = words.maybe(`about-${piece}`);
  if (help !== null && (kind === "role" || kind === "build")) result.help = help;
  return result;
}

function hintOf(kind: string, piece: string, data: Data, words: Words): string | null {
  const view = asView(data);
  if (kind === "role") {
    const doubloons = view.roles.find((role) => role.role === piece)?.doubloons ?? 0;
    return doubloons > 0 ? words.text("label-doubloons", { count: doubloons }) : null;
  }
  if (kind === "build") {
    const price = view.buildings.find((building) => building.building === piece)?.price ?? null;
    return price === null ? null : words.text("label-doubloons", { count: price });
  }
  return null;
}
