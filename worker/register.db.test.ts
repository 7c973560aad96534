import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { listKeptMail } from "#platform/local-smtp/kept-mail.ts";
import { testContext } from "#tests/support/context.ts";
import { sentMessage } from "#tests/support/messages.ts";
import { registerWorkers } from "./register.ts";

const ctx = await testContext();

async function work(env: { demonstration: boolean }) {
  const workers = await registerWorkers({
    ...ctx,
    backUp: async () => {},
    env: { SMTP_URL: undefined, MAIL_FROM: "Cuna <hola@cuna.example>", onlyHere: true, ...env },
  });
  let running = true;
  const stop = async () => {
    if (running) await workers.stop();
    running = false;
  };
  onTestFinished(stop);
  return stop;
}

const nightly = async () => (await sql`select name from pgboss.schedule where name = 'back-up'`.execute(ctx.db)).rows;
const mails = () => ctx.db.selectFrom("mail_messages").select(["status", "attempts"]).execute();

test("without a mail server mails wait, except in a demonstration, which keeps them to be read", async () => {
  await sentMessage(ctx);
  const queued = await mails();
  expect(queued.length).toBeGreaterThan(0);

  const stop = await work({ demonstration: false });
  // A later job of another kind. Once it is done, the worker has passed over the mails.
  await sql`insert into pgboss.job (name, data) values ('forget-local-mail', '{}')`.execute(ctx.db);
  const done = sql`select from pgboss.job where name = 'forget-local-mail' and state = 'completed'`;
  await expect.poll(async () => (await done.execute(ctx.db)).rows.length).toBeGreaterThan(0);
  expect(await nightly()).toEqual([{ name: "back-up" }]);
  await stop();
  expect(await mails()).toEqual(queued);
  expect(await listKeptMail(ctx.db, { limit: 9 })).toEqual([]);

  await work({ demonstration: true });
  await expect.poll(() => listKeptMail(ctx.db, { limit: 9 })).toHaveLength(queued.length);
  // Its fictional world is backed up only when somebody asks for it.
  expect(await nightly()).toEqual([]);
});
