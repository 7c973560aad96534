import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { consultationOfProvider, consultationsNamed } from "#domain/consultations/consultation-queries.server.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { addMoney } from "#tests/support/buyers.ts";
import { addOpenCenter, addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import { changeState } from "./change-state.server.ts";
import { enterAppointment } from "./enter-appointment.server.ts";
import { inboxRequest } from "./inbox-request.server.ts";
import { recordContact } from "./record-contact.server.ts";

const ctx = await testContext();
const DAY = 86_400_000;
let day = 3;

async function newCenter() {
  const center = await addOpenCenter(ctx, `cita-${randomUUID().slice(0, 8)}`);
  await addMoney(ctx, center.id, 20_000);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const offered = async (email = `${randomUUID()}@correo.example`) => {
    const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ email }) });
    return (await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow()).id;
  };
  const opened = async (email?: string) => {
    const id = await offered(email);
    expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
    return id;
  };
  const time = () => {
    day += 1;
    const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + day * DAY);
    return { startsAt, doctorId: null, kind: "first", mode: "place", videoUrl: null } as const;
  };
  const enter = async (offerId: string, whose = member) =>
    (await enterAppointment(ctx, whose, { offerId, zone: "America/New_York", ...time() })).outcome;
  const consultationOf = (offerId: string) =>
    ctx.db.selectFrom("consultations").selectAll().where("offer_id", "=", offerId).executeTakeFirstOrThrow();
  const stands = async (offerId: string) => {
    const { state, consultedAt, lostReason, answeredAt } = (await inboxRequest(ctx, center.id, offerId))!;
    return { state, consulted: consultedAt !== null, lostReason, answered: answeredAt !== null };
  };
  return { center, member, offered, opened, time, enter, consultationOf, stands };
}

test("an appointment of an opened request is in the agenda with its person, and the request has its consultation", async () => {
  const { center, member, offered, opened, enter, consultationOf, stands } = await newCenter();
  const id = await opened();
  expect(await enter(id)).toBe("entered");
  expect(await stands(id)).toEqual({ state: "consultation", consulted: true, lostReason: null, answered: true });
  const row = await consultationOf(id);
  expect(row).toMatchObject({ status: "requested", asked_by: "provider", patient_id: null });
  const seen = (await consultationOfProvider(ctx, center.id, row.id))!;
  const { nombre, apellido } = person();
  expect(seen).toMatchObject({ patientName: `${nombre} ${apellido}`, offerId: id, mailed: true });
  expect(seen.patientPhone).toMatch(/^\+?\d/);
  const closed = await offered();
  expect(await enter(closed)).toBe("closed");
  const other = await newCenter();
  expect(await other.enter(id)).toBe("not-found");
  await ctx.db.updateTable("provider_accounts").set({ role: "editor" }).where("provider_id", "=", center.id).execute();
  expect(await enter(id, member)).toBe("not-found");
});

test("who asked with the mailbox of an account is expected under that account", async () => {
  const { opened, enter, consultationOf } = await newCenter();
  const patient = await addPatient(ctx);
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", patient).executeTakeFirstOrThrow();
  const id = await opened(email);
  expect(await enter(id)).toBe("entered");
  expect(await consultationOf(id)).toMatchObject({ patient_id: patient, guest_id: null });
});

test("what came of a request is noted and taken back, and a lost one keeps that there was a consultation", async () => {
  const { member, opened, enter, stands } = await newCenter();
  const id = await opened();
  const move = async (from: "new" | "contacted" | "consultation" | "started" | "lost", to: typeof from, reason: "price" | null = null) =>
    (await changeState(ctx, member, { offerId: id, from, to, reason })).outcome;
  await recordContact(ctx, member, { offerId: id, way: "call" });
  expect(await move("contacted", "lost")).toBe("changed");
  expect(await move("contacted", "lost", "price")).toBe("done");
  expect(await stands(id)).toMatchObject({ state: "lost", consulted: false, lostReason: "price" });
  expect(await move("lost", "contacted")).toBe("done");
  expect(await stands(id)).toMatchObject({ state: "contacted", lostReason: null });
  await enter(id);
  expect(await move("consultation", "started")).toBe("done");
  expect(await move("started", "consultation")).toBe("done");
  expect(await move("consultation", "lost", "price")).toBe("done");
  expect(await stands(id)).toMatchObject({ state: "lost", consulted: true, lostReason: "price" });
  expect(await move("lost", "consultation")).toBe("done");
  expect(await move("consultation", "contacted")).toBe("done");
  expect(await stands(id)).toMatchObject({ state: "contacted", consulted: false });
  const acts = await ctx.db
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject_id", "=", id)
    .where("action", "like", "followup.%")
    .orderBy("id")
    .execute();
  expect(acts.filter(({ action }) => action === "followup.lost").map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ reason: "price" }),
    expect.objectContaining({ reason: "price" }),
  ]);
});

test("somebody with a telephone alone is in the agenda as agreed, gets no mail, and comes again without being written down twice", async () => {
  const { center, member, time } = await newCenter();
  const patient = { name: "Belkis Ogando", email: null, phone: "809 555 0144", zone: "America/Santo_Domingo" };
  expect(await enterConsultation(ctx, member, { patient, ...time() })).toBe("entered");
  const rows = () =>
    ctx.db
      .selectFrom("consultations")
      .select(["id", "status", "guest_id"])
      .where("provider_id", "=", center.id)
      .orderBy("asked_at")
      .execute();
  const [first] = await rows();
  expect(first!.status).toBe("confirmed");
  const mails = await ctx.db.selectFrom("mail_messages").select("id").where("consultation_id", "=", first!.id).execute();
  expect(mails).toEqual([]);
  const [seen] = await consultationsNamed(ctx, center.id, [first!.id]);
  expect(seen).toMatchObject({ patientName: "Belkis Ogando", patientPhone: "809 555 0144", mailed: false });
  expect(await changeConsultation(ctx, { side: "provider", providerId: center.id }, first!.id, { act: "cancel" })).toBe("done");
  expect(await enterConsultation(ctx, member, { patient: { consultationId: first!.id }, ...time() })).toBe("entered");
  expect((await rows()).map(({ status, guest_id }) => [status, guest_id])).toEqual([
    ["cancelled", first!.guest_id],
    ["confirmed", first!.guest_id],
  ]);
  const other = await newCenter();
  expect(await enterConsultation(ctx, other.member, { patient: { consultationId: first!.id }, ...other.time() })).toBe("unknown");
});
