import type { Fact } from "#app/ui/facts.tsx";
import type { QuoteContent, QuoteLine, QuotePart, QuoteTotal } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

export const PART_NAMES: Readonly<Record<QuotePart, () => string>> = {
  before: m.quotes_part_before,
  cycle: m.quotes_part_cycle,
  later: m.quotes_part_later,
};

/** Writes a total, with «desde» when a line is missing. */
export const totalText = ({ cents, isLeast }: QuoteTotal): string =>
  isLeast ? m.quotes_total_from({ amount: formatUsd(cents) }) : formatUsd(cents);

/** Writes a center's answer to a line. */
export function answerText({ kind, amountCents }: Pick<QuoteLine, "kind" | "amountCents">): string {
  if (kind === "included") return m.quotes_included();
  if (kind === "not-offered") return m.quotes_not_offered();
  return amountCents === null ? m.quotes_missing() : formatUsd(amountCents);
}

/** Returns the lines of a quote as facts. */
export const lineFacts = (lines: readonly QuoteLine[]): Fact[] =>
  lines.map((line) => ({
    key: line.lineId,
    label: line.label,
    value: answerText(line),
    ...(line.note && { detail: line.note }),
    missing: line.kind === "missing",
  }));

/** Says until when a quote is valid, or since when it is not. */
export function validityText({ validUntil }: Pick<QuoteContent, "validUntil">, today: string): string {
  if (validUntil === null) return m.quotes_no_limit();
  return validUntil < today ? m.quotes_expired_on({ day: formatDate(validUntil) }) : m.quotes_valid_on({ day: formatDate(validUntil) });
}
