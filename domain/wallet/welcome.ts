/** The number of requests that a new center opens at our cost. */
export const WELCOME_LEADS = 3;
