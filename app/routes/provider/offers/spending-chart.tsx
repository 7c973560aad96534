import { scaleLinear } from "d3-scale";
import type { Trial } from "#domain/offers/automatic-trial.server.ts";
import { m } from "#messages/m.ts";
import { addDays, daysBetween } from "#platform/days.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

/** What a rule would have spent, day by day, under its limit; below, a dot for each offer. */
export function SpendingChart({ trial, limitCents }: { trial: Trial; limitCents: number }) {
  const { firstDay, lastDay, offers, spentCents } = trial;
  const days = daysBetween(firstDay, lastDay) + 1;
  const top = Math.max(limitCents, spentCents, 100) * 1.08;
  const heightOf = (cents: number) => (1 - cents / top) * 100;
  const dollars = scaleLinear([0, top / 100], [0, 100]).ticks(4);
  const perDay = Array.from({ length: days }, (_, index) => offers.filter(({ day }) => day === addDays(firstDay, index)).toReversed());
  let spent = 0;
  const steps = perDay.map((made, index) => {
    spent += made.reduce((sum, { bought, priceCents }) => sum + (bought ? priceCents : 0), 0);
    return `V${heightOf(spent).toFixed(2)}H${(((index + 1) / days) * 100).toFixed(2)}`;
  });
  return (
    <figure className="grid gap-2">
      <div
        className="relative ml-10 h-44 border-b"
        role="img"
        aria-label={m.offers_auto_chart({ amount: formatUsd(spentCents), limit: formatUsd(limitCents) })}
      >
        {dollars.map((amount) => (
          <span
            key={amount}
            aria-hidden
            className="num absolute right-0 -left-10 flex h-0 items-center gap-2 text-ink-3 text-xs after:h-px after:flex-1 after:bg-line"
            style={{ top: `${heightOf(amount * 100)}%` }}
          >
            <span className="w-8 text-right">{formatNumber(amount)}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full overflow-visible">
          <path d={`M0 100${steps.join("")}V100Z`} className="fill-tonal" />
          <path d={`M0 100${steps.join("")}`} className="fill-none stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path
            d={`M0 ${heightOf(limitCents).toFixed(2)}H100`}
            className="fill-none stroke-warn"
            strokeWidth="2"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span aria-hidden className="num absolute left-0 pt-0.5 text-sm text-warn" style={{ top: `${heightOf(limitCents)}%` }}>
          {formatUsd(limitCents)}, {m.offers_auto_limit()}
        </span>
        {spentCents > 0 && (
          <b aria-hidden className="num absolute right-0 -translate-y-full text-brand text-sm" style={{ top: `${heightOf(spentCents)}%` }}>
            {formatUsd(spentCents)}
          </b>
        )}
      </div>
      <div aria-hidden className="ml-10 flex items-end border-b pb-1">
        {perDay.map((made, index) => (
          <span key={addDays(firstDay, index)} className="flex flex-1 flex-col-reverse items-center gap-0.5">
            {made.map(({ offerId, bought }) => (
              <span key={offerId} className={bought ? "size-2 rounded-full bg-brand" : "size-2 rounded-full border-[1.5px] border-ink-3"} />
            ))}
          </span>
        ))}
      </div>
      <p aria-hidden className="ml-10 flex justify-between text-ink-3 text-sm">
        <span>{formatDate(firstDay)}</span>
        <span>{formatDate(lastDay)}</span>
      </p>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-full bg-brand" />
          {m.offers_auto_dot_bought()}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-full border-[1.5px] border-ink-3" />
          {m.offers_auto_dot_left()}
        </span>
      </figcaption>
    </figure>
  );
}
