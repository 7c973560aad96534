import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Place } from "./place.ts";

/** Returns the profiles that this person manages, the last chosen one first. */
export async function placesOf(db: Db, userId: string): Promise<Place[]> {
  const rows = await db
    .selectFrom("provider_accounts as a")
    .innerJoin("provider_profiles as p", "p.id", "a.provider_id")
    .where("a.user_id", "=", userId)
    .orderBy("a.chosen_at", "desc")
    .orderBy("p.name_norm")
    .select(["p.id", "p.slug", "p.name", "p.provider_type as type", "p.city", "p.verification_status as status", "a.role"])
    .execute();
  return rows as Place[];
}

/** Makes this the center that screens show. Returns false when this person does not manage it. */
export async function choosePlace(db: Db, userId: string, providerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("provider_accounts")
    .set({ chosen_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
