import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { FISCAL_TYPES } from "#domain/invoicing/fiscal.ts";
import type { NewSequence } from "#domain/invoicing/sequences.server.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";

export interface SequenceForm {
  /** Null when there is an error. */
  readonly sequence: NewSequence | null;
  readonly errors: { readonly type?: string; readonly range?: string; readonly expiry?: string };
  readonly typed: Readonly<Record<"type" | "first" | "last" | "expiry", string>>;
}

/** Reads a range of fiscal numbers that an administrator typed. `today` is 'YYYY-MM-DD'. */
export function readSequence(fields: PostedFields, today: string): SequenceForm {
  const read = (name: string) => textOf(fields, name).trim();
  const typed = { type: read("tipo"), first: read("desde"), last: read("hasta"), expiry: read("vence") };
  const type = FISCAL_TYPES.find((name) => name === typed.type);
  const [first, last] = [typed.first, typed.last].map((text) => (/^\d{1,10}$/.test(text) ? Number(text) : 0)) as [number, number];
  const inRange = first >= 1 && first <= last;
  const lasts = typed.expiry === "" ? type !== "E31" : isDay(typed.expiry) && typed.expiry >= today;
  const errors = {
    ...(!type && { type: m.invoicing_sequence_error_type() }),
    ...(!inRange && { range: m.invoicing_sequence_error_range() }),
    ...(!lasts && { expiry: m.invoicing_sequence_error_expiry() }),
  };
  const sequence = type && inRange && lasts ? { type, first, last, expiresOn: typed.expiry || null } : null;
  return { sequence, errors, typed };
}
