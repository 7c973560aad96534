import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";

/** The maximum number of boxes. Our forms draw fewer. */
const MAX_BOXES = 20;

/**
 * Reads the ids of the proposed centers whose boxes were ticked. A field that was sent once is a text, and one that was sent several
 * times is a list.
 */
export function tickedCenters(raw: Readonly<Record<string, unknown>>): string[] {
  const given = Object.hasOwn(raw, CONTROL_FIELDS.centers) ? raw[CONTROL_FIELDS.centers] : undefined;
  const values: unknown[] = Array.isArray(given) ? given : [given];
  return values.filter((value): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value)).slice(0, MAX_BOXES);
}
