import type { ReactNode } from "react";
import type { NamingReason } from "#app/forms/leads/receive-lead.server.ts";
import type { NamedCenter, ReceiversPreview } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { useRootData, useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { CONTROL_FIELDS, type LeadForm, type LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { LeadConsents } from "./lead-consents.tsx";

interface LeadReviewProps {
  variant: LeadFormVariant;
  center: NamedCenter | undefined;
  service: string | undefined;
  /** The slugs of the centers that the visitor picked. */
  picked: readonly string[];
  values: LeadForm;
  preview: ReceiversPreview;
  /** The ids of the boxes that were ticked. */
  ticked: readonly string[];
  reason: NamingReason;
  /** The page to which the answer is posted; by default the form's own page. */
  action?: string;
  /** Further hidden fields that the page needs. */
  children?: ReactNode;
}

/**
 * The page without script that names the centers and asks for the permissions before anything is sent. Hidden fields contain what was
 * typed.
 */
export function LeadReview({ variant, center, service, picked, values, preview, ticked, reason, action, children }: LeadReviewProps) {
  const { consentimiento, newsletter, ...texts } = values;
  const site = useSiteName();
  const written = useRootData()?.consents.consent_request ?? null;
  return (
    <form method="post" action={href(action ?? "/solicitar-informacion")} noValidate className="grid gap-6">
      {children}
      <input type="hidden" name="variante" value={variant} />
      <input type="hidden" name="tipo" value="center" />
      {center && <input type="hidden" name={CONTROL_FIELDS.origin} value={center.slug} />}
      {service && <input type="hidden" name={CONTROL_FIELDS.service} value={service} />}
      {picked.length > 0 && <input type="hidden" name={CONTROL_FIELDS.picked} value={picked.join(",")} />}
      {Object.entries(texts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {newsletter && <input type="hidden" name="newsletter" value="on" />}
      {reason === "expired" && <Note kind="caution">{m.leads_error_receivers()}</Note>}
      {reason === "reworded" && <Note kind="caution">{m.settings_consent_reworded()}</Note>}
      <LeadConsents
        prefix="revision"
        kind="center"
        center={center}
        receivers={{ state: "known", ...preview }}
        askFirst={values.respuesta === "pregunta"}
        wantsOthers={values.recibirMasRespuestas !== "no"}
        asksNewsletter={false}
        opening={undefined}
        // A permission given to a center by name stays. One whose names have changed does not.
        ticked={{
          consentimiento: consentimiento && preview.origin !== null && reason !== "expired",
          centers: reason === "unticked" ? ticked : [],
          newsletter: false,
        }}
        wording={{ site, written }}
        errorOf={(field) => (field === "consentimiento" && reason === "unticked" ? "required" : undefined)}
        bare={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="cta" size="l">
          {m.leads_form_send()}
        </Button>
        <Button type="submit" kind="quiet" size="l" name="accion" value="corregir">
          {m.leads_review_change()}
        </Button>
      </div>
    </form>
  );
}
