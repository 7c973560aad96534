import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { KINDS, type NoticeKind } from "./notice.ts";
import { sendPushJob } from "./push-jobs.ts";

const PAGE = 100;

type Telling = Pick<Context, "db" | "jobs" | "publicUrl">;

/**
 * Queues a mail and pushes for each new notice. Each page of notices is marked in the transaction that queues them, so that each is sent
 * once, even with two workers or after a crash. The person's wishes are read when it is sent.
 */
export async function tellNotices(ctx: Telling): Promise<void> {
  while ((await ctx.db.transaction().execute((tx) => tellPage(ctx, tx))) === PAGE);
}

async function tellPage(ctx: Telling, tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string; kind: NoticeKind }>`
    update notices set told_at = now() where id in (
      select id from notices where told_at is null order by created_at limit ${PAGE} for update skip locked)
    returning id, kind`.execute(tx);
  for (const { id, kind } of rows)
    if (KINDS[kind].mails) await queueMail(ctx, tx, { effectKey: `notice:${id}`, template: "notice", noticeId: id });
  const { rows: pushes } = await sql<{ id: string }>`
    insert into push_messages (notice_id, device_id)
    select n.id, d.id from notices n join push_devices d on d.user_id = n.user_id where n.id = any(${rows.map(({ id }) => id)}::uuid[])
    on conflict do nothing returning id`.execute(tx);
  for (const { id } of pushes) await ctx.jobs.enqueue(tx, sendPushJob, { pushId: id }, { singletonKey: id });
  return rows.length;
}
