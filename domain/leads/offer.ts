export type OfferStatus = "open" | "purchased" | "returned" | "declined" | "expired" | "withdrawn";
export type Exclusivity = "exclusive" | "shared";

const TRANSITIONS: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  open: ["purchased", "declined", "expired", "withdrawn"],
  purchased: ["returned", "withdrawn"],
  returned: ["withdrawn"],
  declined: ["withdrawn"],
  expired: ["withdrawn"],
  withdrawn: [],
};

/** A new center opens so many requests at our cost. */
export const WELCOME_LEADS = 3;

/** For so long after a purchase a center may say that the telephone is wrong, and has its price back when we erase the request for its age. */
export const RETURN_DAYS = 7;

/** Returns the statuses from which an offer may take this one, for updates whose WHERE decides a race. */
export function offerStatusesBefore(to: OfferStatus): OfferStatus[] {
  return (Object.keys(TRANSITIONS) as OfferStatus[]).filter((from) => TRANSITIONS[from].includes(to));
}

/**
 * Tells whether an offer is exclusive: the patient named one center. Somebody who still may confirm others has not: their first center pays
 * the shared price from the start, rather than finding company later.
 */
export function exclusivityOf(consentedReceivers: number, othersPending: boolean): Exclusivity {
  return consentedReceivers === 1 && !othersPending ? "exclusive" : "shared";
}
