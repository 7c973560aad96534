import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** What an account says of its person, besides the address they sign in with. */
export interface OwnProfile {
  firstName: string;
  lastName: string;
  /** Null when they leave it out, like the country. */
  phone: string | null;
  country: string | null;
}

export async function ownProfile(db: Db | Tx, userId: string): Promise<OwnProfile> {
  const row = await db
    .selectFrom("profiles")
    .select(["first_name", "last_name", "phone", "country"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { firstName: row.first_name ?? "", lastName: row.last_name ?? "", phone: row.phone, country: row.country };
}

/** Changes what differs. The log names the fields, never what is in them. */
export async function changeProfile(ctx: Context, userId: string, next: OwnProfile): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const before = await ownProfile(tx, userId);
    const names = (Object.keys(next) as (keyof OwnProfile)[]).filter((name) => next[name] !== before[name]);
    if (names.length === 0) return;
    await tx
      .updateTable("profiles")
      .set({ first_name: next.firstName, last_name: next.lastName, phone: next.phone, country: next.country })
      .where("user_id", "=", userId)
      .execute();
    await tx
      .updateTable("users")
      .set({ name: `${next.firstName} ${next.lastName}`.trim(), updated_at: sql<Date>`now()` })
      .where("id", "=", userId)
      .execute();
    await record(tx, { actor: ctx.actor, action: "account.profile-changed", subjectType: "user", subjectId: userId, detail: { names } });
  });
}
