import type { TopUpMethod, TopUpStatus } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import type { GatewayName } from "#platform/payments/gateway.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const TOP_UP_METHOD_NAMES: ChoiceNames<TopUpMethod> = { bank: m.topups_method_bank, card: m.topups_method_card };

export const TOP_UP_STATUS_NAMES: ChoiceNames<TopUpStatus> = {
  asked: m.topups_status_asked,
  sent: m.topups_status_sent,
  confirming: m.topups_status_confirming,
  paid: m.topups_status_paid,
  refused: m.topups_status_refused,
  failed: m.topups_status_failed,
  refunded: m.topups_status_refunded,
  canceled: m.topups_status_canceled,
};

export const GATEWAY_NAMES: ChoiceNames<GatewayName> = {
  stripe: m.topups_gateway_stripe,
  azul: m.topups_gateway_azul,
  sandbox: m.topups_gateway_sandbox,
};
