import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { OwnProfile } from "#domain/identity/change-profile.server.ts";
import { MAX_HISTORY, MAX_INTERESTS, type PatientHealth } from "#domain/patients/patient.ts";
import { readPhone } from "#domain/submissions/phone.ts";

interface Known {
  /** Ids of services. */
  services: readonly string[];
  years: readonly number[];
  /** Names of countries. */
  countries: readonly string[];
}

const MAX_NAME = 100;

export type ProfileMistakes = Partial<Record<"firstName" | "lastName" | "phone" | "history", "empty" | "long" | "invalid">>;

export interface ReadProfile {
  person: OwnProfile;
  health: PatientHealth;
  mistakes: ProfileMistakes;
}

/** Reads who a patient is, and their health data. Unknown interests are left out; what is wrong is shown again. */
export function readProfile(form: PostedFields, known: Known): ReadProfile {
  const year = choiceOf(form, "ano", known.years.map(String));
  const asked = Object.hasOwn(form, "interes") ? form.interes : undefined;
  const interests = (typeof asked === "string" ? [asked] : (asked ?? [])).filter((id) => known.services.includes(id));
  const health: PatientHealth = {
    birthYear: year === null ? null : Number(year),
    interests: [...new Set(interests)].slice(0, MAX_INTERESTS),
    history: textOf(form, "historia").trim(),
  };
  const person: OwnProfile = {
    firstName: textOf(form, "nombre").trim(),
    lastName: textOf(form, "apellido").trim(),
    phone: textOf(form, "telefono").trim() || null,
    country: choiceOf(form, "pais", known.countries),
  };
  const mistakes: ProfileMistakes = {};
  if (person.firstName === "") mistakes.firstName = "empty";
  for (const name of ["firstName", "lastName"] as const) if (person[name].length > MAX_NAME) mistakes[name] = "long";
  if (person.phone !== null && !readPhone(person.phone, null).valid) mistakes.phone = "invalid";
  if (health.history.length > MAX_HISTORY) mistakes.history = "long";
  return { person, health, mistakes };
}
