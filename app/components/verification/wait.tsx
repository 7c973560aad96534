import { reviewTimeText } from "#app/components/listing/review-time.ts";
import type { ReviewTime } from "#domain/verification/review-time.server.ts";
import { daysWaited } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { waitText } from "#texts/verification.ts";

/** The wait in days, filled up to today. Days past the promised time are given in words. */
export function Wait({ days, since, time }: { days: number; since: Date; time: ReviewTime }) {
  const day = daysWaited(days);
  return (
    <p className="grid gap-x-3 gap-y-1 text-ui md:grid-cols-[auto_minmax(0,1fr)]">
      <span aria-hidden className="flex h-6 items-center gap-1.5">
        {Array.from({ length: time.days }, (_, index) => index + 1).map((dot) => (
          <span key={dot} className={dot <= day ? "size-2.5 rounded-full bg-mar-500" : "size-2.5 rounded-full border border-mar-500"} />
        ))}
      </span>
      <span>
        <b className={days > time.days ? "font-semibold text-err" : "font-semibold"}>{waitText(days, time.days)}.</b>{" "}
        {m.verification_since({ day: formatDate(since) })}. {reviewTimeText(time)}
      </span>
    </p>
  );
}
