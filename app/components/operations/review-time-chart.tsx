import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import { MIN_CASES, medianOf } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** The last column also contains longer waits. */
const LAST = 10;
const DOTS_A_COLUMN = 9;
const [STEP, FLOOR] = [40, 112];
const x = (days: number) => 20 + days * STEP;

const inWords = (days: number) => m.overview_business_days({ count: days, shown: formatNumber(days, Number.isInteger(days) ? 0 : 1) });
const medianText = (waits: readonly number[]) => (waits.length < MIN_CASES ? m.overview_no_before() : inWords(medianOf(waits)));

interface Props {
  /** In business days, for the decisions in the range, and in the range before it. */
  waits: readonly number[];
  before: readonly number[];
  /** The number of profiles that wait now. */
  waiting: number;
  /** In business days. */
  promised: number;
}

/** One dot for each decision on a profile, by the business days that it had waited, and the line of the promised time. */
export function ReviewTimeChart({ waits, before, waiting, promised }: Props) {
  const columns = Array.from({ length: LAST + 1 }, (_, days) => waits.filter((wait) => Math.min(wait, LAST) === days).length);
  const each = Math.max(1, Math.ceil(Math.max(...columns) / DOTS_A_COLUMN));
  const late = waits.filter((wait) => wait > promised).length;
  const named = (days: number) => (days === LAST ? m.overview_reviews_or_more({ count: days }) : formatNumber(days));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-semibold">{m.overview_reviews()}</h3>
      {waits.length === 0 ? (
        <p className="text-ink-2 text-sm">
          {m.overview_reviews_none()} {m.overview_reviews_waiting({ count: waiting })}
        </p>
      ) : (
        <>
          <p>
            {waits.length < MIN_CASES ? (
              m.overview_reviews_few()
            ) : (
              <>
                <b className="num title-3">{inWords(medianOf(waits))}</b> {m.overview_median()}
              </>
            )}
          </p>
          <p className="text-ink-2 text-sm">
            {m.overview_reviews_text({ count: waits.length, late, promise: promised, before: medianText(before) })}{" "}
            {each > 1 && `${m.operations_dot_each({ count: each })} `}
            {m.overview_reviews_waiting({ count: waiting })}
          </p>
          <svg viewBox="0 0 460 140" className="w-full" aria-hidden="true">
            <line x1={0} x2={460} y1={FLOOR} y2={FLOOR} className="stroke-line-strong" />
            <line x1={x(promised + 0.5)} x2={x(promised + 0.5)} y1={6} y2={FLOOR} strokeWidth={2} className="stroke-ink" />
            {columns.map((count, days) =>
              Array.from({ length: Math.ceil(count / each) }, (_, dot) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots of a column are all alike
                  key={`${days} ${dot}`}
                  cx={x(days)}
                  cy={FLOOR - 8 - dot * 11.5}
                  r={days > promised ? 5.5 : 4.5}
                  className={days > promised ? "fill-err" : "fill-mar-700"}
                />
              )),
            )}
            {columns.map((_, days) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of days
              <text key={days} x={x(days)} y={130} textAnchor="middle" className="num fill-ink-2 text-[12px] max-md:text-[16px]">
                {days === LAST ? `${LAST}+` : days}
              </text>
            ))}
          </svg>
          <TableBehind label={m.overview_reviews_table()}>
            <Table
              caption={m.overview_reviews_table()}
              captionHidden
              rows={columns.flatMap((count, days) => (count > 0 ? [{ days, count }] : []))}
              rowKey={({ days }) => days}
              columns={[
                { key: "days", header: m.overview_reviews_days(), cell: ({ days }) => named(days), rowHeader: true },
                { key: "count", header: m.overview_reviews_count(), cell: ({ count }) => formatNumber(count), numeric: true },
              ]}
            />
          </TableBehind>
        </>
      )}
    </div>
  );
}
