/** Whose eggs a treatment uses. */
export type Eggs = "own" | "donor";

/** The woman's age in years that a center publishes, both ends included; null where an end is open. */
export interface AgeLimit {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a center publishes of the ages that it treats, for each kind of eggs. Null where it publishes nothing. */
export type AgeLimits = Readonly<Record<Eggs, AgeLimit | null>>;

/** What a request says of the age of the woman who would be treated. */
export interface AskedAge {
  /** Her years today; between two numbers, since a year of birth does not say whether her birthday has been. */
  readonly years: { readonly least: number; readonly most: number };
  /** The eggs that the request leaves open, first those that it asks for. */
  readonly eggs: readonly Eggs[];
}

/** The service of a center that treats with donated eggs. */
export const DONOR_EGGS_SERVICE = "ovodonacion";

interface LimitedCenter {
  readonly services: readonly string[];
  readonly ageLimits: AgeLimits;
}

/**
 * Returns the published limit of a center that excludes a request by the woman's age, or null. Nothing is excluded by an age that is not
 * known for sure, nor where the center publishes no limit. Somebody who has not chosen between her own eggs and donated ones is excluded
 * only where the center leaves her neither.
 */
export function excludingAgeLimit(asked: AskedAge | null, { services, ageLimits }: LimitedCenter): { eggs: Eggs; limit: AgeLimit } | null {
  if (asked === null) return null;
  const [first, ...others] = asked.eggs;
  const limit = first && ageLimits[first];
  if (!limit || !isOutside(asked.years, limit)) return null;
  const remains = (eggs: Eggs) =>
    (eggs === "own" || services.includes(DONOR_EGGS_SERVICE)) && !(ageLimits[eggs] && isOutside(asked.years, ageLimits[eggs]));
  return others.some(remains) ? null : { eggs: first, limit };
}

const isOutside = ({ least, most }: AskedAge["years"], { min, max }: AgeLimit): boolean =>
  (max !== null && least > max) || (min !== null && most < min);
