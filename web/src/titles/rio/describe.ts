/** What lies on the board, in words: for those who read or hear it, and above the map for everybody. */

import { colon } from "../../lib/i18n.svelte";
import type { Words } from "../../lib/words";
import { describeGroupAt } from "./describe_war";
import type { GridDisc, Office, Player, Space, View } from "./view";

/** "e6: hut of Ana, 2 workers of Luis (south-west, a house is worth 2 points)" */
export function describeSpace(name: string, view: View, words: Words): string {
  const { board, city } = view;
  const number = board.districts.findIndex(({ spaces }) => spaces.includes(name));
  const district = city.districts[number];
  const content = describeContent(name, view, words) || words.text("show-nothing-here");
  if (district === undefined) return `${name}${colon()}${content}`;
  const worth = words.text("show-house-worth", { count: district.house });
  return `${name}${colon()}${content} (${words.term(district.district)}, ${worth})`;
}

/** What is on a space; nothing is an empty text. */
export function describeContent(name: string, view: View, words: Words): string {
  const space = view.city.spaces.find((one) => one.space === name);
  const group = describeGroupAt(name, view, words);
  const parts = space === undefined ? [] : describeWork(space, words);
  if (view.war !== null && (space?.workers.length ?? 0) > 0) parts.push(words.text("show-barred"));
  if (group !== null) parts.push(group);
  return parts.join(", ");
}

function describeWork({ building, owner, workers }: Space, words: Words): string[] {
  const crews = workers.map((crew) => words.text("show-workers-of", { seat: crew.seat, count: crew.workers }));
  if (building === null) return crews;
  const name = owner === null ? words.term(building) : words.text("show-building-of", { building, seat: owner });
  return [name, ...crews];
}

/** "5 points: Ana, owed" */
export function describeSlot(points: number, disc: GridDisc | null, words: Words): string {
  const worth = words.text("show-points", { count: points });
  if (disc === null) return `${worth}${colon()}${words.text("show-free")}`;
  const who = disc.shadow ? words.text("show-shadow") : words.player(disc.seat);
  return `${worth}${colon()}${who}${disc.owing ? `, ${words.text("show-owed")}` : ""}`;
}

export function describeOffice({ owner, bid, works }: Office, words: Words): string {
  if (owner !== null) return words.text(works ? "show-held-by" : "show-bought-by", { seat: owner });
  return bid === null ? words.text("show-free") : words.text("show-wanted-by", { seat: bid });
}

export function describeShip({ city, ship, board }: View, words: Words): string {
  if (!city.harbor) return words.text("show-no-harbor");
  const aboard = words.text("show-aboard", { count: ship.aboard, capacity: board.ship_capacity });
  if (ship.returns !== null) return `${words.text("show-ship-away", { year: String(ship.returns) })}, ${aboard}`;
  return `${words.text(ship.departure_paid ? "show-ship-leaves" : "show-ship-in-port")}, ${aboard}`;
}

export type Area = "fields" | "artisan" | "dock" | "added";

/** Who has workers in an area that all share. */
export function crewsIn(area: Area, players: readonly Player[], words: Words): string {
  const crews = players
    .filter((player) => player[area] > 0)
    .map((player) => words.text("show-workers-of", { seat: player.seat, count: player[area] }));
  return crews.join(", ") || words.text("show-nobody");
}
