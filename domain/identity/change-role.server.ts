import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { staysInTeam, type Team } from "./team.server.ts";
import { type TeamRole, teamMay } from "./team-roles.ts";
import { tellOfSignature } from "./tell-of-signature.server.ts";

type Ctx = Pick<Context, "db" | "jobs" | "publicUrl">;

/** Null is somebody outside the team. */
type RoleOrNone = TeamRole | null;

export interface AskedRole {
  by: string;
  userId: string;
  role: RoleOrNone;
  reason: string;
}

/**
 * `done`: there is no second administrator to ask. `waits`: one has to confirm. `waiting`: another change of this person waits already.
 */
export type AskedRoleOutcome = "done" | "waits" | "waiting" | "same" | "yourself" | "not-found" | "not-allowed";

/**
 * `own`: who asked does not confirm. `changed`: the person has another role than when it was asked. `last`: nobody would be left who
 * gives roles.
 */
export type SettledRoleOutcome = "done" | "dropped" | "own" | "changed" | "last" | "not-found" | "not-allowed";

/** Returns those other than this person who can confirm a change. */
const confirmersBesides = (team: Team, by: string): string[] =>
  [...team].flatMap(([id, { role, active }]) => (id !== by && active && role === "admin" ? [id] : []));
const anotherConfirms = (team: Team, by: string) => confirmersBesides(team, by).length > 0;

/** Asks for another role of a person, or for their place in the team. With one administrator alone it is done at once. */
export const askRole = (ctx: Ctx, { by, userId, role, reason }: AskedRole): Promise<AskedRoleOutcome> =>
  ctx.db.transaction().execute(async (tx) => {
    const { role: own, team } = await staysInTeam(tx, by);
    if (!own || !teamMay(own, "team", "act")) return "not-allowed";
    if (userId === by) return "yourself";
    const person = await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().executeTakeFirst();
    if (!person) return "not-found";
    const before = team.get(userId)?.role ?? null;
    if (before === role) return "same";
    const open = await tx
      .insertInto("team_role_changes")
      .values({ user_id: userId, before_role: before, role, reason, asked_by: by })
      .onConflict((conflict) => conflict.column("user_id").where("decided_at", "is", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!open) return "waiting";
    const detail = { before: { role: before }, after: { role }, reason };
    await record(tx, { actor: `admin:${by}`, action: "role.asked", subjectType: "user", subjectId: userId, detail });
    if (anotherConfirms(team, by)) {
      await tellOfSignature(ctx, tx, { template: "role-waits", id: open.id, to: confirmersBesides(team, by) });
      return "waits";
    }
    await confirm(ctx, tx, { id: open.id, by, userId, before, role, reason });
    return "done";
  });

/** Confirms a change that somebody else asked for, or drops it. */
export const settleRole = (ctx: Ctx, { by, id, confirms }: { by: string; id: string; confirms: boolean }): Promise<SettledRoleOutcome> =>
  ctx.db.transaction().execute(async (tx) => {
    const { role: own, team } = await staysInTeam(tx, by);
    if (!own || !teamMay(own, "team", "act")) return "not-allowed";
    const asked = await tx
      .selectFrom("team_role_changes")
      .select(["user_id", "before_role", "role", "reason", "asked_by"])
      .where("id", "=", id)
      .where("decided_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!asked) return "not-found";
    const { user_id: userId, before_role: before, reason } = asked;
    const role = asked.role as RoleOrNone;
    if (!confirms) {
      await close(tx, id, by, "dropped");
      const detail = { before: { role: before }, after: { role }, reason };
      await record(tx, { actor: `admin:${by}`, action: "role.dropped", subjectType: "user", subjectId: userId, detail });
      return "dropped";
    }
    if (asked.asked_by === by && anotherConfirms(team, by)) return "own";
    if ((team.get(userId)?.role ?? null) !== before) return "changed";
    if (role !== "admin" && !anotherConfirms(team, userId)) return "last";
    await confirm(ctx, tx, { id, by, userId, before, role, reason });
    return "done";
  });

const close = (tx: Tx, id: string, by: string, outcome: "confirmed" | "dropped") =>
  tx.updateTable("team_role_changes").set({ outcome, decided_by: by, decided_at: sql<Date>`now()` }).where("id", "=", id).execute();

interface Confirmed {
  id: string;
  by: string;
  userId: string;
  before: string | null;
  role: RoleOrNone;
  reason: string;
}

async function confirm(ctx: Ctx, tx: Tx, { id, by, userId, before, role, reason }: Confirmed): Promise<void> {
  await close(tx, id, by, "confirmed");
  await queueMail(ctx, tx, { effectKey: `role-changed:${id}`, template: "role-changed", userId, accountEventId: id });
  const detail = { before: { role: before }, after: { role }, reason };
  if (role === null) {
    await tx.deleteFrom("user_roles").where("user_id", "=", userId).execute();
    await record(tx, { actor: `admin:${by}`, action: "role.removed", subjectType: "user", subjectId: userId, detail });
    return;
  }
  await tx
    .insertInto("user_roles")
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ role }))
    .execute();
  await record(tx, { actor: `admin:${by}`, action: "role.granted", subjectType: "user", subjectId: userId, detail });
}
