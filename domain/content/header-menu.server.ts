import { createHash } from "node:crypto";
import type { Db, Tx } from "#platform/db/db.ts";
import { defaultFooter } from "./footer-menu.ts";
import { defaultMenu, type MenuItem, readMenu } from "./header-menu.ts";
import type { MenuPlace } from "./menu-draft.ts";

/** Returns the newest active menu of the header, or the default one where there is none. */
export async function readHeaderMenu(db: Db | Tx): Promise<readonly MenuItem[]> {
  const items = readMenu((await storedMenu(db, "header"))?.items);
  return items.length > 0 ? items : defaultMenu;
}

/** Returns the entries of the newest active footer, or of the default one where there is none. */
export async function readFooterItems(db: Db | Tx): Promise<unknown> {
  return (await storedMenu(db, "footer"))?.items ?? defaultFooter;
}

/** Selects the row of the menu that is in force at a place. */
export const storedMenu = (db: Db | Tx, place: MenuPlace) =>
  db
    .selectFrom("menus")
    .select(["id", "items", "version", "updated_at"])
    .where("location", "=", place)
    .where("is_active", "=", true)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** The menus around a page, as they are stored. */
interface Menus {
  readonly header: readonly MenuItem[];
  readonly footer: unknown;
}

export const readMenus = async (db: Db): Promise<Menus> => ({ header: await readHeaderMenu(db), footer: await readFooterItems(db) });

/** Returns a version that is equal for menus that look the same. */
export function menuVersion({ header, footer }: Menus): string {
  return createHash("sha256")
    .update(JSON.stringify([header, footer]))
    .digest("base64url")
    .slice(0, 12);
}
