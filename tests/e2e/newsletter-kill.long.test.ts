import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { latestArticles } from "#domain/content/articles.server.ts";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import { keysFrom } from "#platform/keys.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { skipMailWaits } from "#tests/support/mail-waits.ts";
import { ownMailbox, ownSite } from "#tests/support/own-site.ts";

// kill -9 of the worker while an issue is sent: every reader of the newsletter gets it, at most twice.

const READERS = 200;
const addressOf = (index: number) => `lectora${index}@correo.example`;

const mailbox = await ownMailbox();
const site = await ownSite({ env: { SMTP_URL: mailbox.url } });
const db = openTestDatabase(site.databaseUrl);

/** Adds readers who confirmed yesterday. */
async function addReaders(): Promise<void> {
  const keys = keysFrom(readFileSync(join(site.dataDir, "secret-key"), "utf8").trim().split(",") as [string]);
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < READERS; index++) {
      const [subject, email] = [newSubject(keys, "subscriber"), addressOf(index)];
      const consent = { consent_text: "Quiero el boletín.", consent_version: "test" };
      const since = new Date(Date.now() - 24 * 3_600_000);
      await tx
        .insertInto("newsletter_subscribers")
        .values({
          ...{ id: subject.id, sealed: seal(subject, CONTENT, { email }), mailbox_digest: mailboxDigest(keys, email), ...consent },
          ...{ status: "confirmed", asked_at: since, confirmed_at: since },
        })
        .execute();
      await storeKey(tx, subject);
    }
  });
}

/** Returns the id of the worker, which changes with each restart. */
function workerPid(): number | undefined {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  const line = children.split("\n").find((text) => text.includes("server/worker.js"));
  return line ? Number.parseInt(line, 10) : undefined;
}

test("an issue reaches every reader, nobody thrice, and a kill repeats no more mails than were going out at once", async () => {
  await addReaders();
  const articles = (await latestArticles(db, 2)).map(({ slug }) => slug);
  const issue = { subject: "Número de prueba", intro: "Hola", articles, status: "scheduled", send_at: new Date() };
  const { id } = await db.insertInto("newsletter_issues").values(issue).returning("id").executeTakeFirstOrThrow();
  const got = () => mailbox.mails.filter(({ subject }) => subject === issue.subject);
  let kills = 0;
  const killer = (async () => {
    // The first kill comes while mails are queued or sent, and the last one before all have been sent.
    for (let before = 0; got().length < READERS * 0.9; await sleep(200)) {
      const pid = got().length > before ? workerPid() : undefined;
      if (!pid) continue;
      process.kill(pid, "SIGKILL");
      kills++;
      before = got().length + READERS / 8;
    }
  })();
  const waiting = async () => {
    const row = await db
      .selectFrom("newsletter_issues as i")
      .select(({ selectFrom, fn }) => [
        "i.status",
        selectFrom("mail_messages as m")
          .select(fn.countAll<number>().as("n"))
          .where("m.newsletter_issue_id", "=", id)
          .where("m.status", "=", "sent")
          .as("sent"),
      ])
      .where("i.id", "=", id)
      .executeTakeFirstOrThrow();
    return [row.status, Number(row.sent)];
  };
  await killer;
  console.log(`${kills} kills`);
  const afterSkipping = async () => {
    await skipMailWaits(db);
    return waiting();
  };
  await expect.poll(afterSkipping, { interval: 2_000 }).toEqual(["sent", READERS]);
  const copies = new Map<string, number>();
  for (const { to } of got()) copies.set(to[0]!, (copies.get(to[0]!) ?? 0) + 1);
  expect(kills).toBeGreaterThanOrEqual(3);
  expect([...copies.keys()].sort()).toEqual(Array.from({ length: READERS }, (_, index) => addressOf(index)).sort());
  expect(Math.max(...copies.values())).toBeLessThanOrEqual(2);
  expect(got().length - READERS).toBeLessThanOrEqual(kills * sendMailJob.concurrency);
});
