import type { Db, Tx } from "#platform/db/db.ts";
import { type Consent, consentedIds } from "./lead-consents.ts";

/** Returns the centers that a lead's person agreed to by name; for each, the latest consent counts. */
export async function agreedTo(db: Db | Tx, leadId: string): Promise<Set<string>> {
  return (await agreedToEach(db, [leadId])).get(leadId)!;
}

/** Returns for each of many leads the centers that were agreed to once, also those whose permission was taken back since. */
export async function onceAgreedToEach(db: Db | Tx, leadIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("lead_consents")
    .select(["lead_id", "provider_ids"])
    .where("lead_id", "in", leadIds)
    .where("purpose", "<>", "newsletter")
    .where("granted", "=", true)
    .execute();
  return new Map(leadIds.map((id) => [id, new Set(rows.filter(({ lead_id }) => lead_id === id).flatMap((row) => row.provider_ids))]));
}

/** Returns the same for many leads, by their ids. */
export async function agreedToEach(db: Db | Tx, leadIds: readonly string[]): Promise<Map<string, Set<string>>> {
  if (leadIds.length === 0) return new Map();
  const consents = await db
    .selectFrom("lead_consents")
    .select(["lead_id", "purpose", "provider_ids as providerIds", "granted"])
    .where("lead_id", "in", leadIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const given = consents as (Pick<Consent, "purpose" | "providerIds" | "granted"> & { lead_id: string })[];
  return new Map(leadIds.map((id) => [id, consentedIds(given.filter(({ lead_id }) => lead_id === id))]));
}
