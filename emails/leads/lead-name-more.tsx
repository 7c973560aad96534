import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, QuietAction, Small, Title } from "../parts.tsx";

export interface LeadNameMoreMail {
  brand: Brand;
  firstName: string;
  number: string;
  statusUrl: string;
  othersUrl: string;
}

export const leadNameMoreSubject = ({ number }: Pick<LeadNameMoreMail, "number">) => m.emails_name_more_subject({ number });

/** Asks the patient whether other centers may have the request: only they can name one. */
export function LeadNameMore({ brand, firstName, statusUrl, othersUrl }: LeadNameMoreMail) {
  return (
    <Layout brand={brand} preview={m.emails_name_more_preview()} why={m.emails_receipt_why_mail({ brand: brand.name })}>
      <Title>{m.emails_name_more_title({ name: firstName })}</Title>
      <Paragraph>{m.emails_name_more_lead()}</Paragraph>
      <Action href={othersUrl}>{m.emails_name_more_action()}</Action>
      <QuietAction href={statusUrl}>{m.emails_unanswered_status()}</QuietAction>
      {brand.phone && <Small>{m.emails_unanswered_help({ phone: brand.phone })}</Small>}
    </Layout>
  );
}
