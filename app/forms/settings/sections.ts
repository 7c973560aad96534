import { m } from "#app/paraglide/messages.js";
import type { SettingKey } from "#domain/settings/setting.ts";

export interface SettingField {
  /** As the form posts it. */
  name: string;
  /** Where the setting keeps it, with dots between its parts. */
  path: string;
  label: () => string;
  hint?: () => string;
  optional?: true;
  maxLength: number;
  type?: "email" | "tel" | "date";
  inputMode?: "numeric" | "decimal";
}

export interface SettingSection {
  key: SettingKey;
  /** In the address. */
  slug: string;
  title: () => string;
  /** What it governs. */
  text: () => string;
  fields: readonly SettingField[];
}

const brand: SettingSection = {
  key: "site",
  slug: "marca",
  title: m.settings_brand,
  text: m.settings_brand_text,
  fields: [
    { name: "nombre", path: "name", label: m.settings_brand_name, maxLength: 40 },
    { name: "lema", path: "tagline", label: m.settings_brand_tagline, maxLength: 80 },
    { name: "telefono", path: "phone", label: m.settings_brand_phone, hint: m.settings_brand_phone_hint, maxLength: 24, type: "tel" },
    { name: "whatsapp", path: "whatsapp", label: m.settings_brand_whatsapp, hint: m.settings_brand_phone_hint, maxLength: 24, type: "tel" },
    { name: "correo", path: "email", label: m.settings_brand_email, maxLength: 254, type: "email" },
    { name: "direccion", path: "address", label: m.settings_brand_address, optional: true, maxLength: 160 },
    { name: "horario", path: "hours", label: m.settings_brand_hours, optional: true, maxLength: 120 },
  ],
};

export const SETTING_SECTIONS: readonly SettingSection[] = [brand];

export const sectionAt = (slug: string | undefined) => SETTING_SECTIONS.find((section) => section.slug === slug);
