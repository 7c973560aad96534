import type { MessageKind } from "#domain/inbox/message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Facts, Paragraph, Subtitle, Title } from "../parts.tsx";

export interface MessageReceiptMail {
  brand: Brand;
  firstName: string;
  number: string;
  kind: MessageKind;
  createdAt: Date;
  /** Null when we promise no time. */
  promisedHours: number | null;
  /** Our business hours in words; empty when the settings have none. */
  hours: string;
  statusUrl: string;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const messageReceiptSubject = ({ number }: Pick<MessageReceiptMail, "number">) => m.emails_message_receipt_subject({ number });

/**
 * Tells the writer that the message arrived, who reads it, by when we answer and how to take it back. Does not repeat what they
 * wrote.
 */
export function MessageReceipt({ brand, firstName, number, createdAt, promisedHours, hours, statusUrl }: MessageReceiptMail) {
  return (
    <Layout brand={brand} preview={m.emails_message_receipt_preview()} why={m.emails_message_receipt_why({ brand: brand.name })}>
      <Title>{m.emails_message_receipt_title({ name: firstName })}</Title>
      <Paragraph>{m.emails_message_receipt_text({ brand: brand.name })}</Paragraph>
      <Facts
        facts={[
          { label: m.emails_label_number(), value: number },
          { label: m.emails_label_date(), value: formatDateTime(createdAt) },
        ]}
      />
      <Subtitle>{m.emails_receipt_next_title()}</Subtitle>
      <Bullets
        items={[
          ...(promisedHours === null ? [] : [m.emails_message_receipt_promise({ hours: promisedHours })]),
          ...(hours ? [m.emails_message_receipt_hours({ hours })] : []),
          ...(brand.phone ? [m.emails_message_receipt_phone({ phone: brand.phone })] : []),
          m.emails_message_receipt_control(),
        ]}
      />
      <Action href={statusUrl}>{m.emails_message_receipt_action()}</Action>
    </Layout>
  );
}
