import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Legend } from "#app/components/dashboard/legend.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Week } from "#domain/conduct/statistics.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

const WIDTH = 800;
const VIEWS_HEIGHT = 130;
const MAX_DOTS = 8;
const DOT_STEP = 12;
const LEFT = 72;

/** Views as a line, and below them a dot for each request of the week. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const nothing = weeks.every(({ views, requests }) => views === 0 && requests === 0);
  return (
    <Panel title={m.listing_statistics_week_title()}>
      <p className="text-ink-2">{nothing ? m.listing_statistics_week_none() : m.listing_statistics_week_text()}</p>
      {!nothing && (
        <>
          <Chart weeks={weeks} />
          <Legend marks={{ others: m.listing_statistics_mark_views(), yours: m.listing_statistics_mark_request() }} />
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

function Chart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(4, ...weeks.map(({ views }) => views));
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
      <path d={path([...weeks]) ?? ""} fill="none" strokeWidth="3" className="stroke-chart-1" />
      {weeks.map(({ from, views, requests }, index) => (
        <g key={from}>
          <circle cx={x(index)} cy={y(views)} r="5" className="fill-mar-300 stroke-mar-500" />
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
