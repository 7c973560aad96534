export const BADGE_SORTS = ["nombre", "perfiles"] as const;
export type BadgeSort = (typeof BADGE_SORTS)[number];
export const BADGES_PAGE = 25;

/** Orders of the holders of a badge: by the day of the award, or by name. */
export const HOLDER_SORTS = ["fecha", "nombre"] as const;
export type HolderSort = (typeof HOLDER_SORTS)[number];
export const HOLDERS_PAGE = 25;

/** A page of a list of badges, or of profiles with a badge. */
