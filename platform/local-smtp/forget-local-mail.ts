import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Deletes kept mails after a month, since they hold what people wrote. */
export async function forgetLocalMail(db: Db): Promise<void> {
  await db.deleteFrom("local_mail").where("received_at", "<", sql<Date>`now() - interval '30 days'`).execute();
}

export async function forgetKeptMails(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length > 0) await tx.deleteFrom("local_mail").where("message_id", "in", messageIds).execute();
}
