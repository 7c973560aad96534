import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { NewPrice, OwnPrice } from "#domain/listing/prices.server.ts";

export type PriceError = { readonly kind: "plain" | "high" | "empty" } | { readonly kind: "meant"; readonly dollars: number };

const MAX_DOLLARS = 999_999;
const MAX_TEXT = 120;

/**
 * Reads the lines of the prices' form: those that changed and are right, and what is wrong with the others. A line that says what it said
 * is no change, unless somebody pressed «Sigue igual» for it: then it counts as asked again today. A line that is not offered has no price.
 */
export function readPrices(fields: PostedFields, lines: readonly OwnPrice[]) {
  const prices: NewPrice[] = [];
  /** Lines that are not offered from now on, and lines that are offered again. */
  const offers: { not: string[]; again: string[] } = { not: [], again: [] };
  const errors: Record<string, PriceError> = {};
  const same = textOf(fields, "igual");
  for (const { lineId, amountCents, notIncluded, state } of lines) {
    const isSame = same === lineId || (same === "viejos" && (state === "stale" || state === "expired"));
    if (isSame && amountCents !== null) prices.push({ lineId, amountCents, notIncluded });
    if (same !== "" || !Object.hasOwn(fields, `precio-${lineId}`)) continue;
    if (textOf(fields, `no-${lineId}`) !== "") {
      if (state !== "not-offered") offers.not.push(lineId);
      continue;
    }
    if (state === "not-offered") offers.again.push(lineId);
    const typed = textOf(fields, `precio-${lineId}`).trim();
    const without = textOf(fields, `sin-${lineId}`).trim().slice(0, MAX_TEXT) || null;
    if (typed === "") {
      if (amountCents !== null) errors[lineId] = { kind: "empty" };
      continue;
    }
    const cents = readCents(typed);
    if (typeof cents !== "number") errors[lineId] = cents;
    else if (cents !== amountCents || without !== notIncluded) prices.push({ lineId, amountCents: cents, notIncluded: without });
  }
  return { prices, offers, errors };
}

/** Reads what a center types: whole dollars or with cents, with the separators of any country. */
function readCents(typed: string): number | PriceError {
  const plain = typed.replace(/^US\$?\s*|^\$\s*/i, "").replace(/[\s\u00a0]/g, "");
  const [, whole, cents = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) {
    // A letter that looks like a digit is the usual slip.
    const meant = plain.replace(/[oO]/g, "0").replace(/[lI]/g, "1").replace(/[.,]/g, "");
    return /^\d{1,6}$/.test(meant) && Number(meant) > 0 ? { kind: "meant", dollars: Number(meant) } : { kind: "plain" };
  }
  const dollars = Number(whole.replace(/\D/g, ""));
  if (dollars > MAX_DOLLARS) return { kind: "high" };
  const amount = dollars * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : { kind: "plain" };
}
