import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { leaveToOpen } from "./lead-access.ts";
import { unsealLead } from "./sealed-lead.server.ts";

/** Returns the account whose confirmed mailbox sent a request, or null when there is none. */
export async function accountOfLead({ keys }: Pick<Context, "keys">, tx: Db | Tx, leadId: string): Promise<string | null> {
  const lead = await tx.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirst();
  const opened = await unsealLead(keys, tx, leaveToOpen({ kind: "system", purpose: "account" }, leadId), lead?.sealed ?? null);
  if (!opened) return null;
  const account = await tx
    .selectFrom("users")
    .select("id")
    .where("email", "=", opened.form.email.toLowerCase())
    .where("email_verified", "=", true)
    .executeTakeFirst();
  return account?.id ?? null;
}
