/** Which drawing stands for which piece. */

import anvil from "icon:anvil";
import barrels from "icon:cellar-barrels";
import caravel from "icon:caravel";
import church from "icon:clock-tower";
import coffee from "icon:coffee-beans";
import coffeePot from "icon:coffee-pot";
import coin from "icon:two-coins";
import corn from "icon:corn";
import dock from "icon:harbor-dock";
import factory from "icon:factory";
import farmer from "icon:farmer";
import fort from "icon:military-fort";
import gold from "icon:gold-nuggets";
import governor from "icon:imperial-crown";
import guild from "icon:linked-rings";
import hacienda from "icon:family-house";
import hammer from "icon:hammer-nails";
import hospital from "icon:hospital";
import hut from "icon:hut";
import indigo from "icon:lotus-flower";
import medal from "icon:star-medal";
import meeple from "icon:meeple";
import mayor from "icon:meeple-group";
import mill from "icon:water-mill";
import office from "icon:scroll-quill";
import quarry from "icon:stone-pile";
import residence from "icon:house";
import ship from "icon:ship-bow";
import scales from "icon:scales";
import shop from "icon:shop";
import sugar from "icon:sugar-cane";
import temple from "icon:greek-temple";
import tobacco from "icon:linden-leaf";
import trade from "icon:trade";
import university from "icon:open-book";
import village from "icon:medieval-village-01";
import warehouse from "icon:warehouse";
import wheel from "icon:ship-wheel";
import plant from "icon:vine-flower";

export const COIN = coin;
export const COLONIST = meeple;
export const CHIPS = medal;
export const BUILDING_POINTS = temple;
export const GOVERNOR = governor;
export const COLONIST_SHIP = caravel;

const ICONS: Record<string, string> = {
  corn,
  indigo,
  sugar,
  tobacco,
  coffee,
  quarry,
  settler: farmer,
  mayor,
  builder: hammer,
  craftsman: anvil,
  trader: trade,
  captain: wheel,
  prospector: gold,
  "prospector-2": gold,
  "small-indigo-plant": plant,
  "indigo-plant": plant,
  "small-sugar-mill": mill,
  "sugar-mill": mill,
  "tobacco-storage": tobacco,
  "coffee-roaster": coffeePot,
  "small-market": shop,
  "large-market": village,
  hacienda,
  "construction-hut": hut,
  "small-warehouse": barrels,
  "large-warehouse": warehouse,
  hospice: hospital,
  office,
  factory,
  university,
  harbor: dock,
  wharf: ship,
  "guild-hall": guild,
  residence,
  fortress: fort,
  "customs-house": scales,
  "city-hall": church,
  privilege: meeple,
};

export function iconOf(piece: string): string | undefined {
  return ICONS[piece];
}

const TINTS = new Set(["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"]);
const MADE_IN: Record<string, string> = {
  "small-indigo-plant": "indigo",
  "indigo-plant": "indigo",
  "small-sugar-mill": "sugar",
  "sugar-mill": "sugar",
  "tobacco-storage": "tobacco",
  "coffee-roaster": "coffee",
};

const ROLES = new Set(["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector-2"]);

/** The colour class of a piece: goods have their own, production buildings that of their good, others are violet. */
export function tintOf(piece: string): string {
  if (ROLES.has(piece)) return "";
  if (TINTS.has(piece)) return `pr-${piece}`;
  const made = MADE_IN[piece];
  return made === undefined ? "pr-violet" : `pr-${made}`;
}
