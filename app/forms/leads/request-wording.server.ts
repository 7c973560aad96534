import { loadSite } from "#domain/content/site.server.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { requestWording } from "#domain/settings/setting-queries.server.ts";
import type { Db } from "#platform/db/db.ts";

/**
 * Returns the present parts of a request's sentences. They are read from the database, since a cached value may be outdated and a
 * permission must not be.
 */
export async function currentWording(db: Db): Promise<SiteWording> {
  const { name: site } = await loadSite(db);
  return { site, written: await requestWording(db, site) };
}
