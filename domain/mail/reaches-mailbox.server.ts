import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Computes whether the owner of a mailbox has confirmed it, by a link of any mail or with an account, from its digest. */
export const isMailboxConfirmed = (person: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from mail_recipients where email_digest = ${person} and confirmed_at is not null)`;

/** Computes whether a mailbox has its one mail, and nobody confirmed it, from its digest. */
export const isUnconfirmed = (person: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from mail_recipients where email_digest = ${person} and confirmed_at is null)`;

/** Returns whether a further mail to a typed mailbox is sent now, or else waits until its owner confirms it. */
export async function reachesMailbox(db: Db | Tx, person: Buffer): Promise<boolean> {
  const { rows } = await sql<{ reaches: boolean }>`
    select not ${isUnconfirmed(sql`${person}::bytea`)} as reaches`.execute(db);
  return rows[0]!.reaches;
}
