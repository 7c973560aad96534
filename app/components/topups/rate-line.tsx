import { use } from "react";
import { ShownMoneyContext } from "#app/components/money/shown-money.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";

/** The rate of the pesos beside the dollars, with source and day. It shows nothing while there is none. */
export function RateLine() {
  const { dop } = use(ShownMoneyContext).rates;
  if (!dop) return null;
  const rate = { rate: formatNumber(dop.rate, 2), source: dop.source, day: formatDate(dop.on) };
  return <p className="text-ink-3 text-sm">{m.invoicing_rate(rate)}</p>;
}
