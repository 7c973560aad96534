import type { Context } from "#domain/context.ts";
import { managePeople, type PeopleAct, type PeopleOutcome } from "./manage-people.server.ts";

const ADMIN = "admin";

/** Makes people administrators. */
export const grantAdmin = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "role.granted", async (tx, id) => {
    const row = await tx
      .insertInto("user_roles")
      .columns(["user_id", "role"])
      .expression((of) =>
        of
          .selectFrom("users")
          .select((one) => ["users.id", one.val(ADMIN).as("role")])
          .where("id", "=", id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    return row ? { after: { role: ADMIN } } : null;
  });

/** Ends people's role as administrators. The rest of their account stays as it is. */
export const removeAdmin = (ctx: Pick<Context, "db">, act: PeopleAct): Promise<PeopleOutcome> =>
  managePeople(ctx, act, "role.removed", async (tx, id) => {
    const row = await tx
      .deleteFrom("user_roles")
      .where("user_id", "=", id)
      .where("role", "=", ADMIN)
      .returning("user_id")
      .executeTakeFirst();
    return row ? { before: { role: ADMIN } } : null;
  });
