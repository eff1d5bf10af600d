/** Trinidad on the first page. */

export { default as emblem } from "icon:capitol";
