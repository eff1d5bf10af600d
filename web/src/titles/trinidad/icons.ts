/** Which drawing stands for which piece. */

import architect from "icon:compass";
import bank from "icon:bank";
import bar from "icon:metal-bar";
import barn from "icon:barn";
import barracks from "icon:barracks";
import blocks from "icon:stone-block";
import bow from "icon:ship-bow";
import bricks from "icon:brick-wall";
import broken from "icon:broken-heart";
import cabildo from "icon:capitol";
import cards from "icon:card-pick";
import carpenter from "icon:hand-saw";
import castle from "icon:castle";
import cathedral from "icon:saint-basil-cathedral";
import chalice from "icon:jeweled-chalice";
import church from "icon:church";
import coins from "icon:two-coins";
import cutlass from "icon:sabers-choc";
import cutter from "icon:stone-crafting";
import dock from "icon:harbor-dock";
import dove from "icon:peace-dove";
import drop from "icon:drop";
import dwelling from "icon:family-house";
import factory from "icon:gears";
import feather from "icon:feather";
import flame from "icon:flame";
import fort from "icon:military-fort";
import fountain from "icon:fountain";
import gap from "icon:broken-wall";
import general from "icon:rank-3";
import governor from "icon:imperial-crown";
import hammer from "icon:hammer-nails";
import hearts from "icon:hearts";
import helm from "icon:ship-wheel";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import logs from "icon:wood-pile";
import mask from "icon:tribal-mask";
import meeple from "icon:meeple";
import mine from "icon:mine-wagon";
import mitre from "icon:pope-crown";
import musket from "icon:musket";
import necklace from "icon:pearl-necklace";
import obelisk from "icon:obelisk";
import plot from "icon:stakes-fence";
import prayer from "icon:prayer";
import road from "icon:stone-path";
import robot from "icon:robot-golem";
import sailboat from "icon:sailboat";
import scroll from "icon:tied-scroll";
import shield from "icon:checked-shield";
import ship from "icon:caravel";
import shop from "icon:shop";
import skull from "icon:pirate-skull";
import spears from "icon:spears";
import square from "icon:divided-square";
import stall from "icon:trade";
import swords from "icon:crossed-swords";
import tower from "icon:defensive-wall";
import unseen from "icon:sight-disabled";
import vote from "icon:vote";
import warehouse from "icon:warehouse";

export const WORKER = meeple;
export const POINTS = laurels;
export const COINS = coins;
export const FAITH = prayer;
export const HIDDEN = unseen;
export const PEACE = dove;
export const WOUND = drop;
export const BURNED = flame;
export const CARDS = cards;
export const GAP = gap;
export const ATTACK = swords;
export const HITS = hearts;
export const BROKEN = broken;
export const INITIATIVE = hourglass;
export const AUTOMATON = robot;

const ICONS: Record<string, string> = {
  stone: blocks,
  wood: logs,
  precious: chalice,
  metal: bar,
  coins,
  bronze: coins,
  warehouse,
  lot: plot,
  house: dwelling,
  palace: castle,
  quarry: mine,
  carpentry: carpenter,
  market: shop,
  corporation: bank,
  "hacienda-stone": barn,
  "hacienda-wood": barn,
  square,
  monument: obelisk,
  fountain,
  barracks,
  church,
  cabildo,
  cathedral,
  fort,
  harbor: dock,
  walls: bricks,
  wall: bricks,
  roads: road,
  pave: road,
  production: factory,
  fine: fountain,
  neighbour: architect,
  miliciano: musket,
  "veteran-miliciano": musket,
  soldier: swords,
  "veteran-soldier": swords,
  deploy: musket,
  indio: spears,
  warrior: mask,
  freebooter: cutlass,
  "pirate-captain": skull,
  carpenter,
  stonemason: cutter,
  merchant: stall,
  defender: tower,
  roadmaker: road,
  sailmaker: sailboat,
  general,
  captain: helm,
  bishop: mitre,
  architect,
  governor,
  noblewoman: necklace,
  natives: feather,
  pirates: skull,
  native: feather,
  pirate: skull,
  construction: hammer,
  worker: meeple,
  vp: laurels,
  cards,
  look: cards,
  council: scroll,
  load: ship,
  faith: prayer,
  // banners by what they are for
  black: bow,
  green: scroll,
  purple: cards,
  blue: vote,
  red: swords,
  ocher: hammer,
  military: shield,
  money: coins,
};

export function iconOf(piece: string): string | undefined {
  return ICONS[piece];
}

const TINTED = new Set(["stone", "wood", "precious", "metal", "coins"]);

/** The colour class of a piece; only cubes and coins have one. */
export function tintOf(piece: string): string {
  return TINTED.has(piece) ? `tr-${piece}` : "";
}
