import { sql } from "kysely";
import { countTries } from "#domain/submissions/tries.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { LeadStatus } from "./lead.ts";
import { type Partner, partnerColumn } from "./partner-keys.server.ts";
import { PARTNER_STATUS, type StatusAnswer } from "./partner-status.ts";

export const MAX_STATUS_QUESTIONS_PER_MINUTE = 120;
const QUESTIONS = { scope: "partner status questions", max: MAX_STATUS_QUESTIONS_PER_MINUTE, seconds: 60 };

export type PartnerStatusResult =
  | { outcome: "found"; status: StatusAnswer }
  | { outcome: "unauthorized" | "not-found" }
  | { outcome: "limited"; retryAfterSeconds: number };

/** Returns the partner of a key; null for an unknown or revoked one. */
export async function partnerOfKey(db: Db, key: string | undefined): Promise<Partner | null> {
  const { rows } = await sql<{ partner: Partner | null }>`select ${partnerColumn(key)} as partner`.execute(db);
  return rows[0]?.partner ?? null;
}

/** Tells a partner where a request stands that it sent. A request of somebody else is as unknown to it as one that does not exist. */
export async function partnerStatus(db: Db, partner: Partner, leadId: string): Promise<PartnerStatusResult> {
  const wait = await countTries(db, [{ ...QUESTIONS, key: Buffer.from(partner.id) }]);
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const lead = await db
    .selectFrom("leads")
    .select(["id", "number", "status", "created_at", "routed_at"])
    .where("id", "=", leadId)
    .where("partner_id", "=", partner.id)
    .executeTakeFirst();
  if (!lead) return { outcome: "not-found" };
  return {
    outcome: "found",
    status: {
      lead_id: lead.id,
      number: lead.number,
      status: PARTNER_STATUS[lead.status as LeadStatus],
      received_at: lead.created_at.toISOString(),
      delivered_at: lead.routed_at?.toISOString() ?? null,
    },
  };
}
