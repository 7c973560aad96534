/** How many times a patient may have asked for, without an answer yet. */
export const MAX_REQUESTED = 5;
