import { randomBytes } from "node:crypto";
import type { Tx } from "#platform/db/db.ts";
import { leaveLine } from "./end-routing.server.ts";

/**
 * Closes a lead and empties every column about its person, in the transaction that erases the person. Returns false when that was done
 * before.
 */
export async function forgetPerson(tx: Tx, leadId: string): Promise<boolean> {
  const lead = await tx
    .updateTable("leads")
    .set({
      status: "closed",
      awaits: null,
      sealed: null,
      email_digest: randomBytes(32),
      phone_digest: randomBytes(32),
      body_digest: randomBytes(32),
      ip_digest: null,
      city: null,
      country: null,
      care_language: null,
      consent_others_pending: false,
    })
    .where("id", "=", leadId)
    .where("sealed", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!lead) return false;
  await leaveLine(tx, leadId);
  return true;
}
