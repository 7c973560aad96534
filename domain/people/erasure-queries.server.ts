import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { leaveOfWorker } from "./erasure-access.ts";
import { unsealErasure } from "./sealed-erasure.server.ts";

/** What a receipt says: what went and what stays, and nobody's name. */
export interface ErasureReceipt {
  id: string;
  number: string;
  askedAt: Date;
  doneAt: Date | null;
  requests: number;
  messages: number;
  guests: number;
  account: boolean;
  centers: number;
  purchases: number;
  purchasedCents: number;
}

export async function erasureReceipt(db: Db | Tx, id: string): Promise<ErasureReceipt | null> {
  if (!isRowId(id)) return null;
  const row = await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    number: row.number,
    askedAt: row.asked_at,
    doneAt: row.done_at,
    requests: row.leads.length,
    messages: row.messages.length,
    guests: row.guests.length,
    account: row.account !== null,
    centers: row.centers,
    purchases: row.purchases,
    purchasedCents: row.purchased_cents,
  };
}

/** Returns what became of the mail with the receipt; null where none was sent. */
export async function receiptMail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("mail_messages").select("status").where("erasure_id", "=", id).executeTakeFirst();
  return row?.status ?? null;
}

/** Returns the receipt and where it goes; null once the address was forgotten. */
export async function receiptToMail(
  { db, keys }: Pick<Context, "keys"> & { db: Db | Tx },
  id: string,
): Promise<{ to: string; receipt: ErasureReceipt } | null> {
  const row = await db.selectFrom("erasures").select("sealed").where("id", "=", id).executeTakeFirst();
  const address = row && (await unsealErasure(keys, db, leaveOfWorker(id), row.sealed));
  const receipt = address && (await erasureReceipt(db, id));
  return address && receipt ? { to: address.email, receipt } : null;
}
