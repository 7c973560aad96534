/** The maximum length of our team's reason for a decision, which the affected person reads. */
export const MAX_REASON = 500;
