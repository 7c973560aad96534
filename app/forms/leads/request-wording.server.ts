import { loadSite } from "#domain/content/site.server.ts";
import type { RequestWording } from "#domain/settings/request-wording.ts";
import { requestWording } from "#domain/settings/setting-queries.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Returns the sentences of a request that are in force now: what is kept in memory may be a moment old, and a permission is not. */
export const currentWording = async (db: Db): Promise<RequestWording | null> => requestWording(db, (await loadSite(db)).name);
