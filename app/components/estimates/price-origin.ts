import type { CostItem, CostLineSum } from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { EACH_NAMES } from "#texts/costs.ts";

/** The items for which centers publish no price. */
const ASKED_OF_VISITOR: readonly CostItem[] = ["medication", "flight", "stay"];

/** Says where a price comes from: «US$ 5,200 por ciclo · el del medio de 9 centros» */
export function priceOrigin(
  { item, amount, count, from }: CostLineSum,
  { price, centers, centerName }: { price: "low" | "median" | "high" | "center"; centers: number; centerName: string | null },
): string {
  if (!amount) return ASKED_OF_VISITOR.includes(item) ? m.costs_origin_yours() : m.costs_origin_missing();
  const each = EACH_NAMES[item]({ each: formatUsd(amount.chosen / count) });
  if (from === "visitor") return m.costs_origin_visitor({ each });
  if (from === "center") return m.costs_origin_center({ each, center: centerName ?? "" });
  const words = { low: m.costs_origin_low, median: m.costs_origin_median, high: m.costs_origin_high, center: m.costs_origin_instead };
  return words[price]({ each, count: centers, number: formatNumber(centers) });
}
