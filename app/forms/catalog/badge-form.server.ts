import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { BadgeError, BadgeToSave } from "#domain/catalog/badge.ts";
import { BADGE_ERRORS } from "#texts/catalog.ts";

/** Returns the typed values of a badge's form. */
export function badgeTyped(form: PostedFields): Record<keyof BadgeToSave, string> {
  return {
    name: textOf(form, "name"),
    description: textOf(form, "description"),
    icon: textOf(form, "icon"),
    color: textOf(form, "color"),
  };
}

/** Returns the errors in words. */
export const badgeErrors = (errors: Partial<Record<keyof BadgeToSave, BadgeError>>): Partial<Record<keyof BadgeToSave, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, BADGE_ERRORS[code]()]));
