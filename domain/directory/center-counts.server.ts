import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { centersThatMeet, type TextMatch } from "./center-conditions.server.ts";
import type { CenterFacets } from "./center-facets.ts";
import { type CenterFilters, centerFiltersToQuery } from "./center-filters.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words may match very many centers; beyond these nobody pages on, and ranking them all would be slow. */
export const MOST_TEXT_MATCHES = 1000;

/** Counting is exact while it is quick. Counts over more centers than this are kept for a minute: see `remembered`. */
const BROAD = 5_000;
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

export interface CenterCounts {
  readonly total: number;
  readonly facets: CenterFacets;
}

type Counted = Map<string, number>;

/** The total and every facet over the whole result, in one pass over it. */
export async function countCenters(db: Db, filters: CenterFilters, text: TextMatch | null, vocabulary: Vocabulary): Promise<CenterCounts> {
  const anyCity = { ...filters, city: null };
  const [counted, cities] = await Promise.all([
    text ? countAll(db, filters, text) : remembered(db, filters, () => countAll(db, filters, null)),
    filters.city === null ? null : text ? countAll(db, anyCity, text) : remembered(db, anyCity, () => countAll(db, anyCity, null)),
  ]);
  return { total: counted.get("total:") ?? 0, facets: toFacets(counted, cities ?? counted, vocabulary) };
}

async function countAll(db: Db, filters: CenterFilters, text: TextMatch | null): Promise<Counted> {
  // Groups of like centers are counted first and taken apart after: several times quicker than taking each center apart.
  const { rows } = await sql<{ key: string; count: number }>`
    with kept as (
      select p.city, p.services_offered, p.languages_spoken, p.payment_methods, p.verification_status = 'verified' as verified,
        p.featured, p.has_prices, p.has_outcomes
      from provider_profiles p where ${centersThatMeet(filters, text)} ${text ? sql`limit ${sql.lit(MOST_TEXT_MATCHES)}` : sql``}
    ), alike as materialized (
      select *, count(*) as centers, grouping(city, services_offered, languages_spoken, payment_methods, verified) as left_out
      from kept
      group by grouping sets ((city), (services_offered), (languages_spoken), (payment_methods), (verified, featured, has_prices, has_outcomes))
    )
    select f.key, sum(alike.centers)::int as count
    from alike cross join lateral (
      select 'city:' || city where left_out = b'01111'::int
      union all select 'service:' || unnest(services_offered) where left_out = b'10111'::int
      union all select 'language:' || unnest(languages_spoken) where left_out = b'11011'::int
      union all select 'payment:' || unnest(payment_methods) where left_out = b'11101'::int
      union all select unnest(array['total:', case when verified then 'verified:' end, case when featured then 'featured:' end,
        case when has_prices then 'prices:' end, case when has_outcomes then 'outcomes:' end]) where left_out = b'11110'::int
    ) f (key)
    where f.key is not null group by f.key`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

function toFacets(counted: Counted, cities: Counted, vocabulary: Vocabulary): CenterFacets {
  const count = (key: string) => counted.get(key) ?? 0;
  return {
    cities: vocabulary.cities
      .map(({ name, active }) => ({ value: name, name, shortName: name, count: cities.get(`city:${name}`) ?? 0, active }))
      .filter(({ active, count }) => active || count > 0)
      .map(({ active: _, ...option }) => option),
    services: vocabulary.services.map(({ id, name, shortName }) => ({ value: id, name, shortName, count: count(`service:${id}`) })),
    languages: vocabulary.languages.map(({ code, name }) => ({ value: code, name, shortName: name, count: count(`language:${code}`) })),
    payments: vocabulary.payments.map(({ id, name }) => ({ value: id, name, shortName: name, count: count(`payment:${id}`) })),
    verified: count("verified:"),
    featured: count("featured:"),
    withPrices: count("prices:"),
    withOutcomes: count("outcomes:"),
  };
}

interface Kept {
  until: number;
  counted: Promise<Counted>;
}
const kept = new WeakMap<Db, Map<string, Kept>>();

/**
 * Only what took a pass over very many centers is kept, and only for a minute, in which one center more or less does not show;
 * meanwhile equal questions share one answer. A small directory never comes here with more than a shared question.
 */
function remembered(db: Db, filters: CenterFilters, count: () => Promise<Counted>): Promise<Counted> {
  const answers = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, answers);
  const key = centerFiltersToQuery({ ...filters, q: "", sort: "featured" }).toString();
  const known = answers.get(key);
  if (known && known.until > performance.now()) return known.counted;
  const counted = count();
  // Dropped as soon as it is known to be cheap, or to have failed.
  const entry = { until: performance.now() + KEPT_MS, counted };
  const drop = () => answers.get(key) === entry && answers.delete(key);
  counted.then((answer) => (answer.get("total:") ?? 0) < BROAD && drop(), drop);
  answers.delete(key);
  answers.set(key, entry);
  if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value!);
  return counted;
}
