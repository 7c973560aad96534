import clsx from "clsx";
import { EssentialsCard } from "#app/components/content/essentials.tsx";
import { PriceSample } from "#app/components/content/price-sample.tsx";
import { ProseLine } from "#app/components/content/prose.tsx";
import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";

interface KeyFactsProps {
  facts: readonly { readonly label: string; readonly html: string }[];
  /** The treatment's own line; null when no listed center has published a price for it. */
  main: PriceRange | null;
  serviceId: string | null;
}

/** Shows two to four facts, and the price from today's directory. */
export function KeyFacts({ facts, main, serviceId }: KeyFactsProps) {
  const conversion = useConversion();
  return (
    <EssentialsCard>
      <dl className="mt-2.5 grid gap-x-8 sm:grid-cols-2">
        <div className={clsx("border-t border-mar-200 py-3 dark:border-line-strong", facts.length % 2 === 0 && "sm:col-span-2")}>
          <dt className="text-sm leading-[1.4]! text-ink-2">{m.treatments_published_price()}</dt>
          <dd className="leading-[1.4]! font-semibold">
            {main && serviceId ? (
              <>
                <a className="num link" href={centersByPrice(serviceId)}>
                  {formatUsdRange(main.lowCents, main.highCents)}
                  <span className="sr-only">{m.treatments_price_list()}</span>
                </a>{" "}
                <Approximate lowCents={main.lowCents} highCents={main.highCents} conversion={conversion} />{" "}
                <span className="block text-sm font-book text-ink-2">
                  <PriceSample range={main} />
                </span>
              </>
            ) : (
              m.treatments_price_none()
            )}
          </dd>
        </div>
        {facts.map(({ label, html }) => (
          <div key={label} className="border-t border-mar-200 py-3 dark:border-line-strong">
            <dt className="text-sm leading-[1.4]! text-ink-2">{label}</dt>
            <dd className="leading-[1.4]! font-semibold">
              <ProseLine html={html} />
            </dd>
          </div>
        ))}
      </dl>
    </EssentialsCard>
  );
}
