/** The reasons why a center declines a request. */
export const DECLINE_REASONS = ["no-room", "not-our-work", "country", "language", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const MAX_DECLINE_NOTE = 200;
