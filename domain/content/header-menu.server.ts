import { createHash } from "node:crypto";
import type { Db } from "#platform/db/db.ts";
import { defaultMenu, type MenuItem, readMenu } from "./header-menu.ts";

/** The newest active menu of the header, or the default one where there is none. */
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
