import type { DeliveryStatus, Failure, WebhookEvent } from "#domain/webhooks/webhook.ts";
import { m } from "#messages/m.ts";
import type { AddressMistake } from "#platform/given-address.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const EVENT_NAMES: ChoiceNames<WebhookEvent> = {
  ping: m.webhooks_event_ping,
  "offer.made": m.webhooks_event_offer,
  "offer.purchased": m.webhooks_event_purchase,
};

export const DELIVERY_STATUS_NAMES: ChoiceNames<DeliveryStatus> = {
  queued: m.webhooks_status_queued,
  sent: m.webhooks_status_sent,
  failed: m.webhooks_status_failed,
  dropped: m.webhooks_status_dropped,
};

/**
 * Says why a delivery failed. `status` is what the system answered. A closed port, a silent one and one that speaks another protocol
 * get the same sentence: the difference does not help the owner of the system, and tells a stranger about a machine that is not
 * theirs.
 */
export const FAILURE_TEXTS: Readonly<Record<Failure, (answer: { status: number }) => string>> = {
  answered: m.webhooks_failure_answered,
  unreachable: () => m.webhooks_failure_unreachable(),
  slow: () => m.webhooks_failure_unreachable(),
  "private-address": () => m.webhooks_failure_private_address(),
  "secret-lost": () => m.webhooks_failure_secret_lost(),
  off: () => m.webhooks_failure_off(),
  "nothing-left": () => m.webhooks_failure_nothing_left(),
};

export const ADDRESS_MISTAKES: ChoiceNames<AddressMistake> = {
  "not-an-address": m.webhooks_error_not_an_address,
  "not-https": m.webhooks_error_not_https,
  private: m.webhooks_error_private,
};
