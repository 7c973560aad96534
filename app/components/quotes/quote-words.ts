import type { Fact } from "#app/ui/facts.tsx";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import { answerText } from "#texts/quotes.ts";

/** Returns the lines of a quote as facts. */
export const lineFacts = (lines: readonly QuoteLine[]): Fact[] =>
  lines.map((line) => ({
    key: line.lineId,
    label: line.label,
    value: answerText(line),
    ...(line.note && { detail: line.note }),
    missing: line.kind === "missing",
  }));
