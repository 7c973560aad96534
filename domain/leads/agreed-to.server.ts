import type { Db, Tx } from "#platform/db/db.ts";
import { type Consent, consentedIds } from "./lead-consents.ts";

/** Returns the centers that a lead's person agreed to by name; for each, the latest consent counts. */
export async function agreedTo(db: Db | Tx, leadId: string): Promise<Set<string>> {
  const consents = await db
    .selectFrom("lead_consents")
    .select(["purpose", "provider_ids as providerIds", "granted"])
    .where("lead_id", "=", leadId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return consentedIds(consents as Consent[]);
}
