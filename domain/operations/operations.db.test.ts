import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { requestId, underRequest } from "#platform/request-id.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { countJobDays } from "./count-job-days.server.ts";
import { jobCounts, jobPage, queues, scheduledJobs } from "./job-queries.server.ts";
import { mailCounts, mailPage } from "./mail-queries.server.ts";
import { dropJobs, retryJobs } from "./repair-jobs.server.ts";
import { resendMails } from "./resend-mails.server.ts";
import { acceptedLeads, jobStates, mailStates } from "./states.server.ts";

const ctx = { ...(await testContext()), actor: "admin:00000000-0000-4000-8000-000000000001" as const };
const { db } = ctx;
const firstOf = (view: "dead" | "retry" | "waiting") =>
  ({ view, sort: "created", descending: true, page: 1, kind: null, search: null }) as const;
const auditLines = async () =>
  (
    await db
      .selectFrom("audit_log")
      .select(["action", "detail", "actor"])
      .where("subject_type", "in", ["job", "mail"])
      .orderBy("id")
      .execute()
  ).map(({ action, detail, actor }) => ({ action, detail, actor }));

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(db);
  await sql`delete from mail_messages`.execute(db);
});

/** Queues a mail whose job is in the dead letters, in the same way as the queue puts it there. */
async function deadJob(effectKey: string) {
  await underRequest("K7M2-Q9XC", () => db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey, template: "offer" })));
  const mail = await db.selectFrom("mail_messages").select("id").where("effect_key", "=", effectKey).executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from pgboss.job where data->>'mailId' = ${mail.id} returning *)
    insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_created_on, source_retry_count, source_output)
    select name || '-dead', data, singleton_key, name, id, created_on, 56, '{"error": "mail: failed"}' from gone returning id`.execute(db);
  return { mailId: mail.id, jobId: rows[0]!.id };
}

test("a given-up job shows why and which request made it, and goes back to its own queue once, with a line in the log", async () => {
  const { jobId } = await deadJob("offer:1");
  const { rows, total } = await jobPage(db, firstOf("dead"));
  expect({ rows, total }).toMatchObject({
    total: 1,
    rows: [{ id: jobId, kind: "send-mail", tries: 57, error: "mail: failed", nextTry: null, request: "K7M2-Q9XC" }],
  });
  expect((await jobPage(db, { ...firstOf("dead"), search: "k7m2 q9" })).rows.map(({ id }) => id)).toEqual([jobId]);
  expect((await jobPage(db, { ...firstOf("dead"), search: "Q9XD" })).total).toBe(0);
  expect([(await jobCounts(db, "K7M2-Q9XC")).dead, (await jobCounts(db, "Q9XD")).dead]).toEqual([1, 0]);
  expect(await queues(db)).toMatchObject([{ kind: "send-mail", dead: 1, waiting: 0 }]);
  expect(await Promise.all([retryJobs(ctx, [jobId, "no id"]), retryJobs(ctx, [jobId])])).toContain(1);
  expect(await jobCounts(db)).toMatchObject({ dead: 0, waiting: 1 });
  expect(await auditLines()).toEqual([
    { action: "job.retried", actor: ctx.actor, detail: { kind: "send-mail", before: "dead", after: "waiting" } },
  ]);
});

test("a retry does not wait any longer; what runs is neither hurried nor dropped; a dropped job leaves its reason", async () => {
  const { jobId } = await deadJob("offer:2");
  await ctx.jobs.enqueue(db, sendMailJob, { mailId: jobId }, { singletonKey: "a", startAfter: new Date(Date.now() + 3_600_000) });
  await ctx.jobs.enqueue(db, sendMailJob, { mailId: jobId }, { singletonKey: "b" });
  const { rows } = await sql<{ id: string }>`select id from pgboss.job where name = 'send-mail' order by singleton_key`.execute(db);
  const [late, running] = rows.map(({ id }) => id) as [string, string];
  await sql`update pgboss.job set state = 'retry' where id = ${late}::uuid`.execute(db);
  await sql`update pgboss.job set state = 'active' where id = ${running}::uuid`.execute(db);
  expect(await retryJobs(ctx, [late, running])).toBe(1);
  expect((await jobPage(db, firstOf("retry"))).rows[0]!.nextTry!.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  expect(await dropJobs(ctx, [jobId, running], "El buzón ya no existe")).toBe(1);
  expect(await jobCounts(db)).toMatchObject({ dead: 0, running: 1, retry: 1 });
  expect((await auditLines()).at(-1)).toMatchObject({ action: "job.dropped", detail: { before: "dead", reason: "El buzón ya no existe" } });
});

test("a refused mail is queued again; one about an erased person, and a withheld one, never by a click", async () => {
  for (const key of ["a", "b", "c"]) await db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey: key, template: "offer" }));
  await sql`update mail_messages set status = 'refused', last_error = '550 no such user', smtp_code = 550, receiver_domain = 'correo.example' where effect_key = 'a'`.execute(
    db,
  );
  await sql`update mail_messages set status = 'refused', last_error = 'nothing left to send' where effect_key = 'b'`.execute(db);
  await sql`update mail_messages set status = 'withheld' where effect_key = 'c'`.execute(db);
  const asked = { view: "refused", sort: "created", descending: true, page: 1, template: null } as const;
  const found = await mailPage(db, { ...asked, search: "alguien@correo." });
  expect(found).toMatchObject({ total: 1, rows: [{ domain: "correo.example", smtpCode: 550, template: "offer" }] });
  await sql`delete from pgboss.job`.execute(db);
  const ids = (await db.selectFrom("mail_messages").select("id").execute()).map(({ id }) => id);
  expect(await resendMails(ctx, ids)).toBe(1);
  expect(await mailCounts(db)).toMatchObject({ refused: 0, withheld: 1, waiting: 1 });
  expect((await jobCounts(db)).waiting).toBe(1);
  expect((await auditLines()).at(-1)).toMatchObject({
    action: "mail.resent",
    detail: { template: "offer", before: "refused", after: "queued" },
  });
});

test("a day's count of jobs stays when the queue forgets them", async () => {
  await deadJob("offer:3");
  await sql`insert into pgboss.job (name, state, retry_count, completed_on) values ('expire-offers', 'completed', 1, now()), ('expire-offers', 'completed', 0, now())`.execute(
    db,
  );
  await countJobDays(ctx);
  await sql`delete from pgboss.job where state = 'completed' and retry_count = 0`.execute(db);
  await countJobDays(ctx);
  const days = await db.selectFrom("job_days").select(["kind", "done", "retried", "given_up"]).orderBy("kind").execute();
  expect(days).toEqual([
    { kind: "expire-offers", done: 2, retried: 1, given_up: 0 },
    { kind: "send-mail", done: 0, retried: 0, given_up: 1 },
  ]);
  expect(requestId()).toBeUndefined();
});

test("each job and each mail is in one view, and the figures for machines count the same", async () => {
  await sql`insert into pgboss.job (name, state, retry_count, completed_on) values
    ('expire-offers', 'created', 0, null), ('expire-offers', 'retry', 2, null), ('expire-offers', 'active', 0, null),
    ('expire-offers', 'completed', 0, now()), ('expire-offers', 'failed', 3, now()), ('expire-offers-dead', 'created', 0, null),
    ('expire-offers-dead', 'completed', 0, now())`.execute(db);
  expect(await jobCounts(db)).toEqual({ dead: 1, retry: 1, running: 1, waiting: 1, done: 1 });
  for (const view of ["dead", "retry", "running", "waiting", "done"] as const)
    expect((await jobPage(db, { ...firstOf("retry"), view, kind: "expire-offers" })).total).toBe(1);
  expect((await jobPage(db, { ...firstOf("retry"), kind: "send-mail" })).total).toBe(0);
  expect(await queues(db)).toMatchObject([{ kind: "expire-offers", waiting: 1, running: 1, retrying: 1, dead: 1 }]);
  const states = Object.fromEntries((await jobStates(db)).map(({ state, count }) => [state, Number(count)]));
  expect(states).toEqual({ created: 1, retry: 1, active: 1, dead: 2 });

  const mail = (key: string, status: string, attempts: number) =>
    sql`insert into mail_messages (effect_key, template, message_id, status, attempts) values (${key}, 'offer', ${key}, ${status}, ${attempts})`.execute(
      db,
    );
  for (const [key, status, attempts] of [
    ["a", "queued", 0],
    ["b", "queued", 1],
    ["c", "sent", 1],
    ["d", "sent", 2],
    ["e", "withheld", 0],
  ] as const)
    await mail(key, status, attempts);
  expect(await mailCounts(db)).toEqual({ refused: 0, failing: 1, waiting: 1, withheld: 1, sent: 2 });
  const shown = { view: "sent", sort: "tries", descending: true, page: 1, search: null } as const;
  expect((await mailPage(db, { ...shown, template: "offer" })).rows.map(({ tries }) => tries)).toEqual([2, 1]);
  expect((await mailPage(db, { ...shown, template: "lead-receipt" })).total).toBe(0);
  expect(Object.fromEntries((await mailStates(db)).map(({ state, count }) => [state, Number(count)]))).toEqual({
    queued: 2,
    sent: 2,
    withheld: 1,
  });
});

test("a job of the clock says when it last ran and how it ended, also once the queue forgot it", async () => {
  for (const table of ["pgboss.schedule", "job_days"]) await sql`delete from ${sql.raw(table)}`.execute(db);
  await sql`insert into pgboss.schedule (name, cron) values ('send-mail', '* * * * *')`.execute(db);
  const last = async () => (await scheduledJobs(db))[0]!;
  expect(await last()).toMatchObject({ kind: "send-mail", cron: "* * * * *", lastRun: null, lastState: null });
  await sql`insert into job_days (day, kind, done, retried, given_up) values ('2026-01-05', 'send-mail', 1, 0, 0), ('2026-01-04', 'send-mail', 1, 0, 0),
    ('2026-01-06', 'expire-offers', 1, 0, 0)`.execute(db);
  expect(await last()).toMatchObject({ lastState: null, lastRun: new Date("2026-01-05T04:00:00Z") });
  for (const [state, shown] of [
    ["created", "waiting"],
    ["active", "active"],
    ["retry", "failed"],
    ["failed", "failed"],
    ["completed", "completed"],
  ] as const) {
    await sql`delete from pgboss.job`.execute(db);
    await sql`insert into pgboss.job (name, state, created_on) values ('send-mail', 'completed', now() - interval '1 hour'), ('send-mail', ${state}, now())`.execute(
      db,
    );
    expect((await last()).lastState).toBe(shown);
  }
});

test("the requests of the last day are counted by what became of them", async () => {
  await addCenter(ctx, "contados");
  const [old] = [await routed(ctx, { originSlug: "contados" }), await routed(ctx, { originSlug: "contados" })];
  expect((await acceptedLeads(db)).map(({ state, count }) => [state, Number(count)])).toEqual([["routed", 2]]);
  await sql`update leads set created_at = now() - interval '25 hours' where id = ${old!.leadId}`.execute(db);
  expect((await acceptedLeads(db)).map(({ state, count }) => [state, Number(count)])).toEqual([["routed", 1]]);
});
