import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { ROLES, type Role, roleMay } from "#domain/team/powers.ts";
import { addOpenCenter, addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { left, openSession } from "#tests/support/notices.ts";
import { testBrowser } from "#tests/support/push-host.ts";
import { endMails, topicOfLink } from "./end-mails.server.ts";
import { forgetNotices } from "./forget-notices.server.ts";
import { leaveNotice, type NewNotice } from "./leave-notice.server.ts";
import { markAllSeen, openNotice } from "./mark-seen.server.ts";
import { KINDS, type NoticeKind } from "./notice.ts";
import { noticesOfPerson, noticeToTell, unseenNotices } from "./notice-queries.server.ts";
import { endMailsToken } from "./notice-tokens.ts";
import { addDevice, devicesOf, removeDevice } from "./push-devices.server.ts";
import { pushKeyPair, pushPublicKey } from "./push-keys.server.ts";
import { tellNotices } from "./tell-notices.server.ts";
import { saveWishes, wishesOf } from "./wishes.server.ts";

const ctx = await testContext();
const mailsOf = async () =>
  (await ctx.db.selectFrom("mail_messages").select("effect_key").where("template", "=", "notice").execute()).length;
let userId: string;

beforeEach(async () => {
  await ctx.db.deleteFrom("notices").execute();
  userId = await addPatient(ctx);
});

test("a notice exists exactly when its transaction commits, once for each effect and person", async () => {
  const rolledBack = ctx.db.transaction().execute(async (tx) => {
    const notice = { effectKey: "x", providerId: null, path: "/dashboard/user" };
    await leaveNotice(tx, { user: userId }, { kind: "review-published", facts: {}, ...notice });
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  expect(await noticesOfPerson(ctx.db, userId)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => left(ctx, { user: userId }, { effectKey: "x" })));
  expect(await noticesOfPerson(ctx.db, userId)).toMatchObject([{ kind: "review-published", seen: false, center: null }]);
});

test("those of a center whose role reaches the matter hear of it, and nobody else; with another role they find no notice of it", async () => {
  const center = await addOpenCenter(ctx, `avisos-${randomUUID().slice(0, 8)}`);
  const yadira = idOfPerson("yadira");
  const give = async (role: Role) => {
    await ctx.db.deleteFrom("provider_accounts").where("user_id", "=", yadira).where("provider_id", "=", center.id).execute();
    await ctx.db.insertInto("provider_accounts").values({ user_id: yadira, provider_id: center.id, role }).execute();
  };
  const kinds = (Object.keys(KINDS) as NoticeKind[]).filter((kind) => KINDS[kind].team !== null);
  const about = { providerId: center.id, path: "/dashboard/provider", facts: {} };
  const heard = async () => (await noticesOfPerson(ctx.db, yadira)).map(({ kind }) => kind).toSorted();
  for (const role of ROLES) {
    await ctx.db.deleteFrom("notices").execute();
    await give(role);
    for (const kind of kinds) await left(ctx, { team: center.id }, { ...about, kind } as Partial<NewNotice>);
    expect([role, await heard()]).toEqual([role, kinds.filter((kind) => roleMay(role, KINDS[kind].team!)).toSorted()]);
    expect(await unseenNotices(ctx.db, yadira)).toBe((await heard()).length);
  }
  await give("owner");
  await left(ctx, { team: center.id }, { ...about, kind: "balance-low", facts: { balanceCents: 0 } });
  const { id } = (await noticesOfPerson(ctx.db, yadira)).find(({ kind }) => kind === "balance-low")!;
  expect(await noticeToTell(ctx.db, id)).toMatchObject({ userId: yadira });
  await give("editor");
  expect(await heard()).not.toContain("balance-low");
  expect(await noticeToTell(ctx.db, id)).toBeNull();
  expect((await noticesOfPerson(ctx.db, idOfPerson("amaranta"))).some(({ center: its }) => its !== null)).toBe(true);
});

test("a notice is seen when it is opened, by its own person; marking all leaves what came in the meantime", async () => {
  await left(ctx, { user: userId });
  const [first] = await noticesOfPerson(ctx.db, userId);
  expect(await openNotice(ctx, await addPatient(ctx), first!.id)).toBeNull();
  expect(await openNotice(ctx, userId, "nobody")).toBeNull();
  expect(await unseenNotices(ctx.db, userId)).toBe(1);
  expect(await openNotice(ctx, userId, first!.id)).toMatchObject({ path: "/dashboard/user/consultas" });
  expect(await unseenNotices(ctx.db, userId)).toBe(0);
  await left(ctx, { user: userId });
  const [newest] = await noticesOfPerson(ctx.db, userId);
  await sql`select pg_sleep(0.005)`.execute(ctx.db);
  await left(ctx, { user: userId });
  await markAllSeen(ctx, userId, newest!.createdAt);
  expect(await unseenNotices(ctx.db, userId)).toBe(1);
});

test("two workers at once, and a second run, tell each notice once; a worker that died told none", async () => {
  await addDevice(ctx, { userId, sessionId: await openSession(ctx, userId) }, { endpoint: "https://push.example/1", ...testBrowser() });
  for (let count = 0; count < 5; count++) await left(ctx, { user: userId });
  const before = await mailsOf();
  const dying = { ...ctx, jobs: { ...ctx.jobs, enqueue: () => Promise.reject(new Error("the machine fell")) } };
  await expect(tellNotices(dying)).rejects.toThrow("the machine fell");
  expect(await mailsOf()).toBe(before);
  await Promise.all([tellNotices(ctx), tellNotices(ctx), tellNotices(ctx)]);
  await tellNotices(ctx);
  expect(await mailsOf()).toBe(before + 5);
  expect(await ctx.db.selectFrom("push_messages").select("id").execute()).toHaveLength(5);
});

test("each topic is chosen for itself, and a mail's link ends its own", async () => {
  expect((await wishesOf(ctx.db, userId)).reviews).toEqual({ mail: true, push: true });
  await saveWishes(ctx, userId, "patient", (topic) => ({ mail: topic === "reviews", push: topic !== "reviews" }));
  const { consultations, reviews, requests } = await wishesOf(ctx.db, userId);
  expect([consultations, reviews, requests]).toEqual([
    { mail: false, push: true },
    { mail: true, push: false },
    { mail: true, push: true },
  ]);
  const token = endMailsToken(ctx.keys, { userId, topic: "reviews" }, new Date());
  expect(topicOfLink(ctx, token)).toBe("reviews");
  expect(await endMails(ctx, `${token}x`)).toBeNull();
  expect(await endMails(ctx, token)).toBe("reviews");
  expect((await wishesOf(ctx.db, userId)).reviews).toEqual({ mail: false, push: false });
  await saveWishes(ctx, userId, "provider", () => ({ mail: false, push: false }));
  // Nobody alone may turn off mails to the center's own mailbox.
  expect((await wishesOf(ctx.db, userId)).requests).toEqual({ mail: true, push: false });
});

test("a device is a subscription over https, of one browser at a time, and its own person's to remove", async () => {
  const [mine, other] = [await openSession(ctx, userId), await addPatient(ctx)];
  const keys = testBrowser();
  const add = (endpoint: string, change: object = {}) => addDevice(ctx, { userId, sessionId: mine }, { endpoint, ...keys, ...change });
  for (const bad of [
    "http://push.example/1",
    "https://a:b@push.example/1",
    "file:///etc/passwd",
    "x",
    `https://push.example/${"1".repeat(1000)}`,
  ])
    expect(await add(bad)).toBe("refused");
  expect(await add("https://push.example/2", { p256dh: "short" })).toBe("refused");
  expect(await add("https://push.example/2", { auth: `${keys.auth}AAAA` })).toBe("refused");
  expect(await add("https://push.example/2")).toBe("added");
  expect(await add("https://push.example/3")).toBe("added");
  const [device, ...more] = await devicesOf(ctx, { userId, sessionId: mine });
  expect([device?.current, more]).toEqual([true, []]);
  expect(await removeDevice(ctx, other, device!.id)).toBe("not-found");
  const acts = async () =>
    (
      await ctx.db
        .selectFrom("audit_log")
        .select("action")
        .where("subject_type", "=", "user")
        .where("subject_id", "=", userId)
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);
  expect(await acts()).toEqual(["push.device-added", "push.device-added"]);
  expect(await removeDevice(ctx, userId, "nobody")).toBe("not-found");
  // Another account in the same browser takes over its subscription.
  const theirs = { userId: other, sessionId: await openSession(ctx, other) };
  expect(await addDevice(ctx, theirs, { endpoint: "https://push.example/3", ...keys })).toBe("added");
  expect(await devicesOf(ctx, { userId, sessionId: mine })).toEqual([]);
  const [taken] = await devicesOf(ctx, theirs);
  expect(await removeDevice(ctx, other, taken!.id)).toBe("removed");
});

test("a person has up to twenty devices, and those of ended sessions are not shown", async () => {
  const devices = [];
  for (let count = 0; count < 20; count++) {
    const sessionId = await openSession(ctx, userId);
    devices.push(sessionId);
    const added = await addDevice(ctx, { userId, sessionId }, { endpoint: `https://push.example/${sessionId}`, ...testBrowser() });
    expect(added).toBe("added");
  }
  const one = { userId, sessionId: await openSession(ctx, userId) };
  const device = { endpoint: `https://push.example/${one.sessionId}`, ...testBrowser() };
  expect(await addDevice(ctx, one, device)).toBe("refused");
  expect(await devicesOf(ctx, one)).toHaveLength(20);
  await sql`update user_sessions set is_active = false, ended_at = now() where id = ${devices[0]}`.execute(ctx.db);
  await sql`update user_sessions set expires_at = now() where id = ${devices[1]}`.execute(ctx.db);
  expect(await devicesOf(ctx, one)).toHaveLength(18);
});

test("a link in a mail ends nothing of somebody whose account is gone, and what it ended stands in the log", async () => {
  const linesOf = async (id: string) =>
    (await ctx.db.selectFrom("audit_log").select("action").where("subject_type", "=", "user").where("subject_id", "=", id).execute()).map(
      ({ action }) => action,
    );
  const linkOf = (id: string) => endMailsToken(ctx.keys, { userId: id, topic: "reviews" }, new Date());
  const gone = randomUUID();
  expect(await endMails(ctx, linkOf(gone))).toBe("reviews");
  expect(await endMails(ctx, linkOf(userId))).toBe("reviews");
  await saveWishes(ctx, userId, "patient", () => ({ mail: true, push: true }));
  expect([await linesOf(gone), await linesOf(userId)]).toEqual([[], ["notices.mails-ended", "notices.wishes-changed"]]);
  expect((await wishesOf(ctx.db, await addPatient(ctx))).reviews).toEqual({ mail: true, push: true });
});

test("the keys are made once, and simultaneous requests get the same", async () => {
  await ctx.db.deleteFrom("push_keys").execute();
  const asked = await Promise.all([1, 2, 3].map(() => pushPublicKey(ctx)));
  expect(new Set(asked).size).toBe(1);
  expect((await pushKeyPair(ctx)).publicKey).toBe(asked[0]);
  expect(await pushPublicKey(ctx)).toBe(asked[0]);
});

test("notices of a year ago are forgotten", async () => {
  await left(ctx, { user: userId });
  await left(ctx, { user: userId }, { effectKey: "old" });
  await sql`update notices set created_at = now() - interval '366 days' where effect_key = 'old'`.execute(ctx.db);
  await forgetNotices(ctx);
  expect(await noticesOfPerson(ctx.db, userId)).toHaveLength(1);
});
