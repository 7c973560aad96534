import { notSentSentence } from "#app/components/leads/form/not-sent.ts";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";

/** Says what happened to the request at a center when it does not simply wait: in the queue, declined, withdrawn and the like. */
export function receiverNews(receiver: PatientReceiver): string[] {
  const { state, inLineUntil, passedReason } = receiver;
  switch (state) {
    case "in-line":
      return inLineUntil ? [m.leads_receiver_in_line_text({ date: formatDate(inLineUntil) })] : [];
    case "not-sent":
      return [notSentSentence(passedReason)];
    case "declined":
      return [declinedSentence(receiver.declineReason)];
    case "expired":
      return [m.patients_news_expired()];
    case "returned":
      return [m.patients_news_returned()];
    case "withdrawn":
      return withdrawnSentences(receiver);
    default:
      return [];
  }
}

const CLOSED = { silent: m.patients_news_closed_silent, telling: m.patients_news_closed_telling, told: m.patients_news_closed };
const WITHDRAWN = {
  silent: m.patients_news_withdrawn_silent,
  telling: m.patients_news_withdrawn_telling,
  told: m.patients_news_withdrawn,
};

function withdrawnSentences({
  agreed,
  offeredAt,
  withdrawnAt,
  withdrawalTold,
  acknowledgedAt,
  purchasedAt,
  toldByTeam,
}: PatientReceiver): string[] {
  if (!offeredAt) return [m.patients_news_withdrawn_before()];
  const told = toldByTeam ? "silent" : withdrawalTold ? "told" : "telling";
  const date = withdrawnAt ? formatDateTime(withdrawnAt) : "";
  return [
    ...(withdrawnAt ? [(agreed ? CLOSED : WITHDRAWN)[told]({ date })] : []),
    ...(told === "telling" ? [] : knownSentences({ purchasedAt, acknowledgedAt })),
  ];
}

const knownSentences = ({ purchasedAt, acknowledgedAt }: Pick<PatientReceiver, "purchasedAt" | "acknowledgedAt">): string[] => [
  ...(purchasedAt ? [m.patients_news_had_contact()] : []),
  acknowledgedAt ? m.patients_news_acknowledged({ date: formatDateTime(acknowledgedAt) }) : m.patients_news_unacknowledged(),
];

/** Returns the group of the reason, never the center's own words. */
function declinedSentence(reason: string | null): string {
  switch (reason) {
    case "no-room":
      return m.patients_declined_no_room();
    case "not-our-work":
      return m.patients_declined_not_our_work();
    case "country":
      return m.patients_declined_country();
    case "language":
      return m.patients_declined_language();
    default:
      return m.patients_declined_other();
  }
}
