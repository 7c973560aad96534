import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, Paragraph, QuietAction, Subtitle, Title } from "../parts.tsx";

export interface LeadConfirmationMail {
  brand: Brand;
  firstName: string;
  number: string;
  /**
   * `click`: the person filled in the form and agreed to these centers. `names`: a program sent the request, and the person has agreed
   * to nothing yet.
   */
  awaits: "click" | "names";
  /** The centers to which the person agreed; empty when our own team answers. */
  centers: readonly string[];
  /** The day on which the request is erased unless it is confirmed. */
  until: Date;
  confirmUrl: string;
  statusUrl: string;
}

/** The subject is neutral, since it may appear on a screen that others see. */
export const leadConfirmationSubject = ({ number }: Pick<LeadConfirmationMail, "number">) => m.emails_confirmation_subject({ number });

/** Asks for confirmation at the address given in a request. It is the only mail until the owner of the address confirms. */
export function LeadConfirmation({ brand, firstName, awaits, centers, until, confirmUrl, statusUrl }: LeadConfirmationMail) {
  const byForm = awaits === "click";
  return (
    <Layout
      brand={brand}
      preview={m.emails_confirmation_preview()}
      why={m.emails_confirmation_why_mail({ brand: brand.name })}
      drawing={<RequestWayDrawing brand={brand} here="sent" called={m.patients_road_to_confirm()} />}
    >
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
