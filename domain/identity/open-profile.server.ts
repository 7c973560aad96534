import type { Db } from "#platform/db/db.ts";
import type { Viewer } from "./viewer.ts";

type UserType = Viewer["userType"];

/** Returns the kind of this account. Creates a missing profile, of the kind that the person last signed in as. */
export async function openProfile(db: Db, userId: string): Promise<{ userType: UserType; email: string }> {
  const profile = await db.selectFrom("profiles").select(["user_type", "email"]).where("user_id", "=", userId).executeTakeFirst();
  if (profile) return { userType: profile.user_type as UserType, email: profile.email };
  const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const last = await db
    .selectFrom("user_sessions")
    .select("user_type")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const userType = (last?.user_type ?? "patient") as UserType;
  await db
    .insertInto("profiles")
    .values({ user_id: userId, user_type: userType, email })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return { userType, email };
}
