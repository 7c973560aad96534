import { loadSite } from "#domain/content/site.server.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { requestWording } from "#domain/settings/setting-queries.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Returns what the sentences of a request are made of now: what is kept in memory may be a moment old, and a permission is not. */
export async function currentWording(db: Db): Promise<SiteWording> {
  const { name: site } = await loadSite(db);
  return { site, written: await requestWording(db, site) };
}
