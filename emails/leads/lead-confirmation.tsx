import { m } from "#app/paraglide/messages.js";
import { formatDate } from "#platform/format.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Paragraph, QuietAction, Subtitle, Title } from "../parts.tsx";

export interface LeadConfirmationMail {
  brand: Brand;
  firstName: string;
  number: string;
  /** `click`: the person filled in the form and agreed to these centers. `names`: a program sent it, and nobody was asked yet. */
  awaits: "click" | "names";
  /** Whom they agreed to; our own team when there is none. */
  centers: readonly string[];
  /** When it is erased unless it is confirmed. */
  until: Date;
  confirmUrl: string;
  statusUrl: string;
}

/** Neutral: it may light up on a screen that others see. */
export const leadConfirmationSubject = ({ number }: Pick<LeadConfirmationMail, "number">) => m.emails_confirmation_subject({ number });

/** To the person whose address stands in a request: the only mail until they confirm it. */
export function LeadConfirmation({ brand, firstName, awaits, centers, until, confirmUrl, statusUrl }: LeadConfirmationMail) {
  const byForm = awaits === "click";
  return (
    <Layout brand={brand} preview={m.emails_confirmation_preview()} why={m.emails_confirmation_why_mail({ brand: brand.name })}>
      <Title>{m.emails_confirmation_title({ name: firstName })}</Title>
      {byForm ? (
        <>
          <Paragraph>{centers.length > 0 ? m.emails_confirmation_centers() : m.emails_confirmation_team({ brand: brand.name })}</Paragraph>
          {centers.length > 0 && <Bullets items={centers} />}
        </>
      ) : (
        <Paragraph>{m.emails_confirmation_names({ brand: brand.name })}</Paragraph>
      )}
      <Action href={confirmUrl}>{byForm ? m.emails_confirmation_action() : m.emails_confirmation_names_action()}</Action>
      <Subtitle>{m.emails_confirmation_not_title()}</Subtitle>
      <Paragraph>{m.emails_confirmation_not({ date: formatDate(until) })}</Paragraph>
      <QuietAction href={statusUrl}>{m.emails_confirmation_status()}</QuietAction>
    </Layout>
  );
}
