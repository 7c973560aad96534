import { readCents } from "#app/forms/listing/read-cents.ts";
import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { AutomaticRule } from "#domain/offers/automatic.ts";
import type { CriteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import { m } from "#messages/m.ts";
import { readCriteria } from "./read-criteria.ts";

const AMOUNTS = ["maximo", "dia", "mes"] as const;
type AutomaticField = (typeof AMOUNTS)[number] | "calidad";

/** The choices of the form. Any other value would open more than its person chose. */
export const RULE_KINDS = ["ambas", "exclusive", "shared"] as const;

/** The typed values, so that a wrong one stays visible. */
export type AutomaticTyped = Readonly<Record<AutomaticField, string>>;
export type AutomaticErrors = Partial<Record<AutomaticField, string>>;

/** Reads a rule. Invalid amounts keep their former values, so that the rule can still be tried. */
export function readAutomatic(form: PostedFields, choices: CriteriaChoices, before: AutomaticRule) {
  const errors: AutomaticErrors = {};
  const typed = { calidad: textOf(form, "calidad").trim(), maximo: "", dia: "", mes: "" };
  const cents = (name: (typeof AMOUNTS)[number], kept: number) => {
    typed[name] = textOf(form, name).trim();
    const read = readCents(typed[name]);
    if (typeof read === "number") return read;
    errors[name] = m.offers_auto_error_amount();
    return kept;
  };
  const maxPriceCents = cents("maximo", before.maxPriceCents);
  const dailyCents = cents("dia", before.dailyCents);
  const monthlyCents = cents("mes", before.monthlyCents);
  if (dailyCents < maxPriceCents) errors.dia ??= m.offers_auto_error_day();
  if (monthlyCents < dailyCents) errors.mes ??= m.offers_auto_error_month();
  const isQuality = /^\d{1,3}$/.test(typed.calidad) && Number(typed.calidad) <= 100;
  if (!isQuality) errors.calidad = m.offers_auto_error_quality();
  const kind = choiceOf(form, "tipo", RULE_KINDS);
  const rule: AutomaticRule = {
    criteria: { ...readCriteria(form, choices), budgets: [] },
    exclusivity: kind === "ambas" ? null : kind,
    minQuality: isQuality ? Number(typed.calidad) : before.minQuality,
    ...{ maxPriceCents, dailyCents, monthlyCents },
    stopsUnanswered: textOf(form, "parar") !== "",
  };
  return { rule, typed, errors };
}
