import { m } from "#app/paraglide/messages.js";
import type { CostItem, CostLineSum, CostPart, Scenario } from "#domain/estimates/cost-to-a-baby.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

export const scenarioName: Record<Scenario, () => string> = {
  short: m.costs_scenario_short,
  middle: m.costs_scenario_middle,
  long: m.costs_scenario_long,
};

export const itemName: Record<CostItem, () => string> = {
  consultation: m.costs_item_consultation,
  studies: m.costs_item_studies,
  cycle: m.costs_item_cycle,
  icsi: m.costs_item_icsi,
  medication: m.costs_item_medication,
  testing: m.costs_item_testing,
  freezing: m.costs_item_freezing,
  transfer: m.costs_item_transfer,
  storage: m.costs_item_storage,
  flight: m.costs_item_flight,
  stay: m.costs_item_stay,
};

export const partName: Record<CostPart, () => string> = {
  treatment: m.costs_part_treatment,
  medication: m.costs_part_medication,
  laboratory: m.costs_part_laboratory,
  travel: m.costs_part_travel,
};

/** In the order of the charts' colours. */
export const partColour: Record<CostPart, string> = {
  treatment: "bg-chart-1",
  medication: "bg-chart-2",
  laboratory: "bg-chart-3",
  travel: "bg-chart-4",
};

/** What no center informs. */
const ASKED_OF_VISITOR: readonly CostItem[] = ["medication", "flight", "stay"];

/** «vuelos», but «ICSI»: a name inside a sentence. */
export function nameInside(item: CostItem): string {
  const name = itemName[item]();
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** «US$ 5,200 cada uno · precio del medio de 9 centros» */
export function priceOrigin(
  { item, amount, count, from }: CostLineSum,
  { price, centers, centerName }: { price: "low" | "median" | "high" | "center"; centers: number; centerName: string | null },
): string {
  if (!amount) return ASKED_OF_VISITOR.includes(item) ? m.costs_origin_yours() : m.costs_origin_missing();
  const each = formatUsd(amount.chosen / count);
  if (from === "visitor") return m.costs_origin_visitor({ each });
  if (from === "center") return m.costs_origin_center({ each, center: centerName ?? "" });
  const words = { low: m.costs_origin_low, median: m.costs_origin_median, high: m.costs_origin_high, center: m.costs_origin_instead };
  return words[price]({ each, count: centers, number: formatNumber(centers) });
}
