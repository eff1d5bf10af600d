/** What helps to tell the answers of Trinidad apart: a drawing, a price, points, help. */

import type { ChoiceNote } from "../../lib/titles";
import type { Data } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { cardName, describeContent, describeCost, describeUnit } from "./describe";
import { describeAttacker, describePost } from "./describe_war";
import { iconOf, tintOf } from "./icons";
import { asView, type Pile, type View } from "./view";
import { postsOf } from "./war";

const ON_SPACES = new Set(["activate", "remove", "clear", "site"]);
const ON_UNITS = new Set(["field", "unit", "promote", "drill"]);
const HELPED = new Set(["choose", "build", "raise", "work"]);
const IN_FIGHTS = new Set(["combat", "applying"]); // where cards are used for their red powers
const ON_CARDS = new Set(["use", "keep", "top", "discard", "purchase", "turn", "burn", "card"]);

export function note(notation: string, data: Data, words: Words): ChoiceNote {
  const view = asView(data);
  const [kind = "", first = "", second = ""] = notation.split(" ");
  const colour = colourOf(kind, first, view);
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
  const help =
    HELPED.has(kind) || ON_CARDS.has(kind)
      ? words.maybe(`${IN_FIGHTS.has(view.phase ?? "") ? "red" : "about"}-${first}`)
      : helpOfEvent(notation, view, words);
  if (help !== null) result.help = help;
  return result;
}

/** The colour of the card that an answer is about. */
function colourOf(kind: string, first: string, { board }: View): string | undefined {
  return ON_CARDS.has(kind) ? board.cards.find(({ card }) => String(card) === first)?.colour : undefined;
}

/** Whom a card is bought from. */
function ownerOf(card: string, { players }: View, words: Words): string | null {
  const owner = players.findIndex(({ hand }) => hand.some((one) => String(one.card) === card));
  return owner < 0 ? null : words.player(owner);
}

/** What happens if one of two events is chosen. */
function helpOfEvent(notation: string, { phase, step }: View, words: Words): string | null {
  const event = phase === "event-choice" ? step[notation.split(" ")[1] ?? ""] : null;
  return typeof event === "string" ? words.maybe(`about-${event}`) : null;
}

function hintOf(kind: string, first: string, notation: string, view: View, words: Words): string | null {
  const { board } = view;
  if (kind === "purchase") return ownerOf(first, view, words);
  if (colourOf(kind, first, view) !== undefined) return words.term(colourOf(kind, first, view) ?? "");
  if (kind === "pass" || kind === "withdraw") return words.maybe(`show-end-${view.phase ?? ""}`);
  if (ON_SPACES.has(kind)) return describeContent(first, view, words);
  if (kind === "build") {
    const building = board.buildings.find((one) => one.building === first);
    return building === undefined ? null : describeCost(building, words);
  }
  if (kind === "attack" || kind === "attacker") {
    const number = Number(kind === "attack" ? notation.split(" ")[2] : first);
    const attacker = view.war?.attackers.find((one) => one.attacker === number);
    return attacker === undefined ? null : describeAttacker(attacker, words);
  }
  if (kind === "target") {
    const [, seat = "", marker = ""] = notation.split(" ");
    const post = postsOf(view).find((one) => one.seat === Number(seat) - 1 && one.marker === Number(marker));
    return post === undefined ? null : describePost(post, words);
  }
  if (ON_UNITS.has(kind)) {
    const unit = view.players[view.actor ?? 0]?.units[Number(first) - 1];
    return unit === undefined ? null : describeUnit(unit, words);
  }
  if (kind === "pile") {
    const top = view.piles[first as Pile]?.at(-1);
    return top === undefined ? null : cardName(top, words);
  }
  if (kind === "pave") {
    const district = view.city.districts.find((one) => one.district === first);
    return district === undefined ? null : words.text("show-worth-short", { count: district.value });
  }
  return null;
}
