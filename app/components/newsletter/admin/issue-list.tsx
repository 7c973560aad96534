import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import {
  ISSUE_STATES,
  type IssueState,
  type ListedIssue,
  type ListedSubscriber,
  SUBSCRIBER_STATES,
  type SubscriberState,
} from "#domain/newsletter/newsletter.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { ISSUE_STATE_NAMES, SUBSCRIBER_STATE_NAMES } from "#texts/newsletter.ts";

export const ISSUES_PATH = "/dashboard/admin/boletin";
const isSent = (view: IssueState) => view === "sent";

export const ISSUES = defineList<ListedIssue, ListedIssue, IssueState>()({
  file: "boletin",
  path: ISSUES_PATH,
  sorts: ["cambio", "asunto"],
  fallingFirst: ["cambio"],
  views: ISSUE_STATES,
  viewNames: ISSUE_STATE_NAMES,
  search: () => ({ label: m.newsletter_subject() }),
  rowId: ({ id }) => id,
  rowName: ({ subject }) => subject,
  rowHref: ({ id }) => href(`${ISSUES_PATH}/${id}`),
  question: (asked) => asked,
  columns: [
    { key: "subject", header: m.newsletter_subject, value: ({ subject }) => subject, rowHeader: true, sort: "asunto" },
    { key: "state", header: m.newsletter_state, text: ({ status }) => ISSUE_STATE_NAMES[status]() },
    { key: "when", header: m.newsletter_when, value: ({ sentAt, sendAt, updatedAt }) => sentAt ?? sendAt ?? updatedAt, sort: "cambio" },
    {
      key: "sent",
      header: m.newsletter_sent,
      cell: ({ sent }) => formatNumber(sent),
      text: ({ sent }) => sent,
      when: isSent,
      numeric: true,
    },
    {
      key: "failed",
      header: m.newsletter_failed,
      cell: ({ failed }) => formatNumber(failed),
      text: ({ failed }) => failed,
      when: isSent,
      numeric: true,
    },
    {
      key: "left",
      header: m.newsletter_left,
      cell: ({ left }) => formatNumber(left),
      text: ({ left }) => left,
      when: isSent,
      numeric: true,
    },
  ],
});

export const SUBSCRIBERS = defineList<ListedSubscriber, ListedSubscriber, SubscriberState>()({
  file: "suscriptores",
  path: `${ISSUES_PATH}/suscriptores`,
  sorts: ["pedido"],
  fallingFirst: ["pedido"],
  views: SUBSCRIBER_STATES,
  viewNames: SUBSCRIBER_STATE_NAMES,
  search: () => ({ label: m.newsletter_search() }),
  rowId: ({ id }) => id,
  rowName: ({ address, askedAt }) => address ?? formatDateTime(askedAt),
  question: (asked) => asked,
  columns: [
    {
      key: "address",
      header: m.newsletter_email,
      cell: ({ address }) => address ?? m.newsletter_no_address(),
      text: ({ address }) => address,
      rowHeader: true,
    },
    { key: "state", header: m.newsletter_state, text: ({ status }) => SUBSCRIBER_STATE_NAMES[status]() },
    { key: "asked", header: m.newsletter_asked_at, value: ({ askedAt }) => askedAt, sort: "pedido" },
    {
      key: "confirmed",
      header: m.newsletter_confirmed_at,
      cell: ({ confirmedAt }) => (confirmedAt ? formatDateTime(confirmedAt) : m.newsletter_not_yet()),
      text: ({ confirmedAt }) => confirmedAt,
    },
    { key: "ended", header: m.newsletter_ended_at, value: ({ endedAt }) => endedAt, when: (view) => view === "ended" },
  ],
});
