import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { closeAccount } from "#domain/identity/close-account.server.ts";
import { noticesOfPerson } from "#domain/notices/notice-queries.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { deleteAccount } from "#domain/patients/delete-account.server.ts";
import { exportData } from "#domain/patients/export-data.server.ts";
import { saveEntry } from "#domain/patients/save-entry.server.ts";
import { holdTopUpsOf } from "#domain/topups/hold-top-ups.server.ts";
import { chainHolds } from "#domain/vault/evidence.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { accompanied, exportCompanions, invitationsTo, ownCompanion, tellsOfCompanion } from "./companion-queries.server.ts";
import { type AccountHolder, inviteCompanion } from "./invite.server.ts";
import { sharedPlace } from "./shared-place.server.ts";
import { acceptInvitation, changeSharing, declineInvitation, endAllSharing, endCompanion, endErasedSharing } from "./take-part.server.ts";

const ctx = await testContext();
const { db } = ctx;
await addCenter(ctx, "luna");

const evidence = { ip: "10.0.0.7", userAgent: "navegador", pageUrl: "/dashboard/user/pareja" };
const words = { text: "Acepto acompañar a Ana", version: "2026-11-27" };
const ALL = ["solicitudes", "presupuestos", "consultas", "progreso"] as const;

let ana: AccountHolder;
let eva: AccountHolder;
let zoe: AccountHolder;

beforeEach(async () => {
  const account = async (name: string): Promise<AccountHolder> => {
    const userId = `u-${name}-${randomUUID()}`;
    const email = `${userId}@correo.example`.toLowerCase();
    await db.insertInto("users").values({ id: userId, name, email, email_verified: true }).execute();
    await db
      .insertInto("profiles")
      .values({ user_id: userId, user_type: "patient", first_name: name, last_name: "Canaria", email })
      .execute();
    return { userId, email, emailConfirmed: true };
  };
  [ana, eva, zoe] = [await account("Ana"), await account("Eva"), await account("Zoe")];
});

const invite = (sees: readonly (typeof ALL)[number][] = ALL, tellsCenters = false) =>
  inviteCompanion(ctx, ana, { email: eva.email, sees, tellsCenters });
const accept = (who: AccountHolder, id: string) => acceptInvitation(ctx, who, { id, words, evidence });
const idOfInvitation = async () => (await ownCompanion(db, ana.userId))!.id;

/** Returns the kinds of the chain of somebody's evidence, which holds. */
async function linksOf(userId: string): Promise<string[]> {
  const { id } = await db.selectFrom("patient_profiles").select("id").where("user_id", "=", userId).executeTakeFirstOrThrow();
  const links = await db.selectFrom("evidence").selectAll().where("subject_id", "=", id).orderBy("position").execute();
  expect(chainHolds({ kind: "patient", id }, links)).toBe(true);
  return links.map(({ kind }) => kind);
}

/** Sends a request from somebody's own mailbox. */
async function sentBy({ email }: AccountHolder): Promise<{ leadId: string; offerId: string }> {
  const { leadId } = await routed(ctx, {
    originSlug: (await addCenter(ctx, `dos-${randomUUID().slice(0, 8)}`)).slug,
    form: person({ email }),
  });
  const { id } = await db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  return { leadId, offerId: id };
}

/** Returns whether the center of an offer is told; without one, that of no request. */
const tells = (email: string, offerId: string = randomUUID()) => tellsOfCompanion(db, { email, offerId });

async function together(sees: readonly (typeof ALL)[number][] = ALL, tellsCenters = false): Promise<string> {
  await invite(sees, tellsCenters);
  const id = await idOfInvitation();
  expect(await accept(eva, id)).toBe("joined");
  return id;
}

test("an invitation is for one mailbox that its person has confirmed, and is used once", async () => {
  expect(await invite()).toBe("invited");
  const id = await idOfInvitation();
  expect(await invitationsTo(db, zoe)).toEqual([]);
  expect(await accept(zoe, id)).toBe("gone");
  expect(await accept({ ...eva, emailConfirmed: false }, id)).toBe("gone");
  expect(await invitationsTo(db, { ...eva, emailConfirmed: false })).toEqual([]);
  expect(await invitationsTo(db, eva)).toMatchObject([{ id, by: "Ana", sees: ALL }]);
  expect(await Promise.all([accept(eva, id), accept(eva, id)])).toEqual(expect.arrayContaining(["joined", "gone"]));
  expect(await accompanied(db, eva.userId)).toMatchObject([{ id, name: "Ana" }]);
});

test("an invitation that is refused is gone for both, and only its reader refuses it", async () => {
  await invite();
  const id = await idOfInvitation();
  expect(await declineInvitation(ctx, zoe, id)).toBe("gone");
  expect(await declineInvitation(ctx, eva, id)).toBe("declined");
  expect(await ownCompanion(db, ana.userId)).toBeNull();
  expect(await accept(eva, id)).toBe("gone");
});

test("an invitation expires after a week, and a new one takes its place", async () => {
  await invite();
  const id = await idOfInvitation();
  await sql`update companions set expires_at = now() - interval '1 second' where id = ${id}`.execute(db);
  expect(await accept(eva, id)).toBe("gone");
  expect(await invitationsTo(db, eva)).toEqual([]);
  expect((await ownCompanion(db, ana.userId))!.state).toBe("expired");
  expect(await inviteCompanion(ctx, ana, { email: zoe.email, sees: ["consultas"], tellsCenters: false })).toBe("invited");
  expect(await invitationsTo(db, zoe)).toHaveLength(1);
});

test("nobody invites themselves, from a mailbox that nobody confirmed, a second person, or a fourth mailbox in a day", async () => {
  const to = (host: AccountHolder, email: string) => inviteCompanion(ctx, host, { email, sees: ["consultas"], tellsCenters: false });
  expect(await to(ana, ana.email)).toBe("own-mailbox");
  expect(await to({ ...ana, emailConfirmed: false }, eva.email)).toBe("unconfirmed");
  for (const n of [1, 2, 3]) expect(await to(zoe, `nadie${n}-${zoe.userId}@correo.example`)).toBe("invited");
  expect(await to(zoe, eva.email)).toBe("too-many");
  await together();
  expect(await to(ana, zoe.email)).toBe("joined");
});

test("the consent of who joins is evidence under their own key, and its end is the next link", async () => {
  const id = await together();
  await endCompanion(ctx, ana.userId, id);
  expect(await linksOf(eva.userId)).toEqual(["companion-joined", "companion-ended"]);
  expect(await db.selectFrom("patient_profiles").select("id").where("user_id", "=", ana.userId).executeTakeFirst()).toBeUndefined();
});

test("each part is seen only while the patient shares it, by nobody else, and not by the patient through this door", async () => {
  const id = await together(["consultas"]);
  const parts = async () => {
    const { requests, quotes, consultations, progress } = (await sharedPlace(ctx, eva.userId, id))!;
    return [requests, quotes, consultations, progress].map((part) => part !== null);
  };
  expect(await parts()).toEqual([false, false, true, false]);
  await changeSharing(ctx, ana.userId, { sees: ["solicitudes", "progreso"], tellsCenters: false });
  expect(await parts()).toEqual([true, false, false, true]);
  for (const who of [ana, zoe]) expect(await sharedPlace(ctx, who.userId, id)).toBeNull();
  for (const made of ["algo", randomUUID()]) expect(await sharedPlace(ctx, eva.userId, made)).toBeNull();
  expect(await changeSharing(ctx, eva.userId, { sees: [...ALL], tellsCenters: true })).toBe("gone");
});

test("no word that the patient wrote leaves for the other person's browser", async () => {
  const CANARIES = ["canario del mensaje", "canario de la nota", "Canaria", "809 555", ana.email];
  const form = person({
    nombre: "Ana",
    apellido: "Canaria",
    email: ana.email,
    telefono: "+1 809 555 0142",
    mensaje: "Pregunto por el canario del mensaje.",
  });
  await routed(ctx, { originSlug: "luna", form });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santo_Domingo" }).format(new Date());
  const fields = {
    name: "Folitropina",
    dose: "225 UI",
    from: today,
    to: today,
    sure: "",
    at: "",
    times: "23:59",
    place: "",
    note: "canario de la nota",
  };
  await saveEntry(ctx, ana.userId, { kind: "medicine", id: null, fields });
  const id = await together();
  const seen = JSON.stringify(await sharedPlace(ctx, eva.userId, id));
  expect(seen).toContain("Folitropina");
  expect(seen).toContain("Centro luna");
  for (const canary of CANARIES) expect(seen, canary).not.toContain(canary);
});

test("one request alone: only that one and its quotes are seen, and only its centers hear of two", async () => {
  const [first, second] = [await sentBy(ana), await sentBy(ana)];
  const one = { email: eva.email, sees: ALL, tellsCenters: true };
  expect(await inviteCompanion(ctx, zoe, { ...one, leadId: first.leadId })).toBe("no-such-request");
  expect(await inviteCompanion(ctx, ana, { ...one, sees: ["progreso"], leadId: first.leadId })).toBe("nothing");
  expect(await inviteCompanion(ctx, ana, { ...one, leadId: first.leadId })).toBe("invited");
  const id = await idOfInvitation();
  expect(await invitationsTo(db, eva)).toMatchObject([{ oneRequest: true, sees: ["solicitudes", "presupuestos"] }]);
  expect(await accept(eva, id)).toBe("joined");
  const place = (await sharedPlace(ctx, eva.userId, id))!;
  expect(place.requests!.map((request) => request.id)).toEqual([first.leadId]);
  expect([place.consultations, place.progress]).toEqual([null, null]);
  expect(await changeSharing(ctx, ana.userId, { sees: ["consultas"], tellsCenters: true })).toBe("nothing");
  expect(await changeSharing(ctx, ana.userId, { sees: ["consultas", "solicitudes"], tellsCenters: true })).toBe("saved");
  expect((await sharedPlace(ctx, eva.userId, id))!.quotes).toBeNull();
  expect([await tells(ana.email, first.offerId), await tells(ana.email, second.offerId)]).toEqual([true, false]);
});

test.each(["joined", "invited"] as const)(
  "with the one request that is shared goes the sharing, whoever erases it; the other person hears of it once they %s",
  async (state) => {
    const [first, second] = [await sentBy(ana), await sentBy(ana)];
    const one = { email: eva.email, sees: ALL, tellsCenters: true };
    expect(await inviteCompanion(ctx, ana, { ...one, leadId: first.leadId })).toBe("invited");
    const id = await idOfInvitation();
    if (state === "joined") expect(await accept(eva, id)).toBe("joined");
    await eraseLead(ctx, { leadId: second.leadId });
    await endErasedSharing(ctx);
    expect(await ownCompanion(db, ana.userId)).not.toBeNull();
    await eraseLead(ctx, { leadId: first.leadId });
    for (let time = 0; time < 2; time++) await endErasedSharing(ctx);
    expect([await ownCompanion(db, ana.userId), await accompanied(db, eva.userId), await invitationsTo(db, eva)]).toEqual([null, [], []]);
    expect(await sharedPlace(ctx, eva.userId, id)).toBeNull();
    const said = async (who: AccountHolder) =>
      (await noticesOfPerson(db, who.userId)).filter(({ kind }) => kind === "companion-ended").map(({ facts }) => facts);
    if (state === "invited") return expect([await said(ana), await said(eva)]).toEqual([[], []]);
    expect(await said(ana)).toEqual([{ host: true, own: false, erased: true }]);
    expect(await said(eva)).toEqual([{ host: false, own: false, erased: true }]);
    expect((await linksOf(eva.userId)).slice(-1)).toEqual(["companion-ended"]);
  },
);

test("both hear who joined and who ended it, once, each in the words of their own side", async () => {
  const id = await together();
  await endCompanion(ctx, eva.userId, id);
  await endCompanion(ctx, eva.userId, id);
  const heard = async (who: AccountHolder) =>
    (await noticesOfPerson(db, who.userId)).map(({ kind, facts }) => [kind, facts] as const).reverse();
  expect(await heard(ana)).toEqual([
    ["companion-joined", { host: true, own: false }],
    ["companion-ended", { host: true, own: false }],
  ]);
  expect(await heard(eva)).toEqual([
    ["companion-joined", { host: false, own: true }],
    ["companion-ended", { host: false, own: true }],
  ]);
  await invite();
  await endCompanion(ctx, ana.userId, await idOfInvitation());
  expect(await heard(ana)).toHaveLength(2);
});

test("either ends it at once, and a stranger does not", async () => {
  for (const who of ["patient", "other"] as const) {
    const id = await together();
    expect(await endCompanion(ctx, zoe.userId, id)).toBe("gone");
    expect(await endCompanion(ctx, who === "patient" ? ana.userId : eva.userId, id)).toBe("ended");
    expect(await sharedPlace(ctx, eva.userId, id)).toBeNull();
    expect(await ownCompanion(db, ana.userId)).toBeNull();
    expect(await endCompanion(ctx, ana.userId, id)).toBe("gone");
  }
});

test.each(["the patient", "the other person"] as const)(
  "%s erases their account: the other one hears that the sharing ended, and keeps theirs with what they wrote",
  async (who) => {
    await together();
    const [goes, stays] = who === "the patient" ? [ana, eva] : [eva, ana];
    const fields = { name: "Ecografía", dose: "", from: "2027-02-03", to: "", sure: "", at: "", times: "", place: "", note: "" };
    expect(await saveEntry(ctx, stays.userId, { kind: "appointment", id: null, fields })).toMatchObject({ outcome: "saved" });
    await endAllSharing(ctx, goes.userId);
    await closeAccount(ctx, goes.userId, holdTopUpsOf);
    const [told] = await noticesOfPerson(db, stays.userId);
    expect(told).toMatchObject({ kind: "companion-ended", facts: { host: stays === ana, own: false } });
    expect(await db.selectFrom("companions").select("id").where("host_id", "=", ana.userId).execute()).toEqual([]);
    expect((await exportData(ctx, { userId: stays.userId, email: stays.email, confirmed: true })).progress).toMatchObject([
      { name: "Ecografía" },
    ]);
    expect(await ownCompanion(db, stays.userId)).toBeNull();
    expect(await accompanied(db, stays.userId)).toEqual([]);
  },
);

test("who erases the account on their screen ends every sharing: of one request too, and of an invitation that nobody accepted, of which nobody hears", async () => {
  const userId = idOfPerson("maria");
  const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const maria = { userId, email, emailConfirmed: true };
  const { leadId } = await sentBy(maria);
  await db.deleteFrom("companions").where("host_id", "=", userId).execute();
  expect(await inviteCompanion(ctx, maria, { email: eva.email, sees: ["solicitudes"], tellsCenters: false, leadId })).toBe("invited");
  expect(await accept(eva, (await ownCompanion(db, userId))!.id)).toBe("joined");
  // She is the other person of a second pair, and somebody who erased nothing has invited her too.
  await inviteCompanion(ctx, ana, { email, sees: ALL, tellsCenters: false });
  expect(await accept(maria, await idOfInvitation())).toBe("joined");
  await inviteCompanion(ctx, zoe, { email, sees: ALL, tellsCenters: false });
  const mailbox = { userId, email, confirmed: true };
  expect(await deleteAccount(ctx, { mailbox, password: "not this one" }, endAllSharing)).toEqual({ outcome: "wrong-password" });
  expect(await ownCompanion(db, userId)).not.toBeNull();
  expect((await deleteAccount(ctx, { mailbox, password: DEMO_PASSWORD }, endAllSharing)).outcome).toBe("deleted");
  const heard = async (who: AccountHolder) => (await noticesOfPerson(db, who.userId)).map(({ kind, facts }) => [kind, facts])[0];
  expect(await heard(eva)).toEqual(["companion-ended", { host: false, own: false }]);
  expect(await heard(ana)).toEqual(["companion-ended", { host: true, own: false }]);
  expect(await heard(zoe)).toBeUndefined();
  expect(await db.selectFrom("companions").select("id").where("host_id", "in", [userId, ana.userId]).execute()).toEqual([]);
  expect(await linksOf(eva.userId)).toEqual(["companion-joined", "companion-ended"]);
});

test("a person's file holds their own part: who they let see what, and who they accompany, without the other's address", async () => {
  await together(["consultas"]);
  expect(await exportCompanions(db, ana.userId)).toMatchObject({ own: { state: "joined", sees: ["consultas"] }, accompanies: [] });
  const other = await exportCompanions(db, eva.userId);
  expect(other).toMatchObject({ own: null, accompanies: [{ name: "Ana" }] });
  expect(JSON.stringify(other)).not.toContain(ana.email);
});

test("centers hear of a second person only if the patient says so, and only while there is one", async () => {
  const id = await together(ALL, false);
  expect(await tells(ana.email)).toBe(false);
  await changeSharing(ctx, ana.userId, { sees: [...ALL], tellsCenters: true });
  expect(await tells(ana.email.toUpperCase())).toBe(true);
  expect(await tells(eva.email)).toBe(false);
  await endCompanion(ctx, eva.userId, id);
  expect(await tells(ana.email)).toBe(false);
});
