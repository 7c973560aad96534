import { isEmail } from "#app/forms/account/email.ts";
import { m } from "#app/paraglide/messages.js";
import { readSite } from "#domain/content/site.ts";
import { type SettingKey, type SettingValue, valuesByPath } from "#domain/settings/setting.ts";
import type { SettingSection } from "./sections.ts";

export type TypedSetting = Readonly<Record<string, string>>;
type SettingErrors = Record<string, string>;

interface SettingForm {
  /** Returns what is in force, defaults included. */
  inForce: (stored: unknown) => unknown;
  /** Makes the setting of what was typed, once each text is known to be well formed. It adds what is wrong to `errors`. */
  read: (typed: TypedSetting, errors: SettingErrors) => SettingValue;
}

const brand: SettingForm = {
  inForce: readSite,
  read(typed, errors) {
    const phone = digitsOf(typed.telefono!);
    const whatsapp = digitsOf(typed.whatsapp!);
    if (phone === null) errors.telefono ??= m.settings_error_phone();
    if (whatsapp === null) errors.whatsapp ??= m.settings_error_phone();
    if (!isEmail(typed.correo!)) errors.correo ??= m.settings_error_email();
    return {
      name: typed.nombre!,
      tagline: typed.lema!,
      phone: typed.telefono!,
      phoneE164: `+${phone}`,
      whatsapp: whatsapp ?? "",
      email: typed.correo!,
      address: typed.direccion!,
      hours: typed.horario!,
    };
  },
};

const FORMS: Readonly<Record<SettingKey, SettingForm>> = { site: brand };

/** Returns the digits of a telephone number with its country code, or null. */
function digitsOf(text: string): string | null {
  const digits = text.replace(/[\s().+-]/g, "");
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** Reads a posted section, or says what is wrong with which field. */
export function readSetting({ key, fields }: SettingSection, typed: TypedSetting): { value: SettingValue } | { errors: SettingErrors } {
  const errors: SettingErrors = {};
  const clean = Object.fromEntries(fields.map(({ name }) => [name, (typed[name] ?? "").trim().replace(/[ \t]+/g, " ")]));
  for (const { name, optional, maxLength } of fields) {
    const text = clean[name]!;
    if (text === "" && !optional) errors[name] = m.settings_error_empty();
    else if (text.length > maxLength) errors[name] = m.settings_error_long({ most: maxLength });
    else if (/\p{C}/u.test(text)) errors[name] = m.settings_error_signs();
  }
  const value = FORMS[key].read(clean, errors);
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

/** Returns what the fields of a section show of what is stored. */
export function shownSetting({ key, fields }: SettingSection, stored: unknown): Record<string, string> {
  const values = valuesByPath(FORMS[key].inForce(stored));
  return Object.fromEntries(fields.map(({ name, path }) => [name, String(values[path] ?? "")]));
}
