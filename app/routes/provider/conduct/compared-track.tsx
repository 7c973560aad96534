import { Legend } from "#app/components/dashboard/legend.tsx";
import { m } from "#messages/m.ts";

interface Props {
  own: number;
  before: number | null;
  city: number | null;
}

/** One figure beside what it was, and beside the city's: a dot, a ring and a line on one axis from zero. The values are in words below. */
export function ComparedTrack({ own, before, city }: Props) {
  const most = Math.max(own, before ?? 0, city ?? 0) * 1.15 || 1;
  const left = (value: number) => `${4 + (92 * value) / most}%`;
  return (
    <span aria-hidden className="relative my-1.5 block h-4">
      <span className="absolute inset-x-1 top-1.75 h-0.5 bg-track" />
      {city !== null && <span className="absolute top-0 h-4 w-0.5 -translate-x-1/2 bg-ink" style={{ left: left(city) }} />}
      {before !== null && (
        <span
          className="absolute top-1 size-2.5 -translate-x-1/2 rounded-full border-2 border-chart-4 bg-surface"
          style={{ left: left(before) }}
        />
      )}
      <span className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full bg-chart-1" style={{ left: left(own) }} />
    </span>
  );
}

/** What the marks of the tracks are. */
export const TrackLegend = ({ days }: { days: string }) => (
  <Legend
    marks={{
      yours: m.listing_statistics_track_own({ days }),
      least: m.listing_statistics_track_before({ days }),
      median: m.listing_statistics_track_city(),
    }}
  />
);
