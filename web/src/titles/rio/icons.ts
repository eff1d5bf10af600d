/** Which drawing stands for which piece. */

import anvil from "icon:anvil";
import architect from "icon:compass";
import barracks from "icon:barracks";
import bank from "icon:bank";
import blocks from "icon:stone-block";
import bricks from "icon:brick-wall";
import cannon from "icon:cannon";
import carpenter from "icon:hand-saw";
import cathedral from "icon:saint-basil-cathedral";
import chalice from "icon:jeweled-chalice";
import church from "icon:church";
import coins from "icon:two-coins";
import cutter from "icon:stone-crafting";
import dock from "icon:harbor-dock";
import feather from "icon:feather";
import field from "icon:wheat";
import flame from "icon:flame";
import forest from "icon:forest";
import fort from "icon:military-fort";
import fountain from "icon:fountain";
import garden from "icon:flowers";
import general from "icon:rank-3";
import governor from "icon:imperial-crown";
import helm from "icon:ship-wheel";
import house from "icon:house";
import hut from "icon:hut";
import logs from "icon:wood-pile";
import meeple from "icon:meeple";
import mine from "icon:mine-wagon";
import mitre from "icon:pope-crown";
import obelisk from "icon:obelisk";
import palace from "icon:castle";
import road from "icon:stone-path";
import ship from "icon:caravel";
import shop from "icon:shop";
import skull from "icon:pirate-skull";
import stall from "icon:trade";
import star from "icon:star-medal";
import swords from "icon:crossed-swords";
import tower from "icon:defensive-wall";

import type { Goal } from "./war";

export const WORKER = meeple;
export const POINTS = star;
export const SHIP = ship;
export const FOUGHT = swords;

const ICONS: Record<string, string> = {
  wood: logs,
  stone: blocks,
  precious: chalice,
  silver: coins,
  hut,
  house,
  stonecutter: cutter,
  carpenter,
  market: shop,
  corporation: bank,
  "monument-square": fountain,
  "garden-square": fountain,
  monument: obelisk,
  garden,
  barracks,
  church,
  palace,
  cathedral,
  harbor: dock,
  fort,
  walls: bricks,
  wall: bricks,
  roads: road,
  road,
  mine,
  forest,
  fields: field,
  artisan: anvil,
  dock: ship,
  gunner: cannon,
  general,
  roadmaker: road,
  defender: tower,
  "master-stonecutter": cutter,
  "master-carpenter": carpenter,
  shipowner: helm,
  "master-artisan": anvil,
  "master-merchant": stall,
  bishop: mitre,
  architect,
  governor,
  natives: feather,
  pirates: skull,
};

export function iconOf(piece: string): string | undefined {
  return ICONS[piece];
}

const GOODS = new Set(["wood", "stone", "precious", "silver"]);

/** The colour class of a piece; only goods and silver have one. */
export function tintOf(piece: string): string {
  return GOODS.has(piece) ? `rio-${piece}` : "";
}

/** What happens where a group goes; that it joins others is no drawing but a plus. */
const GOALS: Partial<Record<Goal, string>> = { battle: swords, building: flame };

export function goalIcon(goal: Goal): string | undefined {
  return GOALS[goal];
}
