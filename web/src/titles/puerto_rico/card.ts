/** Puerto Rico on the first page. */

export { default as emblem } from "icon:galleon";
