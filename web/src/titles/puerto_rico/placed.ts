/** Which answers lie on the board; the others stand beside the question. */

const KINDS = new Set(["role", "tile", "build", "extra", "sell", "load", "store", "keep", "use", "man"]);

export function placed(notation: string): boolean {
  const [kind = ""] = notation.split(" ");
  return KINDS.has(kind);
}
