import type { ReactNode } from "react";
import { replyHoursInWords } from "#app/components/directory/reply-time.ts";
import { m } from "#app/paraglide/messages.js";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { formatDate, formatNumber, formatPercent } from "#platform/format.ts";

/** How the center answers, measured on Cuna, and when it was checked. Under five cases nothing is measured, and it says so. */
export function KeyFacts({ center: { reply, replyWithin24h, verified, verifiedOn } }: { center: CenterDetail }) {
  return (
    <dl className="grid rounded-2xl border bg-surface md:grid-cols-3">
      <Fact
        label={m.centers_profile_reply()}
        value={reply && replyHoursInWords(reply.medianHours)}
        basis={
          reply
            ? m.centers_profile_reply_sample({ count: reply.cases, number: formatNumber(reply.cases) })
            : m.centers_profile_reply_too_few()
        }
      />
      <Fact
        label={m.centers_profile_answered()}
        value={replyWithin24h === null ? null : formatPercent(replyWithin24h)}
        basis={
          reply && replyWithin24h !== null
            ? m.centers_profile_answered_sample({
                part: formatNumber(Math.round(replyWithin24h * reply.cases)),
                all: formatNumber(reply.cases),
              })
            : m.centers_profile_reply_too_few()
        }
      />
      <Fact
        label={m.centers_profile_verified_on()}
        value={verifiedOn && formatDate(verifiedOn)}
        missing={verified ? m.centers_profile_not_informed() : m.centers_unverified()}
        basis={verified ? m.centers_profile_verified_what() : m.centers_profile_unverified_what()}
      />
    </dl>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  basis: string;
  missing?: string;
}

function Fact({ label, value, basis, missing = m.centers_fact_reply_none() }: FactProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t px-[18px] py-[13px] first:border-t-0 md:block md:border-t-0 md:border-l md:px-[22px] md:py-[18px] md:first:border-l-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-display text-[1.375rem] leading-[1.3]! font-[640] lg:text-[1.6875rem]">
        {value ?? <span className="font-body text-md font-medium text-ink-2">{missing}</span>}
      </dd>
      <dd className="col-span-2 text-xs text-ink-3">{basis}</dd>
    </div>
  );
}
