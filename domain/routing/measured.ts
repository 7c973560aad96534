/** How a center answers is counted over so many days. */
export const MEASURED_DAYS = 90;
/** A median of fewer cases tells about persons, not about a center: nothing shows it, orders or routes by it. */
export const MIN_REPLY_CASES = 5;
