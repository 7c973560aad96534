import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { openAuth } from "./auth.server.ts";
import { createAdmin } from "./create-admin.server.ts";
import { forgetPastSignIns } from "./forget-past-sign-ins.server.ts";
import { register } from "./register.server.ts";
import type { Visit } from "./sign-in.server.ts";

const ctx = await testContext();
const { db } = ctx;
const auth = authOf(ctx);
beforeEach(() => db.deleteFrom("tries").execute());
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

const visit = (cookie = "", device?: string): Visit => ({
  headers: new Headers({ "user-agent": PHONE, ...(cookie && { cookie }) }),
  ip: "203.0.113.9",
  device,
});
const maria = { email: "maria.rosario@correo.example", password: DEMO_PASSWORD, ownDevice: false };

/** The cookies that the browser sends back: names and values without attributes. */
const kept = (cookies: string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");
const sessionIn = (cookie: string) => decodeURIComponent(/__Host-session=([^;]+)/.exec(cookie)![1]!);

async function signIn(input = maria) {
  const result = await auth.signIn(visit(), input);
  if (result.outcome !== "signed-in") throw new Error(result.outcome);
  return { ...result, cookie: kept(result.cookies) };
}

test("a person who signs in is known by the cookie, and the table keeps neither the cookie nor its token", async () => {
  const { cookie, viewer, cookies } = await signIn();
  expect(viewer).toMatchObject({
    userId: idOfPerson("maria"),
    firstName: "María",
    userType: "patient",
    teamRole: null,
    emailConfirmed: true,
  });
  expect(await auth.viewerOfCookie(sessionIn(cookie))).toEqual(viewer);
  const set = cookies.find((line) => line.startsWith("__Host-session="))!;
  for (const attribute of ["HttpOnly", "Secure", "Path=/", "SameSite=Lax"]) expect(set).toContain(attribute);
  const row = await db.selectFrom("user_sessions").selectAll().where("id", "=", viewer.sessionId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    user_email: maria.email,
    user_type: "patient",
    device_type: "mobile",
    browser: "Safari",
    os: "iOS",
    is_active: true,
  });
  const [token] = sessionIn(cookie).split(".");
  expect(JSON.stringify(row)).not.toContain(token);
});

test("a session that nobody keeps on an own device ends with the browser, or after a day", async () => {
  const lifeOf = async (ownDevice: boolean) => {
    const { cookies, viewer } = await signIn({ ...maria, ownDevice });
    const { expires_at } = await db
      .selectFrom("user_sessions")
      .select("expires_at")
      .where("id", "=", viewer.sessionId)
      .executeTakeFirstOrThrow();
    const days = Math.round((expires_at.getTime() - Date.now()) / 86_400_000);
    return { days, keptByBrowser: cookies.some((line) => /^__Host-session=.*Max-Age=/.test(line)) };
  };
  expect(await lifeOf(false)).toEqual({ days: 1, keptByBrowser: false });
  expect(await lifeOf(true)).toEqual({ days: 30, keptByBrowser: true });
});

test("signing out ends this session and no other; the row stays, inactive, with its end", async () => {
  const here = await signIn();
  const elsewhere = await signIn();
  const cookies = await auth.signOut(visit(here.cookie));
  expect(cookies.find((line) => line.startsWith("__Host-session="))).toContain("Max-Age=0");
  expect(await auth.viewerOfCookie(sessionIn(here.cookie))).toBeNull();
  expect(await auth.viewerOfCookie(sessionIn(elsewhere.cookie))).not.toBeNull();
  const row = await db
    .selectFrom("user_sessions")
    .select(["is_active", "ended_at"])
    .where("id", "=", here.viewer.sessionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ is_active: false, ended_at: expect.any(Date) });
});

test("a wrong password and an unknown address are refused alike, with no cookie", async () => {
  expect(await auth.signIn(visit(), { ...maria, password: "otra cosa muy larga" })).toEqual({ outcome: "refused" });
  expect(await auth.signIn(visit(), { ...maria, email: "nadie@correo.example" })).toEqual({ outcome: "refused" });
  expect(await auth.signIn(visit(), { ...maria, email: "no es un correo" })).toEqual({ outcome: "refused" });
});

test("a person whose profile is missing gets an empty one at sign-in, of the same kind", async () => {
  await signIn({ ...maria, email: "yadira.polanco@caracola.example" });
  await db.deleteFrom("profiles").where("user_id", "=", idOfPerson("yadira")).execute();
  const { viewer } = await signIn({ ...maria, email: "yadira.polanco@caracola.example" });
  expect(viewer).toMatchObject({ userType: "provider", firstName: null, temporaryPassword: false });
});

test("a session past its end, a made-up token and rubbish are nobody", async () => {
  const { cookie, viewer } = await signIn();
  await db
    .updateTable("user_sessions")
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where("id", "=", viewer.sessionId)
    .execute();
  expect(await auth.viewerOfCookie(sessionIn(cookie))).toBeNull();
  for (const made of ["", ".", "a".repeat(32), `${"a".repeat(32)}.x`, "\0", "%"]) expect(await auth.viewerOfCookie(made)).toBeNull();
});

test("after five wrong passwords the account waits, for strangers; its owner still gets in from a browser of theirs", async () => {
  const { device } = await signIn();
  const guess = (known?: string) => auth.signIn(visit("", known), { ...maria, password: "una que no es la suya" });
  for (let wrong = 0; wrong < 5; wrong++) expect(await guess()).toEqual({ outcome: "refused" });
  expect(await auth.signIn(visit(), maria)).toEqual({ outcome: "limited", retryAfterSeconds: expect.any(Number) });
  expect(await auth.signIn(visit("", device), maria)).toMatchObject({ outcome: "signed-in" });
  // Unknown addresses have to wait in the same way.
  const unknown = { ...maria, email: "nadie.mas@correo.example" };
  for (let wrong = 0; wrong < 5; wrong++) expect(await auth.signIn(visit(), unknown)).toEqual({ outcome: "refused" });
  expect(await auth.signIn(visit(), unknown)).toMatchObject({ outcome: "limited" });
});

test("who guesses from everywhere waits as long, whichever process answers, and an account of the same mailbox clears no way", async () => {
  const target = { ...maria, email: "amaranta.solis@luna-de-larimar.example" };
  const alias = "amaranta.solis+otra@luna-de-larimar.example";
  await register(ctx, { email: alias, password: DEMO_PASSWORD, firstName: "Otra", lastName: "Persona" });
  const another = openAuth({ ...ctx, cookies: { session: "__Host-session", prefix: "__Host-cuna" } });
  const outcomes: string[] = [];
  for (let nth = 0; nth < 12; nth++) {
    const from = { ...visit(), ip: `198.51.100.${nth}` };
    outcomes.push((await (nth % 2 ? auth : another).signIn(from, { ...target, password: "una que no es la suya" })).outcome);
    if (nth % 4 === 3) expect((await auth.signIn(from, { ...target, email: alias })).outcome).toBe("signed-in");
  }
  expect(outcomes).toEqual([...Array(5).fill("refused"), ...Array(7).fill("limited")]);
});

test("one address has forty wrong passwords, whosever they are; who knows theirs does not count, and a known browser comes in from there", async () => {
  const { device } = await signIn({ ...maria, email: "lia.almonte@cuna.example" });
  const from = (known?: string) => ({ ...visit("", known), ip: "198.51.100.77" });
  await auth.signIn(from(), { ...maria, email: "yadira.polanco@caracola.example" });
  const guess = (nth: number) => auth.signIn(from(), { ...maria, email: `persona${nth}@correo.example` });
  expect((await guess(1)).outcome).toBe("refused");
  await db.updateTable("tries").set({ count: sql`count + 37` }).where("scope", "=", "sign-in address").where("count", "=", 1).execute();
  const outcomes = await Promise.all([2, 3, 4, 5, 6].map(guess));
  expect(outcomes.filter(({ outcome }) => outcome === "refused")).toHaveLength(2);
  expect((await auth.signIn(from(), { ...maria, email: "yadira.polanco@caracola.example" })).outcome).toBe("limited");
  expect((await auth.signIn(from(device), { ...maria, email: "lia.almonte@cuna.example" })).outcome).toBe("signed-in");
});

test("a temporary password opens one session of two that come at once", async () => {
  const made = await createAdmin(ctx, "doble@cuna.example");
  if (made.outcome !== "created") throw new Error(made.outcome);
  const once = { email: "doble@cuna.example", password: made.temporaryPassword, ownDevice: false };
  const both = await Promise.all([auth.signIn(visit(), once), auth.signIn(visit(), once)]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["refused", "signed-in"]);
});

test("a session keeps the beginning of its address only", async () => {
  const { viewer } = await signIn({ ...maria, email: "lia.almonte@cuna.example" });
  const row = await db.selectFrom("user_sessions").selectAll().where("id", "=", viewer.sessionId).executeTakeFirstOrThrow();
  expect(row.network).toBe("203.0.…");
  expect(JSON.stringify(row)).not.toContain("203.0.113");
});

test("what is past its time is removed at night; everybody's last session stays", async () => {
  const userId = idOfPerson("lia");
  const before = await signIn({ ...maria, email: "lia.almonte@cuna.example" });
  const last = await signIn({ ...maria, email: "lia.almonte@cuna.example" });
  await db
    .updateTable("user_sessions")
    .set({ expires_at: new Date(Date.now() - 91 * 86_400_000) })
    .where("user_id", "=", userId)
    .execute();
  const past = new Date(Date.now() - 2 * 86_400_000);
  await db.insertInto("password_resets").values({ id: "old", user_id: userId, expires_at: past }).execute();
  await db.insertInto("password_resets").values({ id: "open", user_id: userId }).execute();
  await db.insertInto("verifications").values({ id: "old", identifier: "x", value: "y", expires_at: past }).execute();
  const current = await signIn();
  await forgetPastSignIns({ db });
  const ids = async (table: "password_resets" | "verifications") => (await db.selectFrom(table).select("id").execute()).map(({ id }) => id);
  expect(await ids("password_resets")).toEqual(["open"]);
  expect(await ids("verifications")).not.toContain("old");
  const sessions = (await db.selectFrom("user_sessions").select("id").execute()).map(({ id }) => id);
  expect(sessions).toEqual(expect.arrayContaining([last.viewer.sessionId, current.viewer.sessionId]));
  expect(sessions).not.toContain(before.viewer.sessionId);
});

test("a temporary password opens one session, and none after its time", async () => {
  const made = await createAdmin(ctx, "temporal@cuna.example");
  if (made.outcome !== "created") throw new Error(made.outcome);
  const once = { email: "temporal@cuna.example", password: made.temporaryPassword, ownDevice: false };
  expect(await auth.signIn(visit(), once)).toMatchObject({ outcome: "signed-in", viewer: { temporaryPassword: true, teamRole: "admin" } });
  expect(await auth.signIn(visit(), once)).toEqual({ outcome: "refused" });
  await db
    .updateTable("profiles")
    .set({ temporary_password_expires_at: new Date(0) })
    .where("user_id", "=", made.userId)
    .execute();
  expect(await auth.signIn(visit(), once)).toEqual({ outcome: "refused" });
});

test("a sign-in from a browser that is not known is told by mail, one from a known browser is not", async () => {
  const mails = () =>
    db
      .selectFrom("mail_messages")
      .select("account_event_id")
      .where("template", "=", "new-device")
      .where("user_id", "=", idOfPerson("amaranta"))
      .execute();
  const amaranta = { ...maria, email: "amaranta.solis@luna-de-larimar.example" };
  const first = await signIn(amaranta);
  expect(await mails()).toEqual([]);
  await auth.signIn(visit("", first.device), amaranta);
  expect(await mails()).toEqual([]);
  const { viewer } = await signIn(amaranta);
  expect(await mails()).toEqual([{ account_event_id: viewer.sessionId }]);
});
