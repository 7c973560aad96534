import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { CONTACT_METHODS } from "#domain/patients/patient.ts";
import type { SettingChange } from "#domain/patients/save-settings.server.ts";

/** Reads one panel of the settings, which contains all of its boxes: a missing one is «no». Returns null for an unknown panel. */
export function readSettings(form: PostedFields): SettingChange | null {
  const ticked = (name: string) => textOf(form, name) !== "";
  switch (textOf(form, "accion")) {
    case "discrecion":
      return { discreet: ticked("discreto"), fullWords: ticked("palabras"), quickExit: ticked("salida") };
    case "avisos":
      return {
        tellUnanswered: ticked("plazo"),
        newsletter: ticked("noticias"),
        preferredContact: choiceOf(form, "contacto", CONTACT_METHODS),
      };
    default:
      return null;
  }
}
