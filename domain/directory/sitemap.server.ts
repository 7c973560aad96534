import type { Db } from "#platform/db/db.ts";

/** The sitemap protocol allows no more in one file. */
const MOST_ADDRESSES = 50_000;

/** The pages of centers that search engines should know, the latest changed first. */
export async function centerAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom("provider_profiles")
    .select(["slug", "updated_at"])
    .where("listed", "=", true)
    .where("provider_type", "=", "clinic")
    .orderBy("updated_at", "desc")
    .orderBy("slug")
    .limit(MOST_ADDRESSES)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }));
}
