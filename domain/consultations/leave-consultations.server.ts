import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { deleteKey } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { tellInAMinute } from "./tell-cancelled.server.ts";

/** Cancels what is still to come of an account that is about to be erased, and tells the centers. Repeated, it changes nothing. */
export function leaveConsultations(ctx: Context, userId: string): Promise<void> {
  return ctx.db.transaction().execute((tx) => cancelComing(ctx, tx, sql`patient_id = ${userId}`));
}

/** Erases a guest of a center. What was still to come is cancelled, and the center told; the row stays without a name. */
export function eraseGuest(ctx: Context, guestId: string): Promise<{ outcome: "erased" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    await cancelComing(ctx, tx, sql`guest_id = ${guestId}::uuid`);
    const gone = await tx.deleteFrom("consultation_guests").where("id", "=", guestId).returning("id").executeTakeFirst();
    if (!gone) return { outcome: "gone" };
    await deleteKey(tx, { kind: "guest", id: guestId });
    await record(tx, { actor: ctx.actor, action: "consultations.guest-erased", subjectType: "guest", subjectId: guestId });
    return { outcome: "erased" };
  });
}

async function cancelComing(ctx: Context, tx: Tx, whose: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ id: string; revision: number }>`
    with coming as (select id, status from consultations
      where ${whose} and status in ('requested', 'confirmed') and starts_at > now() order by id for no key update)
    update consultations c set status = 'cancelled', cancelled_from = coming.status, cancelled_at = now(), ended_by = 'patient',
      revision = c.revision + 1
    from coming where c.id = coming.id returning c.id, c.revision`.execute(tx);
  for (const { id, revision } of rows) {
    await record(tx, {
      actor: ctx.actor,
      action: "consultation.cancel",
      subjectType: "consultation",
      subjectId: id,
      detail: { status: "cancelled" },
    });
    await tellInAMinute(ctx, tx, { consultationId: id, revision, by: "patient" });
  }
}
