/** Limits that tests do not reach. A test sends in a second what a center gets in a day, so only tests of floods use the real ones. */
const endless = { tenMinutes: 1_000_000, hour: 1_000_000 };
export const NO_PACE = { pace: { center: endless, all: endless } };
