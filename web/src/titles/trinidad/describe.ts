/** What lies on the board, in words: for those who read or hear it, and above the map for everybody. */

import { colon } from "../../lib/i18n.svelte";
import type { Words } from "../../lib/words";
import { FACE_UP, plain, signed, type Colour } from "./pieces";
import {
  CUBES,
  PARTS,
  type Automaton,
  type District,
  type Faction,
  type Player,
  type PrintedBuilding,
  type Unit,
  type View,
  type Vote,
} from "./view";

/** "e3: House of Ana, 5 points now (north-west, 7 points: walls +5, Fountains and Monuments +2)" */
export function describeSpace(name: string, view: View, words: Words): string {
  const number = view.board.districts.findIndex(({ spaces }) => spaces.includes(name));
  const district = view.city.districts[number];
  const content = describeContent(name, view, words) || words.text("show-nothing-here");
  return district === undefined
    ? `${name}${colon()}${content}`
    : `${name}${colon()}${content} (${describeDistrict(district, words)})`;
}

/** What stands on a space; nothing is an empty text. */
export function describeContent(name: string, view: View, words: Words): string {
  const space = view.city.spaces.find((one) => one.space === name);
  if (space === undefined) return "";
  const { building, owner, activated, points } = space;
  const parts = [owner === null ? words.term(building) : words.text("show-building-of", { building, seat: owner })];
  if (points !== null) parts.push(words.text("show-points-now", { count: points }));
  if (activated.length > 0) parts.push(`${words.text("show-activated-by")} ${namesOf(activated, words)}`);
  return parts.join(", ");
}

/** "north-west, 7 points: walls +5, Fountains and Monuments +2" */
export function describeDistrict(district: District, words: Words): string {
  const worth = words.text("show-worth", { district: district.district, count: district.value });
  const parts = PARTS.filter((part) => part in district.parts).map(
    (part) => `${words.text(`part-${part}`)} ${signed(district.parts[part] ?? 0)}`,
  );
  return parts.length === 0 ? worth : `${worth}${colon()}${parts.join(", ")}`;
}

/** "closed by walls", "6 gaps in the walls", or nothing where no wall can stand. */
export function describeGaps(district: District, sections: number, words: Words): string {
  if (sections === 0) return words.text("show-no-walls-here");
  return district.closed ? words.text("show-closed") : words.text("show-gaps", { count: district.gaps.length });
}

export function namesOf(seats: readonly number[], words: Words): string {
  return seats.map((seat) => words.player(seat)).join(", ");
}

/** "2 workers, 1 stone, 1 wood" */
export function describeCost({ workers, cubes }: PrintedBuilding, words: Words): string {
  const due = Object.fromEntries(CUBES.filter((cube) => cubes[cube] > 0).map((cube) => [cube, cubes[cube]]));
  const parts = [words.text("show-workers-short", { count: workers })];
  if (Object.keys(due).length > 0) parts.push(words.text("show-list", { items: due }));
  return parts.join(", ");
}

/** "5 points: Ana" */
export function describeSlot(points: number, worker: Colour | null, words: Words): string {
  const worth = words.text("show-points", { count: points });
  if (worker === null) return `${worth}${colon()}${words.text("show-free")}`;
  return `${worth}${colon()}${worker === "council" ? words.text("show-council-worker") : words.player(worker)}`;
}

/** How far a faction is from war, and what would be if the decade ended now. */
export function describeFaction(faction: Faction, words: Words): string {
  const { steps_to_war: steps, attack, want } = faction;
  const now =
    steps === 0
      ? words.text("show-war-now", { attack: attack ?? 0 })
      : words.text("show-steps-to-war", { count: steps });
  return want === 0 ? now : `${now}; ${words.text("show-want", { count: want })}`;
}

/** "veteran soldier (strength 4, 2 wounds)" */
export function describeUnit({ unit, strength, wounds, burned }: Unit, words: Words): string {
  if (unit === "none") return words.text("show-no-unit");
  const parts = [words.text("show-strength", { count: strength })];
  if (wounds > 0) parts.push(words.text("show-wounds", { count: wounds }));
  if (burned > 0) parts.push(words.text("show-burned", { count: burned }));
  return `${words.term(unit)} (${parts.join(", ")})`;
}

/** "black banner: face up" */
export function describeBanner(banner: string, steps: number, words: Words): string {
  const state = steps === FACE_UP ? "up" : steps > 0 ? "half" : "none";
  return words.text(`show-banner-${state}`, { banner });
}

/** "1 stone, 2 coins" on the dock. */
export function describeDock({ dock, dock_coins: coins }: Player, words: Words): string {
  const loads = Object.entries(dock)
    .filter(([, count]) => count > 0)
    .map(([load, count]) => words.text("show-load", { load, count, bronze: load === "coins" ? coins : 0 }));
  return loads.join(", ") || words.text("show-nothing-here");
}

/** "52 cards; the back of the top one: 1 Native" */
export function describeDeck({ deck }: View, words: Words): string {
  const cards = words.text("show-deck-about", { count: deck.cards });
  return deck.top_back === null
    ? cards
    : `${cards}; ${words.text("show-deck-back")} ${words.text(`back-${deck.top_back}`)}`;
}

/** Points that would come, with what only others know left open: "12 + ?" */
export function describeSum(points: number, open: boolean): string {
  return open ? `${plain(points)} + ?` : plain(points);
}

export function cardName(card: number, words: Words): string {
  return words.text(`card-${card}`);
}

/** "Scaffolder (14, Carpenter), used: In your turn, for 2 wood: ..." */
export function describeCard(card: number, colour: string, used: boolean, words: Words): string {
  const facts = words.text("show-card-facts", { card, colour });
  const name = `${cardName(card, words)} (${facts})${used ? `, ${words.text("show-used")}` : ""}`;
  return `${name}${colon()}${words.text(`about-${card}`)}`;
}

/** "says yes, voted no with 3" */
export function describeVoter(vote: Vote, seat: number, words: Words): string {
  const parts: string[] = [];
  const intention = vote.declared[seat] ?? null;
  if (intention !== null) parts.push(words.text("show-says", { intention }));
  const ballot = vote.ballots[seat] ?? null;
  if (ballot !== null) {
    const [side = "", votes = "0"] = ballot.split(" ");
    parts.push(words.text("show-ballot", { side, votes: Number(votes) }));
  } else if (vote.voted.includes(seat)) parts.push(words.text("show-has-voted"));
  const bound = vote.bound[seat] ?? null;
  if (typeof bound === "string") parts.push(words.text("show-bound-side", { side: bound }));
  else if (bound !== null) parts.push(words.text("show-bound-seat", { seat: bound }));
  return parts.join(", ") || words.text("show-says-nothing");
}

/** What cards have done for the rest of the decade. */
export function describeEffects(view: View, words: Words): string[] {
  const effects: string[] = [];
  if (view.palisades.length > 0) effects.push(words.text("show-palisades", { districts: view.palisades }));
  if (view.dear_emptying) effects.push(words.text("show-dear", { count: view.board.numbers.dear_emptied_points }));
  for (const { seat, recruit, pledged } of view.players) {
    if (recruit > 0) effects.push(words.text("show-recruit", { seat, decade: recruit }));
    if (pledged !== null) effects.push(words.text("show-pledged", { seat, grid: pledged }));
  }
  return effects;
}

/** The automaton's cards of this decade, and which of them it carries out. */
export function soloCards({ open, kinds }: Automaton, { phase, step, waiting }: View): SoloCard[] {
  const frames = [{ phase, step }, ...waiting];
  const under = frames.find((frame) => frame.phase === "solo-turn")?.step["card"];
  return open.map((card) => ({ card, kind: kinds[card] ?? "", now: card === under }));
}

export interface SoloCard {
  card: string;
  kind: string;
  now: boolean;
}
