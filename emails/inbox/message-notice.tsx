import type { MessageKind } from "#domain/inbox/message.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { KIND_NAMES } from "#texts/inbox.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

export interface MessageNoticeMail {
  brand: Brand;
  number: string;
  kind: MessageKind;
  createdAt: Date;
  openUrl: string;
}

export const messageNoticeSubject = ({ number }: Pick<MessageNoticeMail, "number">) => m.emails_message_notice_subject({ number });

/** Tells our own team that a message arrived and where to read it. Mailboxes keep mails for years, so it says nothing of the person. */
export function MessageNotice({ brand, number, kind, createdAt, openUrl }: MessageNoticeMail) {
  return (
    <Layout brand={brand} preview={m.emails_message_notice_preview()} why={m.emails_message_notice_why({ brand: brand.name })}>
      <Title>{m.emails_message_notice_title()}</Title>
      <Paragraph>{m.emails_message_notice_text()}</Paragraph>
      <Facts
        facts={[
          { label: m.emails_label_number(), value: number },
          { label: m.emails_message_notice_kind(), value: KIND_NAMES[kind]() },
          { label: m.emails_label_date(), value: formatDateTime(createdAt) },
        ]}
      />
      <Action href={openUrl}>{m.emails_message_notice_action()}</Action>
      <Small>{m.emails_message_notice_expires()}</Small>
    </Layout>
  );
}
