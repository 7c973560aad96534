import Download from "lucide-react/icons/download";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import type { CenterReply } from "#domain/desk/range-figures.server.ts";
import { medianOf } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

const PROMISE = 24;
const AXIS = 36;
const FEW_CENTERS = 6;
const MIDDLE = 56;
const x = (hours: number) => 10 + (Math.min(hours, AXIS) / AXIS) * 440;
const quantile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

/** One dot for each center at its median, the band of the middle half, and the line of the promised time. The table names them. */
export function ReplyChart({ centers, exportAt }: { centers: readonly CenterReply[]; exportAt: string }) {
  const medians = centers.map(({ medianHours }) => medianHours);
  const hours = (value: number) => m.desk_hours({ count: formatNumber(value, value < 10 ? 1 : 0) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-semibold">{m.operations_replies()}</h3>
      {centers.length === 0 ? (
        <p className="text-ink-2 text-sm">{m.operations_replies_none()}</p>
      ) : (
        <>
          <p>
            <b className="num title-3">{hours(medianOf(medians))}</b> {m.overview_median()}
          </p>
          <p className="text-ink-2 text-sm">
            {m.operations_replies_text({ count: centers.length, cases: centers.reduce((sum, { cases }) => sum + cases, 0) })}
          </p>
          <svg viewBox="0 0 460 140" className="w-full" aria-hidden="true">
            <rect
              x={x(quantile(medians, 0.25))}
              width={Math.max(2, x(quantile(medians, 0.75)) - x(quantile(medians, 0.25)))}
              y={16}
              height={94}
              rx={4}
              className="fill-mar-100"
            />
            <line x1={x(PROMISE)} x2={x(PROMISE)} y1={16} y2={112} strokeWidth={2} className="stroke-ink" />
            <text x={x(PROMISE) + 6} y={26} className="fill-ink-2 text-[12px] max-md:text-[16px]">
              {m.overview_promised()}
            </text>
            <line x1={10} x2={450} y1={112} y2={112} className="stroke-line-strong" />
            {lanes(medians).map((lane, place) => (
              <circle
                key={centers[place]!.center}
                cx={x(medians[place]!)}
                cy={MIDDLE + lane * 12}
                r={medians[place]! > PROMISE ? 6 : 5}
                className={medians[place]! > PROMISE ? "fill-err" : "fill-mar-700"}
              />
            ))}
            {[0, 6, 12, 18, 24, 30, 36].map((tick) => (
              <text key={tick} x={x(tick)} y={130} textAnchor="middle" className="num fill-ink-2 text-[12px] max-md:text-[16px]">
                {tick}
              </text>
            ))}
          </svg>
          <TableBehind label={m.operations_replies_table()} openWhenWide={centers.length <= FEW_CENTERS}>
            <Table
              caption={m.operations_replies_table()}
              captionHidden
              stacked
              className="[&_:is(td,th)]:px-1.5 [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0"
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
            <Button kind="quiet" size="s" icon={<Download />} href={exportAt} download>
              {m.overview_export_replies()}
            </Button>
          </TableBehind>
        </>
      )}
    </div>
  );
}

/** Returns the distance from the middle for each of some ascending hours, so that close dots do not cover one another. */
function lanes(hours: readonly number[]): number[] {
  let [first, place] = [Number.NEGATIVE_INFINITY, 0];
  return hours.map((value) => {
    if (x(value) - first < 11) place = (place % 5) + 1;
    else [first, place] = [x(value), 0];
    return place % 2 === 1 ? -(place + 1) / 2 : place / 2;
  });
}
