import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { ISSUE_STATES, type IssueState, SUBSCRIBER_STATES, type SubscriberState } from "#domain/newsletter/newsletter.ts";

export const ISSUES_PATH = "/dashboard/admin/boletin";
export const SUBSCRIBERS_PATH = `${ISSUES_PATH}/suscriptores`;

export const ISSUE_LIST: ListShape<"cambio" | "asunto", IssueState, never> = {
  sorts: ["cambio", "asunto"],
  fallingFirst: ["cambio"],
  views: ISSUE_STATES,
  filters: {},
};

export const SUBSCRIBER_LIST: ListShape<"pedido", SubscriberState, never> = {
  sorts: ["pedido"],
  fallingFirst: ["pedido"],
  views: SUBSCRIBER_STATES,
  filters: {},
};
