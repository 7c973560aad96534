import type { Db } from "#platform/db/db.ts";

/** Returns the names of listed centers, in the order of the given slugs. */
export async function centerNames(db: Db, slugs: readonly string[]): Promise<{ slug: string; name: string; city: string | null }[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom("provider_profiles")
    .select(["slug", "name", "city"])
    .where("slug", "in", slugs)
    .where("provider_type", "=", "clinic")
    .where("listed", "=", true)
    .execute();
  return rows.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
