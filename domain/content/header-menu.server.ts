import { createHash } from "node:crypto";
import type { Db } from "#platform/db/db.ts";
import { log } from "#platform/log.ts";
import { defaultMenu, type MenuItem, readMenu } from "./header-menu.ts";

/** The newest active menu of the header, or the default one: without a menu nobody finds the way. */
export async function loadHeaderMenu(db: Db): Promise<readonly MenuItem[]> {
  try {
    return await readHeaderMenu(db);
  } catch (error) {
    log.error({ err: error }, "the header menu could not be read; the default one is shown");
    return defaultMenu;
  }
}

/** The same, for who had better hear that it could not be read. */
export async function readHeaderMenu(db: Db): Promise<readonly MenuItem[]> {
  const row = await db
    .selectFrom("menus")
    .select("items")
    .where("location", "=", "header")
    .where("is_active", "=", true)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const items = readMenu(row?.items);
  return items.length > 0 ? items : defaultMenu;
}

/** Two menus that look the same have the same version. */
export function menuVersion(items: readonly MenuItem[]): string {
  return createHash("sha256").update(JSON.stringify(items)).digest("base64url").slice(0, 12);
}
