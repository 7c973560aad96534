import { type SqlBool, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { managePeople, type PeopleAct, type PeopleOutcome } from "./manage-people.server.ts";
import { endSessions } from "./set-password.server.ts";

/** Suspends people. They are signed out at once, on every device, and cannot sign in again. */
export const suspendPeople = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "user.suspended", async (tx, id) => {
    const changed = await tx
      .updateTable("profiles")
      .set({ suspended_at: sql<Date>`now()`, suspended_reason: act.reason })
      .where("user_id", "=", id)
      .where("suspended_at", "is", null)
      .returning("user_id")
      .executeTakeFirst();
    return changed ? { ...states("active", "suspended"), sessions: await endSessions(tx, id, sql<SqlBool>`true`) } : null;
  });

export const reactivatePeople = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "user.reactivated", async (tx, id) => {
    const changed = await tx
      .updateTable("profiles")
      .set({ suspended_at: null, suspended_reason: null })
      .where("user_id", "=", id)
      .where("suspended_at", "is not", null)
      .returning("user_id")
      .executeTakeFirst();
    return changed ? states("suspended", "active") : null;
  });

const states = (before: string, after: string) => ({ before: { state: before }, after: { state: after } });
