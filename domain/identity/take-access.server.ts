import { type SqlBool, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { managePeople, type PeopleAct, type PeopleOutcome } from "./manage-people.server.ts";
import { endSessions } from "./set-password.server.ts";

/** Ends every session of these people. They may sign in again. */
export const endPeoplesSessions = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "session.closed", async (tx, id) => {
    const count = await endSessions(tx, id, sql<SqlBool>`true`);
    return count > 0 ? { count } : null;
  });

/** Removes the second step of accounts whose owners have lost it. Their sessions end, and their password alone lets them in. */
export const resetSecondFactors = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "second_factor.reset", async (tx, id) => {
    const changed = await tx
      .updateTable("users")
      .set({ two_factor_enabled: false })
      .where("id", "=", id)
      .where("two_factor_enabled", "=", true)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return null;
    await tx.deleteFrom("two_factors").where("user_id", "=", id).execute();
    return { before: { secondFactor: true }, after: { secondFactor: false }, sessions: await endSessions(tx, id, sql<SqlBool>`true`) };
  });
