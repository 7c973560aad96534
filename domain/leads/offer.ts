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

/**
 * The number of days after a purchase in which a center may report a wrong telephone number, and gets its price back if we erase the
 * request because of its age.
 */
export const RETURN_DAYS = 7;

/** The number of days in which our team decides a return that no fact settles. */
export const RETURN_DECISION_DAYS = 7;

/** The number of seconds in which a patient may undo a withdrawal, before its center is told. */
export const UNDO_SECONDS = 60;

/** Returns the statuses from which an offer may change to this one, for updates whose WHERE decides a race. */
export function offerStatusesBefore(to: OfferStatus): OfferStatus[] {
  return (Object.keys(TRANSITIONS) as OfferStatus[]).filter((from) => TRANSITIONS[from].includes(to));
}

/**
 * Returns whether an offer is exclusive, which means that the patient named one center. If the patient may still confirm others, the
 * first center pays the shared price from the start and is not surprised by a second one later.
 */
export function exclusivityOf(consentedReceivers: number, othersPending: boolean): Exclusivity {
  return consentedReceivers === 1 && !othersPending ? "exclusive" : "shared";
}
