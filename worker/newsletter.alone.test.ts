import v8 from "node:v8";
import vm from "node:vm";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { latestArticles } from "#domain/content/articles.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { sendDueIssues } from "#domain/newsletter/send-issues.server.ts";
import { testContext } from "#tests/support/context.ts";

// An issue for as many readers as the country may have: queued in time, with little memory, and after the mails that somebody waits
// for.

const READERS = 50_000;
/** A job that runs by the clock may take ten minutes (worker/schedule.ts). */
const MOST_SECONDS = 600;
const MOST_MEGABYTES = 64;
const ctx = await testContext();
const { db } = ctx;
// Garbage is collected before each measurement, since only memory that is still in use counts.
v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

test("fifty thousand readers are queued once each, though the queueing is cut off, and who leaves in the meantime is left out", async () => {
  await sql`insert into newsletter_subscribers (id, status, mailbox_digest, sealed, consent_text, consent_version, asked_at, confirmed_at)
    select gen_random_uuid(), 'confirmed', sha256(n::text::bytea), '\\x00', 'Quiero el boletín.', 'test', now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, ${READERS}::int) n`.execute(db);
  const { confirmed } = await db
    .selectFrom("newsletter_subscribers")
    .select(({ fn }) => fn.countAll<number>().as("confirmed"))
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  const articles = (await latestArticles(db, 1)).map(({ slug }) => slug);
  const issue = { subject: "Número grande", intro: "Hola", articles, status: "scheduled", send_at: new Date(Date.now() - 60_000) };
  const { id } = await db.insertInto("newsletter_issues").values(issue).returning("id").executeTakeFirstOrThrow();
  const queued = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from mail_messages where newsletter_issue_id = ${id}`.execute(db)).rows[0]!.n);

  // This stops the worker in the middle of a page.
  let pages = 0;
  const enqueueAll: typeof ctx.jobs.enqueueAll = async (...jobs) => {
    if (++pages > 10) throw new Error("the worker died");
    return ctx.jobs.enqueueAll(...jobs);
  };
  const dying = { ...ctx, jobs: { ...ctx.jobs, enqueueAll } };
  await expect(sendDueIssues(dying)).rejects.toThrow("the worker died");
  const half = await queued();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(confirmed);
  // Ten readers who have no mail yet unsubscribe.
  const left = await sql<{ id: string }>`
    update newsletter_subscribers set status = 'ended', sealed = null, ended_at = now() where id in (
      select s.id from newsletter_subscribers s where s.status = 'confirmed' and not exists (
        select from mail_messages m where m.newsletter_subscriber_id = s.id) limit 10) returning id`.execute(db);

  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, held())), 500);
  const since = performance.now();
  await Promise.all([sendDueIssues(ctx), sendDueIssues(ctx)]);
  const seconds = (performance.now() - since) / 1000;
  clearInterval(watch);
  console.log(
    `${confirmed - half} readers queued in ${seconds.toFixed(0)} s by two workers at once, heap at most ${((most - before) / 2 ** 20).toFixed(0)} MB more`,
  );

  expect(await queued()).toBe(confirmed - left.rows.length);
  const { rows: repeated } = await sql`
    select newsletter_subscriber_id from mail_messages where newsletter_issue_id = ${id} group by 1 having count(*) > 1`.execute(db);
  expect(repeated).toEqual([]);
  const { rows: jobs } = await sql<{ n: number; mails: number }>`
    select count(*)::int as n, count(distinct data ->> 'mailId')::int as mails from pgboss.job j join mail_messages m on m.id::text = data ->> 'mailId'
    where j.name = 'send-mail' and m.newsletter_issue_id = ${id}`.execute(db);
  expect(jobs).toEqual([{ n: confirmed - left.rows.length, mails: confirmed - left.rows.length }]);
  expect(seconds).toBeLessThan(MOST_SECONDS);
  expect((most - before) / 2 ** 20).toBeLessThan(MOST_MEGABYTES);

  // A mail that somebody waits for is taken first, although it was queued last.
  const userId = (await db.selectFrom("users").select("id").executeTakeFirstOrThrow()).id;
  await db
    .transaction()
    .execute((tx) => queueMail(ctx, tx, { effectKey: "a mail that somebody waits for", template: "password-changed", userId }));
  const { rows: next } = await sql<{ template: string }>`
    select m.template from pgboss.job j join mail_messages m on m.id::text = j.data ->> 'mailId'
    where j.name = 'send-mail' and j.state = 'created' order by j.priority desc, j.created_on limit 1`.execute(db);
  expect(next[0]!.template).toBe("password-changed");
});
