import clsx from "clsx";
import { replyHours } from "#app/components/directory/reply-time.ts";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { boxesConsentText } from "#app/forms/leads/consent-texts.ts";
import type { ProposedCenter } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { Below } from "#app/ui/field.tsx";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import type { PatientGroup } from "#domain/listing/patients.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { groupInSentence } from "./situation-note.tsx";

interface CenterBoxesProps {
  /** The id of the first box, to which an error summary links. */
  id: string;
  centers: readonly ProposedCenter[];
  /** The patients that the request is for; null also for a woman and a man. */
  patientGroup: PatientGroup | null;
  /** The origin center, which has a box of its own. */
  origin?: { id: string } | null;
  /** The ids of the ticked boxes, when the server returns the form. */
  ticked?: readonly string[];
  error?: string;
  /** True when only the question is sent. */
  askFirst: boolean;
  /** The parts of the sentence above the boxes. */
  wording: SiteWording;
  className?: string;
}

/** One box for each proposed center, none ticked in advance. A request reaches exactly the centers whose boxes are ticked. */
export function CenterBoxes({
  id,
  centers,
  patientGroup,
  origin = null,
  ticked = [],
  error,
  askFirst,
  wording,
  className,
}: CenterBoxesProps) {
  const besidesOrigin = origin !== null && !centers.some((center) => center.id === origin.id);
  return (
    <fieldset className={clsx("min-w-0", className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{boxesConsentText(askFirst, wording)}</legend>
      <p className="mt-1 text-sm text-ink-2">{besidesOrigin ? m.leads_consent_boxes_more_hint() : m.leads_consent_boxes_hint()}</p>
      <ul className="my-2.5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {centers.map((center, index) => (
          <li key={center.id} className="rounded-xl border bg-surface px-4 pb-3">
            <Checkbox
              id={index === 0 ? id : undefined}
              name={CONTROL_FIELDS.centers}
              value={center.id}
              defaultChecked={ticked.includes(center.id)}
              label={
                <b translate="no" className="wrap-anywhere">
                  {center.name}
                </b>
              }
              {...consentEvent(origin, center)}
            />
            <div className="pl-9 max-sm:pl-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
                {center.city}
                <VerifiedBadge verified={center.verified} />
              </p>
              {!center.claimed && (
                <p className="mt-1.5 text-sm text-ink-2">{m.leads_consent_unclaimed({ site: wording.site, center: center.name })}</p>
              )}
              <Facts facts={[...patients(center, patientGroup), price(center), reply(center), languages(center)]} className="mt-2.5" />
              <a href={href(`/centros/${center.slug}`)} target="_blank" rel="noopener" className="link inline-block py-2.5 text-sm">
                {m.leads_proposed_page()}
                <span className="sr-only">
                  : {center.name} {m.leads_consent_new_tab()}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <Below id={id} error={error} />
    </fieldset>
  );
}

/** Returns the event about a box, for visitors who agreed to be counted: which center it is for. */
function consentEvent(origin: { id: string } | null, center: { id: string }) {
  const facts = { ...(origin && { center_id: origin.id }), provider_id: center.id };
  return { "data-event": "LeadConsent_Select", "data-facts": JSON.stringify(facts) };
}

function patients({ treatsPatients }: ProposedCenter, group: PatientGroup | null): Fact[] {
  if (group === null) return [];
  const row = { key: "patients", label: m.leads_proposed_patients({ group: groupInSentence(group) }) };
  return [
    treatsPatients
      ? { ...row, value: m.leads_proposed_patients_yes(), detail: m.leads_proposed_patients_source() }
      : { ...row, value: m.leads_proposed_patients_silent(), missing: true },
  ];
}

function price({ price: asked }: ProposedCenter): Fact {
  const row = { key: "price", label: m.leads_proposed_price() };
  if (!asked) return { ...row, value: m.leads_proposed_missing(), missing: true };
  const detail = m.leads_proposed_price_detail({ line: asked.label, month: formatMonth(asked.informedOn) });
  return { ...row, value: formatUsd(asked.amountCents), detail };
}

function reply({ reply: measured }: ProposedCenter): Fact {
  const row = { key: "reply", label: m.centers_fact_reply() };
  if (!measured) return { ...row, value: m.centers_fact_reply_none(), missing: true };
  const sample = m.centers_fact_reply_sample({ count: measured.cases, number: formatNumber(measured.cases) });
  return { ...row, value: replyHours(measured.medianHours), detail: sample };
}

function languages({ languages: names }: ProposedCenter): Fact {
  const row = { key: "languages", label: m.leads_proposed_languages() };
  return names.length > 0 ? { ...row, value: names.join(", ") } : { ...row, value: m.leads_proposed_missing(), missing: true };
}
