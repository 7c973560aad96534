import { readCents } from "#app/forms/listing/read-cents.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { TOP_UP_AMOUNTS, TOP_UP_METHODS, type TopUpMethod } from "#domain/topups/top-up.ts";
import { OTHER_AMOUNT } from "./other-amount.ts";

export interface TopUpForm {
  /** Null for an invalid amount. */
  readonly netCents: number | null;
  readonly method: TopUpMethod | null;
  /** True when an offered amount is marked and another one is typed: nobody knows which one is meant. */
  readonly unclear: boolean;
  /** The sent values, for a returned form. */
  readonly typed: { readonly amount: string; readonly own: string; readonly method: string };
}

/** Reads the form of a new top-up: one of the offered amounts, or another one. */
export function readTopUp(fields: PostedFields): TopUpForm {
  const typed = { amount: textOf(fields, "monto"), own: textOf(fields, "otro-monto").trim(), method: textOf(fields, "pago") };
  const cents = typed.amount === OTHER_AMOUNT ? readCents(typed.own) : offered(typed.amount);
  const netCents = typeof cents === "number" && cents >= TOP_UP_AMOUNTS.min && cents <= TOP_UP_AMOUNTS.max ? cents : null;
  const method = TOP_UP_METHODS.find((name) => name === typed.method) ?? null;
  const unclear = typed.own !== "" && offered(typed.amount) !== null;
  return { netCents: unclear ? null : netCents, method, unclear, typed };
}

const offered = (typed: string): number | null => TOP_UP_AMOUNTS.offered.find((cents) => String(cents) === typed) ?? null;
