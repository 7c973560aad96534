import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveOf, type Party, threadRow } from "./party.server.ts";

/** Stores that a side has seen what the other wrote. The page reports it, since mail programs follow links by themselves. */
export async function markRead({ db }: Pick<Context, "db">, party: Party): Promise<void> {
  const row = await threadRow(db, party);
  if (!row || !leaveOf(party, row)) return;
  await db
    .updateTable("thread_messages")
    .set({ read_at: sql`now()` })
    .where("lead_id", "=", row.leadId)
    .where("provider_id", "=", row.providerId)
    .where("side", "<>", party.side)
    .where("read_at", "is", null)
    .execute();
}
