import type { Medication } from "#domain/directory/medication.ts";
import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";

/** What a center says of the medication of a price, as its own people and our team read it. */
export const MEDICATION_NAMES: Record<MedicationSaid, () => string> = {
  included: m.money_medication_in,
  apart: m.money_medication_apart,
};

/** Says what medication adds to the amount beside it: «más la medicación: US$ 900 – 1,400, según 4 centros». */
export function medicationText({ kind, range, by }: Medication, { ofMany = false } = {}): string {
  if (kind === "included")
    return by === "center" ? m.money_medication_in() : m.money_medication_in_many({ count: by, number: formatNumber(by) });
  if (kind === "unsaid" && ofMany)
    return range
      ? m.money_medication_nobody_says_others({
          amount: formatUsdRange(range.lowCents, range.highCents),
          count: Number(by),
          number: formatNumber(Number(by)),
        })
      : m.money_medication_nobody_says();
  if (!range) return kind === "unsaid" ? m.money_medication_unsaid() : ofMany ? m.money_medication_nobody() : m.money_medication_unknown();
  const amount = formatUsdRange(range.lowCents, range.highCents);
  if (by === "center") return kind === "with" ? m.money_medication_with({ amount }) : m.money_medication_own({ amount });
  const said = { amount, count: by, number: formatNumber(by) };
  return kind === "unsaid" ? m.money_medication_unsaid_others(said) : m.money_medication_others(said);
}

/** Says the same as a line of its own below a price. */
export function medicationFact({ kind, range, by }: Medication): { label: string; value: string; detail?: string; missing?: boolean } {
  if (kind === "included") return { label: m.money_medication(), value: m.money_medication_included() };
  if (kind === "unsaid") return { label: m.money_medication(), value: m.money_medication_included_unsaid(), missing: true };
  if (!range) return { label: m.money_medication_plus(), value: m.money_medication_not_informed(), missing: true };
  const amount = formatUsdRange(range.lowCents, range.highCents);
  if (by === "center") return { label: m.money_medication_plus(), value: amount };
  return { label: m.money_medication_plus(), value: amount, detail: m.money_medication_by({ count: by, number: formatNumber(by) }) };
}
