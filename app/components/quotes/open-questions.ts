import { missingLines, type QuoteContent } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";

/** Returns what a quote leaves open, as questions to its center. */
export const questionsOf = (quote: Pick<QuoteContent, "lines" | "validUntil">): string[] => [
  ...missingLines(quote).map(({ label }) => m.quotes_ask_line({ line: label })),
  ...(quote.validUntil === null ? [m.quotes_ask_until()] : []),
];
