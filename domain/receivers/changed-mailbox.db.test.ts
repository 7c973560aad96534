import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { endAllSharing } from "#domain/companions/take-part.server.ts";
import { confirmToken, newMailboxToken, readNewMailboxToken, resetToken, stopChangeToken } from "#domain/identity/account-tokens.ts";
import {
  askEmailChange,
  changeToStop,
  emailToTake,
  exportMailboxes,
  stopEmailChange,
  takeBackEmailChange,
  takeNewEmail,
  waitingChange,
} from "#domain/identity/change-email.server.ts";
import { confirmEmail } from "#domain/identity/confirm-email.server.ts";
import { register } from "#domain/identity/register.server.ts";
import { personOfReset, requestReset } from "#domain/identity/reset-password.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { deleteAccount } from "#domain/patients/delete-account.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import { leadOfMailbox, leadsOfMailbox } from "./account-leads.server.ts";
import { movedMailbox } from "./former-mailboxes.server.ts";

const ctx = await testContext();
const { db, keys } = ctx;
const auth = authOf(ctx);
const visit = { headers: new Headers(), ip: "203.0.113.9", device: undefined };
const soon = () => new Date(Date.now() + 3_600_000);
await addCenter(ctx, "luna");

async function enter(email: string, password = DEMO_PASSWORD): Promise<Viewer> {
  const made = await auth.signIn(visit, { email, password, ownDevice: false });
  if (made.outcome !== "signed-in") throw new Error(made.outcome);
  return made.viewer;
}

/** Makes an account whose mailbox is confirmed. */
async function account(email: string): Promise<Viewer> {
  const { userId } = await register(ctx, { email, password: DEMO_PASSWORD, firstName: "Ana", lastName: "Mota" });
  await confirmEmail(ctx, confirmToken(keys, userId!, new Date()), userId!);
  return viewerOf(userId!, email);
}

const viewerOf = (userId: string, email: string): Viewer => ({ ...demoViewer("maria"), userId, email });

const mailboxOf = ({ userId, email }: Viewer) => ({ userId, email, confirmed: true });
const sentFrom = (email: string) => routed(ctx, { originSlug: "luna", form: person({ email }) });
const idsOf = async (viewer: Viewer) => (await leadsOfMailbox(ctx, mailboxOf(viewer))).map(({ id }) => id);
const ask = (viewer: Viewer, email: string, password = DEMO_PASSWORD) => askEmailChange(ctx, viewer, { email, password });
const changeOf = async (userId: string) =>
  db.selectFrom("email_changes").selectAll().where("user_id", "=", userId).orderBy("requested_at", "desc").executeTakeFirstOrThrow();
const linkOf = async ({ userId }: Viewer) => newMailboxToken(keys, (await changeOf(userId)).id, soon());
const mailsOf = async (changeId: string) =>
  (await db.selectFrom("mail_messages").select("template").where("effect_key", "like", `%:${changeId}`).orderBy("template").execute()).map(
    ({ template }) => template,
  );

/** Changes the mailbox of an account from the form to the link. */
async function moved(viewer: Viewer, email: string): Promise<Viewer> {
  expect(await ask(viewer, email)).toEqual({ outcome: "asked" });
  expect(await takeNewEmail(ctx, viewer, await linkOf(viewer))).toEqual({ outcome: "changed" });
  return { ...viewer, email };
}

test("both mailboxes are asked, and the sign-in name changes once the new one has confirmed inside the account", async () => {
  await account("ana@vieja.example");
  const [here, there] = [await enter("ana@vieja.example"), await enter("ana@vieja.example")];
  expect(await ask(here, "ana@nueva.example", "no es esta")).toEqual({ outcome: "wrong-password" });
  expect(await ask(here, "ANA@vieja.example")).toEqual({ outcome: "same" });
  await requestReset(ctx, here.email);
  expect(await ask(here, "Ana@Nueva.example")).toEqual({ outcome: "asked" });
  const { id } = await changeOf(here.userId);
  expect(await mailsOf(id)).toEqual(["email-change-asked", "email-change-confirm"]);
  expect((await enter("ana@vieja.example")).email).toBe("ana@vieja.example");
  expect(await takeNewEmail(ctx, here, await linkOf(here))).toEqual({ outcome: "changed" });
  await expect(enter("ana@vieja.example")).rejects.toThrow();
  expect((await enter("ana@nueva.example")).emailConfirmed).toBe(true);
  const open = db.selectFrom("user_sessions").select("is_active").where("id", "in", [here.sessionId, there.sessionId]).orderBy("is_active");
  expect((await open.execute()).map(({ is_active }) => is_active)).toEqual([false, true]);
  // A link to a new password in the old mailbox opens nothing any more.
  const reset = await db.selectFrom("password_resets").select("id").where("user_id", "=", here.userId).executeTakeFirstOrThrow();
  expect(await personOfReset(ctx, resetToken(keys, reset.id, soon()))).toBeNull();
  expect(await mailsOf(id)).toContain("email-changed");
});

test("a link counts once, not after its day, not once stopped or asked anew, and not with the other mailbox's signature", async () => {
  const viewer = await account("luz@vieja.example");
  const gone = { outcome: "gone" };
  await ask(viewer, "luz@una.example");
  const first = await linkOf(viewer);
  const { id } = await changeOf(viewer.userId);
  expect(await takeNewEmail(ctx, viewer, stopChangeToken(keys, id, soon()))).toEqual(gone);
  await ask(viewer, "luz@otra.example");
  expect(await takeNewEmail(ctx, viewer, first)).toEqual(gone);
  const second = await linkOf(viewer);
  await sql`update email_changes set expires_at = now() - interval '1 second' where user_id = ${viewer.userId} and ended_at is null`.execute(
    db,
  );
  expect([await takeNewEmail(ctx, viewer, second), await waitingChange(db, viewer.userId)]).toEqual([gone, null]);
  expect(readNewMailboxToken(keys, newMailboxToken(keys, id, new Date(0)), new Date())).toBeNull();
  await ask(viewer, "luz@tercera.example");
  await takeBackEmailChange(ctx, viewer);
  expect(await takeNewEmail(ctx, viewer, await linkOf(viewer))).toEqual(gone);
  // Three in an hour are enough.
  expect(await ask(viewer, "luz@cuarta.example")).toEqual({ outcome: "often" });
  await sql`update email_changes set requested_at = now() - interval '2 hours' where user_id = ${viewer.userId}`.execute(db);
  const after = await moved(viewer, "luz@cuarta.example");
  expect(await takeNewEmail(ctx, after, await linkOf(viewer))).toEqual(gone);
});

test("the old mailbox stops the change by its link alone; the new one's link alone gives nothing to anybody", async () => {
  const viewer = await account("sol@vieja.example");
  const stranger = await account("extrano@correo.example");
  await ask(viewer, "sol@nueva.example");
  const [link, { id }] = [await linkOf(viewer), await changeOf(viewer.userId)];
  // A slip of the pen: somebody else reads the new mailbox, signed in to an account of their own.
  expect([await emailToTake(ctx, link, stranger.userId), await takeNewEmail(ctx, stranger, link)]).toEqual([null, { outcome: "gone" }]);
  expect(await emailToTake(ctx, link, viewer.userId)).toBe("sol@nueva.example");
  expect(await stopEmailChange(ctx, link)).toBe(false);
  const stop = stopChangeToken(keys, id, soon());
  expect((await changeToStop(ctx, stop))?.newEmail).toBe("sol@nueva.example");
  expect([await stopEmailChange(ctx, stop), await stopEmailChange(ctx, stop)]).toEqual([true, false]);
  expect(await takeNewEmail(ctx, viewer, link)).toEqual({ outcome: "gone" });
});

test("a mailbox that has an account is asked the same, its owner is told, and it cannot be taken, not even in between", async () => {
  const viewer = await account("mar@vieja.example");
  const owner = await account("mar@ocupada.example");
  expect(await ask(viewer, owner.email)).toEqual({ outcome: "asked" });
  const { id } = await changeOf(viewer.userId);
  expect(await mailsOf(id)).toEqual(["email-change-asked", "email-change-taken"]);
  expect(await waitingChange(db, viewer.userId)).toMatchObject({ newEmail: owner.email });
  expect(await takeNewEmail(ctx, viewer, await linkOf(viewer))).toEqual({ outcome: "gone" });
  await ask(viewer, "mar@libre.example");
  await account("mar@libre.example");
  expect(await takeNewEmail(ctx, viewer, await linkOf(viewer))).toEqual({ outcome: "gone" });
  // Two accounts that confirm the same mailbox at once: one gets it.
  const other = await account("otra@vieja.example");
  await ask(viewer, "mar@disputada.example");
  await ask(other, "mar@disputada.example");
  const links = [await linkOf(viewer), await linkOf(other)] as const;
  const outcomes = await Promise.all([takeNewEmail(ctx, viewer, links[0]), takeNewEmail(ctx, other, links[1])]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "gone"]);
});

test("requests stay with the account that sent them, and whoever has the mailbox afterwards gets only what follows", async () => {
  const old = "eva@compartida.example";
  const eva = await account(old);
  const before = await sentFrom(old);
  const evaNow = await moved(eva, "eva@suya.example");
  const after = await sentFrom(old);
  expect(await idsOf(evaNow)).toEqual([before.leadId]);
  expect(await movedMailbox(db, before.leadId)).toMatchObject({ email: "eva@suya.example" });
  expect(await movedMailbox(db, after.leadId)).toBeNull();

  const next = await account(old);
  expect(await idsOf(next)).toEqual([after.leadId]);
  expect(await leadOfMailbox(ctx, mailboxOf(next), before.leadId)).toBeNull();
  const nextNow = await moved(next, "otra@suya.example");
  // The first comes back to the mailbox: what the second sent from it stays the second's.
  const evaBack = await moved(evaNow, old);
  const last = await sentFrom(old);
  expect((await idsOf(evaBack)).sort()).toEqual([before.leadId, last.leadId].sort());
  expect(await idsOf(nextNow)).toEqual([after.leadId]);

  // What was never confirmed was never the account's, so leaving it keeps nothing.
  const { userId } = await register(ctx, {
    email: "nadie@correo.example",
    password: DEMO_PASSWORD,
    firstName: "N",
    lastName: "N",
    provider: null,
  } as never);
  const theirs = await sentFrom("nadie@correo.example");
  const unproven = await moved(viewerOf(userId!, "nadie@correo.example"), "alguien@correo.example");
  expect([unproven.userId, await idsOf(unproven)]).toEqual([userId, []]);
  expect(await idsOf(await account("nadie@correo.example"))).toEqual([theirs.leadId]);
});

test("the person's file names their former mailboxes, and erasing the account erases what was sent from them", async () => {
  const pia = await account("pia@vieja.example");
  const { leadId } = await sentFrom(pia.email);
  const now = await moved(pia, "pia@nueva.example");
  expect((await exportMailboxes(db, now.userId)).former.map(({ email }) => email)).toEqual(["pia@vieja.example"]);
  const erased = await deleteAccount(
    { ...ctx, actor: `patient:${now.userId}` },
    { mailbox: mailboxOf(now), password: DEMO_PASSWORD },
    endAllSharing,
  );
  expect(erased).toEqual({ outcome: "deleted", requests: 1 });
  expect((await db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirst())?.sealed ?? null).toBeNull();
  for (const table of ["former_mailboxes", "email_changes"] as const)
    expect(await db.selectFrom(table).select("user_id").where("user_id", "=", now.userId).execute()).toEqual([]);
});
