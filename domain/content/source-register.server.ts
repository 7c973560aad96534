import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import type { Source } from "./content.ts";
import type { TextKey } from "./content-documents.ts";
import { type ListedSource, SOURCES_PER_PAGE, type SourceSort, type SourceState, type SourceView } from "./source-mark.ts";
import { DAYS_OF_A_LAW, DAYS_OF_A_SOURCE, WEAKNESSES } from "./source-reading.ts";
import { SOURCE_COLUMNS } from "./sources.server.ts";

/** Each pair of a published text and a source that it cites. */
const CITATIONS = sql`
  select 'treatment' as kind, slug, name as title, unnest(source_ids) as source_id from treatments where published
  union all select kind, slug, title, unnest(source_ids) from articles where published
  union all select 'question', id, question, unnest(source_ids) from questions where published
  union all select 'legal', l.treatment || '.' || l.family, t.name, unnest(l.source_ids)
    from legal_positions l join treatments t on t.slug = l.treatment and t.locale = l.locale where l.published
  union all select 'page', slug, title, unnest(source_ids) from pages where published
  union all select 'urgent', slug, title, unnest(source_ids) from urgent_answers where published
  union all select 'city_treatment', city || '.' || treatment, title, unnest(source_ids) from city_texts where published`;

const REGISTER = sql`
  with cited as (
    select source_id, count(*)::int as uses, array_agg(distinct title order by title) as texts
    from (${CITATIONS}) as citations group by source_id),
  register as (
    select s.id, s.title, s.publisher, s.url, s.strength, s.reading, s.until_on as "untilOn", s.missed_on as "missedOn",
      coalesce(c.uses, 0) as uses, coalesce(c.texts, '{}') as texts, greatest(s.seen_on, k.checked_on) as "checkedOn", k.state
    from sources s left join cited c on c.source_id = s.id left join source_marks k on k.source_id = s.id)`;

const VIEWED: Record<SourceView, RawBuilder<unknown>> = {
  all: sql`true`,
  dead: sql`state = 'dead'`,
  changed: sql`state = 'changed'`,
  old: sql`"checkedOn" < (now() at time zone 'America/Santo_Domingo')::date
    - case when strength = 'law' then ${sql.lit(DAYS_OF_A_LAW)} else ${sql.lit(DAYS_OF_A_SOURCE)} end`,
  ending: sql`"untilOn" is not null`,
  missed: sql`"missedOn" is not null`,
  weak: sql`(reading = any (${[...WEAKNESSES]}::text[]) or strength = any (${[...WEAKNESSES]}::text[]))`,
  unused: sql`uses = 0`,
};
const SORTED: Record<SourceSort, RawBuilder<unknown>> = { checked: sql`"checkedOn"`, title: sql`norm(title)`, uses: sql`uses` };

const found = (search: string | null) =>
  every(search !== null && sql`position(norm(${search}) in norm(title || ' ' || publisher || ' ' || id || ' ' || url)) > 0`);

/** Returns one page of the sources. */
export function listSources(
  db: Db,
  asked: AskedRows<SourceSort> & { view: SourceView },
  size = SOURCES_PER_PAGE,
): Promise<ListPage<ListedSource>> {
  const from = sql`from register where ${VIEWED[asked.view]} and ${found(asked.search)}`;
  return listPage(db, { tables: REGISTER, columns: sql`*`, from, orders: SORTED, key: sql`id` }, asked, size);
}

/** Counts the sources of each view. */
export const countSources = (db: Db, search: string | null): Promise<Record<SourceView, number>> =>
  countViews(db, VIEWED, { tables: REGISTER, from: sql`from register where ${found(search)}` });

export interface SourceMark {
  readonly state: SourceState | null;
  readonly note: string;
  readonly checkedOn: string | null;
  readonly by: string | null;
  /** Zero while nobody has marked it. */
  readonly version: number;
}

export interface RegisteredSource extends Source {
  readonly mark: SourceMark;
  readonly citedBy: readonly (TextKey & { readonly title: string })[];
}

/** Returns a source with its last mark and the texts that cite it; null when there is none. */
export async function registeredSource(db: Db, id: string): Promise<RegisteredSource | null> {
  const { rows } = await sql<Source & SourceMark>`
    select ${SOURCE_COLUMNS}, k.state,
      coalesce(k.note, '') as note, k.checked_on as "checkedOn", coalesce(k.version, 0) as version,
      nullif(btrim(concat(p.first_name, ' ', p.last_name)), '') as by
    from sources s left join source_marks k on k.source_id = s.id left join profiles p on p.user_id = k.checked_by
    where s.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { state, note, checkedOn, by, version, ...source } = row;
  const cited = await sql<TextKey & { title: string }>`
    select kind, slug, title from (${CITATIONS}) as citations where source_id = ${id} order by kind, title, slug`.execute(db);
  return { ...source, mark: { state, note, checkedOn, by, version }, citedBy: cited.rows };
}
