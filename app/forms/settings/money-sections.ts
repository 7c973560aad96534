import { m } from "#messages/m.ts";
import type { SettingField, SettingSection } from "./setting-section.ts";

const part = (name: string, path: string, label: () => string, maxLength = 120): SettingField => ({
  name,
  path,
  label,
  maxLength,
  optional: true,
});

/** All or nothing: without an account nobody is asked for a transfer. */
export const bankAccount: SettingSection = {
  key: "bank_account",
  slug: "cuenta-bancaria",
  title: m.settings_bank,
  text: m.settings_bank_text,
  fields: [
    part("banco", "bank", m.settings_bank_name),
    part("titular", "holder", m.settings_bank_holder),
    { ...part("rnc", "rnc", m.settings_bank_rnc, 20), hint: m.settings_rnc_hint },
    { ...part("tipo", "kind", m.settings_bank_kind), choices: ["Cuenta corriente", "Cuenta de ahorros"] },
    { ...part("numero", "number", m.settings_bank_number, 40), hint: m.settings_bank_number_hint },
    { ...part("moneda", "currency", m.settings_bank_currency), choices: ["US$", "RD$"], hint: m.settings_bank_currency_hint },
  ],
  seeAlso: { path: "/dashboard/admin/recargas", label: m.settings_bank_topups },
};

/** The maximum lengths in the format of the DGII. */
export const fiscalIssuer: SettingSection = {
  key: "fiscal_issuer",
  slug: "emisor",
  title: m.settings_issuer,
  text: m.settings_issuer_text,
  fields: [
    { name: "rnc", path: "rnc", label: m.settings_issuer_rnc, hint: m.settings_rnc_hint, maxLength: 20 },
    { name: "nombre", path: "name", label: m.settings_issuer_name, maxLength: 150 },
    { name: "direccion", path: "address", label: m.settings_issuer_address, maxLength: 100 },
  ],
  seeAlso: { path: "/dashboard/admin/recargas/secuencias", label: m.settings_sequences },
};

export const itbis: SettingSection = {
  key: "itbis",
  slug: "itbis",
  title: m.settings_itbis,
  text: m.settings_itbis_text,
  fields: [
    { name: "tasa", path: "percent", label: m.settings_itbis_percent, maxLength: 6, inputMode: "decimal" },
    { name: "norma", path: "source", label: m.settings_itbis_source, maxLength: 80 },
    { ...part("tasa-nueva", "next.percent", m.settings_itbis_next, 6), inputMode: "decimal" },
    { ...part("desde", "next.from", m.settings_itbis_from, 10), type: "date", hint: m.settings_itbis_from_hint },
    part("norma-nueva", "next.source", m.settings_itbis_next_source, 80),
  ],
};
