/** After so many months a request, and a message to our own team, is erased. */
export const KEPT_MONTHS = 24;
