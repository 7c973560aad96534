import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import { SPEED_BOUNDS, SPEED_METRICS, type Speed, type SpeedMetric } from "#domain/analytics/page-speed.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

type Speeds = Readonly<Record<SpeedMetric, Speed>>;

const NAMES: Readonly<Record<SpeedMetric, () => string>> = {
  LCP: m.overview_speed_LCP,
  INP: m.overview_speed_INP,
  CLS: m.overview_speed_CLS,
};

function inWords(metric: SpeedMetric, value: number): string {
  if (metric === "CLS") return formatNumber(value, 2);
  return metric === "LCP" ? m.overview_seconds({ count: formatNumber(value / 1000, 1) }) : m.overview_ms({ count: formatNumber(value) });
}

/** The value that three of four visits did not exceed, on a scale of good values: a dot now, a ring before. */
export function SpeedChart({ now, before }: { now: Speeds; before: Speeds }) {
  const shown = (metric: SpeedMetric, { value, count }: Speed) =>
    value === null ? m.overview_speed_few({ count }) : inWords(metric, value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-semibold">{m.overview_speed()}</h3>
      <p className="text-ink-2 text-sm">{m.overview_speed_text()}</p>
      <ul className="grid gap-2">
        {SPEED_METRICS.map((metric) => (
          <li key={metric} className="grid gap-0.5">
            <div className="flex flex-wrap justify-between gap-x-4 text-ui">
              <span>{NAMES[metric]()}</span>
              <b className="num font-semibold">{shown(metric, now[metric])}</b>
            </div>
            <Scale metric={metric} now={now[metric].value} before={before[metric].value} />
          </li>
        ))}
      </ul>
      <TableBehind label={m.overview_speed_table()}>
        <Table
          caption={m.overview_speed_table()}
          captionHidden
          stacked
          rows={SPEED_METRICS}
          rowKey={(metric) => metric}
          columns={[
            { key: "metric", header: m.overview_speed_metric(), cell: (metric) => metric, rowHeader: true },
            { key: "now", header: m.overview_speed_now(), cell: (metric) => shown(metric, now[metric]), numeric: true },
            { key: "before", header: m.overview_speed_before(), cell: (metric) => shown(metric, before[metric]), numeric: true },
            { key: "good", header: m.overview_speed_good(), cell: (metric) => inWords(metric, SPEED_BOUNDS[metric][0]), numeric: true },
            { key: "count", header: m.overview_speed_count(), cell: (metric) => formatNumber(now[metric].count), numeric: true },
          ]}
        />
      </TableBehind>
    </div>
  );
}

/** A scale from zero to half beyond the bad value. */
function Scale({ metric, now, before }: { metric: SpeedMetric; now: number | null; before: number | null }) {
  const [good, poor] = SPEED_BOUNDS[metric];
  const x = (value: number) => 6 + Math.min(1, value / (poor * 1.5)) * 448;
  return (
    <svg viewBox="0 0 460 22" className="w-full" aria-hidden="true">
      <rect x={x(poor)} width={460 - x(poor)} y={2} height={18} rx={4} className="fill-err-bg" />
      <line x1={0} x2={460} y1={11} y2={11} className="stroke-line" />
      <line x1={x(good)} x2={x(good)} y1={1} y2={21} strokeWidth={2} className="stroke-ink" />
      {before !== null && <circle cx={x(before)} cy={11} r={5.5} strokeWidth={2} className="fill-none stroke-ink-3" />}
      {now !== null && <circle cx={x(now)} cy={11} r={5} className={now > poor ? "fill-err" : "fill-mar-700"} />}
    </svg>
  );
}
