import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Returns the centers whose quote in force its patient has not opened, with the request that it answers. */
export async function unreadQuotes(db: Db, leadIds: readonly string[]): Promise<{ leadId: string; providerId: string }[]> {
  const { rows } = await sql<{ leadId: string; providerId: string }>`
    select lead_id as "leadId", provider_id as "providerId" from (
      select distinct on (lead_id, provider_id) lead_id, provider_id, sent_at, read_at from quotes
      where lead_id = any(${leadIds}::uuid[]) order by lead_id, provider_id, version desc) newest
    where read_at is null order by sent_at`.execute(db);
  return rows;
}

/**
 * Stores that the patient opens the quotes for these requests. It comes before they are read, so that one that comes in between is not
 * marked unseen; it marks all of them, since a center's newest stands for the others.
 */
export async function markQuotesRead(db: Db, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db.updateTable("quotes").set({ read_at: sql`now()` }).where("lead_id", "in", leadIds).where("read_at", "is", null).execute();
}
