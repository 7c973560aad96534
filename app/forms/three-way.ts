/** What the fields of a form hold, by their names. A box that is not ticked, and a list without choices, hold nothing. */
export type Held = Readonly<Record<string, string | readonly string[]>>;

/** The field in which a form says what its person was shown. */
export const SHOWN = "mostrado";

export interface ThreeWay {
  /** What was sent where its person changed something, and what is stored now everywhere else. */
  readonly merged: Held;
  /** The fields that its person changed. */
  readonly mine: readonly string[];
  /** Those that somebody else has changed to another value in between. */
  readonly both: readonly string[];
}

/**
 * Puts together what a form showed, what came back, and what is stored now. Whoever saves one field does not write over what a colleague
 * changed in another since the form was opened; only where both changed the same one does somebody have to look.
 */
export function threeWay(shown: Held, sent: Held, stored: Held): ThreeWay {
  const mine = changedNames(shown, sent, Object.keys(stored));
  const both = mine.filter((name) => words(stored, name) !== words(shown, name) && words(stored, name) !== words(sent, name));
  return { merged: { ...stored, ...picked(sent, mine) }, mine, both };
}

/** Lists the fields that hold something else than before. */
export const changedNames = (before: Held, after: Held, names: readonly string[] = Object.keys(before)): string[] =>
  names.filter((name) => words(before, name) !== words(after, name));

/** Returns these fields alone, also those that hold nothing. */
export const picked = (held: Held, names: readonly string[]): Held => Object.fromEntries(names.map((name) => [name, held[name] ?? ""]));

/** Returns all but these fields. */
export const without = (held: Held, names: readonly string[]): Held =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name)));

/** Reads what a form says that it showed. One that says nothing showed nothing: all that was sent counts as changed. */
export function shownIn(fields: Held): Held {
  const given = Object.hasOwn(fields, SHOWN) ? fields[SHOWN] : undefined;
  if (typeof given !== "string") return {};
  try {
    const read: unknown = JSON.parse(given);
    return typeof read === "object" && read !== null ? Object.fromEntries(Object.entries(read).filter(([, value]) => isHeld(value))) : {};
  } catch {
    return {};
  }
}

const isHeld = (value: unknown) =>
  typeof value === "string" || (Array.isArray(value) && value.every((one): one is string => typeof one === "string"));

/** Forms send line ends of their own, and choices in the order of the page. */
function words(held: Held, name: string): string {
  const value = Object.hasOwn(held, name) ? held[name]! : "";
  const all = typeof value === "string" ? [value] : value;
  return all
    .filter((one) => one !== "")
    .map((one) => one.replaceAll("\r\n", "\n"))
    .toSorted()
    .join("\0");
}
