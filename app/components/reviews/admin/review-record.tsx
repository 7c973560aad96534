import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { PastDecision, ReviewToModerate } from "#domain/reviews/moderation.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatMonth } from "#platform/format.ts";
import { REPORT_REASON_NAMES, refusalText } from "#texts/reviews.ts";

type Of<Key extends keyof ReviewToModerate> = Pick<ReviewToModerate, Key>;

/** The evidence of the consultation, which both sides confirmed. It contains neither a name nor contact data. */
export function ConsultationProof({ review }: { review: ReviewToModerate }) {
  const { heldOn, service, askedBy, confirmedByPatientAt, confirmedByProviderAt } = review;
  const asked = {
    patient: m.moderation_proof_asked_patient,
    provider: m.moderation_proof_asked_provider,
    before: m.moderation_proof_asked_before,
  };
  return (
    <Panel title={m.moderation_proof()}>
      <p className="text-ink-2">{m.moderation_proof_text()}</p>
      <Facts
        facts={[
          { key: "on", label: m.moderation_proof_month(), value: formatMonth(heldOn) },
          { key: "service", label: m.moderation_proof_service(), value: service ?? m.moderation_proof_no_service(), missing: !service },
          { key: "asked", label: m.moderation_proof_asked(), value: asked[askedBy ?? "before"](), missing: !askedBy },
          { key: "patient", label: m.moderation_proof_patient(), value: formatDateTime(confirmedByPatientAt) },
          { key: "center", label: m.moderation_proof_center(), value: formatDateTime(confirmedByProviderAt) },
        ]}
      />
    </Panel>
  );
}

/** The center's reports of the review. */
export function Reports({ reports }: Of<"reports">) {
  if (reports.length === 0) return null;
  return (
    <Panel title={m.moderation_reports()}>
      <ul className="grid gap-4">
        {reports.map(({ reason, body, at, open }) => (
          <Said
            key={at}
            title={REPORT_REASON_NAMES[reason]()}
            body={body}
            small={[open ? m.moderation_report_open() : m.moderation_report_decided(), formatDateTime(new Date(at))]}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The appeals against a decision. */
export function Appeals({ appeals }: Of<"appeals">) {
  if (appeals.length === 0) return null;
  return (
    <Panel title={m.moderation_appeals()}>
      <ul className="grid gap-4">
        {appeals.map(({ side, body, at, upheld }) => (
          <Said
            key={side}
            title={side === "writer" ? m.moderation_appeal_writer() : m.moderation_appeal_center()}
            body={body}
            small={[
              upheld === null ? m.moderation_appeal_open() : upheld ? m.moderation_appeal_upheld() : m.moderation_appeal_dismissed(),
              formatDateTime(new Date(at)),
            ]}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The center's answer: the public one, and one that waits or was refused. */
export function Reply({ review: { reply, repliedAt, proposed, proposedAt } }: { review: ReviewToModerate }) {
  if (!reply && !proposed) return null;
  return (
    <Panel title={m.moderation_reply()}>
      <ul className="grid gap-4">
        {proposed && (
          <Said
            title={proposedAt ? m.moderation_reply_waits({ date: formatDateTime(proposedAt) }) : m.moderation_reply_kept_out()}
            body={proposed}
          />
        )}
        {reply && repliedAt && <Said title={m.moderation_reply_public({ date: formatDateTime(repliedAt) })} body={reply} />}
      </ul>
    </Panel>
  );
}

function Said({ title, body, small = [] }: { title: string; body: string; small?: string[] }) {
  return (
    <li className="grid gap-1 border-t pt-3 first:border-t-0 first:pt-0">
      <b className="font-semibold">{title}</b>
      {body && <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{body}</p>}
      {small.length > 0 && <p className="text-ink-2 text-sm">{small.join(" · ")}</p>}
    </li>
  );
}

/** The decisions, the latest first. */
export function Decisions({ decisions }: Of<"decisions">) {
  return (
    <Panel title={m.moderation_history()}>
      {decisions.length === 0 ? (
        <p className="text-ink-2">{m.moderation_history_none()}</p>
      ) : (
        <ol className="grid gap-4">
          {decisions.map((decision) => (
            <li key={decision.at} className="grid grid-cols-[.75rem_minmax(0,1fr)] gap-3">
              <span aria-hidden className="mt-2 size-2.5 rounded-full bg-mar-500" />
              <p>
                <b className="font-semibold">{decision.who ?? m.moderation_history_somebody()}</b> {whatWasDecided(decision)}
                {(decision.reason || decision.note) && <span className="block">{refusalText(decision)}</span>}
                <span className="block text-ink-2 text-sm">{formatDateTime(new Date(decision.at))}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function whatWasDecided({ about, published }: PastDecision): ReactNode {
  if (about === "reply") return published ? m.moderation_history_reply_published() : m.moderation_history_reply_rejected();
  if (about === "report" && published) return m.moderation_history_kept();
  return published ? m.moderation_history_published() : m.moderation_history_rejected();
}
