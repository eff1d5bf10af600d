/** Río de la Plata on the first page. */

export { default as emblem } from "icon:caravel";
