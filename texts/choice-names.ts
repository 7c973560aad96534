/** The names of a set of choices. A choice that was added without a name does not compile. */
export type ChoiceNames<Choice extends string> = Readonly<Record<Choice, () => string>>;

/** Returns the name of a stored value; null when it is empty or not one of these choices. */
export function nameOf(names: ChoiceNames<string>, value: string): string | null {
  return Object.hasOwn(names, value) ? names[value]!() : null;
}

/** Lists the choices as a select, pills or radio buttons offer them. */
export function choicesIn(names: ChoiceNames<string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, name]) => ({ value, label: name() }));
}

/** Writes words as they begin a line: «Más la medicación» */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Writes a name as it appears inside a sentence: «sobre donación de óvulos», but «sobre FIV». */
export function insideSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Joins names in one line with a capital only at the beginning and in proper names: «Efectivo, tarjeta de crédito, PayPal» */
export function inALine(names: readonly string[]): string {
  return names
    .map((name, index) => (index === 0 || /[A-Z]/.test(name.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(", ");
}
