/** How long a good message stays, in a file of its own so that a page without React can use it. */
export const TOAST_LIFE_MS = 5_000;
