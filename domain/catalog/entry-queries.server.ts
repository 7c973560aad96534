import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { CATALOG, LISTS, type List, type Value } from "./catalog.ts";

export interface Entry {
  key: string;
  /** Changes with every change of the entry. */
  version: string;
  name: string;
  order: number;
  offered: boolean;
  values: Readonly<Record<string, Value | null>>;
}

export interface EntryInUse extends Entry {
  /** The number of profiles that name it. */
  profiles: number;
}

const ENTRY_PAGE = 50;

export interface EntrySearch extends AskedRows<"orden" | "nombre" | "uso"> {
  readonly view: "todas" | "ofrecidas" | "retiradas";
}

/** Whether a profile `p` names an entry `e`. */
const NAMES = {
  ciudades: sql`p.city = e.name`,
  servicios: sql`p.services_offered @> array[e.id]`,
  "servicios-medicos": sql`p.services_offered @> array[e.service_type_id]`,
  paises: sql`p.countries_served @> array[e.code]`,
  idiomas: sql`p.languages_spoken @> array[e.code]`,
  pagos: sql`p.payment_methods @> array[e.id]`,
} as const satisfies Record<List, unknown>;

const usesIn = (list: List) => sql`(select count(*)::int from provider_profiles p where ${NAMES[list]})`;

/** How entries are counted: the column of the profile, and the column of the entry that it names. */
const COUNTED = {
  ciudades: [sql`array[p.city]`, "name"],
  servicios: [sql`p.services_offered`, "id"],
  "servicios-medicos": [sql`p.services_offered`, "service_type_id"],
  paises: [sql`p.countries_served`, "code"],
  idiomas: [sql`p.languages_spoken`, "code"],
  pagos: [sql`p.payment_methods`, "id"],
} as const satisfies Record<List, readonly [unknown, string]>;

/**
 * Counts the profiles of every entry in one pass. Profiles with the same choices are counted as a group first, which is several times
 * faster than reading the choices of each profile.
 */
const countedUses = (list: List) => sql`
  select value, sum(profiles)::int as profiles
  from (select ${COUNTED[list][0]} as choices, count(*) as profiles from provider_profiles p group by 1) alike,
    lateral (select distinct unnest(choices) as value) choice
  group by value`;

const columnsOf = (list: List) => {
  const { key, name, order, offered } = CATALOG[list];
  return sql`e.${sql.ref(key.column)}::text as key, e.xmin::text as version, e.${sql.ref(name)} as name, e.${sql.ref(order)} as "order",
    e.${sql.ref(offered.column)} = ${sql.lit(offered.yes)} as offered, to_jsonb(e) as values`;
};

/** Returns one page of a list, with the number of profiles that name each entry. */
export function entriesPage(db: Db, list: List, asked: EntrySearch, size = ENTRY_PAGE): Promise<ListPage<EntryInUse>> {
  const { search, view } = asked;
  const { table, name, offered, order } = CATALOG[list];
  const where = every(
    search !== null && sql`to_jsonb(e)::text ilike ${`%${search.replaceAll(/[\\%_]/g, "\\$&")}%`}`,
    view !== "todas" && sql`(e.${sql.ref(offered.column)} = ${sql.lit(offered.yes)}) = ${sql.lit(view === "ofrecidas")}`,
  );
  const listed = {
    columns: sql`${columnsOf(list)}, coalesce(uses.profiles, 0) as profiles`,
    from: sql`from ${sql.table(table)} e left join (${countedUses(list)}) uses on uses.value = e.${sql.ref(COUNTED[list][1])} where ${where}`,
    orders: { orden: sql`"order"`, nombre: sql`name`, uso: sql`profiles` },
    key: sql`e.${sql.ref(order)}, e.${sql.ref(name)}`,
  };
  return listPage(db, listed, asked, size);
}

/** An entry of any list, as the search over all of administration shows it. */
export interface NamedEntry {
  list: List;
  key: string;
  name: string;
}

/** Returns the first entries of all lists whose name or key contains these words, and the total number. */
export async function entriesNamed(db: Db, words: string, size: number): Promise<{ rows: NamedEntry[]; total: number }> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const lists = LISTS.map((list) => {
    const { table, key, name } = CATALOG[list];
    return sql`select ${list}::text as list, e.${sql.ref(key.column)}::text as key, e.${sql.ref(name)} as name from ${sql.table(table)} e
      where norm(e.${sql.ref(name)}) like norm(${pattern}) or lower(e.${sql.ref(key.column)}::text) = lower(${words})`;
  });
  const { rows } = await sql<NamedEntry & { total: number }>`
    select *, count(*) over ()::int as total from (${sql.join(lists, sql` union all `)}) as found order by name, list, key limit ${size}`.execute(
    db,
  );
  return { rows: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}

/** Returns one entry; null when the list has no such entry. */
export async function oneEntry(db: Db, list: List, key: string): Promise<EntryInUse | null> {
  const { table, key: column } = CATALOG[list];
  const { rows } = await sql<EntryInUse>`
    select ${columnsOf(list)}, ${usesIn(list)} as profiles from ${sql.table(table)} e where e.${sql.ref(column.column)}::text = ${key}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the entries of a list that have one of these keys. */
export async function entriesByKey(db: Db, list: List, keys: readonly string[]): Promise<EntryInUse[]> {
  const { table, key, order } = CATALOG[list];
  const { rows } = await sql<EntryInUse>`
    select ${columnsOf(list)}, ${usesIn(list)} as profiles from ${sql.table(table)} e
    where e.${sql.ref(key.column)}::text = any(${[...keys]}) order by e.${sql.ref(order)}, e.${sql.ref(key.column)}`.execute(db);
  return rows;
}

/** Counts the profiles that name at least one of these entries. */
export async function profilesNaming(db: Db, list: List, keys: readonly string[]): Promise<number> {
  const { table, key } = CATALOG[list];
  const { rows } = await sql<{ count: number }>`
    select count(distinct p.id)::int as count from ${sql.table(table)} e join provider_profiles p on ${NAMES[list]}
    where e.${sql.ref(key.column)}::text = any(${[...keys]})`.execute(db);
  return rows[0]!.count;
}

/** Returns the services that a medical service may belong to. */
export function serviceChoices(db: Db): Promise<{ value: string; label: string }[]> {
  return db.selectFrom("service_types").select(["id as value", "name as label"]).orderBy("display_order").orderBy("name").execute();
}

/** Counts the entries of each list. */
export async function listSizes(db: Db): Promise<Record<List, number>> {
  const { rows } = await sql<Record<List, number>>`
    select (select count(*)::int from cities) as ciudades, (select count(*)::int from service_types) as servicios,
      (select count(*)::int from medical_services) as "servicios-medicos", (select count(*)::int from countries) as paises,
      (select count(*)::int from languages) as idiomas, (select count(*)::int from payment_methods) as pagos`.execute(db);
  return rows[0]!;
}
