import type { Db, Tx } from "#platform/db/db.ts";
import { type Consent, consentedIds } from "./lead-consents.ts";

/** Returns the centers to which a lead's person agreed by name. The latest consent for each center counts. */
export async function agreedTo(db: Db | Tx, leadId: string): Promise<Set<string>> {
  return (await agreedToEach(db, [leadId])).get(leadId)!;
}

/** Returns for each of many leads the centers to which its person ever agreed, including those whose permission was withdrawn. */
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

/** Returns the centers agreed to for each of many leads, by lead id. */
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
