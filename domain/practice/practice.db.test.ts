import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDoctor, doctorsOf } from "#domain/consultations/doctors.server.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { waitingChanges } from "#domain/listing/change-queries.server.ts";
import { noticesOfPerson } from "#domain/notices/notice-queries.server.ts";
import { decideChange } from "#domain/verification/decide-change.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { acceptByLink, acceptPractice, declineByLink, declinePractice, type Invitee } from "./answer.server.ts";
import { endPractice } from "./end.server.ts";
import { type Invited, inviteSpecialist, withdrawInvitation } from "./invite.server.ts";
import {
  centersOf,
  findSpecialists,
  invitationOfLink,
  invitationsFor,
  practitionersOf,
  sentInvitations,
} from "./practice-queries.server.ts";
import { practiceToken } from "./practice-tokens.ts";

const ctx = await testContext();
const { db } = ctx;
const [NOBODY, DAY] = ["99999999-9999-4999-8999-999999999999", 86_400_000];

interface Clinic {
  id: string;
  slug: string;
  member: { userId: string; providerId: string };
}

let clinic: Clinic;
let other: Clinic;

async function account(name: string): Promise<Invitee> {
  const userId = `u-${randomUUID()}`;
  const email = `${userId}@correo.example`;
  await db.insertInto("users").values({ id: userId, name, email, email_verified: true }).execute();
  return { userId, email, emailConfirmed: true };
}

async function clinicOf(change: Record<string, unknown> = {}): Promise<Clinic> {
  const { id, slug } = await addCenter(ctx, `equipo-${randomUUID().slice(0, 8)}`, change);
  const { userId } = await account("Directora");
  await db.insertInto("provider_accounts").values({ user_id: userId, provider_id: id, role: "owner" }).execute();
  return { id, slug, member: { userId, providerId: id } };
}

/** Adds a public profile of a doctor; somebody manages it, unless they are left out. */
async function doctorOf(name: string, manager?: Invitee): Promise<string> {
  const { id } = await db
    .insertInto("provider_profiles")
    .values({ slug: `d-${randomUUID()}`, provider_type: "doctor", full_name: name, verification_status: "published" })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (manager) await db.insertInto("provider_accounts").values({ user_id: manager.userId, provider_id: id, role: "owner" }).execute();
  return id;
}

beforeEach(async () => {
  clinic = await clinicOf();
  other = await clinicOf({ verification_status: "draft" });
});

const invite = (at: Clinic, asked: Partial<Invited>) =>
  inviteSpecialist(ctx, at.member, { specialistId: null, name: "Dra. Ceiba", email: null, ...asked });
const openAt = async (at: Clinic) => (await sentInvitations(db, at.id)).find(({ state }) => state === "open")!.id;
const team = async (at: Clinic) => (await centerBySlug(db, at.slug))?.team.map(({ id }) => id) ?? [];
const here = async (at: Clinic) => (await practitionersOf(db, at.id)).map(({ id }) => id);
const heard = async (userId: string) =>
  (await noticesOfPerson(db, userId)).map((notice) => (notice.kind === "practice" ? notice.facts.event : notice.kind));

/** Lets our team accept whatever waits about a public page. */
async function ourTeamAccepts(at: Clinic) {
  for (const { id, version } of await waitingChanges(db, at.id))
    expect(await decideChange(db, { providerId: at.id, changeId: id, version }, { accept: true }, "cli")).toBe("done");
}

test("a doctor with a profile is asked in their panel, and is on a public page only after they accepted and our team looked", async () => {
  const ceiba = await account("Ceiba");
  const doctor = await doctorOf("Lucía Ceiba", ceiba);
  expect(await invite(clinic, { specialistId: doctor })).toBe("invited");
  expect([await team(clinic), await here(clinic)]).toEqual([[], []]);
  expect(await heard(ceiba.userId)).toEqual(["asked"]);
  const [received] = await invitationsFor(db, ceiba);
  expect(received).toMatchObject({ specialistId: doctor, isTheirs: true });
  expect(await acceptPractice(ctx, ceiba, received!.id)).toEqual({ outcome: "accepted", specialistId: doctor, waits: true });
  expect([await team(clinic), await here(clinic)]).toEqual([[], [doctor]]);
  expect((await practitionersOf(db, clinic.id))[0]!.waitsSince).toBeInstanceOf(Date);
  await ourTeamAccepts(clinic);
  expect(await team(clinic)).toEqual([doctor]);
  expect((await practitionersOf(db, clinic.id))[0]!.waitsSince).toBeNull();
  expect(await heard(clinic.member.userId)).toContain("accepted");
});

test("a doctor without a profile begins one by accepting, which no visitor sees before it is published", async () => {
  const ceiba = await account("Ceiba");
  await invite(other, { email: ceiba.email });
  const accepted = await acceptPractice(ctx, ceiba, await openAt(other));
  if (accepted.outcome !== "accepted") throw new Error(accepted.outcome);
  const profile = await db.selectFrom("provider_profiles").selectAll().where("id", "=", accepted.specialistId).executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ full_name: "Dra. Ceiba", verification_status: "draft", provider_type: "doctor" });
  expect([accepted.waits, await here(other)]).toEqual([false, [profile.id]]);
  await db.updateTable("provider_profiles").set({ verification_status: "published" }).where("id", "=", other.id).execute();
  expect(await team(other)).toEqual([]);
  await db.updateTable("provider_profiles").set({ verification_status: "published" }).where("id", "=", profile.id).execute();
  expect(await team(other)).toEqual([profile.id]);
});

test("a stranger neither sees, accepts, declines nor withdraws an invitation, and the mailbox counts only once it is confirmed", async () => {
  const [ceiba, stranger] = [await account("Ceiba"), await account("Zoe")];
  await invite(clinic, { email: ceiba.email });
  const id = await openAt(clinic);
  for (const who of [stranger, { ...ceiba, emailConfirmed: false }]) {
    expect(await invitationsFor(db, who)).toEqual([]);
    expect(await acceptPractice(ctx, who, id)).toEqual({ outcome: "gone" });
    expect(await declinePractice(ctx, who, id)).toBe("gone");
  }
  expect(await acceptByLink(ctx, stranger, practiceToken(ctx.keys, id, new Date()))).toEqual({ outcome: "gone" });
  expect(await withdrawInvitation(ctx, other.member, id)).toBe("gone");
  expect(
    await inviteSpecialist(ctx, { ...clinic.member, userId: stranger.userId }, { specialistId: null, name: "Ana", email: "a@b.example" }),
  ).toBeNull();
  expect(await sentInvitations(db, clinic.id)).toMatchObject([{ id, state: "open", email: ceiba.email }]);
  expect(await here(clinic)).toEqual([]);
});

test("a link answers once, for its own mailbox, and proves it; a made up or an old one opens nothing", async () => {
  const ceiba = { ...(await account("Ceiba")), emailConfirmed: false };
  await invite(other, { email: ceiba.email });
  const id = await openAt(other);
  const token = practiceToken(ctx.keys, id, new Date());
  expect(await invitationOfLink(ctx, token)).toMatchObject({ email: ceiba.email, name: "Dra. Ceiba" });
  expect((await acceptByLink(ctx, ceiba, token)).outcome).toBe("accepted");
  expect((await acceptByLink(ctx, ceiba, token)).outcome).toBe("gone");
  expect([await declineByLink(ctx, token), await invitationOfLink(ctx, token)]).toEqual(["gone", null]);
  expect(await here(other)).toHaveLength(1);
  for (const bad of [
    "",
    "algo",
    `${token}x`,
    practiceToken(ctx.keys, NOBODY, new Date()),
    practiceToken(ctx.keys, id, new Date(Date.now() - 15 * DAY)),
  ])
    expect([await invitationOfLink(ctx, bad), await declineByLink(ctx, bad)], bad).toEqual([null, "gone"]);
});

test("two who answer the same invitation at once: one answer holds", async () => {
  const ceiba = await account("Ceiba");
  await invite(other, { email: ceiba.email });
  const id = await openAt(other);
  const answers = await Promise.all([acceptPractice(ctx, ceiba, id), acceptPractice(ctx, ceiba, id), declinePractice(ctx, ceiba, id)]);
  expect(answers.filter((one) => (typeof one === "string" ? one === "declined" : one.outcome === "accepted"))).toHaveLength(1);
  expect((await invitationsFor(db, ceiba)).length).toBe(0);
});

test("two clinics ask the same doctor: each has its own answer, with one profile", async () => {
  const ceiba = await account("Ceiba");
  for (const at of [clinic, other]) await invite(at, { email: ceiba.email });
  expect(await invitationsFor(db, ceiba)).toHaveLength(2);
  const outcomes = await Promise.all([acceptPractice(ctx, ceiba, await openAt(clinic)), acceptPractice(ctx, ceiba, await openAt(other))]);
  const [one, two] = outcomes.map((accepted) => (accepted.outcome === "accepted" ? accepted.specialistId : accepted.outcome));
  expect(one).toBe(two);
  expect([await here(clinic), await here(other)]).toEqual([[one], [one]]);
  expect((await centersOf(db, one!)).map(({ id }) => id).sort()).toEqual([clinic.id, other.id].sort());
  expect(await endPractice(ctx, other.member, one!)).toBe("ended");
  expect([await here(clinic), await here(other)]).toEqual([[one], []]);
});

test("who declines, without an account too, leaves no mailbox behind, and the center hears of it and may ask again", async () => {
  await invite(clinic, { email: "nadie@correo.example" });
  expect(await declineByLink(ctx, practiceToken(ctx.keys, await openAt(clinic), new Date()))).toBe("declined");
  const [declined] = await sentInvitations(db, clinic.id);
  expect(declined).toMatchObject({ state: "declined", email: null });
  expect(await heard(clinic.member.userId)).toEqual(["declined"]);
  expect(await withdrawInvitation(ctx, clinic.member, declined!.id)).toBe("withdrawn");
  expect(await sentInvitations(db, clinic.id)).toEqual([]);
  expect(await invite(clinic, { email: "nadie@correo.example" })).toBe("invited");
});

test("a mailbox that is invited again keeps the link that it was mailed; nobody is invited who is there, or without a way to reach them", async () => {
  const ceiba = await account("Ceiba");
  const [managed, unmanaged] = [await doctorOf("Lucía Ceiba", ceiba), await doctorOf("Marta Sola")];
  for (const name of ["Dra. Slip", "Dra. Dos"]) expect(await invite(clinic, { name, email: "dos@correo.example" })).toBe("invited");
  const [sent, ...more] = await sentInvitations(db, clinic.id);
  expect([sent!.name, more]).toEqual(["Dra. Dos", []]);
  const mailed = await db
    .selectFrom("mail_messages")
    .select("practice_invitation_id as id")
    .where("practice_invitation_id", "is not", null)
    .execute();
  expect(mailed.map(({ id }) => id)).toContain(sent!.id);
  expect(await invite(clinic, { name: "Dra. Nadie" })).toBe("no-mailbox");
  expect(await invite(clinic, { specialistId: unmanaged })).toBe("no-mailbox");
  expect(await invite(clinic, { name: "Llama al 809 555", email: "tres@correo.example" })).toBe("no-name");
  for (const specialistId of [NOBODY, clinic.id, "algo"]) expect(await invite(clinic, { specialistId })).toBe("unknown");
  await invite(clinic, { specialistId: managed });
  await acceptPractice(ctx, ceiba, (await invitationsFor(db, ceiba))[0]!.id);
  expect(await invite(clinic, { specialistId: managed })).toBe("here");
  expect(
    await inviteSpecialist(ctx, { userId: ceiba.userId, providerId: managed }, { specialistId: managed, name: "x", email: null }),
  ).toBe("no-center");
});

test("an invitation gives nobody a profile that is not theirs: it is claimed first", async () => {
  const ceiba = await account("Ceiba");
  const doctor = await doctorOf("Marta Sola");
  expect(await invite(clinic, { specialistId: doctor, email: ceiba.email })).toBe("invited");
  const [received] = await invitationsFor(db, ceiba);
  expect(received!.isTheirs).toBe(false);
  expect(await acceptPractice(ctx, ceiba, received!.id)).toEqual({ outcome: "claim-first", specialistId: doctor });
  await db.insertInto("provider_accounts").values({ user_id: ceiba.userId, provider_id: doctor, role: "owner" }).execute();
  expect(await acceptPractice(ctx, ceiba, received!.id)).toMatchObject({ outcome: "accepted", specialistId: doctor });
});

test("a doctor is found by their name, as one writes it, and by the number of an accepted licence; drafts are not", async () => {
  const [doctor, draft] = [await doctorOf("Ángela Quiñones Peralta"), await doctorOf("Ángela Quiñones Borrador")];
  await db.updateTable("provider_profiles").set({ verification_status: "draft" }).where("id", "=", draft).execute();
  const paper = { provider_id: doctor, kind: "exequatur", file_name: "a.pdf", stored_as: "x/y", media_type: "application/pdf", bytes: 9 };
  await db
    .insertInto("provider_documents")
    .values({ ...paper, state: "accepted", number: "771-QP" })
    .execute();
  const ids = async (typed: string) => (await findSpecialists(db, clinic.id, typed)).map(({ id }) => id);
  for (const typed of ["Dra. Angela Quinones", "quiñones peralta", "771-qp"]) expect(await ids(typed), typed).toEqual([doctor]);
  for (const typed of ["", "  ", "an", "771-Q", "%"]) expect(await ids(typed), typed).toEqual([]);
});

test("a doctor who is removed with appointments ahead is off the page and takes no more, what was agreed on stays, and both are told", async () => {
  const ceiba = await account("Ceiba");
  const doctor = await doctorOf("Lucía Ceiba", ceiba);
  await invite(clinic, { specialistId: doctor });
  await acceptPractice(ctx, ceiba, (await invitationsFor(db, ceiba))[0]!.id);
  await ourTeamAccepts(clinic);
  await addDoctor(ctx, clinic.member, doctor);
  const [receiving] = await doctorsOf(db, clinic.id);
  const startsAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * DAY);
  const patient = { name: "Rosa Mella", email: "rosa.mella@correo.example", zone: "America/Santo_Domingo" };
  const entered = { doctorId: receiving!.id, startsAt, kind: "first", mode: "place", videoUrl: null, patient } as const;
  expect(await enterConsultation(ctx, clinic.member, entered)).toBe("entered");
  expect((await practitionersOf(db, clinic.id))[0]!.ahead).toBe(1);
  expect(await endPractice(ctx, other.member, doctor)).toBe("gone");
  expect(await endPractice(ctx, { ...clinic.member, userId: ceiba.userId }, doctor)).toBeNull();
  expect(await Promise.all([endPractice(ctx, clinic.member, doctor), endPractice(ctx, clinic.member, doctor)])).toEqual(
    expect.arrayContaining(["ended", "gone"]),
  );
  expect([await team(clinic), await here(clinic), await doctorsOf(db, clinic.id)]).toEqual([[], [], []]);
  const left = await db.selectFrom("consultations").select(["status", "doctor_id"]).where("provider_id", "=", clinic.id).execute();
  expect(left).toEqual([{ status: "requested", doctor_id: receiving!.id }]);
  expect(await heard(ceiba.userId)).toContain("removed");
  expect(await invite(clinic, { specialistId: doctor })).toBe("invited");
});

test("both sides end it at once: one does, and neither waits for the other for ever", async () => {
  const ceiba = await account("Ceiba");
  await invite(other, { email: ceiba.email });
  const accepted = await acceptPractice(ctx, ceiba, await openAt(other));
  if (accepted.outcome !== "accepted") throw new Error(accepted.outcome);
  const doctor = accepted.specialistId;
  const both = [endPractice(ctx, other.member, doctor), endPractice(ctx, { userId: ceiba.userId, providerId: doctor }, other.id)];
  expect((await Promise.all(both)).sort()).toEqual(["ended", "gone"]);
});

test("a doctor leaves by themselves, also while our team still looks", async () => {
  const ceiba = await account("Ceiba");
  const doctor = await doctorOf("Lucía Ceiba", ceiba);
  await invite(clinic, { specialistId: doctor });
  await acceptPractice(ctx, ceiba, (await invitationsFor(db, ceiba))[0]!.id);
  expect(await endPractice(ctx, { userId: ceiba.userId, providerId: doctor }, clinic.id)).toBe("ended");
  expect([await waitingChanges(db, clinic.id), await here(clinic), await centersOf(db, doctor)]).toEqual([[], [], []]);
  expect(await heard(clinic.member.userId)).toContain("left");
});
