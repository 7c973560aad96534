import type { CardPrice } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";

/** The month of a price, whether it is old, and what it excludes: «oct 2026 · sin medicación» */
export function PriceDetail({
  price: { informedOn, stale, notIncluded },
}: {
  price: Pick<CardPrice, "informedOn" | "stale" | "notIncluded">;
}) {
  const month = formatMonth(informedOn);
  return (
    <>
      {stale ? <span className="text-warn">{m.money_price_stale({ month })}</span> : month}
      {notIncluded && ` · ${m.money_price_without({ what: notIncluded })}`}
    </>
  );
}
