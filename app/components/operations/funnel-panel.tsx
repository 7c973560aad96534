import ArrowRight from "lucide-react/icons/arrow-right";
import { type DaySums, totalOf } from "#domain/desk/range-figures.ts";
import { m } from "#messages/m.ts";
import { formatNumber, formatPercent } from "#platform/format.ts";
import { DotMatrix } from "./dot-matrix.tsx";

/** Shares of fewer cases are written as fractions. */
const MIN_FOR_PERCENT = 20;

/** Requests, their offers, and the resulting purchases, each by outcome and compared with the previous period. */
export function FunnelPanel({ now: { requests, offers, purchases }, before }: { now: DaySums; before: DaySums }) {
  const [offered, bought] = [totalOf(offers), totalOf(purchases)];
  const share = offered < MIN_FOR_PERCENT ? m.operations_of({ count: bought, of: offered }) : formatPercent(bought / offered);
  const earlier = { before: formatNumber(totalOf(before.offers)) };
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-4">
        <DotMatrix
          title={m.operations_requests()}
          detail={m.overview_attached({ count: requests.attached, before: formatNumber(totalOf(before.requests)) })}
          parts={[
            { key: "routed", label: m.operations_requests_routed(), count: requests.routed + requests.attached },
            { key: "held", label: m.operations_requests_held(), count: requests.held },
            { key: "unmatched", label: m.operations_requests_unmatched(), count: requests.unmatched },
            { key: "rejected", label: m.operations_requests_rejected(), count: requests.rejected },
          ]}
        />
        <Arrow />
        <DotMatrix
          title={m.operations_offers()}
          detail={
            requests.routed > 0
              ? m.overview_offers_each({ each: formatNumber(offered / requests.routed, 1), ...earlier })
              : m.overview_offers_plain(earlier)
          }
          parts={[
            { key: "purchased", label: m.operations_offers_purchased(), count: offers.purchased },
            { key: "open", label: m.operations_offers_open(), count: offers.open },
            { key: "declined", label: m.operations_offers_declined(), count: offers.declined },
            { key: "expired", label: m.operations_offers_expired(), count: offers.expired },
          ]}
        />
        <Arrow />
        <DotMatrix
          title={m.operations_bought()}
          detail={m.overview_bought_share({ share, before: formatNumber(totalOf(before.purchases)) })}
          parts={[
            { key: "soon", label: m.operations_bought_soon(), count: purchases.soon },
            { key: "later", label: m.operations_bought_later(), count: purchases.later },
            { key: "returned", label: m.operations_bought_returned(), count: purchases.returned },
            { key: "silent", label: m.operations_bought_silent(), count: purchases.silent },
          ]}
        />
      </div>
      <p className="text-ink-2 text-sm">{m.overview_dots()}</p>
    </div>
  );
}

const Arrow = () => <ArrowRight aria-hidden className="mt-2 size-5 text-ink-2 max-md:hidden" />;
