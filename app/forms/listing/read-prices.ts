import { plainDollars } from "#app/forms/listing/price-text.ts";
import { choiceOf, textOf } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import { medicationLineOf } from "#domain/directory/medication.ts";
import { MEDICATION_SAID } from "#domain/listing/medication-said.ts";
import type { NewPrice, OwnPrice } from "#domain/listing/prices.server.ts";
import { isOld } from "#domain/listing/steps.ts";
import { type PriceError, readCents } from "./read-cents.ts";

const MAX_TEXT = 120;

/** What the fields of the prices hold as they are stored, under the names of the fields. «Sigue igual» is never stored. */
export const heldPrices = (lines: readonly OwnPrice[]): Held => ({
  igual: [],
  ...Object.fromEntries(
    lines.flatMap(({ lineId, amountCents, notIncluded, medication, state }) => [
      [`precio-${lineId}`, amountCents === null ? "" : plainDollars(amountCents)],
      [`sin-${lineId}`, notIncluded ?? ""],
      ...(medicationLineOf(lineId) ? [[`medicacion-de-${lineId}`, medication ?? ""] as const] : []),
      [`no-${lineId}`, state === "not-offered" ? "si" : ""],
    ]),
  ),
});

/**
 * Reads the lines of the prices' form: those that changed and are right, and what is wrong with the others. A line that says what it said
 * is no change, unless «Sigue igual» is ticked for it: then it counts as asked again today. A line that is not offered has no price.
 */
export function readPrices(fields: Held, lines: readonly OwnPrice[]) {
  const prices: NewPrice[] = [];
  /** Lines that are no longer offered, and lines that are offered again. */
  const offers: { not: string[]; again: string[] } = { not: [], again: [] };
  const errors: Record<string, PriceError> = {};
  const same = [fields.igual ?? ""].flat();
  for (const { lineId, amountCents, notIncluded, medication, state } of lines) {
    const isSame = same.includes(lineId) || (same.includes("viejos") && isOld(state));
    if (!Object.hasOwn(fields, `precio-${lineId}`)) continue;
    if (textOf(fields, `no-${lineId}`) !== "") {
      if (state !== "not-offered") offers.not.push(lineId);
      continue;
    }
    if (state === "not-offered") offers.again.push(lineId);
    const typed = textOf(fields, `precio-${lineId}`).trim();
    const without = textOf(fields, `sin-${lineId}`).trim().slice(0, MAX_TEXT) || null;
    // A form that was drawn before this could be said keeps what stands.
    const asksMedication = Object.hasOwn(fields, `medicacion-de-${lineId}`);
    const withMedication = asksMedication ? choiceOf(fields, `medicacion-de-${lineId}`, MEDICATION_SAID) : medication;
    if (typed === "") {
      if (amountCents !== null) errors[lineId] = { kind: "empty" };
      continue;
    }
    const cents = readCents(typed);
    if (typeof cents !== "number") errors[lineId] = cents;
    else if (isSame || cents !== amountCents || without !== notIncluded || withMedication !== medication)
      prices.push({ lineId, amountCents: cents, notIncluded: without, medication: withMedication });
  }
  return { prices, offers, errors };
}
