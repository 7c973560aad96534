/** The number of requests that a new center opens at our cost. */
export const WELCOME_LEADS = 3;

/** Returns what opening a request of this price costs a center that has so many free ones left. */
export const costWith = (welcomeLeft: number, priceCents: number): number => (welcomeLeft > 0 ? 0 : priceCents);
