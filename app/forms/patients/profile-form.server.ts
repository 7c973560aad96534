import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { MAX_HISTORY, MAX_INTERESTS, type PatientHealth } from "#domain/patients/patient.ts";

interface Known {
  /** Ids of services. */
  services: readonly string[];
  years: readonly number[];
}

/** Reads a patient's health data. Unknown interests are left out; a text that is too long is shown again. */
export function readProfile(form: PostedFields, known: Known): { ok: true; health: PatientHealth } | { ok: false; typed: PatientHealth } {
  const year = choiceOf(form, "ano", known.years.map(String));
  const asked = Object.hasOwn(form, "interes") ? form.interes : undefined;
  const interests = (typeof asked === "string" ? [asked] : (asked ?? [])).filter((id) => known.services.includes(id));
  const health: PatientHealth = {
    birthYear: year === null ? null : Number(year),
    interests: [...new Set(interests)].slice(0, MAX_INTERESTS),
    history: textOf(form, "historia").trim(),
  };
  return health.history.length > MAX_HISTORY ? { ok: false, typed: health } : { ok: true, health };
}
