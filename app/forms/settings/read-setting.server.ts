import { isEmail } from "#app/forms/identity/email.ts";
import { messageConsent } from "#app/forms/inbox/message-consent.ts";
import { RELEASED } from "#app/forms/leads/consent-texts.ts";
import { newsletterConsent } from "#app/forms/newsletter/consent-text.ts";
import { isTagManagerId, readTagManager } from "#domain/analytics/tag-manager.ts";
import { readExchangeRate } from "#domain/content/exchange-rates.ts";
import { FURTHER_LANGUAGES, readLanguages, WRITTEN_LANGUAGES } from "#domain/content/languages.ts";
import { readSite } from "#domain/content/site.ts";
import { SITE_MARK, unknownMarks } from "#domain/settings/consent-wording.ts";
import { NEEDED_MARKS, REQUEST_TEXTS, type RequestText } from "#domain/settings/request-wording.ts";
import { type SettingKey, type SettingValue, valuesByPath } from "#domain/settings/setting.ts";
import { PROMISE_BOUNDS, readPromises } from "#domain/statements/promises.ts";
import { readLeadLimits } from "#domain/submissions/limits.server.ts";
import { RETENTION_BOUNDS, type Retention, readRetention } from "#domain/vault/retention.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { addDays, isDay } from "#platform/days.ts";
import { dayInSantoDomingo, formatNumber } from "#platform/format.ts";
import { OTHER_CURRENCIES } from "#platform/money.ts";
import { bankAccount, fiscalIssuer, itbis } from "./read-money.ts";
import { REQUEST_FIELDS } from "./sections.ts";
import type { SettingErrors, SettingForm, TypedSetting } from "./setting-form.ts";
import type { SettingSection } from "./setting-section.ts";

/** Like a price, a rate expires after a year. */
const MAX_RATE_DAYS = 364;
const MAX_AMOUNT = formatNumber(999_999);

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

const languages: SettingForm = {
  inForce: (stored) => Object.fromEntries(readLanguages(stored).map((language) => [language, true])),
  read(typed, errors) {
    const chosen = FURTHER_LANGUAGES.filter((language) => typed[language] !== "");
    for (const language of chosen) if (!WRITTEN_LANGUAGES.includes(language)) errors[language] ??= m.settings_language_error();
    return Object.fromEntries(chosen.map((language) => [language, true]));
  },
};

const tagManager: SettingForm = {
  inForce: (stored) => ({ id: readTagManager(stored) ?? "" }),
  read(typed, errors) {
    const id = typed.gestor!.toUpperCase();
    if (id !== "" && !isTagManagerId(id)) errors.gestor ??= m.settings_tags_error();
    return { id };
  },
};

const rates: SettingForm = {
  inForce: (stored) => stored,
  read(typed, errors) {
    const today = dayInSantoDomingo(now());
    const read = OTHER_CURRENCIES.flatMap((currency) => {
      const [rate, on, source] = ["tasa", "fecha", "fuente"].map((part) => typed[`${currency}-${part}`]!);
      // Without all three a currency has no rate, and pages show only dollars.
      if (rate === "" && on === "" && source === "") return [];
      const stored = { rate: Number(rate!.replace(",", ".")), on: on!, source: source! };
      const oldest = addDays(today, -MAX_RATE_DAYS);
      const isRate = (part: object) => readExchangeRate(currency, { ...stored, ...part }, today, oldest) !== null;
      if (source === "") errors[`${currency}-fuente`] ??= m.settings_error_source();
      if (!isRate({ on: today, source: "-" })) errors[`${currency}-tasa`] ??= m.settings_error_rate();
      if (!isDay(on!) || on! > today || on! < oldest) errors[`${currency}-fecha`] ??= m.settings_error_rate_day();
      return [[currency, stored] as const];
    });
    return Object.fromEntries(read);
  },
};

const limits: SettingForm = {
  inForce: readLeadLimits,
  read(typed, errors) {
    const amount = (name: string) => {
      const number = /^\d{1,6}$/.test(typed[name]!) ? Number(typed[name]) : 0;
      if (number < 1) errors[name] ??= m.settings_error_amount({ most: MAX_AMOUNT });
      return number;
    };
    const pace = (of: "centro" | "todos") => {
      const window = { tenMinutes: amount(`${of}-diez`), hour: amount(`${of}-hora`) };
      if (window.hour < window.tenMinutes) errors[`${of}-hora`] ??= m.settings_error_hour();
      return window;
    };
    const perPerson = amount("persona");
    const perAddress = amount("red");
    const inAll = amount("total");
    if (perAddress < perPerson) errors.red ??= m.settings_error_address();
    if (inAll < perAddress) errors.total ??= m.settings_error_all();
    return { perPerson, perAddress, inAll, pace: { center: pace("centro"), all: pace("todos") } };
  },
};

const retention: SettingForm = {
  inForce: readRetention,
  read(typed, errors, stored) {
    const inForce = readRetention(stored);
    // A longer time would also apply to people who read the shorter one.
    const months = (name: string, kind: keyof Retention) => {
      const number = /^\d{1,2}$/.test(typed[name]!) ? Number(typed[name]) : 0;
      const { min } = RETENTION_BOUNDS[kind];
      if (number < min || number > inForce[kind]) errors[name] ??= m.settings_error_months({ least: min, most: inForce[kind] });
      return number;
    };
    return { requests: months("solicitudes", "requests"), events: months("visitas", "events") };
  },
};

const promises: SettingForm = {
  inForce: readPromises,
  read(typed, errors) {
    const count = (name: string, most: number) => {
      const number = /^\d{1,3}$/.test(typed[name]!) ? Number(typed[name]) : 0;
      if (number < 1 || number > most) errors[name] ??= m.settings_error_amount({ most: formatNumber(most) });
      return number;
    };
    const replyWithinHours = count("respuesta", PROMISE_BOUNDS.hours);
    const verificationDays = { from: count("papeles-desde", PROMISE_BOUNDS.days), to: count("papeles-hasta", PROMISE_BOUNDS.days) };
    if (verificationDays.to < verificationDays.from) errors["papeles-hasta"] ??= m.settings_promises_error_to();
    return { replyWithinHours, verificationDays };
  },
};

/** A consent is never edited: each change is a new version, with its reason. */
const consent = (released: (site: string) => string): SettingForm => {
  const inForce = (stored: unknown) => (stored as { text: string; reason: string } | null) ?? { text: released(SITE_MARK), reason: "" };
  return {
    inForce,
    read({ texto, motivo }, errors, stored) {
      if (!texto!.includes(SITE_MARK)) errors.texto ??= m.settings_consent_error_site({ mark: SITE_MARK });
      const [unknown] = unknownMarks(texto!, [SITE_MARK]);
      if (unknown) errors.texto ??= m.settings_consent_error_unknown({ mark: unknown });
      if (texto === inForce(stored).text) errors.texto ??= m.settings_consent_error_same();
      return { text: texto!, reason: motivo! };
    },
  };
};

/** Sentences with a part in bold. A legend and a box of choice have none. */
const BOLD: readonly RequestText[] = ["send", "question", "advice"];

function sentenceError(key: RequestText, text: string): string | undefined {
  const missing = NEEDED_MARKS[key].find((mark) => !text.includes(mark));
  if (missing) return m.settings_consent_error_center({ mark: missing });
  const [unknown] = unknownMarks(text, [SITE_MARK, ...NEEDED_MARKS[key]]);
  if (unknown) return m.settings_consent_error_unknown({ mark: unknown });
  if (text.includes("**") && !BOLD.includes(key)) return m.settings_consent_error_plain();
  return text.split("**").length % 2 === 0 ? m.settings_consent_error_bold() : undefined;
}

/** The sentences of a request are one version together: evidence names it once for all its boxes. */
const requestConsents: SettingForm = {
  inForce: (stored) => stored ?? { ...Object.fromEntries(REQUEST_TEXTS.map((key) => [key, RELEASED[key](SITE_MARK)])), reason: "" },
  read(typed, errors, stored) {
    const inForce = requestConsents.inForce(stored) as Readonly<Record<RequestText, string>>;
    const texts = REQUEST_FIELDS.map(({ name, key }) => ({ name, key, text: typed[name]! }));
    for (const { name, key, text } of texts) {
      const wrong = sentenceError(key, text);
      if (wrong) errors[name] ??= wrong;
    }
    if (texts.every(({ key, text }) => text === inForce[key])) errors[texts[0]!.name] ??= m.settings_consent_error_same();
    return { ...Object.fromEntries(texts.map(({ key, text }) => [key, text])), reason: typed.motivo! };
  },
};

const FORMS: Readonly<Record<SettingKey, SettingForm>> = {
  site: brand,
  languages,
  tag_manager: tagManager,
  exchange_rates: rates,
  lead_limits: limits,
  retention,
  promises,
  bank_account: bankAccount,
  fiscal_issuer: fiscalIssuer,
  itbis,
  consent_request: requestConsents,
  consent_message: consent((site) => messageConsent(site, null).text),
  consent_newsletter: consent((site) => newsletterConsent(site, null).text),
};

/** Returns the digits of a telephone number with its country code, or null. */
function digitsOf(text: string): string | null {
  const digits = text.replace(/[\s().+-]/g, "");
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** Reads a posted section, given what is stored, or returns the errors by field. */
export function readSetting(
  { key, fields }: SettingSection,
  typed: TypedSetting,
  stored: unknown,
): { value: SettingValue } | { errors: SettingErrors } {
  const errors: SettingErrors = {};
  const clean = Object.fromEntries(fields.map(({ name }) => [name, (typed[name] ?? "").trim().replace(/[ \t]+/g, " ")]));
  for (const { name, optional, maxLength, choices } of fields) {
    const text = clean[name]!;
    if (text === "" && !optional) errors[name] = m.settings_error_empty();
    else if (text.length > maxLength) errors[name] = m.settings_error_long({ most: maxLength });
    else if (choices && text !== "" && !choices.includes(text)) errors[name] = m.settings_error_choice();
    else if (/\p{C}/u.test(text)) errors[name] = m.settings_error_signs();
  }
  const value = FORMS[key].read(clean, errors, stored);
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

/** Returns what the fields of a section show of the stored value. */
export function shownSetting({ key, fields }: SettingSection, stored: unknown): Record<string, string> {
  const values = valuesByPath(FORMS[key].inForce(stored));
  const shown = (value: unknown) => (value === true ? "si" : String(value ?? ""));
  return Object.fromEntries(fields.map(({ name, path }) => [name, shown(values[path])]));
}
