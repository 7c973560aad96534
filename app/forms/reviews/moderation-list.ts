export const MODERATION_PATH = "/dashboard/admin/resenas";

/** One reason for all, as for a flood of the same advertisement. Nothing is published unread, nor a report or an appeal answered so. */
export const REVIEW_ACTS = ["rechazar"] as const;
