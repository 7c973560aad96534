import type { CardPrice } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { medicationText } from "#texts/medication.ts";

/** The month of a price, whether it is old, and what it leaves out: «oct 2026 · más la medicación: US$ 1,700, según este centro» */
export function PriceDetail({
  price: { informedOn, stale, notIncluded, medication },
}: {
  price: Pick<CardPrice, "informedOn" | "stale" | "notIncluded" | "medication">;
}) {
  const month = formatMonth(informedOn);
  return (
    <>
      {stale ? <span className="text-warn">{m.money_price_stale({ month })}</span> : month}
      {notIncluded && ` · ${m.money_price_without({ what: notIncluded })}`}
      {medication && ` · ${medicationText(medication)}`}
    </>
  );
}
