import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CONTROL_FIELDS, type LeadFormBoxes } from "#domain/leads/lead-form-fields.ts";
import { othersConsentText, sendConsentText } from "./consent-texts.ts";
import { errorSentence } from "./lead-form-errors.ts";
import type { NamedCenter } from "./lead-form-props.ts";
import { MarkedText } from "./marked-text.tsx";
import type { FormState } from "./use-lead-form.ts";
import type { Receivers } from "./use-receivers.ts";

interface LeadConsentsProps {
  prefix: string;
  kind: "center" | "advice";
  center: NamedCenter | undefined;
  receivers: Receivers;
  /** True when the visitor wants answers from other centers too: a box of its own names them. */
  wantsOthers: boolean;
  asksNewsletter: boolean;
  /** The ticked boxes, when the server sends the form back. */
  ticked: LeadFormBoxes;
  errorOf: FormState["errorOf"];
  /** True in a narrow card, where the boxes have no background and no heading. */
  bare: boolean;
}

/** Aligns error and hint with the sentence instead of the box. */
export const SENTENCE_INDENT = "[&>div]:pl-9 [&>p]:pl-9";

/** Asks for each permission in a box of its own that names the centers. No box is ticked in advance. */
export function LeadConsents({ prefix, kind, center, receivers, wantsOthers, asksNewsletter, ticked, errorOf, bare }: LeadConsentsProps) {
  const preview = receivers.state === "known" ? receivers : null;
  const fits = center !== undefined && (preview === null || preview.origin !== null);
  const main = kind === "advice" ? [] : fits ? [center] : (preview?.receivers ?? []);
  const others = fits && wantsOthers ? (preview?.receivers.filter(({ slug }) => slug !== center.slug) ?? []) : [];
  const code = errorOf("consentimiento");
  return (
    <fieldset className={bare ? "min-w-0" : "min-w-0 rounded-2xl bg-tint px-[22px] pt-5 pb-3"}>
      <legend className="sr-only">{m.leads_consent_legend()}</legend>
      {!bare && (
        <p className="title-5 mb-2 flex items-center gap-[9px]">
          <ShieldCheck className="text-brand" />
          {m.leads_consent_title()}
        </p>
      )}
      {center && !fits && <Remark>{passedOverSentence(center.name, preview?.originPassedOver ?? null)}</Remark>}
      {kind === "center" && !center && !preview && <Remark>{waitingSentence(receivers)}</Remark>}
      {(kind === "advice" || center || preview) && (
        <>
          {kind === "center" && main.length === 0 && <Remark>{m.leads_consent_no_center()}</Remark>}
          <Checkbox
            className={SENTENCE_INDENT}
            key={`send ${main.map(({ slug }) => slug)}`}
            id={`${prefix}-consentimiento`}
            name="consentimiento"
            defaultChecked={ticked.consentimiento}
            required
            error={code && errorSentence("consentimiento", code)}
            label={<MarkedText text={sendConsentText(main.map(({ name }) => name))} />}
            hint={
              <>
                {m.leads_consent_needed()} <PrivacyLink />
              </>
            }
          />
          <Unclaimed centers={main} />
        </>
      )}
      {fits && wantsOthers && !preview && <Remark>{waitingSentence(receivers)}</Remark>}
      {fits && wantsOthers && preview && others.length === 0 && <Remark>{m.leads_consent_only_origin({ center: center.name })}</Remark>}
      {others.length > 0 && (
        <>
          <Checkbox
            className={SENTENCE_INDENT}
            key={`others ${others.map(({ slug }) => slug)}`}
            name="consentimientoOtros"
            {...consentEvent(preview?.origin ?? null, others)}
            defaultChecked={ticked.consentimientoOtros}
            label={
              <>
                <MarkedText text={othersConsentText(others.map(({ name }) => name))} /> <Optional />
              </>
            }
            hint={m.leads_consent_others_why()}
          />
          <Unclaimed centers={others} />
        </>
      )}
      {preview && (!fits || others.length > 0) && <input type="hidden" name={CONTROL_FIELDS.receivers} value={preview.token} />}
      {asksNewsletter && (
        <Checkbox
          name="newsletter"
          defaultChecked={ticked.newsletter}
          label={
            <>
              {m.leads_consent_newsletter()} <Optional />
            </>
          }
        />
      )}
    </fieldset>
  );
}

/** What measuring hears of the box for others, from visitors who agreed to it: which centers it was about. */
export function consentEvent(origin: { id: string } | null, others: readonly { id: string }[]) {
  const facts = { ...(origin && { center_id: origin.id }), provider_id: others.map(({ id }) => id).join(",") };
  return { "data-event": "LeadConsent_Select", "data-facts": JSON.stringify(facts) };
}

function waitingSentence(receivers: Receivers) {
  return receivers.state === "loading" ? m.leads_consent_loading() : m.leads_consent_none_yet();
}

function passedOverSentence(center: string, reason: string | null) {
  switch (reason) {
    case "service_not_offered":
      return m.leads_consent_passed_service({ center });
    case "country_not_served":
      return m.leads_consent_passed_country({ center });
    default:
      return m.leads_consent_passed_full({ center });
  }
}

function Optional() {
  return <span className="font-book text-ink-3">({m.leads_form_optional()})</span>;
}

function PrivacyLink() {
  return (
    <a href={href("/privacidad")} target="_blank" rel="noopener" className="link">
      {m.leads_consent_privacy()}
      <span className="sr-only"> {m.leads_consent_new_tab()}</span>
    </a>
  );
}

function Unclaimed({ centers }: { centers: readonly NamedCenter[] }) {
  return centers
    .filter(({ claimed }) => !claimed)
    .map(({ slug, name }) => <Remark key={slug}>{m.leads_consent_unclaimed({ center: name })}</Remark>);
}

/** Announces the names when they change, since they arrive while the visitor answers other questions. */
function Remark({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-2 text-sm text-ink-2">
      {children}
    </p>
  );
}
