import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, type Fact, Facts, Paragraph, QuietAction, Quote, Subtitle, Title } from "../parts.tsx";

export interface AdviceNoticeMail {
  brand: Brand;
  /** The hours within which we said that we answer; null when we promise no time. */
  promisedHours: number | null;
  number: string;
  email: string;
  /** In E.164; null when the person gave none. */
  phone: string | null;
  /** All the answers that the person gave. */
  facts: readonly Fact[];
  message: string | null;
  /** The page where our team answers, which keeps the answer. */
  openUrl: string;
}

export const adviceNoticeSubject = ({ number }: Pick<AdviceNoticeMail, "number">) => m.emails_advice_subject({ number });

/** Gives the full request to our own team, to which the visitor agreed, with the ways to answer it. */
export function AdviceNotice(mail: AdviceNoticeMail) {
  const { brand } = mail;
  const replySubject = encodeURIComponent(m.emails_receipt_subject({ number: mail.number }));
  return (
    <Layout brand={brand} preview={m.emails_advice_preview()} why={m.emails_advice_why_mail({ brand: brand.name })}>
      <Title>{m.emails_advice_title()}</Title>
      <Paragraph>
        {m.emails_advice_lead({ brand: brand.name })}
        {mail.promisedHours !== null && ` ${m.emails_advice_promised({ hours: mail.promisedHours })}`}
      </Paragraph>
      <Subtitle>{m.emails_advice_message()}</Subtitle>
      {mail.message ? <Quote>{mail.message}</Quote> : <Paragraph>{m.emails_advice_no_message()}</Paragraph>}
      <Action href={mail.openUrl}>{m.emails_advice_open()}</Action>
      <QuietAction href={`mailto:${encodeURIComponent(mail.email)}?subject=${replySubject}`}>{m.emails_advice_action()}</QuietAction>
      {mail.phone && <QuietAction href={`https://wa.me/${mail.phone.replace(/\D/g, "")}`}>{m.emails_advice_whatsapp()}</QuietAction>}
      <Subtitle>{m.emails_advice_all()}</Subtitle>
      <Facts facts={[{ label: m.emails_label_number(), value: mail.number }, ...mail.facts]} />
    </Layout>
  );
}
