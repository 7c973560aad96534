import PostalMime from "postal-mime";
import type { Db } from "#platform/db/db.ts";

export interface KeptMailLine {
  id: number;
  subject: string;
  from: string;
  to: string[];
  receivedAt: Date;
}

export interface KeptMail extends KeptMailLine {
  html: string | null;
  text: string | null;
  headers: { name: string; value: string }[];
}

/** Lists mails older than `beforeId`, newest first. */
export async function listKeptMail(db: Db, { beforeId, limit }: { beforeId?: number; limit: number }): Promise<KeptMailLine[]> {
  const rows = await db
    .selectFrom("local_mail")
    .select(["id", "subject", "mail_from", "rcpt_to", "received_at"])
    .$if(beforeId !== undefined, (query) => query.where("id", "<", beforeId!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, subject: row.subject, from: row.mail_from, to: row.rcpt_to, receivedAt: row.received_at }));
}

export async function readKeptMail(db: Db, id: number): Promise<KeptMail | null> {
  const row = await db
    .selectFrom("local_mail")
    .select(["id", "subject", "mail_from", "rcpt_to", "received_at", "raw"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { html, text, headers } = await PostalMime.parse(row.raw);
  return {
    id: row.id,
    subject: row.subject,
    from: row.mail_from,
    to: row.rcpt_to,
    receivedAt: row.received_at,
    html: html ?? null,
    text: text ?? null,
    headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}
