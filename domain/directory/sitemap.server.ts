import type { Db } from "#platform/db/db.ts";

/** The sitemap protocol allows no more in one file. */
export const MAX_ADDRESSES = 50_000;

/** Returns the pages of centers or specialists for one file of the sitemap, the latest changed first. `file` counts from 1. */
export async function profileAddresses(db: Db, kind: "centers" | "specialists", file = 1): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom("provider_profiles")
    .select(["slug", "updated_at"])
    .where("listed", "=", true)
    .where("provider_type", kind === "centers" ? "=" : "<>", "clinic")
    .orderBy("updated_at", "desc")
    .orderBy("slug")
    .limit(MAX_ADDRESSES)
    .offset((file - 1) * MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }));
}

/** Counts the listed profiles of each kind, which determines the number of sitemap files. */
export async function profileCounts(db: Db): Promise<{ centers: number; specialists: number }> {
  const { centers, specialists } = await db
    .selectFrom("provider_profiles")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("provider_type", "=", "clinic").as("centers"),
      fn.countAll<number>().filterWhere("provider_type", "<>", "clinic").as("specialists"),
    ])
    .where("listed", "=", true)
    .executeTakeFirstOrThrow();
  return { centers, specialists };
}
