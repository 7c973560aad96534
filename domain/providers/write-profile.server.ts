import { type Insertable, sql, type UpdateObject } from "kysely";
import type { DB, ProviderProfile } from "#db/types.ts";
import type { Tx } from "#platform/db/db.ts";

/** Columns of a profile with their new values. */
export type ProfileColumns = UpdateObject<DB, "provider_profiles">;

/** Changes columns of a profile, in the transaction that decides it. */
export async function writeProfile(tx: Tx, providerId: string, columns: ProfileColumns): Promise<void> {
  await tx
    .updateTable("provider_profiles")
    .set({ ...columns, updated_at: sql`now()` })
    .where("id", "=", providerId)
    .execute();
}

/** Adds profiles, in the transaction that says where they come from. */
export function addProfiles(tx: Tx, rows: readonly Insertable<ProviderProfile>[]): Promise<{ id: string; import_key: string | null }[]> {
  return tx.insertInto("provider_profiles").values(rows).returning(["id", "import_key"]).execute();
}

/** Adds one profile, and returns its id. */
export async function addProfile(tx: Tx, row: Insertable<ProviderProfile>): Promise<string> {
  const [added] = await addProfiles(tx, [row]);
  return added!.id;
}

/** Deletes profiles. The caller holds their rows, and knows that nothing depends on them. */
export async function removeProfiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("provider_profiles").where("id", "in", ids).execute();
}
