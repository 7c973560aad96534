import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { MailTemplate } from "./mail.ts";
import { sendMailJob } from "./mail-jobs.ts";
import { priorityOf } from "./queue-mail.server.ts";

const LOST_AFTER = sql<Date>`now() - interval '15 minutes'`;
const GIVEN_UP_AFTER = sql<Date>`now() - interval '3 days'`;

/**
 * Makes a new job for each waiting mail that has lost its own (dead letter, queue restored from a backup). Existing jobs keep
 * their place.
 */
export async function requeueMails({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  const waiting = await db
    .selectFrom("mail_messages")
    .select(["id", "template"])
    .where("status", "=", "queued")
    .where("created_at", "<", LOST_AFTER)
    .where("created_at", ">", GIVEN_UP_AFTER)
    .orderBy("created_at")
    .limit(1000)
    .execute();
  for (const { id, template } of waiting)
    await jobs.enqueue(db, sendMailJob, { mailId: id }, { singletonKey: id, priority: priorityOf(template as MailTemplate) });
}
