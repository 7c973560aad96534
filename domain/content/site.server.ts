import type { Db } from "#platform/db/db.ts";
import { readSite, type Site } from "./site.ts";

export async function loadSite(db: Db): Promise<Site> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "site").executeTakeFirst();
  return readSite(row?.value);
}
