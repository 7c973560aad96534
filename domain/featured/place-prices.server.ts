import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { PLACE_KINDS, type PlaceKind, type PlacePrices } from "./place.ts";

/** Returns what a week of each kind of place costs today, in US cents. */
export async function placePrices(db: Db | Tx): Promise<PlacePrices> {
  const rows = await db.selectFrom("featured_prices").select(["kind", "week_cents"]).execute();
  return Object.fromEntries(PLACE_KINDS.map((kind) => [kind, rows.find((row) => row.kind === kind)!.week_cents])) as PlacePrices;
}

export interface PlacePriceToChange {
  kind: PlaceKind;
  /** The price that the screen showed, so that nobody overwrites a change that they have not seen. */
  beforeCents: number;
  afterCents: number;
  reason: string;
}

/** Changes the weekly price from now on. Places that were requested before keep their price. */
export function changePlacePrice(
  ctx: Pick<Context, "db">,
  userId: string,
  { kind, beforeCents, afterCents, reason }: PlacePriceToChange,
): Promise<{ outcome: "done" | "changed" | "same" }> {
  return ctx.db.transaction().execute(async (tx) => {
    if (beforeCents === afterCents) return { outcome: "same" };
    const changed = await tx
      .updateTable("featured_prices")
      .set({ week_cents: afterCents })
      .where("kind", "=", kind)
      .where("week_cents", "=", beforeCents)
      .returning("kind")
      .executeTakeFirst();
    if (!changed) return { outcome: "changed" };
    await tx
      .insertInto("featured_price_changes")
      .values({ kind, before_cents: beforeCents, after_cents: afterCents, reason, changed_by: userId })
      .execute();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "price.changed",
      subjectType: "price",
      subjectId: `place:${kind}`,
      detail: { before: beforeCents, after: afterCents, reason },
    });
    return { outcome: "done" };
  });
}

export interface PlacePriceChange {
  id: number;
  kind: PlaceKind;
  beforeCents: number;
  afterCents: number;
  reason: string;
  by: string | null;
  at: Date;
}

const MAX_CHANGES = 50;

/** Returns the former weekly prices, the newest change first. */
export async function placePriceChanges(db: Db): Promise<PlacePriceChange[]> {
  const rows = await db
    .selectFrom("featured_price_changes as c")
    .leftJoin("profiles as p", "p.user_id", "c.changed_by")
    .selectAll("c")
    .select("p.first_name as by")
    .orderBy("c.id", "desc")
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as PlaceKind,
    beforeCents: row.before_cents,
    afterCents: row.after_cents,
    reason: row.reason,
    by: row.by,
    at: row.at,
  }));
}
