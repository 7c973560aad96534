import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

export type NewStatus =
  | { readonly status: "published" | "verified"; readonly reason?: undefined }
  /** The reason, which its people read. */
  | { readonly status: "returned"; readonly reason: string };

/** Changes whether visitors see a profile, and whether it is «verificado», in the transaction that decides it. */
export async function setStatus(tx: Tx, providerId: string, { status, reason }: NewStatus): Promise<void> {
  const verified = status === "verified";
  await tx
    .updateTable("provider_profiles")
    .set({
      verification_status: status,
      verified,
      returned_reason: reason ?? null,
      updated_at: sql`now()`,
      ...(status !== "returned" && { first_listed_at: sql<Date>`coalesce(first_listed_at, now())` }),
      ...(verified && { verified_on: sql<string>`(now() at time zone 'America/Santo_Domingo')::date` }),
    })
    .where("id", "=", providerId)
    .execute();
}
