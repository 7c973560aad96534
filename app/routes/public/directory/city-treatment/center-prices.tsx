import CircleMinus from "lucide-react/icons/circle-minus";
import { PriceDetail } from "#app/components/directory/price-detail.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { contactLink, profileAddress } from "#app/components/leads/contact-links.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { Button } from "#app/ui/button.tsx";
import type { CenterPrice } from "#domain/directory/city-treatments.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

interface CenterPricesProps {
  centers: readonly CenterPrice[];
  serviceId: string;
  /** The address of this part of the page. */
  returnTo: string;
}

/**
 * Shows each center's prices for the treatment's own lines, with their dates and exclusions. Where a price is missing, the page says so.
 */
export function CenterPrices({ centers, serviceId, returnTo }: CenterPricesProps) {
  const conversion = useConversion();
  return (
    <section aria-labelledby="precios-por-centro" className="pt-16 md:pt-20">
      <h2 id="precios-por-centro" className="title-2">
        {m.cities_pair_center_prices()}
      </h2>
      <ul className="mt-6 border-t">
        {centers.map(({ center, prices }) => (
          <li
            key={center.slug}
            className="grid gap-x-8 gap-y-3 border-b py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto] md:items-center"
          >
            <div className="grid justify-items-start gap-1.5">
              <h3 className="title-5">
                <a
                  href={profileAddress(`/centros/${center.slug}`, { service: serviceId })}
                  className="inline-block py-2 text-inherit no-underline hover:underline md:py-0"
                >
                  {center.name}
                </a>
              </h3>
              <VerifiedBadge verified={center.verified} />
            </div>
            {prices.length === 0 ? (
              <p className="text-ui text-ink-2">{m.cities_pair_no_price()}</p>
            ) : (
              <dl className="grid gap-2">
                {prices.map(({ lineId, label, amountCents, informedOn, stale, notIncluded, medication }) => (
                  <div key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-ui">
                    <dt className="text-ink-2">
                      {label}{" "}
                      {notIncluded && (
                        <span className="flex items-start gap-1.5 text-xs text-ink-3 [&>.lucide]:mt-px [&>.lucide]:size-[17px]">
                          <CircleMinus />
                          {m.centers_prices_not_included({ what: notIncluded })}
                        </span>
                      )}
                    </dt>
                    <dd className="text-right">
                      <b className="num font-semibold">{formatUsd(amountCents)}</b>{" "}
                      <Approximate lowCents={amountCents} conversion={conversion} />{" "}
                      <span className="block text-xs text-ink-3">
                        <PriceDetail price={{ informedOn, stale, notIncluded: null, medication }} />
                      </span>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <Button kind="tonal" size="s" {...contactLink(center.slug, { service: serviceId })} className="justify-self-start">
              {m.centers_contact()}
              <span className="sr-only">: {center.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <CurrencyChoice returnTo={returnTo} className="mt-3" />
    </section>
  );
}
