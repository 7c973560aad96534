import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { UrgentAnswer, UrgentTitle } from "./urgent.ts";

/** Returns one urgent answer, or null if none with this slug is published. */
export async function urgentBySlug(db: Db, slug: string): Promise<UrgentAnswer | null> {
  const { rows } = await sql<UrgentAnswer>`
    select slug, title, topic, description, display_order as "order", emergency, call, wait, keep, avoid, figures, related, body,
      source_ids as "sourceIds", case when reviewed_by is not null then json_build_object('by', reviewed_by, 'on', reviewed_on) end as review
    from urgent_answers where published and locale = 'es' and slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the titles of all urgent answers, in the order of their list. */
export const listUrgent = (db: Db): Promise<UrgentTitle[]> => titles(db, sql`true`, sql`display_order, slug`);

/** Returns the titles of these urgent answers, in the given order. Slugs without a published answer are left out. */
export const urgentTitles = (db: Db, slugs: readonly string[]): Promise<UrgentTitle[]> =>
  titles(db, sql`slug = any (${slugs}::text[])`, sql`array_position(${slugs}::text[], slug)`);

/** Returns urgent answers with a title or a phrase that begins like the typed text, which has two words or more. */
export async function urgentThatBegin(db: Db, typed: string, most: number): Promise<UrgentTitle[]> {
  const text = typed.trim().replace(/\s+/g, " ");
  if (!/\S \S/.test(text)) return [];
  return titles(
    db,
    sql`exists (select from unnest(title || words) as said where norm(said) ^@ norm(${text}) or position(' ' || norm(${text}) in norm(said)) > 0)`,
    sql`display_order, slug limit ${sql.lit(most)}`,
  );
}

async function titles(db: Db, chosen: RawBuilder<SqlBool | unknown>, order: RawBuilder<unknown>): Promise<UrgentTitle[]> {
  const { rows } = await sql<UrgentTitle>`
    select slug, title, topic from urgent_answers where published and locale = 'es' and ${chosen} order by ${order}`.execute(db);
  return rows;
}
