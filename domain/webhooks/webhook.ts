/** The events that a center's system gets. */
export const EVENTS = ["ping", "offer.made", "offer.purchased"] as const;
export type WebhookEvent = (typeof EVENTS)[number];

export type DeliveryStatus = "queued" | "sent" | "failed" | "dropped";

/**
 * The reasons why a delivery failed or was dropped. `answered`: with a status other than 2xx. `nothing-left`: the request was withdrawn,
 * returned or erased before it was sent.
 */
export const FAILURES = ["answered", "unreachable", "slow", "private-address", "secret-lost", "off", "nothing-left"] as const;
export type Failure = (typeof FAILURES)[number];

/** With the waits of `sendWebhookJob`, this takes about a day. */
export const MAX_ATTEMPTS = 32;
/** The number of days an address may fail before it is switched off. */
export const MAX_DAYS_FAILING = 3;
/** The maximum number of test messages and repeated deliveries of a center in an hour. */
export const MAX_SENDINGS_PER_HOUR = 20;
