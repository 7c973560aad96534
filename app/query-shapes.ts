/**
 * Reads one value of a query key: returns it as the page's one address writes it, or null when the page could mean nothing by
 * it. What is null is dropped before the page is looked up or rendered, so that nonsense lands on a page that is kept.
 */
export type Shape = (value: string) => string | null;

/** The keys that a page reads from its address; every other key is dropped. */
export type QueryShapes = Readonly<Record<string, Shape>>;

/** A text that somebody typed, with single spaces, and no longer than the page reads. */
export function text(maxLength: number): Shape {
  return (value) => [...value.replace(/[\p{Cc}\p{Cs}\s\uFFFD]+/gu, " ").trim()].slice(0, maxLength).join("").trim() || null;
}

/** A parameter of a program, as it came: the door itself says what is wrong with it. */
export const asGiven: Shape = (value) => value.slice(0, 200);

export function oneOf(values: readonly string[]): Shape {
  return (value) => (values.includes(value) ? value : null);
}

/** A word of our own making: a slug, an id, or a list of them with commas. */
export function slugs(maxLength = 120): Shape {
  return (value) => (value.length <= maxLength && /^[a-z0-9][a-z0-9,-]*$/.test(value) ? value : null);
}

/** A whole number between 1 and `max`; more than that is `max`. */
export function count(max: number): Shape {
  return (value) => (/^\d{1,6}$/.test(value) && Number(value) > 0 ? String(Math.min(Number(value), max)) : null);
}

/** The same shape for several keys. */
export const each = (keys: readonly string[], shape: Shape): QueryShapes => Object.fromEntries(keys.map((key) => [key, shape]));
