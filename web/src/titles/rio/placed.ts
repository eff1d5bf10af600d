/** Which answers of Río de la Plata lie on its board; the others stand beside the question. */

const ON_THE_MAP = ["place", "oust", "use", "site", "garrison", "march", "recall", "muster", "shoot", "lead"];
const ON_ITS_LINES = ["road", "wall"];
const ON_GRIDS = ["settle", "work", "owe", "shadow", "shadow-owe"];
const IN_AREAS = ["take", "collect", "fields", "harvest", "artisan", "dock", "depart"];
const IN_THE_ORDER = ["order", "position"];
const AT_OFFICES = ["bid", "assume"];

const PLACED = new Set([...ON_THE_MAP, ...ON_ITS_LINES, ...ON_GRIDS, ...IN_AREAS, ...IN_THE_ORDER, ...AT_OFFICES]);

export function placed(notation: string): boolean {
  return PLACED.has(notation.split(" ")[0] ?? "");
}
