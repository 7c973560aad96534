import { StatTile } from "#app/ui/stat-tile.tsx";
import type { StoryCounts } from "#domain/directory/story.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Says how many stories there are, and that bad experiences are among them. */
export function Figures({ counts: { all, critical, answered } }: { counts: StoryCounts }) {
  const share = m.reviews_stories_share({ count: all, number: formatNumber(all) });
  return (
    <section aria-label={m.reviews_stories_figures()}>
      <dl className="grid gap-x-8 gap-y-6 rounded-2xl bg-tint p-6 sm:grid-cols-3 md:px-9 md:py-7">
        <StatTile label={m.reviews_stories_all()} value={formatNumber(all)} detail={m.reviews_stories_all_detail()} />
        <StatTile label={m.reviews_stories_critical()} value={formatNumber(critical)} detail={share} />
        <StatTile label={m.reviews_stories_answered()} value={formatNumber(answered)} detail={share} />
      </dl>
    </section>
  );
}
