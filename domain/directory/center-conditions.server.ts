import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CenterFilters, CenterSort } from "./center-filters.ts";
import { type TextQuery, toGroupsTsQuery, toTsQuery } from "./text-query.ts";

/** What the words of a search must meet, and how near a center comes to them. Null: no words were given. */
export interface TextMatch {
  readonly condition: RawBuilder<SqlBool>;
  /** Larger comes first, before any other order. */
  readonly nearness: RawBuilder<number>;
}

/** Every listed center that meets all filters; p is provider_profiles. */
export function centersThatMeet(filters: CenterFilters, text: TextMatch | null): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`p.listed`, sql<SqlBool>`p.provider_type = 'clinic'`];
  if (filters.city) conditions.push(sql`p.city = ${filters.city}`);
  if (filters.services.length > 0) conditions.push(sql`p.services_offered @> ${filters.services}::text[]`);
  if (filters.languages.length > 0) conditions.push(sql`p.languages_spoken @> ${filters.languages}::text[]`);
  if (filters.payments.length > 0) conditions.push(sql`p.payment_methods @> ${filters.payments}::text[]`);
  if (filters.verified) conditions.push(sql`p.verification_status = 'verified'`);
  if (filters.featured) conditions.push(sql`p.featured`);
  if (filters.withPrices) conditions.push(sql`p.has_prices`);
  if (filters.withOutcomes) conditions.push(sql`p.has_outcomes`);
  if (text) conditions.push(text.condition);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const ORDERS: Record<CenterSort, RawBuilder<unknown>> = {
  featured: sql`p.featured desc, p.score desc nulls last, p.name_norm, p.id`,
  rating: sql`p.score desc nulls last, p.name_norm, p.id`,
  alphabetic: sql`p.name_norm, p.id`,
};

/** With words and no other wish, the centers that carry the words in their name come first. */
export function centerOrder(sort: CenterSort, text: TextMatch | null): RawBuilder<unknown> {
  return text && sort === "featured" ? sql`${text.nearness} desc, ${ORDERS.featured}` : ORDERS[sort];
}

/** All words occur in name, place or description; or the words name services that the center offers. */
export function fullTextMatch({ words, services, rest }: TextQuery): TextMatch {
  const all = sql`to_tsquery('es', ${toTsQuery(words)})`;
  const left = sql`to_tsquery('es', ${toTsQuery(rest)})`;
  const inName = sql<number>`(p.tsv @@ to_tsquery('es', ${toTsQuery(words, "A")}))::int`;
  const anywhere = sql<SqlBool>`p.tsv @@ ${all}`;
  if (services.length === 0) return { condition: anywhere, nearness: inName };
  const offered = sql.join(
    services.map((group) => sql`p.services_offered && ${group}::text[]`),
    sql` and `,
  );
  // Words like «con» or «de» leave an empty query, which would match nothing.
  const withRest = rest.length === 0 ? offered : sql`${offered} and (numnode(${left}) = 0 or p.tsv @@ ${left})`;
  return { condition: sql`(${anywhere} or (${withRest}))`, nearness: inName };
}

/** What each typed word may be meant to be occurs in name or place, for every word; or the services they name are offered. */
export function respeltMatch(groups: readonly (readonly string[])[], respelt: TextQuery): TextMatch {
  const named = sql<SqlBool>`p.tsv @@ to_tsquery('es', ${toGroupsTsQuery(groups, "&")})`;
  return {
    condition: sql`(${named} or ${fullTextMatch(respelt).condition})`,
    nearness: sql`(p.tsv @@ to_tsquery('es', ${toGroupsTsQuery(groups, "&", "A")}))::int`,
  };
}

/** Some of the words occur in name or place: the more, the nearer. */
export function partialMatch(groups: readonly (readonly string[])[]): TextMatch {
  const each = groups.map((group) => sql`(p.tsv @@ to_tsquery('es', ${toGroupsTsQuery([group], "&")}))::int`);
  return { condition: sql`p.tsv @@ to_tsquery('es', ${toGroupsTsQuery(groups, "|")})`, nearness: sql`(${sql.join(each, sql` + `)})` };
}
