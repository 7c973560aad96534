import type { Db } from "#platform/db/db.ts";
import { type MenuEntry, menuFrom } from "./header-menu.ts";

/** The newest active menu of the header; empty when there is none, and the caller shows the default one. */
export async function loadHeaderMenu(db: Db, publicUrl: string): Promise<MenuEntry[]> {
  const row = await db
    .selectFrom("menus")
    .select("items")
    .where("location", "=", "header")
    .where("is_active", "=", true)
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return menuFrom(row?.items, publicUrl);
}
