import type { Db } from "#platform/db/db.ts";
import { type Promises, readPromises } from "./promises.ts";

export async function loadPromises(db: Db): Promise<Promises> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "promises").executeTakeFirst();
  return readPromises(row?.value);
}
