import { scaleLog } from "d3-scale";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Legend } from "#app/components/listing/legend.tsx";
import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import { quartilesOf } from "#domain/listing/quartiles.ts";
import type { Statistics } from "#domain/listing/statistics.server.ts";
import { formatNumber } from "#platform/format.ts";

const WIDTH = 800;
const HEIGHT = 130;
const LINE = 80;
const TICKS = [1, 2, 4, 8, 16, 48];
const STEPS = [2, 4, 8, 16, 24] as const;

const hours = (value: number) => formatNumber(value, value % 1 === 0 ? 0 : 1);

/** The center's median answer among those of its city: a dot each on one axis, the middle half as a band. */
export function CityReplies({ own, city }: Pick<Statistics, "city"> & { own: Statistics["reply"] }) {
  const title = m.listing_statistics_city_title({ city: city?.name ?? "" });
  if (!city) {
    return (
      <Panel title={m.listing_statistics_reply()}>
        <p className="text-ink-2">{m.listing_statistics_city_no_city()}</p>
      </Panel>
    );
  }
  const all = [...city.others, ...(own ? [own.medianHours] : [])].sort((a, b) => a - b);
  const middle = quartilesOf(all);
  if (!middle) {
    return (
      <Panel title={title}>
        <p className="text-ink-2">{m.listing_statistics_city_none({ city: city.name })}</p>
      </Panel>
    );
  }
  const text = m.listing_statistics_city_text({ low: hours(middle.low), high: hours(middle.high), median: hours(middle.median) });
  const x = scaleLog()
    .domain([0.5, 72])
    .range([20, WIDTH - 20])
    .clamp(true);
  const slower = own ? city.others.filter((value) => value > own.medianHours).length : 0;
  return (
    <Panel title={slower > 0 ? m.listing_statistics_city_faster({ count: String(slower), all: String(city.others.length) }) : title}>
      <p className="text-ink-2">{text}</p>
      <svg role="img" aria-label={text} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
        <rect x={x(middle.low)} width={x(middle.high) - x(middle.low)} y="14" height="82" rx="8" className="fill-tint stroke-mar-500" />
        <line x1={x(middle.median)} x2={x(middle.median)} y1="14" y2="96" strokeDasharray="3 4" className="stroke-mar-500" />
        <line x1="0" x2={WIDTH} y1={LINE + 16} y2={LINE + 16} className="stroke-line-strong" />
        {TICKS.map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 10} textAnchor="middle" className="fill-ink-2 text-[32px] md:text-[15px]">
            {m.listing_statistics_hours_value({ hours: String(tick) })}
          </text>
        ))}
        {city.others.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal medians are different centers, and their order is by hours
          <circle key={index} cx={x(value)} cy={LINE - (index % 3) * 16} r="7" className="fill-mar-300 stroke-mar-500" />
        ))}
        {own && <circle cx={x(own.medianHours)} cy={LINE} r="9" className="fill-chart-1 stroke-surface" strokeWidth="2" />}
      </svg>
      <Legend marks={{ yours: m.listing_statistics_yours(), others: m.listing_statistics_other(), band: m.listing_statistics_middle() }} />
      <TableBehind label={m.listing_statistics_table()}>
        <Table
          caption={title}
          captionHidden
          rows={ranges(all)}
          rowKey={({ label }) => label}
          columns={[
            { key: "hours", header: m.listing_statistics_hours(), rowHeader: true, cell: ({ label }) => label },
            { key: "centers", header: m.listing_statistics_centers(), numeric: true, cell: ({ centers }) => centers },
          ]}
        />
      </TableBehind>
    </Panel>
  );
}

/** Counts medians between the steps of the axis. */
function ranges(all: readonly number[]) {
  return [...STEPS, Number.POSITIVE_INFINITY].map((to, index) => {
    const from = STEPS[index - 1] ?? 0;
    const label =
      to === Number.POSITIVE_INFINITY
        ? m.listing_statistics_range_from({ from: String(from) })
        : from === 0
          ? m.listing_statistics_range_to({ to: String(to) })
          : m.listing_statistics_range({ from: String(from), to: String(to) });
    return { label, centers: all.filter((value) => value >= from && value < to).length };
  });
}
