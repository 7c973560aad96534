export const MODERATION_PATH = "/dashboard/admin/resenas";

/**
 * One reason applies to all of them, for cases such as a flood of the same advertisement. Publishing, and answering reports or appeals,
 * cannot be done to several at once.
 */
export const REVIEW_ACTS = ["rechazar"] as const;
