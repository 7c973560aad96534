import { sql } from "kysely";
import { type KeptRow, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { centerSlug } from "#domain/providers/slug.ts";
import { type BadgeToSave, iconAddress } from "./badge.ts";

export type SaveBadgeResult = { outcome: "saved"; id: string } | { outcome: "taken" | "changed" | "gone" };

/** Makes a badge, or changes one. The profiles that have it keep it. */
export function saveBadge(ctx: Context, badge: BadgeToSave, opened?: { id: string; version: string }): Promise<SaveBadgeResult> {
  const row = { name: badge.name, description: badge.description, icon_url: iconAddress(badge.icon), badge_color: badge.color };
  return ctx.db.transaction().execute(async (tx) => {
    // When two people save the same name at once, the second one must see the first.
    await sql`select pg_advisory_xact_lock(hashtext('save-badge'))`.execute(tx);
    const before = opened
      ? await tx
          .selectFrom("badges")
          .selectAll()
          .select(sql<string>`xmin::text`.as("version"))
          .where("id", "=", opened.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (opened && !before) return { outcome: "gone" };
    if (opened && before!.version !== opened.version) return { outcome: "changed" };
    const id = opened?.id ?? centerSlug(badge.name);
    const twin = await tx
      .selectFrom("badges")
      .select("id")
      .where(({ and, or, eb }) =>
        and([or([eb(sql`lower(name)`, "=", badge.name.toLowerCase()), eb("id", "=", id)]), eb("id", "<>", opened?.id ?? "")]),
      )
      .executeTakeFirst();
    if (twin) return { outcome: "taken" };
    if (opened) await tx.updateTable("badges").set(row).where("id", "=", id).execute();
    else
      await tx
        .insertInto("badges")
        .values({ id, ...row })
        .execute();
    const [was, is]: [KeptRow | null, KeptRow] = [before ?? null, row];
    await record(tx, {
      actor: ctx.actor,
      action: opened ? "badge.changed" : "badge.added",
      subjectType: "badge",
      subjectId: id,
      detail: { before: was, after: is },
    });
    return { outcome: "saved", id };
  });
}
