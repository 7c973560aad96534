import type { ComparedField } from "#app/components/dashboard/compared-fields.ts";
import { CRITERIA_FIELDS, SAID_BUDGETS } from "#app/forms/offers/read-criteria.ts";
import type { CriteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import { m } from "#messages/m.ts";
import { choiceName } from "#texts/leads.ts";
import { ageOptions } from "./criteria-fields.tsx";

const yes = () => [{ value: "si", label: m.listing_patients_yes() }];

const criteriaNames = (choices: CriteriaChoices): ComparedField[] => [
  { name: CRITERIA_FIELDS.treatments, label: m.offers_treatments(), options: choices.treatments },
  { name: CRITERIA_FIELDS.countries, label: m.offers_countries(), options: choices.countries },
  { name: CRITERIA_FIELDS.languages, label: m.offers_languages(), options: choices.languages },
  { name: CRITERIA_FIELDS.ageBands, label: m.offers_ages(), options: ageOptions() },
  {
    name: CRITERIA_FIELDS.budgets,
    label: m.offers_budgets(),
    options: SAID_BUDGETS.map((budget) => ({ value: budget, label: choiceName("presupuesto", budget) ?? budget })),
  },
];

/** Returns what the fields of a center's preferences are called where they stand alone. */
export const preferenceNames = (choices: CriteriaChoices): ComparedField[] => [
  ...criteriaNames(choices),
  { name: "tope", label: m.offers_cap() },
  { name: "pausa", label: m.offers_pause(), options: yes() },
  { name: "hasta", label: m.offers_pause_until() },
];

/** The same of its rule for automatic purchase. */
export const ruleNames = (choices: CriteriaChoices): ComparedField[] => [
  ...criteriaNames(choices),
  { name: "calidad", label: m.offers_auto_quality() },
  {
    name: "tipo",
    label: m.offers_auto_kind(),
    options: [
      { value: "ambas", label: m.offers_auto_kind_both() },
      { value: "exclusive", label: m.offers_auto_kind_exclusive() },
      { value: "shared", label: m.offers_auto_kind_shared() },
    ],
  },
  { name: "maximo", label: m.offers_auto_each() },
  { name: "dia", label: m.offers_auto_day() },
  { name: "mes", label: m.offers_auto_month() },
  { name: "parar", label: m.offers_auto_stops_name(), options: yes() },
];
