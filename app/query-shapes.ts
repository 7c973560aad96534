import { isDay } from "#platform/days.ts";

/**
 * Reads one value of a query key. Returns it as the page's canonical address writes it, or null when the page cannot use it. A null
 * value is dropped before the page is looked up or rendered, so that nonsense leads to a page that is already kept.
 */
export type Shape<Value extends string = string> = (value: string) => Value | null;

/** The keys that a page reads from its address. Every other key is dropped. */
export type QueryShapes = Readonly<Record<string, Shape>>;

/** Accepts typed text, with single spaces, up to the length that the page reads. */
export function text(maxLength: number): Shape {
  return (value) => [...value.replace(/[\p{Cc}\p{Cs}\s\uFFFD]+/gu, " ").trim()].slice(0, maxLength).join("").trim() || null;
}

/** A parameter for programs, unchanged: the endpoint itself says what is wrong with it. */
export const asGiven: Shape = (value) => value.slice(0, 200);

export function oneOf<const Value extends string>(values: readonly Value[]): Shape<Value> {
  return (value) => values.find((one) => one === value) ?? null;
}

/** Accepts a slug, an id, or a comma-separated list of them. */
export function slugs(maxLength = 120): Shape {
  return (value) => (value.length <= maxLength && /^[a-z0-9][a-z0-9,-]*$/.test(value) ? value : null);
}

/** Accepts a whole number from 1; larger numbers become `max`. */
export function count(max: number): Shape {
  return (value) => (/^\d{1,6}$/.test(value) && Number(value) > 0 ? String(Math.min(Number(value), max)) : null);
}

/** Accepts a calendar day that exists, such as `2026-11-20`. */
export const calendarDay: Shape = (value) => (isDay(value) ? value : null);

/** Gives several keys the same shape. */
export const each = (keys: readonly string[], shape: Shape): QueryShapes => Object.fromEntries(keys.map((key) => [key, shape]));
