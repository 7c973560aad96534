import { sql } from "kysely";
import { TOLD_FILTERS } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import type { Db } from "#platform/db/db.ts";
import type { Facets } from "./facets.ts";
import { type Filters, filtersToQuery } from "./filters.ts";
import { countedColumns, providersThatMeet } from "./provider-conditions.server.ts";
import type { ProviderKind, TextMatch } from "./ranking.server.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words may match very many providers. Nobody turns pages beyond these, and ranking all of them would be slow. */
export const MAX_TEXT_MATCHES = 1000;

/** Counts are exact while that is fast. Counts over more providers than this are kept for a minute: see `remembered`. */
const BROAD = 5_000;
const KEPT_MS = 60_000;
const MAX_KEPT = 200;

type Counted = ReadonlyMap<string, number>;

/** The number of providers of one kind, in total and for each value. */
export interface Tally {
  readonly total: number;
  readonly counted: Counted;
  /** Counts for each city, as if no city were chosen. */
  readonly cities: Counted;
}

/** What is counted in one pass: the cities, everything but the cities, or both. */
type Part = "cities" | "others" | "all";

/**
 * Counts the total and every facet over the whole result. With a chosen city, cities are counted over the result without that filter.
 */
export async function tallyProviders(db: Db, kind: ProviderKind, filters: Filters, text: TextMatch | null): Promise<Tally> {
  const count = (asked: Filters, part: Part) => (text ? countAll(db, kind, asked, part, text) : remembered(db, kind, asked, part));
  const passes = filters.city === null ? [count(filters, "all")] : [count(filters, "others"), count({ ...filters, city: null }, "cities")];
  const [counted, cities = counted] = await Promise.all(passes);
  return { total: counted!.get("total:") ?? 0, counted: counted!, cities: cities! };
}

const LISTS = {
  city: sql`cities`,
  service: sql`services`,
  language: sql`languages`,
  payment: sql`payments`,
  patients: sql`patients`,
  told: sql`told`,
};
const SWITCHES = sql`verified, featured, has_prices, has_outcomes`;

async function countAll(db: Db, kind: ProviderKind, filters: Filters, part: Part, text: TextMatch | null): Promise<Counted> {
  const lists = Object.entries(LISTS).filter(([key]) => part === "all" || (part === "cities") === (key === "city"));
  const sets = [...lists.map(([, column]) => column), ...(part === "cities" ? [] : [SWITCHES])];
  const ofSet = (place: number) => sql`set = ${sql.lit(place)}`;
  const counts = lists.map(
    ([key, column], place) => sql`
      select ${sql.lit(`${key}:`)} || value as key, sum(providers)::int as count from alike, unnest(${column}) as value where ${ofSet(place)} group by value`,
  );
  if (part !== "cities")
    counts.push(sql`
      select key, sum(providers)::int from alike, unnest(array['total:', case when verified then 'verified:' end,
        case when featured then 'featured:' end, case when has_prices then 'prices:' end, case when has_outcomes then 'outcomes:' end]) as key
      where ${ofSet(lists.length)} and key is not null group by key`);
  // Equal providers are counted as groups first, which is several times faster than counting each one's values.
  const { rows } = await sql<{ key: string; count: number }>`
    with kept as (
      select ${countedColumns(kind)} from provider_profiles p
      where ${providersThatMeet(kind, filters, text)} ${text ? sql`limit ${sql.lit(MAX_TEXT_MATCHES)}` : sql``}
    ), alike as materialized (
      select ${sql.join(sets)}, count(*) as providers, case ${sql.join(
        sets.map((columns, place) => sql`when grouping(${place < lists.length ? columns : sql`verified`}) = 0 then ${sql.lit(place)}`),
        sql` `,
      )} end as set
      from kept
      group by grouping sets (${sql.join(sets.map((columns) => sql`(${columns})`))})
    )
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Returns the number beside every choice, over one kind or several together. */
export function facetsOf(tallies: readonly Tally[], vocabulary: Vocabulary): Facets {
  const sum = (key: string, of: (tally: Tally) => Counted) => tallies.reduce((all, tally) => all + (of(tally).get(key) ?? 0), 0);
  const count = (key: string) => sum(key, ({ counted }) => counted);
  return {
    cities: vocabulary.cities
      .map(({ name, active }) => ({ value: name, name, shortName: name, count: sum(`city:${name}`, ({ cities }) => cities), active }))
      .filter(({ active, count }) => active || count > 0)
      .map(({ active: _, ...option }) => option),
    services: vocabulary.services.map(({ id, name, shortName }) => ({ value: id, name, shortName, count: count(`service:${id}`) })),
    languages: vocabulary.languages.map(({ code, name }) => ({ value: code, name, shortName: name, count: count(`language:${code}`) })),
    payments: vocabulary.payments.map(({ id, name }) => ({ value: id, name, shortName: name, count: count(`payment:${id}`) })),
    patients: PATIENT_GROUPS.map((value) => ({ value, count: count(`patients:${value}`) })),
    told: TOLD_FILTERS.map((value) => ({ value, count: count(`told:${value}`) })),
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
 * Keeps answers that took a pass over very many providers, for a minute, in which a small difference does not matter. Equal questions
 * at the same time share one answer. In a small directory only these shared answers are kept.
 */
function remembered(db: Db, kind: ProviderKind, filters: Filters, part: Part): Promise<Counted> {
  const answers = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, answers);
  const key = `${kind} ${part} ${filtersToQuery({ ...filters, q: "", sort: "featured" })}`;
  const known = answers.get(key);
  if (known && known.until > performance.now()) return known.counted;
  const counted = countAll(db, kind, filters, part, null);
  // The entry is removed as soon as it turns out to be cheap, or to have failed.
  const entry = { until: performance.now() + KEPT_MS, counted };
  const drop = () => answers.get(key) === entry && answers.delete(key);
  counted.then((answer) => sizeOf(answer) < BROAD && drop(), drop);
  answers.delete(key);
  answers.set(key, entry);
  if (answers.size > MAX_KEPT) answers.delete(answers.keys().next().value!);
  return counted;
}

/** Returns how many providers were counted, or a little more, since some work in two cities. */
const sizeOf = (counted: Counted) => counted.get("total:") ?? [...counted.values()].reduce((all, count) => all + count, 0);
