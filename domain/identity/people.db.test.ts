import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { noteExportOfPeople } from "#domain/desk/export-people.server.ts";
import type { AskedPeople } from "#domain/desk/listed-person.ts";
import { centersLeftAlone, peopleById, peopleCounts, peoplePage } from "#domain/desk/people-list.server.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { reactivatePeople, suspendPeople } from "./suspend-people.server.ts";
import { endPeoplesSessions, resetSecondFactors } from "./take-access.server.ts";
import { giveTemporaryPasswords } from "./temporary-password.server.ts";

const ctx = await testContext();
const { db } = ctx;
const auth = authOf(ctx);
const visit = { headers: new Headers(), ip: "203.0.113.9", device: undefined };
const [maria, amaranta, yadira, lia] = (["maria", "amaranta", "yadira", "lia"] as const).map(idOfPerson) as [
  string,
  string,
  string,
  string,
];
const emails = { maria: "maria.rosario@correo.example", amaranta: "amaranta.solis@luna-de-larimar.example" };
const act = (...ids: string[]) => ({ by: lia, ids, reason: "Sin uso en 90 días" });
const enter = (email: string, password = DEMO_PASSWORD) => auth.signIn(visit, { email, password, ownDevice: false });
const openOf = (userId: string) =>
  db.selectFrom("user_sessions").select("id").where("user_id", "=", userId).where("is_active", "=", true).execute();
const logOf = (userId: string) =>
  db
    .selectFrom("audit_log")
    .select(["actor", "action", "detail"])
    .where("subject_id", "=", userId)
    .where("actor", "like", "admin:%")
    .orderBy("id")
    .execute();

test("a suspended person is out at once and stays out; reactivated they come in again, by a new session only", async () => {
  const came = await enter(emails.maria);
  if (came.outcome !== "signed-in") throw new Error(came.outcome);
  const cookie = decodeURIComponent(came.cookies.find((one) => one.startsWith("__Host-session="))!.split(/[=;]/)[1]!);
  expect((await auth.viewerOfCookie(cookie))?.userId).toBe(maria);
  expect(await suspendPeople(ctx, act(maria))).toEqual({ outcome: "done", ids: [maria] });
  expect(await suspendPeople(ctx, act(maria))).toEqual({ outcome: "done", ids: [] });
  expect(await auth.viewerOfCookie(cookie)).toBeNull();
  expect((await enter(emails.maria)).outcome).toBe("refused");
  expect(await openOf(maria)).toEqual([]);
  expect(await reactivatePeople(ctx, act(maria))).toEqual({ outcome: "done", ids: [maria] });
  expect(await auth.viewerOfCookie(cookie)).toBeNull();
  expect((await enter(emails.maria)).outcome).toBe("signed-in");
  expect(await logOf(maria)).toMatchObject([
    {
      actor: `admin:${lia}`,
      action: "user.suspended",
      detail: { before: { state: "active" }, after: { state: "suspended" }, reason: "Sin uso en 90 días" },
    },
    { action: "user.reactivated" },
  ]);
});

test("nobody acts on themselves, and of two administrators who suspend each other one is left", async () => {
  for (const command of [suspendPeople, endPeoplesSessions, resetSecondFactors]) {
    expect(await command(ctx, act(maria, lia))).toEqual({ outcome: "yourself" });
  }
  await db.insertInto("user_roles").values({ user_id: yadira, role: "admin" }).execute();
  const both = await Promise.all([suspendPeople(ctx, act(yadira)), suspendPeople(ctx, { ...act(lia), by: yadira })]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["done", "not-allowed"]);
  const [gone, left] = both[0].outcome === "done" ? [yadira, lia] : [lia, yadira];
  await reactivatePeople(ctx, { ...act(gone), by: left });
  await db.updateTable("user_roles").set({ role: "support" }).where("user_id", "=", yadira).execute();
  expect(await suspendPeople(ctx, { ...act(maria), by: yadira }), "support helps people").toEqual({ outcome: "done", ids: [maria] });
  expect(await reactivatePeople(ctx, { ...act(maria), by: yadira })).toEqual({ outcome: "done", ids: [maria] });
  for (const command of [suspendPeople, endPeoplesSessions, resetSecondFactors, giveTemporaryPasswords])
    expect(await command(ctx, { ...act(lia), by: yadira }), "support takes no account of the team").toMatchObject({
      outcome: "not-allowed",
    });
  await db.updateTable("user_roles").set({ role: "money" }).where("user_id", "=", yadira).execute();
  expect(await suspendPeople(ctx, { ...act(maria), by: yadira })).toEqual({ outcome: "not-allowed" });
  await db.deleteFrom("user_roles").where("user_id", "=", yadira).execute();
  expect(await suspendPeople(ctx, { ...act(maria), by: yadira })).toEqual({ outcome: "not-allowed" });
});

test("a temporary password ends every session, opens one, and is in no table; a lost second step can be taken off", async () => {
  await enter(emails.amaranta);
  const given = await giveTemporaryPasswords(ctx, act(amaranta));
  const password = given.passwords.get(amaranta)!;
  expect(await openOf(amaranta)).toEqual([]);
  expect((await enter(emails.amaranta)).outcome).toBe("refused");
  expect(await enter(emails.amaranta, password)).toMatchObject({ outcome: "signed-in", viewer: { temporaryPassword: true } });
  expect((await enter(emails.amaranta, password)).outcome).toBe("refused");
  // Who is refused keeps no session that the library began.
  expect(await openOf(amaranta)).toHaveLength(1);
  const { rows } =
    await sql`select from accounts a where a::text like ${`%${password}%`} union all select from audit_log l where l::text like ${`%${password}%`}`.execute(
      db,
    );
  expect(rows).toEqual([]);
  await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", amaranta).execute();
  expect(await resetSecondFactors(ctx, act(amaranta))).toEqual({ outcome: "done", ids: [amaranta] });
  expect(await openOf(amaranta)).toEqual([]);
});

test("the list finds people by name, address and center, counts its views, and says which center would have nobody", async () => {
  const all: AskedPeople = { search: null, view: "todas", sort: "acceso", descending: true, page: 1, secondFactor: null, state: null };
  const ids = async (asked: Partial<AskedPeople>) => (await peoplePage(db, { ...all, ...asked })).rows.map(({ id }) => id);
  expect(await ids({ search: "ROSÁRIO" })).toEqual([maria]);
  expect(await ids({ search: "luna-de-larimar.ex" })).toEqual([amaranta]);
  expect(await ids({ search: "unidad caracola" })).toContain(yadira);
  expect(await ids({ search: "100%" })).toEqual([]);
  expect(await ids({ view: "equipo" })).toEqual([lia]);
  const counts = await peopleCounts(db);
  for (const view of ["todas", "proveedores", "equipo"] as const) expect((await peoplePage(db, { ...all, view })).total).toBe(counts[view]);
  const [one] = await peopleById(db, [maria]);
  expect(one).toMatchObject({ state: "activa", seenDays: 1, secondFactor: false });
  expect(await centersLeftAlone(db, [maria])).toEqual([]);
  expect((await centersLeftAlone(db, [amaranta])).length).toBeGreaterThan(0);
});

test("whoever takes the list of people away is in the log", async () => {
  await noteExportOfPeople(ctx, "u-lia", "equipo");
  const line = await ctx.db
    .selectFrom("audit_log")
    .select(["actor", "subject_id"])
    .where("action", "=", "users.exported")
    .executeTakeFirst();
  expect(line).toEqual({ actor: "admin:u-lia", subject_id: "equipo" });
});
