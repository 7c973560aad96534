import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { Held } from "#app/forms/three-way.ts";
import { BUDGETS } from "#domain/leads/lead-form-fields.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import type { CriteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import type { Criteria } from "#domain/routing/criteria.ts";

/** The field of each criterion. */
export const CRITERIA_FIELDS = {
  treatments: "tratamientos",
  countries: "paises",
  languages: "idiomas",
  ageBands: "edades",
  budgets: "presupuestos",
} as const satisfies Record<keyof Criteria, string>;

/** The budgets that people can give. The other value leaves it open. */
export const SAID_BUDGETS = BUDGETS.filter((budget) => budget !== "no-especificar");

/** What the boxes of each criterion hold as they are stored. */
export const heldCriteria = (criteria: Criteria): Held =>
  Object.fromEntries((Object.keys(CRITERIA_FIELDS) as (keyof Criteria)[]).map((key) => [CRITERIA_FIELDS[key], criteria[key]]));

/** Reads the ticked boxes of each criterion. What nobody could have ticked is left out. */
export function readCriteria(form: PostedFields, choices: CriteriaChoices): Criteria {
  const ticked = (name: string, known: readonly string[]) => {
    const posted = Object.hasOwn(form, name) ? form[name]! : [];
    const values = typeof posted === "string" ? [posted] : posted;
    return known.filter((value) => values.includes(value));
  };
  const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  return {
    treatments: ticked(CRITERIA_FIELDS.treatments, valuesOf(choices.treatments)),
    countries: ticked(CRITERIA_FIELDS.countries, valuesOf(choices.countries)),
    languages: ticked(CRITERIA_FIELDS.languages, valuesOf(choices.languages)),
    ageBands: ticked(CRITERIA_FIELDS.ageBands, AGE_BANDS),
    budgets: ticked(CRITERIA_FIELDS.budgets, SAID_BUDGETS),
  };
}
