import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { SealedLead } from "./lead.ts";
import type { LeaveToOpen } from "./lead-access.ts";

/** A lead's own key, or null once it was erased. */
export async function keyOfLead(keys: Keys, db: Db | Tx, { leadId }: LeaveToOpen): Promise<Buffer | null> {
  const row = await db.selectFrom("lead_keys").select(["wrapped", "master_version"]).where("lead_id", "=", leadId).executeTakeFirst();
  return row ? keys.unwrap(row.wrapped, row.master_version) : null;
}

/** What lies sealed, or null once the lead was erased, or without leave. */
export async function unsealLead(keys: Keys, db: Db | Tx, leave: LeaveToOpen | null, sealed: Buffer | null): Promise<SealedLead | null> {
  const key = leave && sealed && (await keyOfLead(keys, db, leave));
  return key && sealed ? keys.open<SealedLead>(key, sealed) : null;
}
