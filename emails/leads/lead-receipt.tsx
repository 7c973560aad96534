import { Text } from "react-email";
import type { DroppedReason } from "#domain/receivers/receipt-mail.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { Drawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Facts, Note, Paragraph, QuietAction, Small, Subtitle, Title } from "../parts.tsx";

export interface ReceiptCenter {
  name: string;
  city: string | null;
  claimed: boolean;
}

/** What became of the request so far. */
export type ReceiptOutcome =
  | { kind: "routed"; centers: readonly ReceiptCenter[]; already: readonly string[]; answerBy: Date }
  | { kind: "attached"; earlierNumber: string }
  | { kind: "accepted" | "held" | "waiting" | "unmatched" | "advice" };

export interface DroppedCenter {
  name: string;
  reason: DroppedReason;
}

export interface LeadReceiptMail {
  brand: Brand;
  firstName: string;
  number: string;
  sentAt: Date;
  /** True for every receipt of this request but the first. */
  isNews: boolean;
  service: string | null;
  /** True when the centers got only the question, without the person's contact data. */
  askFirst: boolean;
  outcome: ReceiptOutcome;
  /** The hours within which our own team answers a request for advice; null when it promises no time. */
  promisedHours: number | null;
  /** The named centers that cannot receive it. */
  dropped: readonly DroppedCenter[];
  /** The named centers that have no room today, and the day on which they get the request. */
  inLine: readonly { name: string; from: Date }[];
  statusUrl: string;
  /** Null once the address is confirmed. */
  confirmUrl: string | null;
  /** Null unless the patient agreed to further centers and has not named any yet. */
  othersUrl: string | null;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const leadReceiptSubject = ({ number, isNews }: Pick<LeadReceiptMail, "number" | "isNews">) =>
  isNews ? m.emails_receipt_news_subject({ number }) : m.emails_receipt_subject({ number });

/** Tells the patient what was sent to which center, with the link to everything they can do. */
export function LeadReceipt(mail: LeadReceiptMail) {
  const { brand, outcome } = mail;
  return (
    <Layout
      brand={brand}
      preview={m.emails_receipt_preview()}
      why={m.emails_receipt_why_mail({ brand: brand.name })}
      drawing={outcome.kind === "routed" && <Drawing brand={brand} name="en-camino" alt={m.emails_drawing_on_way()} />}
    >
      <Title>
        {mail.isNews ? m.emails_receipt_news_title({ name: mail.firstName }) : m.emails_receipt_title({ name: mail.firstName })}
      </Title>
      <Outcome outcome={outcome} brand={brand} />
      {mail.askFirst && <Paragraph>{m.threads_mail_receipt()}</Paragraph>}
      {mail.askFirst && mail.confirmUrl && <Paragraph>{m.threads_mail_receipt_confirm()}</Paragraph>}
      <NotYet dropped={mail.dropped} inLine={mail.inLine} />
      <Facts
        facts={[
          ...(outcome.kind === "routed" ? outcome.centers.map(({ name, city }) => ({ label: name, value: city ?? "" })) : []),
          { label: m.emails_label_number(), value: mail.number },
          { label: m.emails_label_date(), value: formatDateTime(mail.sentAt) },
          ...(mail.service ? [{ label: m.emails_label_service(), value: mail.service }] : []),
        ]}
      />
      {mail.askFirst && mail.confirmUrl ? (
        <Action href={mail.confirmUrl}>{m.threads_mail_receipt_action()}</Action>
      ) : (
        <Action href={mail.statusUrl}>{m.emails_receipt_action()}</Action>
      )}
      {mail.confirmUrl && !mail.askFirst && (
        <Note tone="sea">
          <Text className="m-0 text-[17px] font-semibold leading-[24px] text-ink dark:text-night-text">
            {m.emails_receipt_confirm_title()}
          </Text>
          <Text className="m-0 mb-3 mt-1 text-[16px] leading-[24px] text-ink-soft dark:text-night-soft">{m.emails_receipt_confirm()}</Text>
          <QuietAction href={mail.confirmUrl}>{m.emails_receipt_confirm_action()}</QuietAction>
        </Note>
      )}
      {mail.othersUrl && (
        <Note tone="dawn">
          <Text className="m-0 text-[17px] font-semibold leading-[24px] text-ink dark:text-night-text">
            {m.emails_receipt_others_title()}
          </Text>
          <Text className="m-0 mb-3 mt-1 text-[16px] leading-[24px] text-ink-soft dark:text-night-soft">{m.emails_receipt_others()}</Text>
          <QuietAction href={mail.othersUrl}>{m.emails_receipt_others_action()}</QuietAction>
        </Note>
      )}
      {outcome.kind === "routed" && (
        <>
          <Subtitle>{m.emails_receipt_seen_title()}</Subtitle>
          <Paragraph>{mail.askFirst ? m.threads_mail_receipt_seen() : m.emails_receipt_seen({ brand: brand.name })}</Paragraph>
        </>
      )}
      <Subtitle>{m.emails_receipt_next_title()}</Subtitle>
      <Bullets
        items={[
          ...(outcome.kind === "routed"
            ? [
                (mail.askFirst ? m.threads_mail_receipt_next : m.emails_receipt_next_answer)({
                  deadline: formatDateTime(outcome.answerBy),
                }),
                mail.confirmUrl ? m.emails_receipt_next_nobody_confirmed() : m.emails_receipt_next_nobody(),
              ]
            : []),
          ...(outcome.kind === "advice" && mail.promisedHours !== null
            ? [m.emails_message_receipt_promise({ hours: mail.promisedHours })]
            : []),
          m.emails_receipt_next_control(),
        ]}
      />
    </Layout>
  );
}

/** Says which of the named centers did not get the request, and what happens next. */
function NotYet({ dropped, inLine }: Pick<LeadReceiptMail, "dropped" | "inLine">) {
  return (
    <>
      {inLine.map(({ name, from }) => (
        <Small key={name}>{m.emails_receipt_in_line({ center: name, date: formatDate(from) })}</Small>
      ))}
      {inLine.length > 0 && <Small>{m.emails_receipt_in_line_else()}</Small>}
      {dropped.map(({ name, reason }) => (
        <Small key={name}>{DROPPED[reason]({ center: name })}</Small>
      ))}
    </>
  );
}

const DROPPED: Readonly<Record<DroppedReason, (inputs: { center: string }) => string>> = {
  not_listed: m.emails_receipt_dropped,
  ranked_lower: m.emails_receipt_dropped,
  service_not_offered: m.emails_receipt_dropped_service,
  country_not_served: m.emails_receipt_dropped_country,
  patients_not_treated: m.emails_receipt_dropped_patients,
  age_not_treated: m.emails_receipt_dropped_age,
  paused: m.emails_receipt_dropped_paused,
  outside_criteria: m.emails_receipt_dropped_criteria,
  daily_cap_reached: m.emails_receipt_dropped_full,
};

function Outcome({ outcome, brand }: { outcome: ReceiptOutcome; brand: Brand }) {
  switch (outcome.kind) {
    case "routed":
      return (
        <>
          <Paragraph>{m.emails_receipt_routed({ centers: outcome.centers.length })}</Paragraph>
          {outcome.centers.map(
            ({ name, claimed }) => claimed || <Small key={name}>{m.emails_receipt_unclaimed({ brand: brand.name, center: name })}</Small>,
          )}
          {outcome.already.map((center) => (
            <Small key={center}>{m.emails_receipt_already({ center })}</Small>
          ))}
        </>
      );
    case "attached":
      return <Paragraph>{m.emails_receipt_attached({ number: outcome.earlierNumber })}</Paragraph>;
    case "accepted":
      return <Paragraph>{m.emails_receipt_accepted()}</Paragraph>;
    case "held":
      return <Paragraph>{m.emails_receipt_held()}</Paragraph>;
    case "waiting":
      return <Paragraph>{m.emails_receipt_waiting()}</Paragraph>;
    case "unmatched":
      return <Paragraph>{m.emails_receipt_unmatched()}</Paragraph>;
    case "advice":
      return <Paragraph>{m.emails_receipt_advice()}</Paragraph>;
  }
}
