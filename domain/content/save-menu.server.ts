import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { defaultFooter } from "./footer-menu.ts";
import { storedMenu } from "./header-menu.server.ts";
import { defaultMenu } from "./header-menu.ts";
import { type DraftEntry, draftOf, type MenuPlace, storedOf } from "./menu-draft.ts";

export interface EditedMenu {
  entries: DraftEntry[];
  /** 0 while the default menu is in force. */
  version: number;
  changedAt: Date | null;
}

const DEFAULTS = { header: defaultMenu, footer: defaultFooter } as const;
const NAMES = { header: "Principal", footer: "Pie de página" } as const;

/** Returns the menu of a place with what visitors do not see of it. */
export async function editedMenu(db: Db, place: MenuPlace): Promise<EditedMenu> {
  const row = await storedMenu(db, place);
  return { entries: draftOf(row?.items ?? DEFAULTS[place]), version: row?.version ?? 0, changedAt: row?.updated_at ?? null };
}

/** Puts a menu in force. What somebody else saved in between stays, so that nobody overwrites what they have not seen. */
export function saveMenu(
  ctx: Context,
  { place, entries, version }: Pick<EditedMenu, "entries" | "version"> & { place: MenuPlace },
): Promise<{ outcome: "saved" | "changed" | "same" }> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${place}`}, 0))`.execute(tx);
    const row = await storedMenu(tx, place);
    if ((row?.version ?? 0) !== version) return { outcome: "changed" };
    const before = draftOf(row?.items ?? DEFAULTS[place]);
    const items = JSON.stringify(storedOf(entries));
    if (items === JSON.stringify(storedOf(before))) return { outcome: "same" };
    const id = row?.id ?? randomUUID();
    if (row) await tx.updateTable("menus").set({ items, updated_at: sql`now()` }).where("id", "=", id).execute();
    else await tx.insertInto("menus").values({ id, name: NAMES[place], location: place, items }).execute();
    await record(tx, {
      actor: ctx.actor,
      action: "menu.changed",
      subjectType: "menu",
      subjectId: id,
      detail: { place, before: { entries: before.map(described) }, after: { entries: entries.map(described) } },
    });
    return { outcome: "saved" };
  });
}

const described = ({ label, url, newTab, active, nested }: DraftEntry) =>
  `${nested ? "· " : ""}${label} ${url}${newTab ? " ↗" : ""}${active ? "" : " ×"}`;
