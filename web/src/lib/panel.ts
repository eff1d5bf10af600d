/** Arranges the answers to a decision for people, knowing only their notation: "load sugar 7". */

export interface Choice {
  notation: string;
  legal: boolean;
  key: string | null; // the amount that it may stand for
}

export interface Group {
  id: string;
  kind: string; // the first word of all its answers
  term: string | null; // the piece that all its answers begin with, as a heading
  short: boolean; // its answers are many and differ in few letters: "e6", "e7"
  choices: Choice[];
}

/** Groups of one kind of action. */
export interface Fold {
  kind: string;
  folded: boolean; // it would bury the others
  groups: Group[];
}

export interface Panel {
  shape: "amount" | "list"; // answers that differ only in a number, in the order of that number
  groups: Group[]; // the legal answers
  folds: Fold[]; // the same by kind
  refused: Choice[]; // answers one may look for here and that are not legal
  flat: Choice[]; // the legal answers in order
}

const LARGE = 6; // more answers than this are put under headings
export const FEW = 4; // so many answers have room beside the question
export const MANY = 24; // from so many answers on, one can search them, and large kinds are folded
const FEW_LETTERS = 8;

export function arrange(choices: readonly string[], expected: readonly string[]): Panel {
  const numbers = choices.filter((notation) => notation.includes(" ")); // besides them one may decline
  const stems = new Set(numbers.map(stemOf));
  const shape =
    numbers.length > 1 && stems.size === 1 && numbers.every((notation) => amountOf(notation) !== null)
      ? "amount"
      : "list";
  const legal = passesLast(shape === "amount" ? byAmount(choices) : choices);
  const flat = legal.map((notation) => {
    const amount = shape === "amount" ? amountOf(notation) : null;
    return { notation, legal: true, key: amount === null ? null : String(amount) };
  });
  const known = new Set(choices);
  const refused = expected
    .filter((notation) => !known.has(notation))
    .map((notation) => ({ notation, legal: false, key: null }));
  const groups = group(flat).map((one) => ({ ...one, short: one.short && shape === "list" }));
  const folds = fold(groups, shape === "amount" ? 0 : flat.length); // amounts are typed, so that all of them are in sight
  return { shape, groups, folds, refused, flat };
}

/** By kind of action, and a large kind by the piece it names first; what names only that piece needs no heading. */
function group(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const [kind, members] of split(choices, (choice) => choice.notation.split(" ")[0] ?? "")) {
    const longer = members.filter(({ notation }) => notation.split(" ").length > 2);
    const byFirst = split(longer, (choice) => choice.notation.split(" ")[1] ?? "");
    const named = [...byFirst.keys()].every((word) => !/^\d+$/.test(word)); // a number alone is no heading
    const worthIt = named && members.length > LARGE && byFirst.size > 1 && byFirst.size < longer.length;
    const short = choices.length > MANY && members.length > LARGE;
    const plain = worthIt ? members.filter((choice) => !longer.includes(choice)) : members;
    if (plain.length > 0)
      groups.push({ id: kind, kind, term: null, short: short && areShort(plain, 1), choices: plain });
    if (worthIt)
      for (const [first, same] of byFirst)
        groups.push({ id: `${kind} ${first}`, kind, term: first, short: short && areShort(same, 2), choices: same });
  }
  return groups;
}

/** Whether answers say little after so many words that they share. */
function areShort(choices: readonly Choice[], shared: number): boolean {
  return choices.every(({ notation }) => {
    const rest = notation.split(" ").slice(shared).join(" ");
    return rest !== "" && rest.length <= FEW_LETTERS;
  });
}

/** Where there are many answers of several kinds, those of a large kind are shown when one asks for them. */
function fold(groups: readonly Group[], answers: number): Fold[] {
  const kinds = split(groups, (one) => one.kind);
  return [...kinds].map(([kind, members]) => {
    const size = members.reduce((sum, one) => sum + one.choices.length, 0);
    return { kind, folded: answers > MANY && kinds.size > 1 && size > LARGE, groups: members };
  });
}

/** To decline is the last thing one looks for. */
function passesLast(choices: readonly string[]): string[] {
  const declines = (notation: string) => !notation.includes(" ") && choices.some((other) => other.includes(" "));
  return [...choices.filter((notation) => !declines(notation)), ...choices.filter(declines)];
}

function byAmount(choices: readonly string[]): string[] {
  return [...choices].sort((one, other) => (amountOf(one) ?? 0) - (amountOf(other) ?? 0));
}

function amountOf(notation: string): number | null {
  const last = notation.split(" ").at(-1) ?? "";
  return notation.includes(" ") && /^\d+$/.test(last) ? Number(last) : null;
}

function stemOf(notation: string): string {
  return notation.split(" ").slice(0, -1).join(" ");
}

function split<T>(things: readonly T[], by: (thing: T) => string): Map<string, T[]> {
  const parts = new Map<string, T[]>();
  for (const thing of things) {
    const name = by(thing);
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [thing]);
    else part.push(thing);
  }
  return parts;
}
