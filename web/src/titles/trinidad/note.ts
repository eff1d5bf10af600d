/** What helps to tell the answers of Trinidad apart: a drawing, a price, points, help. */

import type { ChoiceNote } from "../../lib/titles";
import type { Data } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { describeContent, describeCost, describeUnit } from "./describe";
import { iconOf, tintOf } from "./icons";
import { askedGrid, asView, type View } from "./view";

const ON_SPACES = new Set(["activate", "remove", "clear", "site"]);
const ON_UNITS = new Set(["field", "unit", "promote", "drill"]);
const HELPED = new Set(["choose", "build", "raise", "work"]);

export function note(notation: string, data: Data, words: Words): ChoiceNote {
  const view = asView(data);
  const [kind = "", first = "", second = ""] = notation.split(" ");
  const colour = view.board.cards.find(({ card }) => String(card) === first)?.colour;
  const named = [colour, first, kind === "boost" ? second : "", kind].find(
    (name) => name !== undefined && iconOf(name) !== undefined,
  );
  const result: ChoiceNote = {};
  const icon = named === undefined ? undefined : iconOf(named);
  if (named !== undefined && icon !== undefined) {
    result.icon = icon;
    result.tint = tintOf(named);
  }
  const hint = hintOf(kind, first, notation, view, words);
  if (hint !== null && hint !== "") result.hint = hint;
  const help = HELPED.has(kind) ? words.maybe(`about-${first}`) : null;
  if (help !== null) result.help = help;
  return result;
}

function hintOf(kind: string, first: string, notation: string, view: View, words: Words): string | null {
  const { board } = view;
  const bonus = (view.step["bonuses"] as Record<string, number> | undefined)?.[notation];
  if (bonus !== undefined) return words.text("show-points", { count: bonus });
  if (ON_SPACES.has(kind)) return describeContent(first, view, words);
  if (kind === "build") {
    const building = board.buildings.find((one) => one.building === first);
    return building === undefined ? null : describeCost(building, words);
  }
  if (kind === "slot" || kind === "council-slot" || kind === "lift") {
    const points = board.grids.find((one) => one.grid === askedGrid(view))?.points[Number(first) - 1];
    return points === undefined ? null : words.text("show-points", { count: points });
  }
  if (ON_UNITS.has(kind)) {
    const unit = view.players[view.actor ?? 0]?.units[Number(first) - 1];
    return unit === undefined ? null : describeUnit(unit, words);
  }
  if (kind === "pile") {
    const top = view.piles[first]?.at(-1);
    return top === undefined ? null : words.text("show-card", { card: top });
  }
  if (kind === "recover") {
    const cost = board.grids.find((one) => one.grid === first)?.recover;
    return cost === undefined ? null : words.text("show-points", { count: -cost });
  }
  if (kind === "pave") {
    const district = view.city.districts.find((one) => one.district === first);
    return district === undefined ? null : words.text("show-worth-short", { count: district.value });
  }
  return null;
}
