import { monthsOf } from "#app/components/content/price-sample.tsx";
import { replyHoursInWords } from "#app/components/directory/reply-time.ts";
import { useSiteName } from "#app/root-data.ts";
import { Card } from "#app/ui/card.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import type { CityReplies } from "#domain/directory/cities.server.ts";
import { type City, MIN_PRICES } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsd, formatUsdRange } from "#platform/money.ts";

/** Shows the city's numbers. Where one is missing, the page says so. */
export function CityFacts({ city, replies }: { city: City; replies: CityReplies | null }) {
  const site = useSiteName();
  return (
    <Card padding="none" className="mt-7">
      <dl className="grid gap-x-8 gap-y-6 p-[22px] sm:grid-cols-2 md:p-7 lg:grid-cols-4">
        <StatTile
          label={m.cities_fact_centers()}
          value={formatNumber(city.centers)}
          detail={
            city.verifiedCenters > 0
              ? m.cities_fact_verified({ site, count: city.verifiedCenters, number: formatNumber(city.verifiedCenters) })
              : m.cities_none_verified()
          }
        />
        <StatTile label={m.cities_fact_specialists()} value={formatNumber(city.specialists)} detail={m.cities_fact_specialists_detail()} />
        <Price city={city} />
        <StatTile
          label={m.cities_fact_reply()}
          value={replies ? replyRange(replies) : m.cities_unknown()}
          detail={
            replies
              ? m.cities_fact_reply_detail({
                  count: replies.centers,
                  number: formatNumber(replies.centers),
                  cases: formatNumber(replies.cases),
                })
              : m.cities_fact_reply_none()
          }
        />
      </dl>
    </Card>
  );
}

function Price({ city: { ivf } }: { city: City }) {
  if (!ivf) return <StatTile label={m.cities_fact_ivf()} value={m.cities_unknown()} detail={m.cities_fact_ivf_none()} />;
  return (
    <StatTile
      label={m.cities_fact_ivf()}
      value={ivf.centers < MIN_PRICES ? formatUsd(ivf.lowCents) : formatUsdRange(ivf.lowCents, ivf.highCents)}
      detail={
        ivf.centers < MIN_PRICES
          ? m.cities_fact_ivf_single({ when: formatMonth(ivf.to) })
          : m.cities_fact_ivf_range({ number: formatNumber(ivf.centers), when: monthsOf(ivf.from, ivf.to) })
      }
    />
  );
}

function replyRange({ fastestHours, slowestHours }: CityReplies): string {
  const [fast, slow] = [Math.round(fastestHours), Math.round(slowestHours)];
  return fast === slow || fast < 1
    ? replyHoursInWords(slowestHours)
    : m.cities_reply_range({ from: formatNumber(fast), to: formatNumber(slow) });
}
