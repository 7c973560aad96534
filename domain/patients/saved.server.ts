import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { MAX_COMPARED } from "#domain/directory/comparison.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";

/** The maximum number of saved profiles. Nobody reads a longer list. */
const MAX_SAVED = 200;
const MAX_COMPARISONS = 20;

/** Returns the slugs of the profiles that a patient saved, the newest first. */
export async function savedSlugs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("patient_saved as s")
    .innerJoin("provider_profiles as p", "p.id", "s.provider_id")
    .select("p.slug")
    .where("s.user_id", "=", userId)
    .orderBy("s.saved_at", "desc")
    .orderBy("p.slug")
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Saves listed profiles in the given order, the newest last. Profiles that were saved before keep their place. */
export async function saveProviders({ db }: Pick<Context, "db">, userId: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await sql`
    insert into patient_saved (user_id, provider_id, saved_at)
    select ${userId}, p.id, now() + array_position(${slugs}::text[], p.slug) * interval '1 microsecond'
    from provider_profiles p
    where p.slug = any (${slugs}::text[]) and p.listed
      and (select count(*) from patient_saved where user_id = ${userId}) < ${MAX_SAVED}
    on conflict do nothing`.execute(db);
}

export async function forgetSaved({ db }: Pick<Context, "db">, userId: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await db
    .deleteFrom("patient_saved")
    .where("user_id", "=", userId)
    .where("provider_id", "in", (eb) => eb.selectFrom("provider_profiles").select("id").where("slug", "in", slugs))
    .execute();
}

export interface SavedComparison {
  id: string;
  /** In the order of the columns. */
  slugs: string[];
  comparedAt: Date;
}

export async function comparisonsOf(db: Db, userId: string): Promise<SavedComparison[]> {
  const rows = await db
    .selectFrom("patient_comparisons")
    .select(["id", "slugs", "compared_at"])
    .where("user_id", "=", userId)
    .orderBy("compared_at", "desc")
    .limit(MAX_COMPARISONS)
    .execute();
  return rows.map(({ id, slugs, compared_at }) => ({ id, slugs, comparedAt: compared_at }));
}

/** Stores a comparison of two or three centers. The same centers are one comparison, with the day on which it was last made. */
export async function keepComparison({ db }: Pick<Context, "db">, userId: string, slugs: readonly string[]): Promise<void> {
  const compared = slugs.slice(0, MAX_COMPARED);
  if (compared.length < 2) return;
  await sql`
    insert into patient_comparisons (user_id, slugs) values (${userId}, ${compared}::text[])
    on conflict (user_id, slugs) do update set compared_at = now()`.execute(db);
}

/** Deletes a comparison and returns its centers, or null when there was none. */
export async function forgetComparison({ db }: Pick<Context, "db">, userId: string, id: string): Promise<string[] | null> {
  if (!isRowId(id)) return null;
  const gone = await db
    .deleteFrom("patient_comparisons")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("slugs")
    .executeTakeFirst();
  return gone?.slugs ?? null;
}
