import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import type { LeftOut } from "#domain/directory/left-out.server.ts";
import { medicationOfRange } from "#domain/directory/medication.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatConvertedRange, formatUsd, formatUsdRange } from "#platform/money.ts";
import { upperFirst } from "#texts/choice-names.ts";
import { medicationText } from "#texts/medication.ts";

interface PriceTableProps {
  ranges: readonly PriceRange[];
  said: readonly LeftOut[];
  rate: ExchangeRate | null;
  listed: number;
}

/** Shows every line that some center publishes, with sample, dates and exclusions. */
export function PriceTable({ ranges, said, rate, listed }: PriceTableProps) {
  return (
    <section id="precios" aria-labelledby="precios-titulo" className="band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7">
        <div className="grid max-w-170 gap-3">
          <h2 id="precios-titulo" className="title-1">
            {m.costs_prices_title()}
          </h2>
          <p className="lead">{m.costs_prices_lead({ count: listed, number: formatNumber(listed) })}</p>
        </div>
        {ranges.length === 0 ? (
          <Note kind="info">{m.costs_prices_none()}</Note>
        ) : (
          <ul className="rounded-2xl border bg-surface px-5 elevation-1 md:px-7">
            {ranges.map((range) => (
              <li
                key={range.lineId}
                className="grid gap-x-8 gap-y-2 border-t py-5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_15rem_11rem] md:items-baseline"
              >
                <Line range={range} said={said} ranges={ranges} />
                <Price range={range} rate={rate} />
                <Sample range={range} />
              </li>
            ))}
          </ul>
        )}
        {rate ? (
          <CurrencyChoice returnTo={href("/costos-financiamiento#moneda")} otherwise="dop" className="max-w-text" />
        ) : (
          <p className="max-w-text text-sm text-ink-2">{m.costs_rate_none()}</p>
        )}
        <Note kind="info" className="max-w-205">
          <h3 className="font-bold">{m.costs_left_out_title()}</h3>
          <p className="mt-1">{m.costs_left_out()}</p>
        </Note>
      </div>
    </section>
  );
}

function Line({ range, said, ranges }: { range: PriceRange } & Pick<PriceTableProps, "said" | "ranges">) {
  const medication = medicationOfRange(range, said, ranges);
  const own = said.filter(({ lineId }) => lineId === range.lineId);
  return (
    <div>
      <h3 className="title-5">{range.label}</h3>
      <p className="text-sm text-ink-2">{range.detail}</p>
      {own.map(({ what, centers }) => (
        <p key={what} className="text-sm text-ink-3">
          {m.costs_prices_left_out({ count: range.centers, said: formatNumber(centers), number: formatNumber(range.centers), what })}
        </p>
      ))}
      {medication && <p className="text-sm text-ink-3">{upperFirst(medicationText(medication, { ofMany: true }))}</p>}
      {medication?.kind === "plus" && range.withMedication > 0 && (
        <p className="text-sm text-ink-3">
          {m.costs_prices_medication_in({
            count: range.centers,
            said: formatNumber(range.withMedication),
            number: formatNumber(range.centers),
          })}
        </p>
      )}
    </div>
  );
}

function Price({ range, rate }: { range: PriceRange; rate: ExchangeRate | null }) {
  const { lineId, serviceId, lowCents, medianCents, highCents, centers } = range;
  const prices = formatUsdRange(lowCents, highCents);
  return (
    <p className="md:text-right">
      <b className="num block font-bold">
        {lineId === mainLineOf(serviceId) ? (
          <a className="link" href={centersByPrice(serviceId)}>
            {prices}
            <span className="sr-only">{m.treatments_price_list()}</span>
          </a>
        ) : (
          prices
        )}
      </b>{" "}
      {rate && <span className="num block text-sm text-ink-2">{formatConvertedRange(lowCents, highCents, rate)}</span>}{" "}
      {centers > 2 && <span className="block text-sm text-ink-3">{m.costs_prices_median({ price: formatUsd(medianCents) })}</span>}
    </p>
  );
}

function Sample({ range: { centers, stale, from, to, serviceId } }: { range: PriceRange }) {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  return (
    <p className="text-sm text-ink-3 max-md:flex max-md:flex-wrap max-md:gap-x-3 md:text-right">
      <a
        className="link inline-flex min-h-6 items-center text-ui"
        href={href(`/centros?${new URLSearchParams({ services: serviceId, precios: "true" })}`)}
      >
        {m.costs_prices_centers({ count: centers, number: formatNumber(centers) })}
      </a>{" "}
      <span className="block">{first === last ? first : m.costs_prices_months({ from: first, to: last })}</span>{" "}
      {stale > 0 && <span className="block text-warn">{m.costs_prices_stale({ number: formatNumber(stale) })}</span>}
    </p>
  );
}
