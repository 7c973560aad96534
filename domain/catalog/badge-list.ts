export const BADGE_SORTS = ["nombre", "perfiles"] as const;
export type BadgeSort = (typeof BADGE_SORTS)[number];
export const BADGES_PAGE = 25;

/** Holders by when they got it, or by their names. */
export const HOLDER_SORTS = ["fecha", "nombre"] as const;
export type HolderSort = (typeof HOLDER_SORTS)[number];
export const HOLDERS_PAGE = 25;

/** A page of a list of badges, or of those who have one. */
