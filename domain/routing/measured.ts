/** The number of days over which a center's answers are counted. */
export const MEASURED_DAYS = 90;
/** With fewer cases, a median says more about persons than about a center: nothing shows it, and nothing is ordered or routed by it. */
export const MIN_REPLY_CASES = 5;
