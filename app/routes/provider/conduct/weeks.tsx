import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Legend } from "#app/components/dashboard/legend.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Week } from "#domain/conduct/statistics.server.ts";
import { m } from "#messages/m.ts";
import { weekdayOf } from "#platform/days.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

const WIDTH = 800;
const VIEWS_HEIGHT = 130;
const MAX_DOTS = 8;
const DOT_STEP = 12;
const LEFT = 72;

interface Props {
  weeks: readonly Week[];
  /** Of the period before. */
  before: readonly Week[];
  /** The last day, which may be inside a week. */
  to: string;
}

/** Views as a line beside that of the period before, and below them a dot for each request. A week that is not over is dashed. */
export function Weeks({ weeks, before, to }: Props) {
  const daysOver = weekdayOf(to) + 1;
  const nothing = weeks.every(({ views, requests }) => views === 0 && requests === 0);
  return (
    <Panel title={m.listing_statistics_week_title()}>
      <p className="text-ink-2">
        {nothing ? m.listing_statistics_week_none() : m.listing_statistics_week_text()}{" "}
        {!nothing && daysOver < 7 && m.listing_statistics_week_running({ days: String(daysOver) })}
      </p>
      {!nothing && (
        <>
          <Chart weeks={weeks} before={before.slice(-weeks.length)} isRunning={daysOver < 7} />
          <Legend
            marks={{
              others: m.listing_statistics_mark_views(),
              line: m.listing_statistics_mark_before(),
              yours: m.listing_statistics_mark_request(),
            }}
          />
          <TableBehind label={m.listing_statistics_table()}>
            <Table
              caption={m.listing_statistics_week_title()}
              captionHidden
              rows={weeks}
              rowKey={({ from }) => from}
              columns={[
                { key: "week", header: m.listing_statistics_week(), rowHeader: true, cell: ({ from }) => formatDate(from) },
                { key: "views", header: m.listing_statistics_views(), numeric: true, cell: ({ views }) => formatNumber(views) },
                { key: "requests", header: m.listing_statistics_requests(), numeric: true, cell: ({ requests }) => formatNumber(requests) },
              ]}
            />
          </TableBehind>
        </>
      )}
    </Panel>
  );
}

function Chart({ weeks, before, isRunning }: { weeks: readonly Week[]; before: readonly Week[]; isRunning: boolean }) {
  const most = Math.max(4, ...[...weeks, ...before].map(({ views }) => views));
  const x = scaleLinear()
    .domain([0, Math.max(1, weeks.length - 1)])
    .range([LEFT, WIDTH - 16]);
  const y = scaleLinear().domain([0, most]).nice(4).range([VIEWS_HEIGHT, 28]);
  const path = line<Week>()
    .x((_, index) => x(index))
    .y(({ views }) => y(views));
  const highest = Math.min(MAX_DOTS, Math.max(...weeks.map(({ requests }) => requests)));
  const base = VIEWS_HEIGHT + 40 + highest * DOT_STEP;
  const every = Math.ceil(weeks.length / 4);
  return (
    <svg role="img" aria-label={m.listing_statistics_week_title()} viewBox={`0 0 ${WIDTH} ${base + 40}`} className="w-full">
      {y.ticks(2).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end" className="fill-ink-2 text-[32px] md:text-[15px]">
            {tick}
          </text>
        </g>
      ))}
      {isRunning && weeks.length > 1 && (
        <rect x={x(weeks.length - 1) - 16} y="16" width="32" height={base - 16} className="fill-mar-100 dark:fill-[#1b4653]" />
      )}
      <path d={path([...before]) ?? ""} fill="none" strokeWidth="2" className="stroke-mar-300" />
      <path d={path(isRunning ? weeks.slice(0, -1) : [...weeks]) ?? ""} fill="none" strokeWidth="3" className="stroke-chart-1" />
      {isRunning && weeks.length > 1 && (
        <line
          x1={x(weeks.length - 2)}
          y1={y(weeks.at(-2)!.views)}
          x2={x(weeks.length - 1)}
          y2={y(weeks.at(-1)!.views)}
          strokeWidth="3"
          strokeDasharray="5 5"
          className="stroke-chart-1"
        />
      )}
      {weeks.map(({ from, views, requests }, index) => (
        <g key={from}>
          <circle
            cx={x(index)}
            cy={y(views)}
            r="5"
            strokeWidth={isRunning && index === weeks.length - 1 ? 2.5 : 1}
            className={isRunning && index === weeks.length - 1 ? "fill-surface stroke-chart-1" : "fill-mar-300 stroke-mar-500"}
          />
          {Array.from({ length: Math.min(requests, MAX_DOTS) }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one dot is one request, and they are all alike
            <circle key={dot} cx={x(index)} cy={base - 10 - dot * DOT_STEP} r="5" className="fill-chart-1" />
          ))}
          {index % every === 0 && (
            <text
              x={x(index)}
              y={base + 32}
              textAnchor={index === 0 ? "start" : index === weeks.length - 1 ? "end" : "middle"}
              className="fill-ink-2 text-[32px] md:text-[15px]"
            >
              {formatDate(from).replace(/ \d{4}$/, "")}
            </text>
          )}
        </g>
      ))}
      <line x1={LEFT} x2={WIDTH} y1={base} y2={base} className="stroke-line-strong" />
    </svg>
  );
}
