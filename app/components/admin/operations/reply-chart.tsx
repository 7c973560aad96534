import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { m } from "#app/paraglide/messages.js";
import { Table } from "#app/ui/table.tsx";
import type { CenterReply } from "#domain/desk/range-figures.server.ts";
import { formatNumber } from "#platform/format.ts";

const PROMISE = 24;
const AXIS = 36;
const x = (hours: number) => 10 + (Math.min(hours, AXIS) / AXIS) * 440;
const quantile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

/** A dot a center at its median, the band of the middle half, and the line of what is promised; the table behind names them. */
export function ReplyChart({ centers }: { centers: readonly CenterReply[] }) {
  const medians = centers.map(({ medianHours }) => medianHours);
  const hours = (value: number) => m.desk_hours({ count: formatNumber(value, value < 10 ? 1 : 0) });
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">{m.operations_replies()}</h3>
      {centers.length === 0 ? (
        <p className="text-ink-2 text-sm">{m.operations_replies_none()}</p>
      ) : (
        <>
          <p className="num font-bold text-[1.5rem]">{hours(quantile(medians, 0.5))}</p>
          <p className="text-ink-2 text-sm">
            {m.operations_replies_text({ count: centers.length, cases: centers.reduce((sum, { cases }) => sum + cases, 0) })}
          </p>
          <svg viewBox="0 0 460 110" className="w-full" aria-hidden="true">
            <rect
              x={x(quantile(medians, 0.25))}
              width={Math.max(2, x(quantile(medians, 0.75)) - x(quantile(medians, 0.25)))}
              y={8}
              height={70}
              rx={4}
              className="fill-mar-100"
            />
            <line x1={x(PROMISE)} x2={x(PROMISE)} y1={8} y2={84} strokeWidth={2} className="stroke-ink" />
            <line x1={10} x2={450} y1={84} y2={84} className="stroke-line-strong" />
            {centers.map(({ center, medianHours }, place) => (
              <circle
                key={center}
                cx={x(medianHours)}
                cy={22 + (place % 4) * 14}
                r={medianHours > PROMISE ? 6 : 4.5}
                className={medianHours > PROMISE ? "fill-err" : "fill-mar-700"}
              />
            ))}
            {[0, 6, 12, 18, 24, 30, 36].map((tick) => (
              <text key={tick} x={x(tick)} y={101} textAnchor="middle" className="num fill-ink-2 text-[11px]">
                {tick}
              </text>
            ))}
          </svg>
          <TableBehind label={m.operations_replies_table()}>
            <Table
              caption={m.operations_replies_table()}
              captionHidden
              stacked
              rows={centers}
              rowKey={({ center }) => center}
              columns={[
                { key: "center", header: m.operations_center(), cell: ({ center }) => center, rowHeader: true },
                { key: "median", header: m.operations_median(), cell: ({ medianHours }) => hours(medianHours), numeric: true },
                {
                  key: "within",
                  header: m.operations_within(),
                  cell: ({ within24, cases }) => m.operations_of({ count: within24, of: cases }),
                  numeric: true,
                },
              ]}
            />
          </TableBehind>
        </>
      )}
    </div>
  );
}
