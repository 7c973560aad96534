import type { MessageKind } from "#domain/inbox/message.ts";
import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Quote, Small, Title } from "../parts.tsx";

export interface MessageReplyMail {
  brand: Brand;
  firstName: string;
  number: string;
  kind: MessageKind;
  text: string;
  /** True when a reply by mail reaches our team's screen. */
  takesReplies: boolean;
  statusUrl: string;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const messageReplySubject = ({ number, kind }: Pick<MessageReplyMail, "number" | "kind">) =>
  kind === "request" ? m.inbox_mail_request_subject({ number }) : m.inbox_mail_subject({ number });

/** Brings what our team answered. Does not repeat what the person wrote. */
export function MessageReply({ brand, firstName, number, kind, text, takesReplies, statusUrl }: MessageReplyMail) {
  const aboutRequest = kind === "request";
  const preview = aboutRequest ? m.inbox_mail_request_preview({ number }) : m.inbox_mail_preview({ number });
  return (
    <Layout brand={brand} preview={preview} why={m.inbox_mail_why({ brand: brand.name })}>
      {takesReplies && <Small>{m.threads_mail_marker()}</Small>}
      <Title>{m.inbox_mail_title({ name: firstName })}</Title>
      <Paragraph>
        {aboutRequest ? m.inbox_mail_request_text({ number, brand: brand.name }) : m.inbox_mail_text({ number, brand: brand.name })}
      </Paragraph>
      <Quote>{text}</Quote>
      <Paragraph>{m.inbox_mail_answer({ email: brand.email })}</Paragraph>
      <Action href={statusUrl}>{aboutRequest ? m.inbox_mail_request_action() : m.inbox_mail_action()}</Action>
    </Layout>
  );
}
