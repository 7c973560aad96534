import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import type { RevenueDay } from "#domain/desk/range-figures.server.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [480, 160, 44, 22];

/** Net revenue: a bar a day, its returned part in coral on top, and the weeks as a table behind. */
export function RevenueChart({ days }: { days: readonly RevenueDay[] }) {
  const sum = (read: (day: RevenueDay) => number) => days.reduce((total, day) => total + read(day), 0);
  const [gross, returned, purchases] = [
    sum(({ grossCents }) => grossCents),
    sum(({ returnedCents }) => returnedCents),
    sum((day) => day.purchases),
  ];
  const top = Math.max(100, ...days.map(({ grossCents, returnedCents }) => Math.max(grossCents, returnedCents)));
  const step = (WIDTH - LEFT) / Math.max(1, days.length);
  const high = (cents: number) => (cents / top) * (HEIGHT - BOTTOM - 6);
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">{m.operations_revenue()}</h3>
      <p className="num font-bold text-[1.5rem]">{formatUsdExact(gross - returned)}</p>
      <p className="text-ink-2 text-sm">
        {m.operations_revenue_text({ gross: formatUsdExact(gross), count: purchases, returned: formatUsdExact(returned) })}
      </p>
      {gross + returned > 0 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <line
                x1={LEFT}
                x2={WIDTH}
                y1={HEIGHT - BOTTOM - high(top * part)}
                y2={HEIGHT - BOTTOM - high(top * part)}
                className="stroke-line"
              />
              <text x={LEFT - 6} y={HEIGHT - BOTTOM - high(top * part) + 4} textAnchor="end" className="num fill-ink-2 text-[11px]">
                {Math.round((top * part) / 100)}
              </text>
            </g>
          ))}
          {days.map(({ day, grossCents, returnedCents }, place) => (
            <g key={day}>
              <rect
                x={LEFT + place * step + step * 0.15}
                width={step * 0.7}
                y={HEIGHT - BOTTOM - high(grossCents)}
                height={high(grossCents)}
                className="fill-mar-500"
              />
              <rect
                x={LEFT + place * step + step * 0.15}
                width={step * 0.7}
                y={HEIGHT - BOTTOM - high(returnedCents)}
                height={high(returnedCents)}
                className="fill-alba-500"
              />
            </g>
          ))}
          <text x={LEFT} y={HEIGHT - 6} className="fill-ink-2 text-[11px]">
            {formatDate(days[0]!.day)}
          </text>
          <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="fill-ink-2 text-[11px]">
            {formatDate(days.at(-1)!.day)}
          </text>
        </svg>
      )}
      <TableBehind label={m.operations_revenue_table()}>
        <Table
          caption={m.operations_revenue_table()}
          captionHidden
          stacked
          rows={weeksOf(days)}
          rowKey={({ from }) => from}
          columns={[
            {
              key: "week",
              header: m.operations_week(),
              cell: ({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`,
              rowHeader: true,
            },
            { key: "count", header: m.operations_purchases(), cell: (week) => week.purchases, numeric: true },
            { key: "gross", header: m.operations_gross(), cell: (week) => formatUsdExact(week.gross), numeric: true },
            { key: "returned", header: m.operations_returned(), cell: (week) => formatUsdExact(week.returned), numeric: true },
            { key: "net", header: m.operations_net(), cell: (week) => formatUsdExact(week.gross - week.returned), numeric: true },
          ]}
        />
      </TableBehind>
    </div>
  );
}

/** Puts the days together by seven, from the first. */
function weeksOf(days: readonly RevenueDay[]) {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => {
    const part = days.slice(week * 7, week * 7 + 7);
    const sum = (read: (day: RevenueDay) => number) => part.reduce((total, day) => total + read(day), 0);
    return {
      from: part[0]!.day,
      to: part.at(-1)!.day,
      purchases: sum((day) => day.purchases),
      gross: sum((day) => day.grossCents),
      returned: sum((day) => day.returnedCents),
    };
  });
}
