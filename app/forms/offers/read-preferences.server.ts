import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import type { Preferences } from "#domain/offers/criteria.server.ts";
import type { CriteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { heldCriteria, readCriteria } from "./read-criteria.ts";

/** A center that takes more has no limit. */
const MAX_DAILY_CAP = 99;

export interface PreferencesTyped {
  preferences: Preferences;
  /** The typed value. */
  cap: string;
  errors: { tope?: string; hasta?: string };
}

/** What the fields hold as they are stored, under the names of the fields. */
export const heldPreferences = ({ criteria, dailyCap, paused, pausedUntil }: Preferences): Held => ({
  ...heldCriteria(criteria),
  tope: dailyCap === null ? "" : String(dailyCap),
  pausa: paused ? "si" : "",
  hasta: pausedUntil ?? "",
});

/** Reads what a center takes, how many a day, and until when it takes none. */
export function readPreferences(form: PostedFields, choices: CriteriaChoices, today: string): PreferencesTyped {
  const errors: PreferencesTyped["errors"] = {};
  const cap = textOf(form, "tope").trim();
  const isCap = /^\d{1,2}$/.test(cap) && Number(cap) >= 1 && Number(cap) <= MAX_DAILY_CAP;
  if (cap !== "" && !isCap) errors.tope = m.offers_error_cap({ max: MAX_DAILY_CAP });
  const paused = textOf(form, "pausa") !== "";
  const until = textOf(form, "hasta").trim();
  if (paused && until !== "" && (!isDay(until) || until < today)) errors.hasta = m.offers_error_until();
  const dailyCap = isCap ? Number(cap) : null;
  const preferences = { criteria: readCriteria(form, choices), dailyCap, paused, pausedUntil: until === "" ? null : until };
  return { preferences, cap, errors };
}
