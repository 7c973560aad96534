import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { addDevice } from "#domain/notices/push-devices.server.ts";
import { sendPushJob } from "#domain/notices/push-jobs.ts";
import { pushKeyPair } from "#domain/notices/push-keys.server.ts";
import { type PushSender, sendPush } from "#domain/notices/send-push.server.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { saveWishes } from "#domain/notices/wishes.server.ts";
import { pausePlace } from "#domain/patients/pause.server.ts";
import { USUAL_QUIET } from "#domain/patients/quiet-hours.ts";
import { saveQuietHours, saveSettings } from "#domain/patients/save-settings.server.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import { openPush } from "#platform/push.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { left, openSession } from "#tests/support/notices.ts";
import { PUSH_HOST, pushHost, pushSender, testBrowser } from "#tests/support/push-host.ts";
import { registerNotices } from "./notices.ts";

// Notices on people's devices: an encrypted message to a real push endpoint over https.

const ctx = await testContext();
const { db } = ctx;
const host = await pushHost();
const sender = await pushSender(ctx);
const CENTER_WORDS = /larimar|centro|clínica|fiv|fertil/i;

let userId: string;
let sessionId: string;
let device: ReturnType<typeof testBrowser>;

beforeEach(async () => {
  host.received.length = 0;
  host.status = 201;
  await db.deleteFrom("notices").execute();
  await sql`delete from pgboss.job where name = ${sendPushJob.name}`.execute(db);
  userId = await addPatient(ctx);
  sessionId = await openSession(ctx, userId);
  device = testBrowser();
  const endpoint = `${host.url}/${userId}`;
  expect(await addDevice(ctx, { userId, sessionId }, { endpoint, p256dh: device.p256dh, auth: device.auth })).toBe("added");
  await saveQuietHours(ctx, userId, { ...USUAL_QUIET, on: false });
});

/** Leaves a notice, sends it, and returns the message to the device. */
async function queued() {
  await left(ctx, { user: userId });
  await tellNotices(ctx);
  const row = await db.selectFrom("push_messages").select("id").orderBy("created_at", "desc").executeTakeFirstOrThrow();
  return row.id;
}
const stored = (id: string) => db.selectFrom("push_messages").selectAll().where("id", "=", id).executeTakeFirst();

test("a patient's device says only that there is a notice, unless they chose full words, which name neither a center nor a treatment", async () => {
  const id = await queued();
  expect(await sendPush(sender, id)).toBe("sent");
  const [first] = host.received;
  expect(first).toMatchObject({ path: `/${userId}`, headers: { "content-encoding": "aes128gcm", ttl: "86400" } });
  expect(first!.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  const { tag, ...shown } = device.read(first!);
  expect(shown).toEqual({ title: "Tienes un aviso", body: "", path: "/dashboard/user/avisos" });
  await saveSettings(ctx, userId, { fullWords: true });
  await sendPush(sender, await queued());
  const full = device.read(host.received[1]!);
  expect(full).toMatchObject({ body: "Novedades de una reseña", path: "/dashboard/user/avisos" });
  expect(`${full.title} ${full.body}`).not.toMatch(CENTER_WORDS);
});

test("a second run, and two workers at once, send once; after a crash the repeat has the tag of the first", async () => {
  const id = await queued();
  const outcomes = await Promise.all([1, 2, 3].map(() => sendPush(sender, id)));
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
  expect(await sendPush(sender, id)).toBe("done-before");
  expect(host.received).toHaveLength(1);
  const lost = await queued();
  const dying: PushSender = { ...sender, deliver: (...args) => sender.deliver(...args).then(() => Promise.reject(new Error("killed"))) };
  await expect(sendPush(dying, lost)).rejects.toThrow("killed");
  expect(await sendPush(sender, lost)).toBe("in-other-hands");
  await sql`update push_messages set claimed_at = claimed_at - interval '10 minutes' where id = ${lost}`.execute(db);
  expect(await sendPush(sender, lost)).toBe("sent");
  const [, ...repeated] = host.received.map((push) => [device.read(push).tag, push.headers.topic]);
  expect(repeated[0]).toEqual(repeated[1]);
});

test("a dead subscription is forgotten, a busy service is asked again, and a refusal is final", async () => {
  const busy = await queued();
  host.status = 503;
  expect(await sendPush(sender, busy)).toBe("failed");
  expect(await stored(busy)).toMatchObject({ status: "queued", last_error: "answered 503" });
  host.status = 413;
  expect(await sendPush(sender, busy)).toBe("refused");
  for (const status of [404, 410]) {
    const id = await queued();
    host.status = status;
    expect(await sendPush(sender, id)).toBe("gone");
    expect(await stored(id)).toBeUndefined();
    const again = { endpoint: `${host.url}/${userId}`, p256dh: device.p256dh, auth: device.auth };
    await addDevice(ctx, { userId, sessionId }, again);
  }
});

test("nothing is sent to an address that is not public, and its device is forgotten", async () => {
  const real = openPush({ keyPair: await pushKeyPair(ctx), contact: "mailto:hola@cuna.example", mayReach: isPublicAddress });
  expect(await sendPush({ ...sender, deliver: real }, await queued())).toBe("gone");
  expect(host.received).toEqual([]);
  expect(await db.selectFrom("push_devices").select("id").where("user_id", "=", userId).execute()).toEqual([]);
});

test("a pause, a switch, a notice that was seen in the meantime and a session that ended are silent", async () => {
  await pausePlace(ctx, userId, { days: null, keepsReminders: true });
  expect(await sendPush(sender, await queued())).toBe("not-wished");
  await sql`update patient_profiles set paused_at = null`.execute(db);
  await saveWishes(ctx, userId, "patient", () => ({ mail: true, push: false }));
  expect(await sendPush(sender, await queued())).toBe("not-wished");
  await saveWishes(ctx, userId, "patient", () => ({ mail: true, push: true }));
  const seen = await queued();
  await sql`update notices set seen_at = now()`.execute(db);
  expect(await sendPush(sender, seen)).toBe("not-wished");
  const late = await queued();
  await sql`update user_sessions set is_active = false, ended_at = now() where id = ${sessionId}`.execute(db);
  expect(await sendPush(sender, late)).toBe("signed-out");
  expect(host.received).toEqual([]);
});

test("the worker sends what the job queued, and tries again when the service was away", async () => {
  host.status = 500;
  const runner = await openJobRunner(ctx.databaseUrl, { pollSeconds: 0.5 });
  onTestFinished(() => runner.stop());
  await registerNotices(runner, ctx, PUSH_HOST);
  const id = await queued();
  await expect.poll(async () => (await stored(id))?.last_error).toBe("answered 500");
  host.status = 201;
  await sql`update pgboss.job set start_after = now() where name = ${sendPushJob.name} and state = 'retry'`.execute(db);
  await expect.poll(async () => (await stored(id))?.status).toBe("sent");
});

test("a newer secret wraps the keys again; without the old one devices have to subscribe again", async () => {
  const { publicKey } = await pushKeyPair(ctx);
  const both = keysFrom(["a secret that only tests know, 32+", "later:another secret of the tests, 32+"]);
  expect((await pushKeyPair({ db, keys: both })).publicKey).toBe(publicKey);
  const later = keysFrom(["later:another secret of the tests, 32+"]);
  expect((await pushKeyPair({ db, keys: later })).publicKey).toBe(publicKey);
  expect((await pushKeyPair(ctx)).publicKey).not.toBe(publicKey);
  expect(await db.selectFrom("push_devices").select("id").execute()).toEqual([]);
});
