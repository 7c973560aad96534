/** Why a center gives back a request that it opened. The first three are facts that we know; the last one is decided by a person. */
export const RETURN_REASONS = ["unreachable", "duplicate", "outside-criteria", "wrong-phone"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A request of the same person that the center opened within so many months before is a duplicate. */
export const DUPLICATE_MONTHS = 6;
