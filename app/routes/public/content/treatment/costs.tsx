import CircleMinus from "lucide-react/icons/circle-minus";
import { Part } from "#app/components/content/part.tsx";
import { monthsOf } from "#app/components/content/price-sample.tsx";
import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/table.tsx";
import type { LeftOut } from "#domain/directory/left-out.server.ts";
import { type Medication, medicationOfRange } from "#domain/directory/medication.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange, USD } from "#platform/money.ts";
import { upperFirst } from "#texts/choice-names.ts";
import { medicationText } from "#texts/medication.ts";

interface CostsProps {
  ranges: readonly PriceRange[];
  /** What centers exclude from these prices. */
  missing: readonly LeftOut[];
  serviceId: string | null;
  /** The address of this part of the page. */
  returnTo: string;
}

/** Shows the lines of a quotation for this treatment, as the directory's centers publish them. */
export function Costs({ ranges, missing, serviceId, returnTo }: CostsProps) {
  const site = useSiteName();
  const conversion = useConversion();
  return (
    <Part id="cuanto-cuesta" title={m.treatments_costs()}>
      {ranges.length === 0 ? (
        <p className="text-lg">
          {serviceId === "gestacion-subrogada" ? m.treatments_costs_none_surrogacy({ site }) : m.treatments_costs_none()}
        </p>
      ) : (
        <>
          <p className="text-lg">{m.treatments_costs_lead({ site })}</p>
          <Card padding="none" className="px-2 pt-1">
            <Table
              caption={m.treatments_costs()}
              captionHidden
              stacked
              rows={ranges}
              rowKey={({ lineId }) => lineId}
              columns={[
                {
                  key: "label",
                  header: m.treatments_costs_line(),
                  rowHeader: true,
                  cell: (range) => <Label label={range.label} medication={medicationOfRange(range, missing, ranges)} />,
                },
                {
                  key: "range",
                  header: "US$",
                  numeric: true,
                  cell: ({ lineId, lowCents, highCents }) => {
                    const range = formatUsdRange(lowCents, highCents).slice(USD.length);
                    return (
                      <>
                        {serviceId && lineId === mainLineOf(serviceId) ? (
                          <a className="link" href={centersByPrice(serviceId)}>
                            {range}
                            <span className="sr-only">{m.treatments_price_list()}</span>
                          </a>
                        ) : (
                          range
                        )}
                        <Approximate lowCents={lowCents} highCents={highCents} conversion={conversion} />
                      </>
                    );
                  },
                },
                {
                  key: "sample",
                  header: m.treatments_costs_sample(),
                  numeric: true,
                  cell: ({ centers }) => m.centers_count({ count: centers, number: formatNumber(centers) }),
                },
              ]}
            />
            <p className="px-3.5 pt-3 pb-4 text-xs text-ink-3 max-md:px-2">{m.treatments_costs_dates({ months: months(ranges) })}</p>
          </Card>
          <CurrencyChoice returnTo={returnTo} />
          {missing.length > 0 && (
            <div className="grid gap-2">
              <h3 className="title-4">{m.treatments_costs_not_included()}</h3>
              <ul className="grid gap-1.5 text-ink-2">
                {missing.map(({ lineId, what, centers }) => (
                  <li key={lineId + what} className="flex items-start gap-2 [&>.lucide]:mt-1">
                    <CircleMinus className="text-brand" />
                    <span>
                      <b className="font-semibold text-ink">{upperFirst(what)}</b>{" "}
                      {m.treatments_costs_not_included_in({
                        count: centers,
                        number: formatNumber(centers),
                        line: ranges.find((range) => range.lineId === lineId)!.label,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      <p>
        <a className="link" href={href("/costos-financiamiento")}>
          {m.treatments_costs_more()}
        </a>
      </p>
    </Part>
  );
}

function Label({ label, medication }: { label: string; medication: Medication | null }) {
  return (
    <>
      {label} {medication && <span className="block text-xs font-book text-ink-3">{medicationText(medication, { ofMany: true })}</span>}
    </>
  );
}

function months(ranges: readonly PriceRange[]): string {
  const days = ranges.flatMap(({ from, to }) => [from, to]).sort();
  return monthsOf(days[0]!, days.at(-1)!);
}
