import { m } from "#app/paraglide/messages.js";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Paragraph, QuietAction, Small, Title } from "../parts.tsx";

export interface LeadUnansweredMail {
  brand: Brand;
  firstName: string;
  number: string;
  centers: readonly string[];
  statusUrl: string;
  othersUrl: string;
}

export const leadUnansweredSubject = ({ number }: Pick<LeadUnansweredMail, "number">) => m.emails_unanswered_subject({ number });

/** Tells the patient, when the last center's deadline has passed, what we know and what they can do next. */
export function LeadUnanswered({ brand, firstName, centers, statusUrl, othersUrl }: LeadUnansweredMail) {
  return (
    <Layout brand={brand} preview={m.emails_unanswered_preview()} why={m.emails_receipt_why_mail({ brand: brand.name })}>
      <Title>{m.emails_unanswered_title({ name: firstName })}</Title>
      <Paragraph>{m.emails_unanswered_lead({ centers: centers.length })}</Paragraph>
      <Bullets items={centers} />
      <Paragraph>{m.emails_unanswered_next()}</Paragraph>
      <Action href={othersUrl}>{m.emails_unanswered_action()}</Action>
      <QuietAction href={statusUrl}>{m.emails_unanswered_status()}</QuietAction>
      {brand.phone && <Small>{m.emails_unanswered_help({ phone: brand.phone })}</Small>}
    </Layout>
  );
}
