/** What helps to tell the answers of Río de la Plata apart: a drawing, a price, points. */

import type { ChoiceNote } from "../../lib/titles";
import type { Data, Plain } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { describeContent } from "./describe";
import { describeGroupAt } from "./describe_war";
import { goalIcon, iconOf, tintOf } from "./icons";
import { asView } from "./view";
import { goalOf } from "./war";

const AREAS = new Set(["fields", "artisan", "dock"]);

export function note(notation: string, data: Data, words: Words): ChoiceNote {
  const [kind = "", piece = ""] = notation.split(" ");
  const result: ChoiceNote = {};
  const named = AREAS.has(kind) ? kind : piece;
  const icon = iconOf(named);
  if (icon !== undefined) {
    result.icon = icon;
    result.tint = tintOf(named);
  }
  const goal = kind === "march" ? goalIcon(goalOf(asView(data), piece)) : undefined;
  if (goal !== undefined) result.icon = goal;
  const hint = hintOf(kind, piece, data, words);
  if (hint !== null) result.hint = hint;
  const help = kind === "bid" || kind === "assume" ? words.maybe(`about-${piece}`) : null;
  if (help !== null) result.help = help;
  return result;
}

function hintOf(kind: string, piece: string, data: Data, words: Words): string | null {
  const view = asView(data);
  const { board } = view;
  if (kind === "garrison" || kind === "recall") return describeContent(piece, view, words) || null;
  if (kind === "lead" || kind === "sacrifice") return describeGroupAt(piece, view, words);
  if (kind === "march") {
    const goal = goalOf(view, piece);
    if (goal === "open") return null;
    const there = describeGroupAt(piece, view, words) ?? describeContent(piece, view, words);
    return `${words.text(`show-goal-${goal}`)} · ${there}`;
  }
  if (kind === "bid" || kind === "assume") {
    const office = board.offices.find((one) => one.office === piece);
    return office === undefined ? null : words.text("show-terms", { price: office.price, need: office.need });
  }
  if (kind === "build") {
    const building = board.buildings.find((one) => one.building === piece);
    if (building === undefined) return null;
    const cost = Object.fromEntries(Object.entries(building.cost).filter(([, count]) => count > 0));
    return words.text("show-cost", { workers: building.workers, goods: cost as Record<string, Plain> });
  }
  return null;
}
