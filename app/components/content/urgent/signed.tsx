import { Badge } from "#app/ui/badge.tsx";
import type { Review, Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Says below the title whether a doctor has signed the answer, how many sources it has, and when the newest was read. */
export function Signed({ review, sources }: { review: Review | null; sources: readonly Source[] }) {
  const [last] = sources
    .map(({ seenOn }) => seenOn)
    .sort()
    .reverse();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {review ? m.urgent_signed({ name: review.by, date: formatDate(review.on) }) : <Badge kind="pending">{m.urgent_unsigned()}</Badge>}{" "}
      {last && <span>{m.urgent_sources_seen({ count: sources.length, number: sources.length, date: formatDate(last) })}</span>}
    </p>
  );
}
