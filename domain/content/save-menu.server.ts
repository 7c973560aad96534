import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { defaultMenu } from "./header-menu.ts";
import { type DraftEntry, draftOf, storedOf } from "./menu-draft.ts";

export interface EditedMenu {
  entries: DraftEntry[];
  /** 0 while the default menu is in force. */
  version: number;
  changedAt: Date | null;
}

/** Returns the menu of the header with what visitors do not see of it. */
export async function editedMenu(db: Db): Promise<EditedMenu> {
  const row = await current(db);
  return { entries: draftOf(row?.items ?? defaultMenu), version: row?.version ?? 0, changedAt: row?.updated_at ?? null };
}

/** Puts a menu in force. What somebody else saved in between stays, so that nobody overwrites what they have not seen. */
export function saveMenu(
  ctx: Context,
  { entries, version }: Pick<EditedMenu, "entries" | "version">,
): Promise<{ outcome: "saved" | "changed" | "same" }> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('menu header', 0))`.execute(tx);
    const row = await current(tx);
    if ((row?.version ?? 0) !== version) return { outcome: "changed" };
    const before = draftOf(row?.items ?? defaultMenu);
    const items = JSON.stringify(storedOf(entries));
    if (items === JSON.stringify(storedOf(before))) return { outcome: "same" };
    const id = row?.id ?? randomUUID();
    if (row) await tx.updateTable("menus").set({ items, updated_at: sql`now()` }).where("id", "=", id).execute();
    else await tx.insertInto("menus").values({ id, name: "Principal", items }).execute();
    await record(tx, {
      actor: ctx.actor,
      action: "menu.changed",
      subjectType: "menu",
      subjectId: id,
      detail: { before: { entries: before.map(described) }, after: { entries: entries.map(described) } },
    });
    return { outcome: "saved" };
  });
}

/** The row that the header shows. */
const current = (db: Db | Tx) =>
  db
    .selectFrom("menus")
    .select(["id", "items", "version", "updated_at"])
    .where("location", "=", "header")
    .where("is_active", "=", true)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

const described = ({ label, url, newTab, active, nested }: DraftEntry) =>
  `${nested ? "· " : ""}${label} ${url}${newTab ? " ↗" : ""}${active ? "" : " ×"}`;
