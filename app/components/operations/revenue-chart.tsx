import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import { type DaySums, type FigureDay, sumOf } from "#domain/desk/range-figures.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";
import { formatCents, formatUsdExact } from "#platform/money.ts";
import { RevenueBars } from "./revenue-bars.tsx";

/** With more weeks than this, the table starts closed. */
const FEW_WEEKS = 6;

/** Net revenue: one bar for each day, with refunds in coral, and a table of the weeks. */
export function RevenueChart({ days, now, before, today }: { days: readonly FigureDay[]; now: DaySums; before: DaySums; today: string }) {
  const { count, free, placesCents, grossCents, returnedCents } = now.money;
  const sentences = [
    m.operations_revenue_text({ gross: formatUsdExact(grossCents), count, returned: formatUsdExact(returnedCents) }),
    free > 0 && m.overview_revenue_free({ count: free }),
    placesCents > 0 && m.overview_revenue_places({ amount: formatUsdExact(placesCents) }),
    m.overview_revenue_before({ amount: formatUsdExact(before.money.grossCents - before.money.returnedCents) }),
  ];
  const weeks = weeksOf(days);
  const rows = [...weeks, { key: "all", label: m.overview_days_sum(), ...now.money }];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-semibold">{m.operations_revenue()}</h3>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="num title-3">{formatUsdExact(grossCents - returnedCents)}</p>
        <p aria-hidden className="flex gap-4 text-ink-2 text-sm">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-xs bg-mar-500" />
            {m.overview_revenue_bought()}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-xs bg-alba-500" />
            {m.overview_revenue_returned()}
          </span>
        </p>
      </div>
      <p className="text-ink-2 text-sm">{sentences.filter(Boolean).join(" ")}</p>
      {grossCents + returnedCents > 0 && <RevenueBars days={days} today={today} />}
      <TableBehind label={m.operations_revenue_table()} openWhenWide={weeks.length <= FEW_WEEKS}>
        <Table
          caption={m.operations_revenue_table()}
          captionHidden
          stacked
          className="[&_:is(td,th)]:px-1.5 [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: "week", header: m.operations_week(), cell: ({ label }) => label, rowHeader: true, nowrap: true },
            { key: "count", header: m.operations_purchases(), cell: (week) => week.count, numeric: true },
            { key: "gross", header: m.operations_gross(), cell: (week) => formatCents(week.grossCents), numeric: true },
            { key: "returned", header: m.operations_returned(), cell: (week) => formatCents(-week.returnedCents), numeric: true },
            { key: "net", header: m.operations_net(), cell: (week) => formatCents(week.grossCents - week.returnedCents), numeric: true },
          ]}
        />
      </TableBehind>
    </div>
  );
}

/** Groups the days by seven, from the first. */
function weeksOf(days: readonly FigureDay[]) {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => {
    const part = days.slice(week * 7, week * 7 + 7);
    const [from, to] = [part[0]!.day, part.at(-1)!.day];
    return { key: from, label: formatDays(from, to), ...sumOf(part).money };
  });
}
