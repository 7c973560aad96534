import type { CSSProperties } from "react";
import { Card } from "#app/ui/card.tsx";
import type { ReportedOutcomes } from "#domain/directory/center-detail.ts";
import type { OutcomeBand, Rate } from "#domain/listing/outcome-rates.ts";
import { m } from "#messages/m.ts";
import { formatNumber, formatPercent, formatPercentRange } from "#platform/format.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";

const ROW =
  "grid grid-cols-[108px_1fr] items-center gap-x-3.5 gap-y-1.5 border-b md:grid-cols-[108px_1fr_128px] md:gap-4 lg:grid-cols-[120px_1fr_150px] lg:gap-[22px]";

/**
 * For each age the observed rate as a dot, and its 95 % interval as a band. The values are also beside it in words. Under twenty cases
 * there is no percentage: only the fraction, and a sentence.
 */
export function OutcomesByAge({ report: { bands } }: { report: ReportedOutcomes }) {
  const tenths = scaleOf(bands);
  return (
    <Card>
      <table className="block w-full" style={{ "--tenths": tenths } as CSSProperties}>
        <caption className="sr-only">{m.centers_outcomes_caption()}</caption>
        <thead className="block">
          <tr className={`${ROW} pb-2.5 text-left text-sm text-ink-2`}>
            <th scope="col" className="font-medium">
              {m.centers_outcomes_age()}
            </th>
            <th scope="col" className="num flex justify-between font-medium max-md:hidden">
              <span>{formatPercent(0)}</span> <span>{formatPercent(tenths / 10)}</span>
            </th>
            <th scope="col" className="text-right font-medium">
              {m.centers_outcomes_estimate()}
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {bands.map((band) => (
            <Row key={band.ageBand} band={band} scale={tenths / 10} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ band, scale }: { band: OutcomeBand; scale: number }) {
  const { ageBand, transfers, births, retrievals, rate } = band;
  return (
    <tr className={`${ROW} py-[15px] last:border-b-0 last:pb-0`}>
      <th scope="row" className="block text-left leading-[1.35]! font-bold">
        {AGE_NAMES[ageBand]()}{" "}
        <span className="num block text-xs font-normal text-ink-3">{m.centers_outcomes_n({ number: formatNumber(transfers) })}</span>{" "}
        {retrievals !== null && (
          <span className="num block text-xs font-normal text-ink-3">
            {m.centers_outcomes_retrievals({ count: retrievals, number: formatNumber(retrievals) })}
          </span>
        )}
      </th>
      {rate ? (
        <>
          <td aria-hidden className="max-md:col-span-2 max-md:row-start-2">
            <Band rate={rate} scale={scale} />
          </td>
          <td className="num text-right leading-[1.3]!">
            <b className="block text-[1.1875rem] font-bold">{formatPercent(rate.point)}</b>{" "}
            <span className="sr-only">{m.centers_outcomes_interval()} </span>
            <span className="text-xs text-ink-2">{formatPercentRange(rate.low, rate.high)}</span>
          </td>
        </>
      ) : (
        <td className="text-sm text-ink-2 max-[23rem]:col-span-2 md:col-span-2">
          {m.centers_outcomes_fraction({ births: formatNumber(births), count: transfers, transfers: formatNumber(transfers) })}{" "}
          {m.centers_outcomes_few()}
        </td>
      )}
    </tr>
  );
}

function Band({ rate: { point, low, high }, scale }: { rate: Rate; scale: number }) {
  return (
    <div className="relative h-[34px] border-l border-line-strong bg-[repeating-linear-gradient(90deg,transparent_0,transparent_calc(100%/var(--tenths)-1px),var(--color-line)_calc(100%/var(--tenths)-1px),var(--color-line)_calc(100%/var(--tenths)))]">
      <span
        className="absolute top-2 h-[18px] rounded-full border-[1.5px] border-mar-500 bg-mar-200 dark:border-mar-300 dark:bg-mar-600"
        style={{ left: percent(low / scale), width: percent((high - low) / scale) }}
      />
      <span
        className="absolute top-1.5 -ml-[11px] size-[22px] rounded-full border-3 border-surface bg-chart-1 elevation-1"
        style={{ left: percent(point / scale) }}
      />
    </div>
  );
}

/** Returns the tenth at which the scale ends: one scale for all ages, of at least a half. */
function scaleOf(bands: readonly OutcomeBand[]): number {
  const highest = Math.max(0, ...bands.map(({ rate }) => rate?.high ?? 0));
  return Math.min(10, Math.max(5, Math.ceil(highest * 10)));
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
