import { MAX_TAX_PERCENT, readItbis } from "#domain/invoicing/itbis.ts";
import { formatTaxId, readTaxId } from "#domain/invoicing/tax-id.ts";
import type { SettingValue } from "#domain/settings/setting.ts";
import { isAccountNumber } from "#domain/topups/account-number.ts";
import { m } from "#messages/m.ts";
import { now as timeNow } from "#platform/clock.ts";
import { addDays, isDay } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { SettingForm } from "./setting-form.ts";

/** A rate that is announced for later than this is a typing mistake. */
const MAX_AHEAD_DAYS = 730;

export const bankAccount: SettingForm = {
  inForce: (stored) => stored,
  read(typed, errors): SettingValue {
    const names = ["banco", "titular", "rnc", "tipo", "numero", "moneda"];
    if (names.every((name) => typed[name] === "")) return {};
    for (const name of names) if (typed[name] === "") errors[name] ??= m.settings_bank_error_part();
    const rnc = readTaxId(typed.rnc!);
    if (rnc === null) errors.rnc ??= m.settings_error_rnc();
    if (!isAccountNumber(typed.numero!)) errors.numero ??= m.settings_bank_error_number();
    return {
      bank: typed.banco!,
      holder: typed.titular!,
      rnc: rnc === null ? "" : formatTaxId(rnc),
      kind: typed.tipo!,
      number: typed.numero!,
      currency: typed.moneda!,
    };
  },
};

export const fiscalIssuer: SettingForm = {
  inForce(stored) {
    const issuer = (stored ?? {}) as { rnc?: unknown };
    const rnc = typeof issuer.rnc === "string" ? readTaxId(issuer.rnc) : null;
    return { ...issuer, ...(rnc !== null && { rnc: formatTaxId(rnc) }) };
  },
  read(typed, errors) {
    const rnc = readTaxId(typed.rnc!);
    if (rnc === null) errors.rnc ??= m.settings_error_rnc();
    return { rnc: rnc ?? "", name: typed.nombre!, address: typed.direccion! };
  },
};

export const itbis: SettingForm = {
  inForce(stored) {
    const { now, next } = readItbis(stored, dayInSantoDomingo(timeNow()));
    const written = (rate: typeof now) => ({ percent: rate.basisPoints / 100, source: rate.source });
    return { ...written(now), ...(next && { next: { ...written(next), from: next.from } }) };
  },
  read(typed, errors) {
    const percent = (name: string) => {
      const number = /^\d{1,2}([.,]\d{1,2})?$/.test(typed[name]!) ? Number(typed[name]!.replace(",", ".")) : -1;
      if (number < 0 || number > MAX_TAX_PERCENT) errors[name] ??= m.settings_itbis_error_percent({ most: MAX_TAX_PERCENT });
      return number;
    };
    const now = { percent: percent("tasa"), source: typed.norma! };
    const [from, source] = [typed.desde!, typed["norma-nueva"]!];
    if (typed["tasa-nueva"] === "" && from === "" && source === "") return now;
    const today = dayInSantoDomingo(timeNow());
    if (!isDay(from) || from <= today || from > addDays(today, MAX_AHEAD_DAYS)) errors.desde ??= m.settings_itbis_error_from();
    if (source === "") errors["norma-nueva"] ??= m.settings_itbis_error_source();
    return { ...now, next: { percent: percent("tasa-nueva"), source, from } };
  },
};
