import { type Insertable, sql } from "kysely";
import type { ProviderMember } from "#db/types.ts";
import type { Tx } from "#platform/db/db.ts";

/** Adds specialists to centers, at the given positions. */
export async function addMembers(tx: Tx, rows: readonly Insertable<ProviderMember>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("provider_members").values(rows).execute();
}

/** Adds a specialist to a center, after the others, in the transaction that decides it. */
export async function addLastMember(tx: Tx, centerId: string, specialistId: string): Promise<void> {
  await tx
    .insertInto("provider_members")
    .values({
      center_id: centerId,
      specialist_id: specialistId,
      display_order: sql`(select coalesce(max(display_order), -1) + 1 from provider_members where center_id = ${centerId})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a specialist from all centers except these. */
export async function leaveCentersExcept(tx: Tx, specialistId: string, kept: readonly string[]): Promise<void> {
  await sql`delete from provider_members where specialist_id = ${specialistId}::uuid and not center_id = any(${kept}::uuid[])`.execute(tx);
}

/** Removes a specialist from a center. Returns whether they were there. */
export async function removeMember(tx: Tx, centerId: string, specialistId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom("provider_members")
    .where("center_id", "=", centerId)
    .where("specialist_id", "=", specialistId)
    .returning("center_id")
    .executeTakeFirst();
  return removed !== undefined;
}
