import type { OutcomeBand } from "#domain/listing/outcome-rates.ts";
import type { AskedOutcomes, BeyondPrice } from "#domain/quotes/beyond-price.server.ts";
import { lacksMainPrice, type QuoteContent, type QuoteLine, type QuotePart, type QuoteTotal, totalOf } from "#domain/quotes/quote.ts";
import type { Path } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber, formatPercent } from "#platform/format.ts";
import { formatUsd, formatUsdRange } from "#platform/money.ts";
import { ageName } from "./offers.ts";

export const PATH_NAMES: Readonly<Record<Path, () => string>> = {
  short: m.quotes_path_short,
  middle: m.quotes_path_middle,
  long: m.quotes_path_long,
};

export const PART_NAMES: Readonly<Record<QuotePart, () => string>> = {
  before: m.quotes_part_before,
  cycle: m.quotes_part_cycle,
  later: m.quotes_part_later,
};

/** Writes a total, with «desde» when it is a minimum. */
export const totalText = ({ cents, isLeast }: QuoteTotal): string =>
  isLeast ? m.quotes_total_from({ amount: formatUsd(cents) }) : formatUsd(cents);

/** Writes the total of a quote while it is written: none before the treatment itself has a price. */
export const draftTotal = (lines: readonly QuoteLine[]): string =>
  lacksMainPrice(lines) ? m.quotes_total_later() : totalText(totalOf(lines));

/** Writes a center's answer to a line. */
export function answerText({ kind, amountCents, highCents }: Pick<QuoteLine, "kind" | "amountCents" | "highCents">): string {
  if (kind === "included") return m.quotes_included();
  if (kind === "not-needed") return m.quotes_not_needed();
  if (kind === "not-offered") return m.quotes_not_offered();
  return amountCents === null ? m.quotes_missing() : formatUsdRange(amountCents, highCents ?? amountCents);
}

/** Says until when a quote is valid, or since when it is not. */
export function validityText({ validUntil }: Pick<QuoteContent, "validUntil">, today: string): string {
  if (validUntil === null) return m.quotes_no_limit();
  return validUntil < today ? m.quotes_expired_on({ day: formatDate(validUntil) }) : m.quotes_valid_on({ day: formatDate(validUntil) });
}

/** Names the measure, with its age and its egg source. */
export function birthsLabel({ ageBand, eggSource }: AskedOutcomes): string {
  const said = { age: ageName(ageBand) };
  return eggSource === "donor" ? m.quotes_births_donor(said) : m.quotes_births(said);
}

/** Writes a share with its interval, or the reason why there is none. */
export function birthsText({ year, band: { rate } }: NonNullable<BeyondPrice["births"]>): string {
  if (!rate) return m.quotes_births_few({ year: String(year) });
  const [low, high] = [formatNumber(rate.low * 100), formatNumber(rate.high * 100)];
  return m.quotes_births_rate({ point: formatPercent(rate.point), low, high, year: String(year) });
}

export const birthsCount = ({ births, transfers }: OutcomeBand): string =>
  m.quotes_births_of({ births: formatNumber(births), transfers: formatNumber(transfers) });
