import type { Db } from "#platform/db/db.ts";
import { type Retention, readRetention } from "./retention.ts";

export async function loadRetention(db: Db): Promise<Retention> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "retention").executeTakeFirst();
  return readRetention(row?.value);
}
