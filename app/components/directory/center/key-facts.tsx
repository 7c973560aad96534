import { KeyFact, KeyFactList } from "#app/components/directory/key-fact.tsx";
import { replyHoursInWords } from "#app/components/directory/reply-time.ts";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber, formatPercent } from "#platform/format.ts";

/** How the center answers, as measured here, and when it was checked. With fewer than five cases it says that there is no measurement. */
export function KeyFacts({ center: { reply, replyWithin24h, verified, verifiedOn } }: { center: CenterDetail }) {
  return (
    <KeyFactList>
      <KeyFact
        label={m.centers_profile_reply()}
        value={reply && replyHoursInWords(reply.medianHours)}
        missing={m.centers_fact_reply_none()}
        basis={
          reply
            ? m.centers_profile_reply_sample({ count: reply.cases, number: formatNumber(reply.cases) })
            : m.centers_profile_reply_too_few()
        }
      />
      <KeyFact
        label={m.centers_profile_answered()}
        value={replyWithin24h === null ? null : formatPercent(replyWithin24h)}
        missing={m.centers_fact_reply_none()}
        basis={
          reply && replyWithin24h !== null
            ? m.centers_profile_answered_sample({
                part: formatNumber(Math.round(replyWithin24h * reply.cases)),
                all: formatNumber(reply.cases),
              })
            : m.centers_profile_reply_too_few()
        }
      />
      <KeyFact
        label={m.centers_profile_verified_on()}
        value={verifiedOn && formatDate(verifiedOn)}
        missing={verified ? m.centers_profile_not_informed() : m.centers_unverified()}
        basis={verified ? m.centers_profile_verified_what() : m.centers_profile_unverified_what()}
      />
    </KeyFactList>
  );
}
