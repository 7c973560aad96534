import { CRITERIA_FIELDS, SAID_BUDGETS } from "#app/forms/offers/read-criteria.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import type { CriteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import type { Criteria } from "#domain/routing/criteria.ts";
import { m } from "#messages/m.ts";
import { choiceName } from "#texts/leads.ts";
import { ageName } from "#texts/offers.ts";
import { TickPills } from "./tick-pills.tsx";

interface Props {
  choices: CriteriaChoices;
  chosen: Criteria;
  /** False to leave out age and the person's budget. */
  withPerson?: boolean;
}

/** The ages to choose from. */
export const ageOptions = () => AGE_BANDS.map((band) => ({ value: band, label: ageName(band) }));

/** These countries are visible; the others are behind «Otros países». */
const NEAR = ["DO", "US", "PR", "ES", "HT"];

/** The criteria: a group of boxes for each fact that is known about a request before it is opened. */
export function CriteriaFields({ choices, chosen, withPerson }: Props) {
  const near = choices.countries.filter(({ value }) => NEAR.includes(value) || chosen.countries.includes(value));
  const far = choices.countries.filter((country) => !near.includes(country));
  return (
    <div className="grid gap-5">
      <TickPills name={CRITERIA_FIELDS.treatments} legend={m.offers_treatments()} options={choices.treatments} chosen={chosen.treatments} />
      <div className="grid gap-1">
        <TickPills name={CRITERIA_FIELDS.countries} legend={m.offers_countries()} options={near} chosen={chosen.countries} />
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">
            {m.offers_other_countries()}
          </summary>
          <TickPills name={CRITERIA_FIELDS.countries} legend={m.offers_other_countries()} options={far} chosen={[]} />
        </details>
      </div>
      <TickPills name={CRITERIA_FIELDS.languages} legend={m.offers_languages()} options={choices.languages} chosen={chosen.languages} />
      {withPerson && (
        <>
          <TickPills name={CRITERIA_FIELDS.ageBands} legend={m.offers_ages()} options={ageOptions()} chosen={chosen.ageBands} />
          <TickPills
            name={CRITERIA_FIELDS.budgets}
            legend={m.offers_budgets()}
            options={SAID_BUDGETS.map((budget) => ({ value: budget, label: choiceName("presupuesto", budget) ?? budget }))}
            chosen={chosen.budgets}
          />
        </>
      )}
    </div>
  );
}
