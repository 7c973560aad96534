import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { lastRefused } from "./mailbox-refused.server.ts";
import type { Reach } from "./reach.ts";
import { isUnconfirmed } from "./reaches-mailbox.server.ts";

/** Computes what would become of a mail to a mailbox now, from its digest. */
export const reachOfMailbox = (person: RawBuilder<unknown>) =>
  sql<Reach>`case when ${isUnconfirmed(person)} then 'held' when ${lastRefused(person)} then 'refused' else 'goes' end`;

/** Computes what became of the newest mail `m` that matches, or null when there is none, or none any more. */
export const newestReach = (where: RawBuilder<unknown>) => sql<Reach | null>`(
  select case m.status when 'withheld' then 'held' when 'refused' then 'refused' else 'goes' end from mail_messages m
  where ${where} order by m.created_at desc, m.id limit 1)`;

/** Returns what would become of a mail to this mailbox now. */
export async function reachOf(db: Db | Tx, person: Buffer | null): Promise<Reach> {
  if (!person) return "no-mailbox";
  const { rows } = await sql<{ reach: Reach }>`select ${reachOfMailbox(sql`${person}::bytea`)} as reach`.execute(db);
  return rows[0]!.reach;
}

/** Returns what became of the mail of an event, or null when it left none, or none any more. */
export async function toldBy(db: Db | Tx, effectKey: string): Promise<Reach | null> {
  const { rows } = await sql<{ told: Reach | null }>`select ${newestReach(sql`m.effect_key = ${effectKey}`)} as told`.execute(db);
  return rows[0]!.told;
}
