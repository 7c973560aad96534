/** The longest reason that our team gives for a decision, which whom it is about reads. */
export const MAX_REASON = 500;
