/** The maximum number of times that a patient may have asked for and that are not answered yet. */
export const MAX_REQUESTED = 5;

/** The maximum number of guests that a center may write down in a week, before they have answered. */
export const MAX_GUESTS_WAITING = 20;

/** The number of days after their last consultation at which guests are erased. */
export const GUEST_KEPT_DAYS = 90;

/**
 * If a center confirmed the time and does not say within these days that nobody came, it counts as having said that the consultation
 * was held.
 */
export const SILENCE_DAYS = 7;
