import type { Db } from "#platform/db/db.ts";
import { defaultSite, type Site } from "./site.ts";

/** The site's name and ways to reach it; a value nobody set keeps its default. */
export async function loadSite(db: Db): Promise<Site> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "site").executeTakeFirst();
  return { ...defaultSite, ...(row?.value as Partial<Site> | undefined) };
}
