import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import { confirmToken, resetToken } from "./account-tokens.ts";
import { changePassword } from "./change-password.server.ts";
import { changeProfile, ownProfile } from "./change-profile.server.ts";
import { confirmEmail, emailToConfirm } from "./confirm-email.server.ts";
import { closeOtherSessions, closeSession, openSessions } from "./open-sessions.server.ts";
import { register } from "./register.server.ts";
import { personOfReset, requestReset, resetPassword } from "./reset-password.server.ts";
import { sendAgain } from "./send-again.server.ts";

const ctx = await testContext();
const { db, keys } = ctx;
const auth = authOf(ctx);
const NEW = "tres gatos y un paraguas";
const visit = { headers: new Headers(), ip: "203.0.113.9", device: undefined };

const userOf = (email: string) => db.selectFrom("users").select(["id", "email_verified"]).where("email", "=", email).executeTakeFirst();
const mailsTo = async (userId: string) =>
  (
    await db
      .selectFrom("mail_messages")
      .select("template")
      .where("user_id", "=", userId)
      .where("template", "<>", "new-device")
      .orderBy("created_at")
      .execute()
  ).map(({ template }) => template);
const person = (email: string) => ({ email, password: NEW, firstName: "Rosa", lastName: "Mella" });
const canSignIn = async (email: string, password: string) =>
  (await auth.signIn(visit, { email, password, ownDevice: false })).outcome === "signed-in";

test("who registers has an account, unconfirmed, and one mail; registering again changes nothing", async () => {
  const email = "rosa.mella@correo.example";
  const made = await register(ctx, person(email));
  const user = (await userOf(email))!;
  expect([user.email_verified, made]).toEqual([false, { userId: user.id }]);
  const lines = db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", user.id);
  expect(await lines.execute()).toEqual([{ actor: `patient:${user.id}`, action: "account.registered" }]);
  expect(await canSignIn(email, NEW)).toBe(true);
  expect(await register(ctx, { ...person(email), password: "otra cosa que no vale" })).toEqual({ userId: null });
  expect(await canSignIn(email, NEW)).toBe(true);
  await register(ctx, person(email));
  expect(await mailsTo(user.id)).toEqual(["account-confirmation", "account-confirmation"]);
});

test("a mail that did not arrive is sent again, however often somebody asks once in a while; a confirmed account gets a link to enter", async () => {
  const email = "otra.vez@correo.example";
  const { userId } = await register(ctx, person(email));
  for (let asked = 0; asked < 3; asked++) await sendAgain(ctx, email);
  expect(await mailsTo(userId!)).toEqual(["account-confirmation", "account-confirmation"]);
  await sendAgain(ctx, "nadie@correo.example");
  await sendAgain(ctx, "lia.almonte@cuna.example");
  expect(await mailsTo(idOfPerson("lia"))).toEqual(["password-reset"]);
});

test("who changes name, telephone and country has them; the log names the fields alone, and nothing new leaves no line", async () => {
  const { userId } = await register(ctx, person("cambia@correo.example"));
  const next = { firstName: "Rosa Inés", lastName: "Mella", phone: "+34 600 123 456", country: "España" };
  for (let run = 0; run < 2; run++) await changeProfile(ctx, userId!, next);
  expect(await ownProfile(db, userId!)).toEqual(next);
  const lines = await db
    .selectFrom("audit_log")
    .select("detail")
    .where("subject_id", "=", userId)
    .where("action", "=", "account.profile-changed")
    .execute();
  expect(lines).toEqual([{ detail: { names: ["firstName", "phone", "country"] } }]);
});

test("whoever has a confirmed account hears by mail that somebody typed their address, and nothing else happens", async () => {
  const id = idOfPerson("maria");
  await register(ctx, person("maria.rosario@correo.example"));
  expect(await mailsTo(id)).toEqual(["account-exists"]);
  expect(await canSignIn("maria.rosario@correo.example", DEMO_PASSWORD)).toBe(true);
});

test("a provider's choice of services is kept for the profile to begin with", async () => {
  const provider = { type: "clinic", name: "Centro Manatí", city: "Santiago", services: ["fiv", "icsi"] } as const;
  await register(ctx, { ...person("ivan.brito@manati.example"), provider });
  const { id } = (await userOf("ivan.brito@manati.example"))!;
  const kept = await db.selectFrom("provider_registrations").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ provider_type: "clinic", name: "Centro Manatí", city: "Santiago", services_offered: ["fiv", "icsi"] });
});

test("only the mailbox's link in the hands of who knows the password confirms an address", async () => {
  const email = "lucero@correo.example";
  await register(ctx, person(email));
  const { id } = (await userOf(email))!;
  const token = confirmToken(keys, id, new Date());
  expect(await emailToConfirm(ctx, token)).toBe(email);
  await confirmEmail(ctx, token, idOfPerson("yadira"));
  expect((await userOf(email))!.email_verified).toBe(false);
  await confirmEmail(ctx, confirmToken(keys, id, new Date(Date.now() - 8 * 86_400_000)), id);
  expect((await userOf(email))!.email_verified).toBe(false);
  await confirmEmail(ctx, token, id);
  expect((await userOf(email))!.email_verified).toBe(true);
  expect(await emailToConfirm(ctx, token)).toBeNull();
});

test("a reset link changes the password once, ends every session, and dies with its hour", async () => {
  const email = "yadira.polanco@caracola.example";
  const userId = idOfPerson("yadira");
  const before = await auth.signIn(visit, { email, password: DEMO_PASSWORD, ownDevice: false });
  if (before.outcome !== "signed-in") throw new Error(before.outcome);
  await requestReset(ctx, email);
  const { id, expires_at } = await db
    .selectFrom("password_resets")
    .select(["id", "expires_at"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const token = resetToken(keys, id, expires_at);
  expect(await personOfReset(ctx, token)).toEqual({ userId, email });
  const outcomes = await Promise.all([resetPassword(ctx, token, NEW), resetPassword(ctx, token, "otra muy distinta")]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "gone"]);
  expect(await personOfReset(ctx, token)).toBeNull();
  // The link came to the mailbox, so that it is confirmed for mails too.
  const recipient = db.selectFrom("mail_recipients").select("confirmed_at").where("email_digest", "=", mailboxDigest(keys, email));
  expect(await recipient.executeTakeFirst()).toEqual({ confirmed_at: expect.any(Date) });
  const open = await db.selectFrom("user_sessions").select("id").where("user_id", "=", userId).where("is_active", "=", true).execute();
  expect(open).toEqual([]);
  // While others guess passwords, the owner of the mailbox can sign in from the browser that opened the link.
  await canSignIn(email, DEMO_PASSWORD);
  await db.updateTable("tries").set({ count: 5 }).where("scope", "=", "sign-in account").execute();
  const changed = outcomes.find((result) => result.outcome === "changed")!;
  const known = { ...visit, device: changed.outcome === "changed" ? changed.device : undefined };
  const [mine, others] = outcomes[0]!.outcome === "changed" ? [NEW, "otra muy distinta"] : ["otra muy distinta", NEW];
  expect((await auth.signIn(visit, { email, password: mine, ownDevice: false })).outcome).toBe("limited");
  expect((await auth.signIn(known, { email, password: others, ownDevice: false })).outcome).toBe("refused");
  expect((await auth.signIn(known, { email, password: mine, ownDevice: false })).outcome).toBe("signed-in");
  expect((await auth.signIn(known, { email, password: DEMO_PASSWORD, ownDevice: false })).outcome).toBe("refused");
  await db
    .insertInto("password_resets")
    .values({ id: "late", user_id: userId, expires_at: new Date(Date.now() - 1_000) })
    .execute();
  expect(await resetPassword(ctx, resetToken(keys, "late", new Date(Date.now() + 60_000)), NEW)).toEqual({ outcome: "gone" });
});

test("an unknown address gets no mail and no row, and nobody gets more than three in an hour", async () => {
  await requestReset(ctx, "nadie@correo.example");
  for (let asked = 0; asked < 5; asked++) await requestReset(ctx, "lia.almonte@cuna.example");
  expect(await mailsTo(idOfPerson("lia"))).toEqual(["password-reset", "password-reset", "password-reset"]);
  const { count } = await db
    .selectFrom("password_resets")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("id", "=", "nadie")
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test("a change needs the present password, keeps this session, ends the others and is told by mail", async () => {
  const email = "amaranta.solis@luna-de-larimar.example";
  const enter = async () => {
    const made = await auth.signIn(visit, { email, password: DEMO_PASSWORD, ownDevice: false });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    return made.viewer;
  };
  const [here, there] = [await enter(), await enter()];
  expect(await changePassword(ctx, here, { current: "no es esta", next: NEW })).toEqual({ outcome: "wrong-password" });
  expect(await changePassword(ctx, here, { current: DEMO_PASSWORD, next: NEW })).toEqual({ outcome: "changed" });
  const open = await db.selectFrom("user_sessions").select("id").where("user_id", "=", here.userId).where("is_active", "=", true).execute();
  expect(open.map(({ id }) => id)).toEqual([here.sessionId]);
  expect(there.sessionId).not.toBe(here.sessionId);
  expect(await mailsTo(here.userId)).toContain("password-changed");
});

test("people see where their account is open and close it there; somebody else's session is not found", async () => {
  const enter = async (email: string) => {
    const made = await auth.signIn(visit, { email, password: DEMO_PASSWORD, ownDevice: false });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    return made.viewer;
  };
  const [here, there] = [await enter("maria.rosario@correo.example"), await enter("maria.rosario@correo.example")];
  const stranger = await enter("lia.almonte@cuna.example");
  const [first, ...others] = await openSessions(ctx, here);
  expect(first).toMatchObject({ id: here.sessionId, current: true });
  expect(others.map(({ id }) => id)).toContain(there.sessionId);
  expect(others.map(({ id }) => id)).not.toContain(stranger.sessionId);
  expect(await closeSession(ctx, here, stranger.sessionId)).toEqual({ outcome: "not-found" });
  expect(await closeSession(ctx, demoViewer("yadira"), here.sessionId)).toEqual({ outcome: "not-found" });
  expect(await closeSession(ctx, here, there.sessionId)).toEqual({ outcome: "closed" });
  expect((await openSessions(ctx, here)).map(({ id }) => id)).not.toContain(there.sessionId);
  await closeOtherSessions(ctx, here);
  expect((await openSessions(ctx, here)).map(({ id }) => id)).toEqual([here.sessionId]);
  expect((await openSessions(ctx, stranger)).length).toBeGreaterThan(0);
});
