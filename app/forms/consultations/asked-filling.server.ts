import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { WEEK_FIELDS } from "#domain/providers/week.ts";
import { FILLING, filledWeek, WEEK_FILLINGS, type WeekFieldValues } from "./week-filling.ts";

/** Returns all fields with the week filled in, when a button without a script asked for that; null when the form is to be saved. */
export function askedFilling(form: PostedFields, profile: WeekFieldValues | null): PostedFields | null {
  const asked = textOf(form, FILLING);
  const how = WEEK_FILLINGS.find((one) => one === asked);
  if (!how) return null;
  return { ...form, ...filledWeek(how, Object.fromEntries(WEEK_FIELDS.map((name) => [name, textOf(form, name)])), profile) };
}
