/**
 * The reasons for which a center gives back a request that it opened. The first three are facts that we know; a person decides on the
 * last one.
 */
export const RETURN_REASONS = ["unreachable", "duplicate", "outside-criteria", "wrong-phone"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A request is a duplicate if the center opened another one of the same person within this many months before. */
export const DUPLICATE_MONTHS = 6;
