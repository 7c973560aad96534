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

/** Says the same as a line of its own below a price. */
export function medicationFact({ kind, range, by }: Medication): { label: string; value: string; detail?: string; missing?: boolean } {
  if (kind === "unsaid") return { label: m.money_medication(), value: m.money_medication_included_unsaid(), missing: true };
  if (!range) return { label: m.money_medication_plus(), value: m.money_medication_not_informed(), missing: true };
  const amount = formatUsdRange(range.lowCents, range.highCents);
  if (by === "center") return { label: m.money_medication_plus(), value: amount };
  return { label: m.money_medication_plus(), value: amount, detail: m.money_medication_by({ count: by, number: formatNumber(by) }) };
}
