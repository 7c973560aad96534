import net, { type AddressInfo } from "node:net";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { requeueMails } from "#domain/mail/requeue-mails.server.ts";
import { type MailSender, sendMail } from "#domain/mail/send-mail.server.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { type Mailer, openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { registerMail } from "./mail.ts";

const ctx = await testContext();
const { db } = ctx;
const compose: MailSender["compose"] = async () => ({
  to: { address: "ana@correo.example" },
  subject: "Recibimos tu solicitud",
  html: "<p>Hola</p>",
  text: "Hola",
});

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(db);
  await db.deleteFrom("mail_messages").execute();
});

async function queued(effectKey = "lead-receipt:1") {
  await db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey, template: "lead-receipt" }));
  return db.selectFrom("mail_messages").selectAll().where("effect_key", "=", effectKey).executeTakeFirstOrThrow();
}

const stored = (id: string) => db.selectFrom("mail_messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const jobsWaiting = async () =>
  (await sql`select from pgboss.job where name = ${sendMailJob.name} and state < 'active'`.execute(db)).rows.length;

async function mailbox(options?: Parameters<typeof openMailbox>[0]) {
  const box = await openMailbox(options);
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  return { box, mailer };
}

test("a mail exists exactly when its transaction commits, once for each effect", async () => {
  const rolledBack = db.transaction().execute(async (tx) => {
    await queueMail(ctx, tx, { effectKey: "lead-receipt:1", template: "lead-receipt" });
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  expect(await jobsWaiting()).toBe(0);
  const first = await queued();
  const second = await queued();
  expect(second.id).toBe(first.id);
  expect(first.message_id).toBe(`<${first.id}@cuna.test>`);
  expect(await jobsWaiting()).toBe(1);
});

test("a job that runs twice sends once", async () => {
  const { box, mailer } = await mailbox();
  const { id } = await queued();
  expect(await sendMail({ db, mailer, compose }, id)).toBe("sent");
  expect(await sendMail({ db, mailer, compose }, id)).toBe("done-before");
  expect(box.mails).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ status: "sent", attempts: 1, last_error: null, sent_at: expect.any(Date) });
});

test("two workers at once send once", async () => {
  const { box, mailer } = await mailbox();
  const { id } = await queued();
  const outcomes = await Promise.all([1, 2, 3].map(() => sendMail({ db, mailer, compose }, id)));
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
  expect(box.mails).toHaveLength(1);
});

/** Makes the claim as old as that of a worker that died long ago. */
const ageClaim = (id: string) =>
  sql`update mail_messages set claimed_at = claimed_at - interval '10 minutes' where id = ${id} and claimed_at is not null`.execute(db);

test("no transaction is open while the mail server answers", async () => {
  const { mailer } = await mailbox();
  const { id } = await queued();
  const watching: Mailer = {
    ...mailer,
    async send(mail) {
      // This would wait for ever if the sender held a lock on the row.
      await sql`select from mail_messages where id = ${id} for update nowait`.execute(db);
      expect(await sendMail({ db, mailer, compose }, id)).toBe("in-other-hands");
      return mailer.send(mail);
    },
  };
  expect(await sendMail({ db, mailer: watching, compose }, id)).toBe("sent");
});

test("a mail is repeated once, with the same Message-ID, when the worker crashes after the server accepted it", async () => {
  const { box, mailer } = await mailbox();
  const crashing: Mailer = {
    ...mailer,
    async send(mail) {
      await mailer.send(mail);
      throw new Error("killed between «accepted» and the commit");
    },
  };
  const { id, message_id } = await queued();
  await expect(sendMail({ db, mailer: crashing, compose }, id)).rejects.toThrow("killed");
  expect(await sendMail({ db, mailer, compose }, id)).toBe("in-other-hands");
  await ageClaim(id);
  await expect(sendMail({ db, mailer: crashing, compose }, id)).rejects.toThrow("killed");
  await ageClaim(id);
  expect(await sendMail({ db, mailer, compose }, id)).toBe("given-up");
  expect(await sendMail({ db, mailer, compose }, id)).toBe("done-before");
  expect(box.mails.map(({ messageId }) => messageId)).toEqual([message_id, message_id]);
});

test("the outcome is stored once the database is back, so the mail is not repeated", async () => {
  const { box, mailer } = await mailbox();
  const { id } = await queued();
  let marks = 0;
  const awayOnce = new Proxy(db, {
    get(target, name) {
      // The claim is made in a transaction; the first update outside of one marks the mail.
      if (name === "updateTable" && ++marks === 1) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  expect(await sendMail({ db: awayOnce, mailer, compose }, id)).toBe("sent");
  expect(marks).toBe(2);
  expect(await stored(id)).toMatchObject({ status: "sent", attempts: 1 });
  expect(box.mails).toHaveLength(1);
});

test("what the server took is written down by the first statement after it, so that a kill has no longer to strike in", async () => {
  const { box, mailer } = await mailbox();
  const { id } = await queued();
  const dying = new Error("killed before the second statement");
  let statements = 0;
  const accepting: Mailer = { ...mailer, send: (mail) => mailer.send(mail).finally(() => (statements = 0)) };
  const killed = db.withPlugin({
    transformQuery({ node }) {
      if (++statements > 1 && box.mails.length > 0) throw dying;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await sendMail({ db: killed, mailer: accepting, compose }, id)).toBe("sent");
  expect(await stored(id)).toMatchObject({ status: "sent", claimed_at: null, smtp_code: 250 });
});

test("a recipient that is refused for good is recorded, and not tried again", async () => {
  const { mailer } = await mailbox({ refuse: () => ({ responseCode: 550 }) });
  const { id } = await queued();
  expect(await sendMail({ db, mailer, compose }, id)).toBe("refused");
  expect(await stored(id)).toMatchObject({ status: "refused", attempts: 1, last_error: expect.stringContaining("550") });
  expect(await sendMail({ db, mailer, compose }, id)).toBe("done-before");
});

test("a mail about somebody who was erased in the meantime is not sent", async () => {
  const { box, mailer } = await mailbox();
  const { id } = await queued();
  expect(await sendMail({ db, mailer, compose: async () => null }, id)).toBe("refused");
  expect(box.mails).toEqual([]);
});

test("a mail server that is down delays mails and loses none", async () => {
  const { box, mailer: _ } = await mailbox();
  const door = await closedDoor(Number(new URL(box.url).port));
  const mailer = openMailer(`smtp://127.0.0.1:${door.port}`, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const runner = await openJobRunner(ctx.databaseUrl, { pollSeconds: 0.5, stopTimeoutSeconds: 1 });
  onTestFinished(() => runner.stop());
  await registerMail(runner, { db, mailer, compose });

  const { id } = await queued();
  await expect.poll(() => stored(id)).toMatchObject({ status: "queued", attempts: 1 });
  expect(box.mails).toEqual([]);
  await door.open();
  await expect.poll(() => box.mails).toHaveLength(1);
  await expect.poll(async () => (await stored(id)).status).toBe("sent");
});

test("a mail whose job was lost gets another one, and a mail with a job does not", async () => {
  await queued("lead-receipt:young");
  const lost = await queued("lead-receipt:lost");
  const alive = await queued("lead-receipt:alive");
  await sql`update mail_messages set created_at = now() - interval '1 hour' where id in (${lost.id}, ${alive.id})`.execute(db);
  await sql`delete from pgboss.job where data->>'mailId' = ${lost.id}`.execute(db);
  await requeueMails(ctx);
  const { rows } = await sql<{ id: string }>`select data->>'mailId' as id from pgboss.job where name = ${sendMailJob.name}`.execute(db);
  expect(rows.map((row) => row.id).filter((id) => id === lost.id)).toHaveLength(1);
  expect(rows.map((row) => row.id).filter((id) => id === alive.id)).toHaveLength(1);
});

/** Opens a port that refuses connections until it is told to forward them to the server behind it. */
async function closedDoor(behind: number): Promise<{ port: number; open(): Promise<void> }> {
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(behind, "127.0.0.1");
    incoming.on("error", () => {});
    outgoing.on("error", () => {});
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  onTestFinished(() => void server.close());
  return { port, open: () => listen(port) };
}
