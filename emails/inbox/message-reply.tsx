import { m } from "#app/paraglide/messages.js";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Quote, Small, Title } from "../parts.tsx";

export interface MessageReplyMail {
  brand: Brand;
  firstName: string;
  number: string;
  text: string;
  /** What the person mails back reaches our team's screen. */
  takesReplies: boolean;
  statusUrl: string;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const messageReplySubject = ({ number }: Pick<MessageReplyMail, "number">) => m.inbox_mail_subject({ number });

/** Brings what our team answered. Does not repeat what the person wrote. */
export function MessageReply({ brand, firstName, number, text, takesReplies, statusUrl }: MessageReplyMail) {
  return (
    <Layout brand={brand} preview={m.inbox_mail_preview({ number })} why={m.inbox_mail_why({ brand: brand.name })}>
      {takesReplies && <Small>{m.threads_mail_marker()}</Small>}
      <Title>{m.inbox_mail_title({ name: firstName })}</Title>
      <Paragraph>{m.inbox_mail_text({ number, brand: brand.name })}</Paragraph>
      <Quote>{text}</Quote>
      <Paragraph>{m.inbox_mail_answer({ email: brand.email })}</Paragraph>
      <Action href={statusUrl}>{m.inbox_mail_action()}</Action>
    </Layout>
  );
}
