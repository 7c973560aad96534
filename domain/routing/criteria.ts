/** The requests that a center takes. An empty list takes all, and an answer that the patient left open passes every list. */
export interface Criteria {
  readonly treatments: readonly string[];
  /** As a routing code, such as «DO». */
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly ageBands: readonly string[];
  readonly budgets: readonly string[];
}

export const NO_CRITERIA: Criteria = { treatments: [], countries: [], languages: [], ageBands: [], budgets: [] };

/** The facts about a request that criteria need. Null where the patient did not say. */
export interface CriteriaFacts {
  serviceId: string | null;
  countryCode: string | null;
  language: string | null;
  ageBand: string | null;
  budget: string | null;
}

/** Returns whether a request meets a center's criteria. */
export function meetsCriteria(lead: CriteriaFacts, criteria: Criteria): boolean {
  const takes = (list: readonly string[], value: string | null) => value === null || list.length === 0 || list.includes(value);
  return (
    takes(criteria.treatments, lead.serviceId) &&
    takes(criteria.countries, lead.countryCode) &&
    takes(criteria.languages, lead.language) &&
    takes(criteria.ageBands, lead.ageBand) &&
    takes(criteria.budgets, lead.budget)
  );
}
