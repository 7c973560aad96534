import { use } from "react";
import { ShownMoneyContext } from "#app/components/money/shown-money.ts";
import { Facts } from "#app/ui/facts.tsx";
import type { TopUp } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatConverted, formatUsdExact } from "#platform/money.ts";
import { GATEWAY_NAMES, TOP_UP_METHOD_NAMES } from "#texts/topups.ts";
import { percentText } from "./percent-text.ts";
import { RateLine } from "./rate-line.tsx";

/** The amount that enters the wallet, the tax, and the total, with pesos at today's rate beside it. */
export function TopUpFacts({ topUp }: { topUp: TopUp }) {
  const { dop } = use(ShownMoneyContext).rates;
  const { netCents, taxCents, taxBasisPoints, reference, method, decidedAt, status, gateway, paymentReference } = topUp;
  const total = netCents + taxCents;
  const paid = status === "paid" || status === "refunded";
  return (
    <>
      <Facts
        facts={[
          { key: "reference", label: m.topups_fact_reference(), value: reference },
          { key: "method", label: m.topups_fact_method(), value: TOP_UP_METHOD_NAMES[method]() },
          { key: "net", label: m.topups_net(), value: formatUsdExact(netCents) },
          { key: "tax", label: m.topups_tax({ rate: percentText(taxBasisPoints) }), value: formatUsdExact(taxCents) },
          {
            key: "total",
            label: m.topups_fact_total(),
            value: formatUsdExact(total),
            detail: dop && m.topups_pesos({ amount: formatConverted(total, dop) }),
          },
          ...(paid && decidedAt ? [{ key: "paid", label: m.topups_fact_decided(), value: formatDate(decidedAt) }] : []),
          ...(gateway ? [{ key: "gateway", label: m.topups_fact_gateway(), value: GATEWAY_NAMES[gateway]() }] : []),
          ...(paymentReference ? [{ key: "payment", label: m.topups_fact_payment(), value: paymentReference }] : []),
        ]}
      />
      <RateLine />
    </>
  );
}
