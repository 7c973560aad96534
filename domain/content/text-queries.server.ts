import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import type { TextKey, TextKind } from "./content-documents.ts";
import { TEXTS_PER_PAGE, type TextSort, type TextView } from "./text-views.ts";

export interface TextRow extends TextKey {
  readonly title: string;
  readonly published: boolean;
  readonly archived: boolean;
  readonly draft: boolean;
  readonly waiting: boolean;
  readonly origin: "file" | "editor";
  readonly changedAt: Date;
  readonly reviewedOn: string | null;
}

export interface AskedTexts extends AskedRows<TextSort> {
  readonly view: TextView;
  /** Null for every kind except sources, which have a screen of their own. */
  readonly kind: TextKind | null;
  /** Reviewed before this day, or never. */
  readonly reviewedBefore: string | null;
}

const SORTED: Record<TextSort, RawBuilder<unknown>> = {
  title: sql`norm(title)`,
  changed: sql`"changedAt"`,
  reviewed: sql`"reviewedOn"`,
};

const VIEWED: Record<TextView, RawBuilder<unknown>> = {
  all: sql`not archived`,
  drafts: sql`draft`,
  pending: sql`published and "reviewedOn" is null and (kind in ('treatment', 'city_treatment', 'article', 'guide', 'urgent') or kind = 'question' and exists (
    select from questions q where q.id = texts.slug and q.published and cardinality(q.source_ids) > 0
  ))`,
  waiting: sql`waiting`,
  archived: sql`archived`,
};

/** Returns one page of the texts, each once, with the title of its newest version. */
export function listTexts(db: Db, asked: AskedTexts, size = TEXTS_PER_PAGE): Promise<ListPage<TextRow>> {
  const list = {
    tables: texts(asked),
    columns: sql`*`,
    from: sql`from texts where ${VIEWED[asked.view]}`,
    orders: SORTED,
    key: sql`kind, slug`,
    emptyFirst: true,
  };
  return listPage(db, list, asked, size);
}

/** Counts the texts of each view, among the kinds and days asked for. */
export const countTexts = (db: Db, asked: Pick<AskedTexts, "search" | "kind" | "reviewedBefore">): Promise<Record<TextView, number>> =>
  countViews(db, VIEWED, { tables: texts(asked), from: sql`from texts` });

function texts({ search, kind, reviewedBefore }: Pick<AskedTexts, "search" | "kind" | "reviewedBefore">) {
  return sql`with texts as (
    select kind, slug, (array_agg(title order by number desc))[1] as title,
      bool_or(state = 'published') as published, bool_or(state = 'archived') as archived, bool_or(state = 'draft') as draft,
      bool_or(state = 'waiting') as waiting, (array_agg(origin order by number desc))[1] as origin, max(created_at) as "changedAt",
      max(reviewed_on) filter (where state = 'published') as "reviewedOn"
    from content_versions where ${every(
      sql`state <> 'replaced'`,
      kind ? sql`kind = ${kind}` : sql`kind <> 'source'`,
      search !== null && sql`position(norm(${search}) in norm(title || ' ' || slug)) > 0`,
    )}
    group by kind, slug
    ${reviewedBefore ? sql`having coalesce(max(reviewed_on) filter (where state = 'published') < ${reviewedBefore}, true)` : sql``}
  )`;
}

export interface TextVersion {
  readonly number: number;
  readonly state: "draft" | "published" | "replaced" | "waiting" | "archived";
  readonly origin: "file" | "editor";
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** Null when it came from a file, or the account no longer exists. */
  readonly by: string | null;
  readonly at: Date;
  readonly reviewedOn: string | null;
  /** When a draft is published by itself; null for never. */
  readonly publishAt: Date | null;
  /** True for a draft that could not be published at its time. */
  readonly scheduleFailed: boolean;
}

/** Returns every version of a text, the newest first; empty when there is no such text. */
export async function textVersions(db: Db, { kind, slug }: TextKey): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select v.number, v.state, v.origin, v.title, v.text, v.reason, v.created_at as at, v.reviewed_on as "reviewedOn",
      v.publish_at as "publishAt", v.schedule_failed as "scheduleFailed",
      nullif(btrim(concat(p.first_name, ' ', p.last_name)), '') as by
    from content_versions v left join profiles p on p.user_id = v.author
    where v.kind = ${kind} and v.slug = ${slug} order by v.number desc`.execute(db);
  return rows;
}
