import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { NewPrice, OwnPrice } from "#domain/listing/prices.server.ts";
import { type PriceError, readCents } from "./read-cents.ts";

const MAX_TEXT = 120;

/**
 * Reads the lines of the prices' form: the valid changes, and what is wrong with the others. An unchanged line is no change, unless
 * somebody pressed «Sigue igual» for it: then it counts as confirmed today. A line that is not offered has no price.
 */
export function readPrices(fields: PostedFields, lines: readonly OwnPrice[]) {
  const prices: NewPrice[] = [];
  /** Lines that are no longer offered, and lines that are offered again. */
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
