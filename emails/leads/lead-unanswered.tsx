import { m } from "#messages/m.ts";
import { RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Paragraph, QuietAction, Small, Title } from "../parts.tsx";

export interface LeadUnansweredMail {
  brand: Brand;
  firstName: string;
  number: string;
  /** Centers whose time to answer is over. */
  silent: readonly string[];
  /** Centers that declined. */
  declined: readonly string[];
  statusUrl: string;
  othersUrl: string;
}

export const leadUnansweredSubject = ({ number }: Pick<LeadUnansweredMail, "number">) => m.emails_unanswered_subject({ number });

/** Tells the patient that no center may answer any more, what we know, and what they can do next. */
export function LeadUnanswered({ brand, firstName, silent, declined, statusUrl, othersUrl }: LeadUnansweredMail) {
  return (
    <Layout
      brand={brand}
      preview={m.emails_unanswered_preview()}
      why={m.emails_receipt_why_mail({ brand: brand.name })}
      drawing={<RequestWayDrawing brand={brand} here="opened" called={m.patients_road_late()} drawing="plazo-vencido" />}
    >
      <Title>{m.emails_unanswered_title({ name: firstName })}</Title>
      {silent.length > 0 && (
        <>
          <Paragraph>{m.emails_unanswered_lead({ centers: silent.length })}</Paragraph>
          <Bullets items={silent} />
        </>
      )}
      {declined.length > 0 && (
        <>
          <Paragraph>{m.emails_unanswered_declined({ centers: declined.length })}</Paragraph>
          <Bullets items={declined} />
        </>
      )}
      <Paragraph>{m.emails_unanswered_next()}</Paragraph>
      <Action href={othersUrl}>{m.emails_unanswered_action()}</Action>
      <QuietAction href={statusUrl}>{m.emails_unanswered_status()}</QuietAction>
      {brand.phone && <Small>{m.emails_unanswered_help({ phone: brand.phone })}</Small>}
    </Layout>
  );
}
