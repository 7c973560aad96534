import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { forgetNotices } from "#domain/notices/forget-notices.server.ts";
import { noticesOfPerson, unseenNotices } from "#domain/notices/notice-queries.server.ts";
import { addDevice } from "#domain/notices/push-devices.server.ts";
import { sendPushJob } from "#domain/notices/push-jobs.ts";
import { sendPush } from "#domain/notices/send-push.server.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { saveWishes } from "#domain/notices/wishes.server.ts";
import { pausePlace } from "#domain/patients/pause.server.ts";
import { clockText, USUAL_QUIET } from "#domain/patients/quiet-hours.ts";
import { remindDays } from "#domain/patients/remind-days.server.ts";
import { forgetEntry, markTaken, saveEntry } from "#domain/patients/save-entry.server.ts";
import { saveQuietHours, saveSettings } from "#domain/patients/save-settings.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { left, openSession } from "#tests/support/notices.ts";
import { pushHost, pushSender, testBrowser } from "#tests/support/push-host.ts";

// A patient's own days and quiet hours on their devices: sealed entries, a real database, and a real push endpoint over https.

const ctx = await testContext();
const { db } = ctx;
const host = await pushHost();
const sender = await pushSender(ctx);
const ZONE = USUAL_QUIET.zone;
/** The present minute, as somebody would have written it down by the clock of the country. */
const present = new Date();
const [day, minutes] = [dayInSantoDomingo(present), minutesIn(present, ZONE)];
const time = clockText(minutes);
const silence = { on: true, from: (minutes + 1380) % 1440, to: (minutes + 60) % 1440, zone: ZONE };

let userId: string;
let device: ReturnType<typeof testBrowser>;

beforeEach(async () => {
  host.received.length = 0;
  await db.deleteFrom("notices").execute();
  await sql`delete from pgboss.job where name = ${sendPushJob.name}`.execute(db);
  userId = await addPatient(ctx);
  device = testBrowser();
  const subscriber = { userId, sessionId: await openSession(ctx, userId) };
  await addDevice(ctx, subscriber, { endpoint: `${host.url}/${userId}`, p256dh: device.p256dh, auth: device.auth });
  await saveQuietHours(ctx, userId, silence);
});

const medicine = { name: "Folitropina", dose: "225 UI", from: day, to: day, sure: "", at: "", times: time, place: "", note: "" };

async function keptEntry(kind: "medicine" | "appointment", fields: typeof medicine): Promise<string> {
  const saved = await saveEntry(ctx, userId, { kind, id: null, fields });
  if (saved.outcome !== "saved") throw new Error(saved.outcome);
  return saved.entry.id;
}
/** Lets the worker come a moment late, so that the present minute is due. */
const itIsTime = () =>
  sql`update patient_profiles set next_reminder_at = now() - interval '2 minutes' where user_id = ${userId}`.execute(db);
const pushes = async () => (await db.selectFrom("push_messages").select("id").execute()).map(({ id }) => id);
const nextLook = async () => {
  const row = await db.selectFrom("patient_profiles").select("next_reminder_at").where("user_id", "=", userId).executeTakeFirstOrThrow();
  return row.next_reminder_at;
};
async function told(): Promise<string[]> {
  await itIsTime();
  await remindDays(ctx);
  await tellNotices(ctx);
  return Promise.all((await pushes()).map((id) => sendPush(sender, id)));
}

test("a dose rings at its hour, in quiet hours too, and says only «Recordatorio»; with full words it says which", async () => {
  await keptEntry("medicine", medicine);
  expect(await told()).toEqual(["sent"]);
  const { tag, ...shown } = device.read(host.received[0]!);
  expect(shown).toEqual({ title: "Recordatorio", body: "", path: "/dashboard/user/progreso" });
  // A telephone that was off does not ring for a dose of this morning.
  expect(Number(host.received[0]!.headers.ttl)).toBeLessThanOrEqual(30 * 60);
  await db.deleteFrom("notices").execute();
  await saveSettings(ctx, userId, { fullWords: true });
  expect(await told()).toEqual(["sent"]);
  expect(device.read(host.received[1]!)).toMatchObject({ title: "Folitropina, 225 UI", body: expect.stringMatching(/\d:\d\d/) });
});

test("a second run and two workers at once tell a dose once; no list has it, and after two days nothing is left of it", async () => {
  await keptEntry("medicine", medicine);
  await itIsTime();
  await Promise.all([remindDays(ctx), remindDays(ctx)]);
  await itIsTime();
  await remindDays(ctx);
  await tellNotices(ctx);
  expect(await pushes()).toHaveLength(1);
  expect([await noticesOfPerson(db, userId), await unseenNotices(db, userId)]).toEqual([[], 0]);
  await left(ctx, { user: userId });
  await sql`update notices set created_at = now() - interval '49 hours'`.execute(db);
  await forgetNotices(ctx);
  expect((await db.selectFrom("notices").select("kind").execute()).map(({ kind }) => kind)).toEqual(["review-published"]);
});

test("what was taken, forgotten, switched off or paused is silent; a pause that keeps reminders is not", async () => {
  const id = await keptEntry("medicine", medicine);
  await markTaken(ctx, userId, { id, day, time, taken: true });
  expect(await told()).toEqual([]);
  await markTaken(ctx, userId, { id, day, time, taken: false });
  await saveWishes(ctx, userId, "patient", (topic) => ({ mail: true, push: topic !== "days" }));
  expect(await told()).toEqual(["not-wished"]);
  await saveWishes(ctx, userId, "patient", () => ({ mail: true, push: true }));
  await db.deleteFrom("notices").execute();
  await pausePlace(ctx, userId, { days: null, keepsReminders: false });
  expect(await told()).toEqual(["not-wished"]);
  await db.deleteFrom("notices").execute();
  await pausePlace(ctx, userId, { days: null, keepsReminders: true });
  expect(await told()).toEqual(["sent"]);
  await db.deleteFrom("notices").execute();
  await itIsTime();
  await remindDays(ctx);
  await tellNotices(ctx);
  await forgetEntry(ctx, userId, id);
  expect(await sendPush(sender, (await pushes())[0]!)).toBe("not-wished");
});

test("the job looks at the moment of the next dose or appointment, and no patient without a device gets a notice", async () => {
  await sql`update patient_profiles set next_reminder_at = null where user_id = ${userId}`.execute(db);
  await keptEntry("medicine", { ...medicine, from: "2099-02-09", to: "2099-02-11", times: "8:00, 20:00" });
  expect(await nextLook()).toEqual(new Date("2099-02-09T12:00:00Z"));
  await keptEntry("appointment", { ...medicine, from: "2099-02-08", at: "23:30" });
  await saveQuietHours(ctx, userId, USUAL_QUIET);
  await remindDays(ctx);
  expect(await nextLook()).toEqual(new Date("2099-02-09T01:30:00Z"));
  await db.deleteFrom("push_devices").execute();
  await keptEntry("medicine", medicine);
  await itIsTime();
  await remindDays(ctx);
  expect(await db.selectFrom("notices").select("id").execute()).toEqual([]);
});

test("one patient whose entries cannot be read keeps nobody else waiting", async () => {
  const other = await addPatient(ctx);
  await saveEntry(ctx, other, { kind: "medicine", id: null, fields: medicine });
  await sql`update patient_entries set sealed = '\\x00' where patient_id = (select id from patient_profiles where user_id = ${other})`.execute(
    db,
  );
  await sql`update patient_profiles set next_reminder_at = now() - interval '1 hour' where user_id = ${other}`.execute(db);
  await keptEntry("medicine", medicine);
  await itIsTime();
  await expect(remindDays(ctx)).rejects.toThrow();
  expect(await db.selectFrom("notices").select("kind").where("user_id", "=", userId).execute()).toEqual([{ kind: "day" }]);
  await sql`update patient_profiles set next_reminder_at = null where user_id = ${other}`.execute(db);
});

test("any other notice waits until the silence is over, once, and is shown then", async () => {
  await left(ctx, { user: userId });
  await tellNotices(ctx);
  const [id] = await pushes();
  await sql`delete from pgboss.job where name = ${sendPushJob.name}`.execute(db);
  expect(await Promise.all([sendPush(sender, id!), sendPush(sender, id!)])).toEqual(["held", "held"]);
  const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job where name = ${sendPushJob.name}`.execute(db);
  expect(rows).toHaveLength(1);
  const end = minutesIn(rows[0]!.at, ZONE);
  expect(end).toBe(silence.to);
  expect(rows[0]!.at.getTime()).toBeGreaterThan(Date.now());
  expect(host.received).toEqual([]);
  await saveQuietHours(ctx, userId, { ...silence, on: false });
  expect(await sendPush(sender, id!)).toBe("sent");
});

test("a reminder of a consultation opens the consultation, says only «Cita», and is not told once it has begun", async () => {
  await saveQuietHours(ctx, userId, { ...silence, on: false });
  const path = "/dashboard/user/consultas/1";
  const remind = async (minutesAhead: number) => {
    await db.deleteFrom("notices").execute();
    const startsAt = new Date(Date.now() + minutesAhead * 60_000).toISOString();
    await left(ctx, { user: userId }, { kind: "consultation", facts: { event: "reminder", startsAt, zone: ZONE }, path });
    await tellNotices(ctx);
    return sendPush(sender, (await pushes())[0]!);
  };
  expect(await remind(150)).toBe("sent");
  const { tag, ...shown } = device.read(host.received[0]!);
  expect(shown).toEqual({ title: "Cita", body: "", path });
  expect(Number(host.received[0]!.headers.ttl)).toBeLessThanOrEqual(150 * 60);
  expect(await remind(-1)).toBe("not-wished");
  // Its silence would end after the beginning.
  await saveQuietHours(ctx, userId, silence);
  expect(await remind(30)).toBe("not-wished");
  await pausePlace(ctx, userId, { days: null, keepsReminders: true });
  await saveQuietHours(ctx, userId, { ...silence, on: false });
  expect(await remind(150)).toBe("sent");
});
