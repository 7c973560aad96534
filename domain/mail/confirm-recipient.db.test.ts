import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { confirmRecipient } from "./confirm-recipient.server.ts";
import { sendMailJob } from "./mail-jobs.ts";
import { queueMail } from "./queue-mail.server.ts";

const ctx = await testContext();
const { db } = ctx;
const statuses = async (keys: readonly string[]) => {
  const rows = await db.selectFrom("mail_messages").select(["effect_key", "status"]).where("effect_key", "in", keys).execute();
  return keys.map((key) => rows.find(({ effect_key }) => effect_key === key)?.status);
};

test("who confirms a mailbox gets the newest of what waited for it, none older than a week, and nobody else's", async () => {
  const [person, other] = [randomBytes(32), randomBytes(32)];
  const queued = (effectKey: string, digest: Buffer) =>
    db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey, template: "lead-receipt", person: digest }));
  const keys = ["first", "old", "middle", "newest", "theirs"];
  for (const key of keys.slice(0, 4)) await queued(key, person);
  for (const key of ["their first", "theirs"]) await queued(key, other);
  expect(await statuses(keys)).toEqual(["queued", "withheld", "withheld", "withheld", "withheld"]);
  const age = (key: string, days: number) =>
    sql`update mail_messages set created_at = now() - make_interval(days => ${days}) where effect_key = ${key}`.execute(db);
  await age("middle", 2);
  await age("old", 8);
  await db.transaction().execute((tx) => confirmRecipient(ctx, tx, person));
  expect(await statuses(keys)).toEqual(["queued", "withheld", "withheld", "queued", "withheld"]);
  const job = sql`select from pgboss.job where name = ${sendMailJob.name}
    and data->>'mailId' = (select id::text from mail_messages where effect_key = 'newest')`;
  expect((await job.execute(db)).rows).toHaveLength(1);
  await age("middle", 8);
  await db.transaction().execute((tx) => confirmRecipient(ctx, tx, person));
  expect(await statuses(keys)).toEqual(["queued", "withheld", "withheld", "queued", "withheld"]);
  await queued("later", person);
  expect(await statuses(["later"])).toEqual(["queued"]);
});
