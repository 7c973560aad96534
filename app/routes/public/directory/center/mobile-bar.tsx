import { PriceDetail } from "#app/components/directory/price-detail.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { Button } from "#app/ui/button.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatConverted, formatUsd } from "#platform/money.ts";

/** Shows the price and links to the form from the foot of the page on phones. It is hidden while the form is visible. */
export function MobileBar({ center: { price } }: { center: CenterDetail }) {
  const conversion = useConversion();
  return (
    <div
      data-away-from="pedir-informacion"
      className="sticky bottom-0 z-30 border-t bg-surface px-5 py-3 [box-shadow:0_-10px_30px_-12px_rgb(14_57_68/0.2)] [transition:translate_.2s,visibility_.2s] data-away:invisible data-away:[translate:0_100%] md:hidden"
    >
      <div className="flex items-center gap-3 leading-[1.35]!">
        <p className="min-w-0 grow">
          {price ? (
            <>
              <b className="block font-bold">{m.centers_bar_price({ price: formatUsd(price.amountCents) })}</b>{" "}
              <span className="block text-xs text-ink-2">
                {conversion && `≈ ${formatConverted(price.amountCents, conversion)} · `}
                <PriceDetail price={price} />
              </span>
            </>
          ) : (
            <span className="text-sm text-ink-2">{m.centers_fact_price_none()}</span>
          )}
        </p>
        <Button kind="cta" href="#pedir-informacion">
          {m.centers_bar_ask()}
        </Button>
      </div>
    </div>
  );
}
