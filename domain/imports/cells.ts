import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { editDistance } from "#domain/directory/text-query.ts";
import { plain } from "#platform/plain-text.ts";
import type { RowCode } from "./problem.ts";

// Reads one cell of an import file. The message of an issue is a code, and its params hold the details.

const MAX_LISTED = 300;

/** The maximum length of a cell. The longest valid one, a full gallery, is shorter. */
export const MAX_CELL = 200_000;
/** No letter has more accents than this. Sorting a longer run would take quadratic time. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Cleans the text of a cell. Returns null for an empty one. Removes NUL and lone surrogates, which cannot be stored, and control
 * characters, which nobody types.
 */
export function cleanText(cell: unknown): unknown {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  if (typeof cell !== "string") return cell;
  const text = cell
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cs}\uFEFF]|(?!\n)\p{Cc}/gu, " ")
    .replace(MANY_MARKS, "$1")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return text === "" ? null : text.normalize("NFC");
}

/** Measures in characters; for a list, all its texts together. */
export function sizeOf(cell: unknown): number {
  if (Array.isArray(cell)) return cell.reduce<number>((sum, value) => sum + 1 + (typeof value === "string" ? value.length : 0), 0);
  return typeof cell === "string" ? cell.length : 0;
}

/**
 * Returns whether a spreadsheet would run a cell as a formula, which nobody writes into a profile. A telephone number may begin with a
 * plus.
 */
export const isFormula = (cell: unknown): boolean => typeof cell === "string" && /^\s*(=|[+@-]\s*[a-z]+[\d.]*\s*[(|!])/i.test(cell);

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(cleanText, schema.nullable()).optional();
/** Limits the length like max(), but the problem says the limit. */
export const atMost = (longest: number) => (value: string, context: z.RefinementCtx) => {
  if (value.length > longest) refuse(context, "too-long", String(longest));
};
export const text = (longest: number) => z.string("not-text").superRefine(atMost(longest));
export const line = (longest: number) => text(longest).transform((value) => value.replace(/\s+/g, " "));

export const number = (from: number, to: number, code: RowCode, whole = false) =>
  z.string("not-text").transform((value, context) => {
    const parsed = /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(",", ".")) : Number.NaN;
    if (Number.isNaN(parsed) || (whole && !Number.isInteger(parsed))) return refuse(context, "not-a-number");
    return parsed >= from && parsed <= to ? parsed : refuse(context, code, `${from} – ${to}`);
  });

export const phone = z.string("not-text").transform((value, context) => {
  const parsed = parsePhoneNumberFromString(value, "DO");
  return parsed?.isValid() ? String(parsed.number) : refuse(context, "invalid-phone");
});

export const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
export const webAddress = line(500).refine(isWebAddress, "invalid-url");

/** Reads several values in one cell, separated by |. Our own ids and names may also be separated by commas or semicolons. */
export const list = <T>(separator: RegExp, read: (value: string, context: z.RefinementCtx) => T) =>
  z
    .preprocess(
      (cell) => (Array.isArray(cell) ? cell : ((cleanText(cell) as string | null) ?? "")),
      z.union([z.string().transform((value) => value.split(separator)), z.array(z.string())], "not-text"),
    )
    .transform((values, context) => {
      const given = values.map((value) => cleanText(value) as string | null).filter((value) => value !== null);
      if (given.length > MAX_LISTED) return refuse(context, "too-many", String(MAX_LISTED));
      return [...new Set(given.map((value) => read(value, context)))];
    })
    .optional();

export const BAR = /\|/;
export const ANY_SEPARATOR = /[|;,]/;

export function known<T>(terms: readonly T[], names: (term: T) => readonly string[], id: (term: T) => string, code: RowCode) {
  const byName = new Map(terms.flatMap((term) => names(term).map((name) => [plain(name), id(term)] as const)));
  return (value: string, context: z.RefinementCtx): string =>
    byName.get(plain(value)) ?? refuse(context, code, nearest(value, [...byName.keys()], terms, names), value);
}

/** Returns the known name that was probably meant. */
function nearest<T>(
  value: string,
  plainNames: readonly string[],
  terms: readonly T[],
  names: (term: T) => readonly string[],
): string | undefined {
  const wanted = plain(value);
  // A difference in length is already that many mistakes.
  const near = plainNames.filter((name) => Math.abs(name.length - wanted.length) <= slipsAllowed(name));
  const ranked = near.map((name) => [name, editDistance(wanted, name)] as const).sort((a, b) => a[1] - b[1]);
  const [best, distance = Number.POSITIVE_INFINITY] = ranked[0] ?? [];
  if (best === undefined || distance > slipsAllowed(best)) return undefined;
  return terms.flatMap(names).find((name) => plain(name) === best);
}

const slipsAllowed = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** Adds an issue. `piece` is the refused value of a list. */
export function refuse(context: z.RefinementCtx, code: RowCode, hint?: string, piece?: string): never {
  context.addIssue({ code: "custom", message: code, params: { hint, piece } });
  return z.NEVER;
}
