/** An extended war in words, for the drawing and for those who read or hear it. */

import { colon } from "../../lib/i18n.svelte";
import type { Words } from "../../lib/words";
import { namesOf } from "./describe";
import type { Attacker, DistrictName, NextDeed, View, War } from "./view";
import type { Post } from "./war";

/** "War with the Pirates" and "round 2", or that it waits. */
export function describeRound({ round, rounds }: War, words: Words): string {
  if (round === 0) return words.text("show-war-waits");
  return rounds === null ? words.text("show-war-round", { round }) : words.text("show-war-round-of", { round, rounds });
}

/** "attacker 3, Freebooter" */
export function nameOf({ attacker, unit }: Attacker, words: Words): string {
  return words.text("show-attacker", { attacker, unit });
}

/** "attacker 3, Freebooter, one wound" */
export function describeBriefly(attacker: Attacker, words: Words): string {
  const parts = [nameOf(attacker, words)];
  if (attacker.wounds > 0) parts.push(words.text("show-wounds", { count: attacker.wounds }));
  return parts.join(", ");
}

/** "attack 3, hits 4, initiative 2, before the north-west in the west; enters the north-west next" */
export function describeAttacker(attacker: Attacker, words: Words): string {
  const { attack, hits, initiative, wounds, card, next } = attacker;
  const parts = [words.text("show-attacker-values", { attack, hits, initiative }), describePlace(attacker, words)];
  if (wounds > 0) parts.push(words.text("show-wounds", { count: wounds }));
  if (attacker.newcomer) parts.push(words.text("show-newcomer"));
  if (card !== null) parts.push(words.text("show-control-card", { card }));
  const told = parts.join(", ");
  return next === null ? told : `${told}; ${describeNext(next, words)}`;
}

/** Where an attacker is; one that was removed has left its card to somebody. */
export function describePlace({ place, district, inside, taken_by: taker }: Attacker, words: Words): string {
  if (place === null || district === null)
    return taker === null ? words.text("show-removed") : words.text("show-card-won", { seat: taker });
  if (inside) return words.text("show-in-district", { district });
  return words.text("show-at-edge", { district, side: place.split("-")[1] ?? "" });
}

export function describeNext({ does, districts, targets }: NextDeed, words: Words): string {
  if (does === "fight") return words.text("show-next-fight", { players: namesOf(seatsOf(targets), words) });
  if (does === "enter" || does === "move") return words.text("show-next-move", { districts });
  return words.text(`show-next-${does}`);
}

function seatsOf(targets: NextDeed["targets"]): number[] {
  return [...new Set(targets.map(({ seat }) => seat))];
}

/** "Soldier of Ana (war marker 2): attack and hits 5, one wound, has fought" */
export function describePost(post: Post, words: Words): string {
  const { seat, unit, marker, combat, wounds } = post;
  const parts = [words.text("show-combat", { count: combat })];
  if (wounds > 0) parts.push(words.text("show-wounds", { count: wounds }));
  if (post.volunteer === true) parts.push(words.text("show-volunteer"));
  if (post.fought === true) parts.push(words.text("show-fought"));
  if (post.halted === true) parts.push(words.text("show-halted"));
  return `${words.text("show-post", { seat, unit, marker })}${colon()}${parts.join(", ")}`;
}

/** What stands in a district besides miniatures: "2 flames, closed by walls". */
export function describeGround(district: DistrictName, view: View, words: Words): string {
  const flames = view.war?.flames[district] ?? 0;
  const parts = flames > 0 ? [words.text("show-flames", { count: flames })] : [];
  if (isWalled(district, view)) parts.push(words.text("show-closed"));
  return parts.join(", ");
}

/** Whether all its outer sides have walls, or count so by a card. */
export function isWalled(district: DistrictName, { city, palisades }: View): boolean {
  return palisades.includes(district) || city.districts.some((one) => one.district === district && one.closed);
}

/** "If the war ended now: 2 flames, 5 attackers left." */
export function describeStand({ all_flames: flames, left }: War, words: Words): string {
  return words.text("show-war-stand", {
    flames: words.text("show-flames", { count: flames }),
    left: words.text("show-attackers-left", { count: left }),
  });
}

/** "7 penalties, 4 hits on control cards" */
export function describePenalty({ penalties, control_hits: hits }: War, seat: number, words: Words): string {
  const lost = words.text("show-penalties", { count: penalties[seat] ?? 0 });
  const won = hits[seat] ?? 0;
  return won === 0 ? lost : `${lost}, ${words.text("show-control-hits", { count: won })}`;
}
