import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { NewProfile } from "#domain/listing/start-profile.server.ts";

const TYPES = ["clinic", "doctor", "specialist"] as const satisfies NewProfile["type"][];
const MAX_NAME = 160;

export interface StartForm {
  readonly type: NewProfile["type"];
  readonly name: string;
  readonly city: string;
}

/** Reads the form that begins a profile. */
export function readStart(fields: PostedFields, cities: readonly string[]) {
  const name = textOf(fields, "nombre").trim();
  const city = textOf(fields, "ciudad");
  const form: StartForm = { type: choiceOf(fields, "tipo", TYPES) ?? "clinic", name, city };
  const errors: { name?: "required" | "too-long"; city?: "required" | "unknown" } = {};
  if (name === "") errors.name = "required";
  else if ([...name].length > MAX_NAME) errors.name = "too-long";
  if (city === "") errors.city = "required";
  else if (!cities.includes(city)) errors.city = "unknown";
  return { form, errors };
}
