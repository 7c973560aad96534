/** How many times a patient may have asked for, without an answer yet. */
export const MAX_REQUESTED = 5;

/** How many people without an account a center may have written down in a week, without their answer yet. */
export const MAX_GUESTS_WAITING = 20;

/** So many days after their last consultation, who has no account is forgotten. */
export const GUEST_KEPT_DAYS = 90;
