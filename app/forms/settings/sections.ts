import { FURTHER_LANGUAGES, type FurtherLanguage, WRITTEN_LANGUAGES } from "#domain/content/languages.ts";
import type { ConsentKey } from "#domain/settings/consent-wording.ts";
import type { RequestText } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { OtherCurrency } from "#platform/money.ts";
import { bankAccount, fiscalIssuer, itbis } from "./money-sections.ts";
import type { SettingField, SettingSection } from "./setting-section.ts";

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

const LANGUAGE_NAMES: Readonly<Record<FurtherLanguage, () => string>> = {
  en: m.settings_language_en,
  pt: m.settings_language_pt,
  fr: m.settings_language_fr,
  de: m.settings_language_de,
  nl: m.settings_language_nl,
};

const languages: SettingSection = {
  key: "languages",
  slug: "idiomas",
  title: m.settings_languages,
  text: m.settings_languages_text,
  fields: FURTHER_LANGUAGES.map((code) => ({
    name: code,
    path: code,
    label: LANGUAGE_NAMES[code],
    optional: true,
    maxLength: 2,
    box: true,
    ...(!WRITTEN_LANGUAGES.includes(code) && { closed: true, hint: m.settings_language_unwritten }),
  })),
};

const tagManager: SettingSection = {
  key: "tag_manager",
  slug: "medicion",
  title: m.settings_tags,
  text: m.settings_tags_text,
  fields: [{ name: "gestor", path: "id", label: m.settings_tags_id, hint: m.settings_tags_hint, optional: true, maxLength: 16 }],
};

const rate = (currency: OtherCurrency, words: { rate: () => string; on: () => string; source: () => string }): SettingField[] => [
  { name: `${currency}-tasa`, path: `${currency}.rate`, label: words.rate, optional: true, maxLength: 12, inputMode: "decimal" },
  { name: `${currency}-fecha`, path: `${currency}.on`, label: words.on, optional: true, maxLength: 10, type: "date" },
  { name: `${currency}-fuente`, path: `${currency}.source`, label: words.source, optional: true, maxLength: 80 },
];

const rates: SettingSection = {
  key: "exchange_rates",
  slug: "cambio",
  title: m.settings_rates,
  text: m.settings_rates_text,
  fields: [
    ...rate("dop", { rate: m.settings_rates_dop, on: m.settings_rates_dop_on, source: m.settings_rates_dop_source }),
    ...rate("eur", { rate: m.settings_rates_eur, on: m.settings_rates_eur_on, source: m.settings_rates_eur_source }),
  ],
};

const amount = (name: string, path: string, label: () => string): SettingField => ({
  name,
  path,
  label,
  maxLength: 6,
  inputMode: "numeric",
});

const limits: SettingSection = {
  key: "lead_limits",
  slug: "ritmo",
  title: m.settings_limits,
  text: m.settings_limits_text,
  fields: [
    amount("persona", "perPerson", m.settings_limits_person),
    amount("red", "perAddress", m.settings_limits_address),
    amount("total", "inAll", m.settings_limits_all),
    amount("centro-diez", "pace.center.tenMinutes", m.settings_pace_center_ten),
    amount("centro-hora", "pace.center.hour", m.settings_pace_center_hour),
    amount("todos-diez", "pace.all.tenMinutes", m.settings_pace_all_ten),
    amount("todos-hora", "pace.all.hour", m.settings_pace_all_hour),
  ],
};

const retention: SettingSection = {
  key: "retention",
  slug: "plazos",
  title: m.settings_retention,
  text: m.settings_retention_text,
  fields: [amount("solicitudes", "requests", m.settings_retention_requests), amount("visitas", "events", m.settings_retention_events)],
};

const promises: SettingSection = {
  key: "promises",
  slug: "promesas",
  title: m.settings_promises,
  text: m.settings_promises_text,
  fields: [
    amount("respuesta", "replyWithinHours", m.settings_promises_reply),
    amount("papeles-desde", "verificationDays.from", m.settings_promises_from),
    amount("papeles-hasta", "verificationDays.to", m.settings_promises_to),
  ],
  seeAlso: { path: "/dashboard/admin/promesas", label: m.settings_promises_register },
};

const reason: SettingField = { name: "motivo", path: "reason", label: m.settings_consent_reason, maxLength: 200, fresh: true };

const consent = (key: ConsentKey, slug: string, title: () => string, text: () => string): SettingSection => ({
  key,
  slug,
  title,
  text,
  fields: [
    { name: "texto", path: "text", label: m.settings_consent_text, hint: m.settings_consent_text_hint, maxLength: 400, long: true },
    reason,
  ],
});

interface RequestField {
  name: string;
  key: RequestText;
  label: () => string;
  hint: () => string;
  bold?: true;
}
/** A sentence of a request for each kind of box. They are short, since every page with a form contains them. */
export const REQUEST_FIELDS: readonly RequestField[] = [
  { name: "centro", key: "send", label: m.settings_request_send, hint: m.settings_request_center_hint, bold: true },
  { name: "casillas", key: "boxes", label: m.settings_request_boxes, hint: m.settings_request_boxes_hint },
  { name: "pregunta", key: "question", label: m.settings_request_question, hint: m.settings_request_center_hint, bold: true },
  { name: "casillas-pregunta", key: "questionBoxes", label: m.settings_request_question_boxes, hint: m.settings_request_boxes_hint },
  { name: "equipo", key: "advice", label: m.settings_request_advice, hint: m.settings_request_advice_hint, bold: true },
  { name: "guias", key: "newsletter", label: m.settings_request_newsletter, hint: m.settings_request_newsletter_hint },
];

const requestConsents: SettingSection = {
  key: "consent_request",
  slug: "consentimiento-solicitudes",
  title: m.settings_request,
  text: m.settings_request_text,
  fields: [...REQUEST_FIELDS.map(({ key, ...field }): SettingField => ({ ...field, path: key, maxLength: 240, long: true })), reason],
};

export const SETTING_SECTIONS: readonly SettingSection[] = [
  brand,
  languages,
  tagManager,
  rates,
  limits,
  retention,
  promises,
  bankAccount,
  fiscalIssuer,
  itbis,
  requestConsents,
  consent("consent_message", "consentimiento-mensajes", m.settings_consent_message, m.settings_consent_message_text),
  consent("consent_newsletter", "consentimiento-boletin", m.settings_consent_newsletter, m.settings_consent_newsletter_text),
];

/** Returns the value of a field as a page writes it. */
export function settingWords({ box, type, long }: SettingField, value: string | undefined): string {
  if (box) return value ? m.settings_yes() : m.settings_no();
  if (!value) return m.settings_none();
  if (type === "date") return formatDate(value);
  return long ? value.replaceAll("**", "") : value;
}

export const sectionAt = (slug: string | undefined) => SETTING_SECTIONS.find((section) => section.slug === slug);
