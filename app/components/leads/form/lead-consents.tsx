import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { SeenWording } from "#app/components/inbox/seen-wording.tsx";
import { MarkedText } from "#app/components/leads/marked-text.tsx";
import { OpeningPriceNote } from "#app/components/leads/opening-price.tsx";
import { newsletterText, sendConsentText } from "#app/forms/leads/consent-texts.ts";
import type { NamedCenter, OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CONTROL_FIELDS, type LeadFormBoxes } from "#domain/leads/lead-form-fields.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { CenterBoxes } from "./center-boxes.tsx";
import { errorSentence } from "./lead-form-errors.ts";
import { passedOverSentence } from "./situation-note.tsx";
import type { FormState } from "./use-lead-form.ts";
import type { Receivers } from "./use-receivers.ts";

interface LeadConsentsProps {
  prefix: string;
  kind: "center" | "advice";
  center: NamedCenter | undefined;
  receivers: Receivers;
  /** The price that a center pays, before the preview gives the one for the treatment. */
  opening: OpeningPrice | undefined;
  /** True when only the question is sent. */
  askFirst: boolean;
  /** True when the visitor wants answers from other centers too: each proposed one has a box of its own. */
  wantsOthers: boolean;
  asksNewsletter: boolean;
  /** The ticked boxes, when the server returns the form. */
  ticked: LeadFormBoxes & { centers: readonly string[] };
  /** The parts of the sentences beside the boxes. */
  wording: SiteWording;
  errorOf: FormState["errorOf"];
  /** True in a narrow card, where the boxes have no background and no heading. */
  bare: boolean;
}

/** Aligns error and hint with the sentence instead of the box. */
const SENTENCE_INDENT = "[&>div]:pl-9 [&>p]:pl-9";

/** The permissions, each in a box of its own that names its center. No box is ticked in advance. */
export function LeadConsents(props: LeadConsentsProps) {
  const { prefix, kind, center, receivers, opening, askFirst, wantsOthers, asksNewsletter, ticked, wording, errorOf, bare } = props;
  const preview = receivers.state === "known" ? receivers : null;
  const fits = center !== undefined && (preview === null || preview.origin !== null);
  const proposed = preview?.receivers.filter(({ slug }) => !fits || (wantsOthers && slug !== center.slug)) ?? [];
  const noneFits = kind === "center" && preview?.receivers.length === 0;
  const price = kind === "advice" || noneFits ? undefined : (preview?.opening ?? opening);
  const code = errorOf("consentimiento");
  const boxId = `${prefix}-consentimiento`;
  // A box with another sentence is drawn again, unticked.
  const words = `${wording.site} ${wording.written?.version}`;
  return (
    <fieldset className={bare ? "min-w-0" : "min-w-0 rounded-2xl bg-tint px-[22px] pt-5 pb-3"}>
      <legend className="sr-only">{m.leads_consent_legend()}</legend>
      <SeenWording {...wording} />
      {!bare && (
        <p className="title-5 mb-2 flex items-center gap-[9px]">
          <ShieldCheck className="text-brand" />
          {m.leads_consent_title()}
        </p>
      )}
      {(center && !fits ? [{ ...preview?.passedOver[0], name: center.name }] : (preview?.passedOver ?? [])).map((passed) => (
        <Remark key={passed.name}>{passedOverSentence(passed, preview?.patientGroup ?? null)}</Remark>
      ))}
      {(preview?.receivers ?? []).map(
        ({ slug, name, readOn }) =>
          readOn && <Remark key={slug}>{m.leads_consent_reads_later({ center: name, date: formatDate(readOn) })}</Remark>,
      )}
      {kind === "center" && !center && !preview && <Remark>{waitingSentence(receivers)}</Remark>}
      {noneFits && <Remark>{m.leads_consent_no_center()}</Remark>}
      {(kind === "advice" || fits || noneFits) && (
        <>
          <Checkbox
            className={SENTENCE_INDENT}
            key={`send ${fits} ${words}`}
            id={boxId}
            name="consentimiento"
            defaultChecked={ticked.consentimiento}
            required
            error={code && errorSentence("consentimiento", code)}
            label={<MarkedText text={sendConsentText(fits ? center.name : null, askFirst, wording)} />}
            hint={
              <>
                {m.leads_consent_needed()} <PrivacyLink />
              </>
            }
          />
          {fits && !center.claimed && <Remark>{m.leads_consent_unclaimed({ site: wording.site, center: center.name })}</Remark>}
        </>
      )}
      {fits && wantsOthers && !preview && <Remark>{waitingSentence(receivers)}</Remark>}
      {fits && wantsOthers && preview && proposed.length === 0 && <Remark>{m.leads_consent_only_origin({ center: center.name })}</Remark>}
      {proposed.length > 0 && (
        <>
          <CenterBoxes
            key={`${preview!.token} ${words}`}
            id={fits ? `${prefix}-centros` : boxId}
            centers={proposed}
            patientGroup={preview!.patientGroup}
            askFirst={askFirst}
            wording={wording}
            origin={fits ? preview!.origin : null}
            ticked={ticked.centers}
            error={!fits && code ? m.leads_error_centers() : undefined}
            className="mt-4"
          />
          {!fits && <PrivacyLink />}
          <input type="hidden" name={CONTROL_FIELDS.receivers} value={preview!.token} />
        </>
      )}
      {noneFits && <input type="hidden" name={CONTROL_FIELDS.receivers} value={preview!.token} />}
      {price && <OpeningPriceNote site={wording.site} opening={price} several={fits ? wantsOthers : true} />}
      {asksNewsletter && (
        <Checkbox
          key={`newsletter ${words}`}
          name="newsletter"
          defaultChecked={ticked.newsletter}
          label={
            <>
              {newsletterText(wording)} <Optional />
            </>
          }
        />
      )}
    </fieldset>
  );
}

function waitingSentence(receivers: Receivers) {
  return receivers.state === "loading" ? m.leads_consent_loading() : m.leads_consent_none_yet();
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

/** Announces changed names to screen readers, since they arrive while the visitor answers other questions. */
function Remark({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-2 text-sm text-ink-2">
      {children}
    </p>
  );
}
