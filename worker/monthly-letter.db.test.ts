import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { letterDay } from "#domain/conduct/letter-day.server.ts";
import { writeLetters } from "#domain/conduct/monthly-letter.server.ts";
import { type MailSender, sendMail } from "#domain/mail/send-mail.server.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { saveWishes } from "#domain/notices/wishes.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { moved } from "#tests/support/wallet.ts";
import { composeMail } from "./compose-mail.ts";

// The letter of the month (the job write-letters), through a real mail server.

const ctx = await testContext();
const { db } = ctx;
const TODAY = letterDay(dayInSantoDomingo(new Date()));
let [center, name] = ["", ""];

beforeEach(async () => {
  for (const table of ["mail_messages", "notices", "notice_wishes", "analytics_events"] as const) await db.deleteFrom(table).execute();
  ({ id: center, name } = await addCenter(ctx, `carta-${randomUUID().slice(0, 8)}`));
  await joins("amaranta", "owner");
  await joins("yadira", "editor");
});

const joins = (name: "amaranta" | "yadira", role: string) =>
  db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson(name), provider_id: center, role })
    .execute();

const letters = () => db.selectFrom("notices").select("facts").where("provider_id", "=", center).execute();

/** Counts a view at a moment by its distance from the first day of this month in Santo Domingo. */
const view = (after: string) =>
  sql`insert into analytics_events (at, name, path, facts) values (
    (date_trunc('month', ${TODAY}::timestamp) + ${after}::interval) at time zone 'America/Santo_Domingo',
    'view_center', '/centros', jsonb_build_object('center_id', ${center}::text))`.execute(db);

/** Sends what is queued, with a worker that dies between each two steps and begins again. */
async function sent() {
  const box = await openMailbox();
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(async () => {
    mailer.close();
    await box.close();
  });
  const sender: MailSender = { db, mailer, compose: composeMail(ctx) };
  for (let run = 0; run < 2; run++) {
    await Promise.all([writeLetters(ctx, TODAY), writeLetters(ctx, TODAY)]);
    await Promise.all([tellNotices(ctx), tellNotices(ctx)]);
    const waiting = await db.selectFrom("mail_messages").select("id").where("status", "=", "queued").execute();
    for (const { id } of waiting) {
      const dying: MailSender = { ...sender, compose: () => Promise.reject(new Error("killed")) };
      await expect(sendMail(dying, id)).rejects.toThrow("killed");
      await Promise.all([sendMail(sender, id), sendMail(sender, id)]);
    }
  }
  return box.mails.filter(({ text }) => text.includes(name));
}

test("last month's figures go once to who leads the center, with what would help most; a figure that does not exist has no line", async () => {
  for (const after of ["-1 month", "-1 second", "0 seconds", "-1 month -1 second"]) await view(after);
  const mails = await sent();
  expect(mails).toHaveLength(1);
  const [{ to, subject, text }] = mails as [(typeof mails)[0]];
  expect(to).toEqual(["amaranta.solis@luna-de-larimar.example"]);
  expect(subject).toMatch(/^Tu mes en cifras: [a-z]+ de \d{4}$/);
  expect(text).toMatch(/Visitas al perfil\s+2\b/);
  expect(text).toContain("Lo que más ayudaría ahora: pon los precios al día");
  expect(text).not.toMatch(/Lo que gastaste|Tu respuesta|De ellas|undefined/);
});

test("what the month spent is what left the wallet for requests, less what came back, and a top-up is none of it", async () => {
  const subject = { type: "offer", id: "1" };
  await moved(ctx, center, 10_000);
  await moved(ctx, center, -1_800, { subject });
  await moved(ctx, center, -2_200, { subject });
  await moved(ctx, center, 1_800, { kind: "refund", own: "revenue", subject });
  // The letter of next month tells of this one.
  await writeLetters(ctx, letterDay(addDays(`${TODAY.slice(0, 8)}28`, 7)));
  const [{ facts }] = (await letters()) as [{ facts: unknown }];
  expect(facts).toMatchObject({ spentCents: 2_200, views: 0 });
});

test("nothing goes before the first business day, of a month without anything, or to who switched it off", async () => {
  await writeLetters(ctx, TODAY);
  expect(await letters()).toEqual([]);
  await view("-2 days");
  await writeLetters(ctx, addDays(TODAY, -1));
  expect(await letters()).toEqual([]);
  await saveWishes({ ...ctx, actor: "visitor" }, idOfPerson("amaranta"), "provider", () => ({ mail: false, push: true }));
  expect(await sent()).toEqual([]);
  expect(await letters()).toHaveLength(1);
});
