import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { TextKind } from "./content-documents.ts";
import { defaultFooter } from "./footer-menu.ts";
import { storedMenu } from "./header-menu.server.ts";
import { defaultMenu } from "./header-menu.ts";
import { type DraftEntry, draftOf, type MenuPlace, storedOf } from "./menu-draft.ts";
import { leadsToText } from "./menu-leads.ts";
import { lockContent } from "./publish-content.server.ts";

export interface EditedMenu {
  entries: DraftEntry[];
  /** 0 while the default menu is in force. */
  version: number;
  changedAt: Date | null;
}

const DEFAULTS = { header: defaultMenu, footer: defaultFooter } as const;
const NAMES = { header: "Principal", footer: "Pie de página" } as const;

/** Returns the menu of a place, including entries that visitors do not see. */
export async function editedMenu(db: Db, place: MenuPlace): Promise<EditedMenu> {
  const row = await storedMenu(db, place);
  return { entries: draftOf(row?.items ?? DEFAULTS[place]), version: row?.version ?? 0, changedAt: row?.updated_at ?? null };
}

export type SaveMenuResult =
  | { outcome: "saved" | "changed" | "same" }
  /** These entries lead to texts that were archived. */
  | { outcome: "archived"; ids: readonly string[] };

/**
 * Puts a menu in force. If somebody else saved it since it was opened, nothing changes, so that nobody overwrites what they have not
 * seen. It waits while somebody publishes or archives a text, so that no text is removed while an entry that leads to it is added.
 */
export function saveMenu(
  ctx: Context,
  { place, entries, version }: Pick<EditedMenu, "entries" | "version"> & { place: MenuPlace },
): Promise<SaveMenuResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${place}`}, 0))`.execute(tx);
    const row = await storedMenu(tx, place);
    if ((row?.version ?? 0) !== version) return { outcome: "changed" };
    const before = draftOf(row?.items ?? DEFAULTS[place]);
    const items = JSON.stringify(storedOf(entries));
    if (items === JSON.stringify(storedOf(before))) return { outcome: "same" };
    const ids = await leadingNowhere(tx, entries, ctx.publicUrl);
    if (ids.length > 0) return { outcome: "archived", ids };
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

/** Returns the visible entries that lead to an archived text. */
async function leadingNowhere(tx: Tx, entries: readonly DraftEntry[], publicUrl: string): Promise<string[]> {
  await lockContent(tx);
  const archived = await tx.selectFrom("content_versions").select(["kind", "slug"]).where("state", "=", "archived").execute();
  const tests = archived.map(({ kind, slug }) => leadsToText({ kind: kind as TextKind, slug }, publicUrl));
  return entries.filter(({ url, active }) => active && tests.some((leads) => leads(url))).map(({ id }) => id);
}

const described = ({ label, url, newTab, active, nested }: DraftEntry) =>
  `${nested ? "· " : ""}${label} ${url}${newTab ? " ↗" : ""}${active ? "" : " ×"}`;
