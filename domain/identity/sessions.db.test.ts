import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import { replaceTemporaryPassword } from "./change-password.server.ts";
import { closeAccount } from "./close-account.server.ts";
import { openProfile } from "./open-profile.server.ts";
import { closeOtherSessions, openSessions } from "./open-sessions.server.ts";
import { sessionIsOpen } from "./session-is-open.server.ts";
import { reactivatePeople, suspendPeople } from "./suspend-people.server.ts";
import { endPeoplesSessions, resetSecondFactors } from "./take-access.server.ts";
import { giveTemporaryPasswords } from "./temporary-password.server.ts";

const ctx = await testContext();
const { db } = ctx;
const auth = authOf(ctx);
const visit = { headers: new Headers(), ip: "203.0.113.9", device: undefined };
const [maria, amaranta, yadira, lia] = [idOfPerson("maria"), idOfPerson("amaranta"), idOfPerson("yadira"), idOfPerson("lia")];
const act = (...ids: string[]) => ({ by: lia, ids, reason: "Se fue del centro" });

async function entered(email = "maria.rosario@correo.example") {
  const made = await auth.signIn(visit, { email, password: DEMO_PASSWORD, ownDevice: false });
  if (made.outcome !== "signed-in") throw new Error(made.outcome);
  return made.viewer;
}
const changeSession = (id: string, change: ReturnType<typeof sql>) => sql`update user_sessions set ${change} where id = ${id}`.execute(db);
const lastAct = (userId: string) =>
  db
    .selectFrom("audit_log")
    .select(["actor", "action", "detail"])
    .where("subject_id", "=", userId)
    .orderBy("id", "desc")
    .executeTakeFirst();
const stateOf = (userId: string) =>
  db.selectFrom("profiles").select(["suspended_at", "suspended_reason"]).where("user_id", "=", userId).executeTakeFirst();

test("the session that asks comes first, then the last used; what ended or ran out is not open, and nobody else's ends with it", async () => {
  const stranger = await entered("yadira.polanco@caracola.example");
  const [here, older, newer, ended, out] = [await entered(), await entered(), await entered(), await entered(), await entered()];
  await changeSession(older.sessionId, sql`last_activity_at = now() - interval '2 hours'`);
  await changeSession(newer.sessionId, sql`last_activity_at = now() - interval '1 hour'`);
  await changeSession(here.sessionId, sql`last_activity_at = now() - interval '3 hours'`);
  await changeSession(ended.sessionId, sql`is_active = false, ended_at = now()`);
  await changeSession(out.sessionId, sql`expires_at = now() - interval '1 second'`);
  const open = await openSessions(ctx, here);
  expect(open.map(({ id }) => id)).toEqual([here.sessionId, newer.sessionId, older.sessionId]);
  expect(open.map(({ current }) => current)).toEqual([true, false, false]);
  for (const [{ sessionId }, isOpen] of [[here, true], [ended, false], [out, false]] as const) // biome-ignore format: one line each
    expect(await sessionIsOpen(db, sessionId)).toBe(isOpen);
  expect(await sessionIsOpen(db, randomUUID())).toBe(false);
  await closeOtherSessions(ctx, here);
  expect((await openSessions(ctx, here)).map(({ id }) => id)).toEqual([here.sessionId]);
  expect(await sessionIsOpen(db, stranger.sessionId)).toBe(true);
});

test("a suspension has its reason until it ends, and touches nobody else", async () => {
  const stranger = await entered("yadira.polanco@caracola.example");
  await entered("amaranta.solis@luna-de-larimar.example");
  await entered("amaranta.solis@luna-de-larimar.example");
  expect(await reactivatePeople(ctx, act(amaranta))).toEqual({ outcome: "done", ids: [] });
  expect(await suspendPeople(ctx, act(amaranta, maria))).toEqual({ outcome: "done", ids: [amaranta, maria].sort() });
  expect(await stateOf(amaranta)).toEqual({ suspended_at: expect.any(Date), suspended_reason: "Se fue del centro" });
  expect(await lastAct(amaranta)).toMatchObject({ action: "user.suspended", detail: { sessions: 2, after: { state: "suspended" } } });
  expect(await stateOf(yadira)).toEqual({ suspended_at: null, suspended_reason: null });
  expect(await sessionIsOpen(db, stranger.sessionId)).toBe(true);
  // A password would be a way in.
  const given = await giveTemporaryPasswords(ctx, act(amaranta));
  expect([given.outcome, [...given.passwords]]).toEqual(["done", []]);
  expect(await reactivatePeople(ctx, act(amaranta))).toEqual({ outcome: "done", ids: [amaranta] });
  expect(await stateOf(amaranta)).toEqual({ suspended_at: null, suspended_reason: null });
  expect(await lastAct(amaranta)).toMatchObject({ detail: { before: { state: "suspended" }, after: { state: "active" } } });
  expect((await stateOf(maria))!.suspended_at).not.toBeNull();
  await reactivatePeople(ctx, act(maria));
});

test("only what changes somebody has its line: sessions that end, a second step that was there, a role that was none", async () => {
  await endPeoplesSessions(ctx, act(yadira));
  expect(await endPeoplesSessions(ctx, act(yadira))).toEqual({ outcome: "done", ids: [] });
  await entered("yadira.polanco@caracola.example");
  expect(await endPeoplesSessions(ctx, act(yadira))).toEqual({ outcome: "done", ids: [yadira] });
  expect(await lastAct(yadira)).toMatchObject({
    actor: `admin:${lia}`,
    action: "session.closed",
    detail: { count: 1, reason: "Se fue del centro" },
  });

  expect(await resetSecondFactors(ctx, act(yadira))).toEqual({ outcome: "done", ids: [] });
  for (const id of [yadira, maria]) {
    await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", id).execute();
    await sql`insert into two_factors (id, user_id, secret, backup_codes) values (${`second-${id}`}, ${id}, 'x', 'y')`.execute(db);
  }
  expect(await resetSecondFactors(ctx, act(yadira))).toEqual({ outcome: "done", ids: [yadira] });
  expect(await lastAct(yadira)).toMatchObject({
    action: "second_factor.reset",
    detail: { before: { secondFactor: true }, after: { secondFactor: false } },
  });
  expect(await db.selectFrom("two_factors").select("user_id").execute()).toEqual([{ user_id: maria }]);
});

test("a session is written down as in use once in five minutes, with the day", async () => {
  const cookie = async () => {
    const made = await auth.signIn(visit, { email: "amaranta.solis@luna-de-larimar.example", password: DEMO_PASSWORD, ownDevice: false });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    const line = made.cookies.find((one) => one.startsWith("__Host-session="))!;
    return { id: made.viewer.sessionId, sent: decodeURIComponent(line.split(/[=;]/)[1]!) };
  };
  const { id, sent } = await cookie();
  const idle = async (ago: string) => {
    await changeSession(id, sql`last_activity_at = now() - ${ago}::interval`);
    expect((await auth.viewerOfCookie(sent))?.sessionId).toBe(id);
    const { rows } = await sql<{
      idle: boolean;
    }>`select last_activity_at < now() - interval '1 minute' as idle from user_sessions where id = ${id}`.execute(db);
    return rows[0]!.idle;
  };
  expect([await idle("4 minutes"), await idle("6 minutes")]).toEqual([true, false]);
});

test("who has no temporary password replaces none", async () => {
  await resetSecondFactors(ctx, act(maria));
  const viewer = await entered();
  await replaceTemporaryPassword(ctx, viewer, "tres gatos y un paraguas");
  expect((await entered()).userId).toBe(maria);
  await replaceTemporaryPassword(ctx, { ...viewer, temporaryPassword: true }, "tres gatos y un paraguas");
  await expect(entered()).rejects.toThrow("refused");
  expect(await sessionIsOpen(db, viewer.sessionId)).toBe(true);
  expect(await lastAct(maria)).toMatchObject({ actor: `patient:${maria}`, action: "password.temporary_replaced" });
});

test("a profile that is missing is a patient's, or of the kind as which its person was here last", async () => {
  const email = `${randomUUID()}@correo.example`;
  const made = async (...kinds: string[]) => {
    const id = randomUUID();
    await db
      .insertInto("users")
      .values({ id, name: "Nora", email: `${id}${email}`, email_verified: true })
      .execute();
    for (const [day, kind] of kinds.entries())
      await sql`insert into user_sessions (id, user_id, session_token, user_type, user_email, expires_at, created_at)
        values (${randomUUID()}, ${id}, ${randomUUID()}, ${kind}, '', now(), now() + make_interval(days => ${day}))`.execute(db);
    return id;
  };
  const [nobody, moved] = [await made(), await made("patient", "provider")];
  expect(await openProfile(db, nobody)).toEqual({ userType: "patient", email: `${nobody}${email}` });
  expect(await openProfile(db, moved)).toEqual({ userType: "provider", email: `${moved}${email}` });
  expect(await openProfile(db, nobody)).toEqual({ userType: "patient", email: `${nobody}${email}` });
  expect(demoViewer("amaranta").userType).toBe((await openProfile(db, amaranta)).userType);
});

test("an account closes with all that hangs on it, after what others hold of it, and nobody else's does", async () => {
  const viewer = await entered("yadira.polanco@caracola.example");
  const held: string[] = [];
  await closeAccount({ db, actor: `provider:${yadira}` }, yadira, async (tx, userId) => {
    held.push(userId);
    expect(await tx.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst()).toBeDefined();
  });
  expect(held).toEqual([yadira]);
  const left = await db.selectFrom("users").select("id").where("id", "in", [yadira, amaranta, lia]).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([amaranta, lia].sort());
  expect(await sessionIsOpen(db, viewer.sessionId)).toBe(false);
  expect(await lastAct(yadira)).toMatchObject({ actor: `provider:${yadira}`, action: "user.deleted" });
});
