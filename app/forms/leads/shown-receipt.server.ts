import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { fingerprintOf } from "#domain/leads/receipt.ts";
import { receiptOf } from "#domain/leads/receipts.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Returns the visible part of a request's receipt. */
export async function shownReceipt(db: Db, leadId: string) {
  const receipt = await receiptOf(db, leaveOfPatient(leadId)!);
  return { boxes: receipt?.boxes ?? [], fingerprint: receipt ? fingerprintOf(receipt.digest) : "" };
}
