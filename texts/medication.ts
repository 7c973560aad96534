import type { Medication } from "#domain/directory/medication.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";

/** Says what medication adds to the amount beside it: «más la medicación: US$ 900 – 1,400, según 4 centros». */
export function medicationText({ kind, range, by }: Medication, { ofMany = false } = {}): string {
  if (!range) return kind === "unsaid" ? m.money_medication_unsaid() : ofMany ? m.money_medication_nobody() : m.money_medication_unknown();
  const amount = formatUsdRange(range.lowCents, range.highCents);
  if (by === "center") return kind === "with" ? m.money_medication_with({ amount }) : m.money_medication_own({ amount });
  const said = { amount, count: by, number: formatNumber(by) };
  return kind === "unsaid" ? m.money_medication_unsaid_others(said) : m.money_medication_others(said);
}
