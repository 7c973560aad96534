import { type RawBuilder, type SqlBool, sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { askedLine } from "./asked-price.ts";
import type { Filters } from "./filters.ts";

// The orders of lists, as SQL on a row p of provider_profiles. `/como-ordenamos` explains them to visitors: change both.

/** The kinds of lists: clinics, or the people who treat. */
export type ProviderKind = "centers" | "specialists";

/** The condition of a search for words, and how well a provider matches it. Null without words. */
export interface TextMatch {
  readonly condition: RawBuilder<SqlBool>;
  /** Larger values come first, before any other order. */
  readonly nearness: RawBuilder<number>;
}

/** A specialist's badge needs both flags. The index of their order contains the same expression. */
export const SPECIALIST_IS_VERIFIED = sql<SqlBool>`(p.verified and p.verification_status = 'verified')`;

export const BY_SCORE = sql`p.score desc nulls last, p.name_norm, p.id`;

/** The order of each kind when nobody chose another: paid places come first. */
export const USUAL_ORDER: Record<ProviderKind, RawBuilder<unknown>> = {
  centers: sql`p.featured desc, ${BY_SCORE}`,
  specialists: sql`p.featured desc, ${SPECIALIST_IS_VERIFIED} desc, p.years_experience desc nulls last, p.name_norm, p.id`,
};

/** Selects the price of center p for a line today, in cents: the newest, unless it is older than a year. */
const currentPrice = (line: string) => sql`(
  select case when informed_on >= ${oldestPrice} then amount_cents end from provider_prices
  where provider_id = p.id and price_line_id = ${line} order by informed_on desc limit 1)`;

/** Returns the order of providers. With words and the usual order, those with the words in their name come first. */
export function ranking(
  kind: ProviderKind,
  filters: Pick<Filters, "sort" | "services">,
  text: TextMatch | null = null,
): RawBuilder<unknown> {
  const line = askedLine(filters);
  switch (filters.sort === "price" && !line ? "featured" : filters.sort) {
    case "featured":
      return text ? sql`${text.nearness} desc, ${USUAL_ORDER[kind]}` : USUAL_ORDER[kind];
    case "price":
      return sql`${currentPrice(line!)} nulls last, ${BY_SCORE}`;
    case "rating":
      return BY_SCORE;
    case "experience":
      return sql`p.years_experience desc nulls last, p.name_norm, p.id`;
    case "alphabetic":
      return sql`p.name_norm, p.id`;
  }
}
