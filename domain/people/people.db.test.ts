import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { addOpenCenter, addPatient, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, submitted } from "#tests/support/leads.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { beginErasure } from "./begin-erasure.server.ts";
import { erasePerson, forgetReceiptAddresses } from "./erase-person.server.ts";
import { type Start, tickOf } from "./erasure.ts";
import { erasureReceipt, receiptMail, receiptToMail } from "./erasure-queries.server.ts";
import { findPerson } from "./find-person.server.ts";
import { readLookup } from "./lookup.ts";
import { personToErase } from "./person-to-erase.server.ts";

const services = await testContext();
const ctx = { ...services, actor: `admin:${idOfPerson("lia")}` as const };
const agenda = await addOpenCenter(ctx, "agenda-del-faro");
const center = await addCenter(ctx, "faro-de-la-costa");

const find = (typed: string) => findPerson(ctx, readLookup(typed)!);
const numbersOf = async (typed: string) => {
  const { leads, messages } = await find(typed);
  return [...leads, ...messages].map(({ number }) => number).toSorted();
};
const asked = (start: Start, ticked: string[] = []) =>
  beginErasure(ctx, { start, by: idOfPerson("lia"), requester: "phone", reason: "Llamó desde su número y dijo el código", ticked });
async function erased(start: Start, ticked: string[] = []): Promise<string> {
  const begun = await asked(start, ticked);
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  expect(await erasePerson(services, begun.erasureId)).toBe("done");
  return begun.erasureId;
}

/** Writes a guest with these contacts into the agenda of a center. */
async function guestOf(patient: { name: string; email: string | null; phone: string | null }): Promise<{ id: string; guestId: string }> {
  const member = { userId: idOfPerson("amaranta"), providerId: agenda.id };
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + (3 + Math.floor(Math.random() * 300)) * 86_400_000);
  const usual = { startsAt, doctorId: null, kind: "first", mode: "place", videoUrl: null } as const;
  expect(await enterConsultation(ctx, member, { patient: { ...patient, zone: "America/New_York" }, ...usual } as never)).toBe("entered");
  const row = await ctx.db
    .selectFrom("consultations")
    .select(["id", "guest_id"])
    .where("provider_id", "=", agenda.id)
    .orderBy("asked_at", "desc")
    .executeTakeFirstOrThrow();
  return { id: row.id, guestId: row.guest_id! };
}

test("one telephone, in any spelling, finds the requests, messages, accounts and appointments of its person", async () => {
  const form = person({ telefono: "+1 809 555 0731", nombre: "Xiomara", apellido: "Ñañez" });
  const { number, leadId } = await submitted(ctx, { originSlug: center.slug, form });
  const message = await sentMessage(ctx, { form: messageOf({ nombre: "Xiomara Ñañez", telefono: "(809) 555-0731" }) });
  const guest = await guestOf({ name: "Xiomara Ñañez", email: null, phone: "8095550731" });
  const account = await addPatient(ctx);
  await ctx.db.updateTable("profiles").set({ phone: "809-555-0731" }).where("user_id", "=", account).execute();
  for (const typed of ["809 555 0731", "+1-809-555-0731"]) {
    const found = await find(typed);
    expect(found, typed).toMatchObject({ leads: [{ id: leadId }], messages: [{ id: message.messageId }], accounts: [{ id: account }] });
    expect(found.consultations.map(({ guestId }) => guestId)).toEqual([guest.guestId]);
  }
  expect(await numbersOf("xiomara nanez")).toEqual([number, message.number].toSorted());
  expect(await numbersOf(form.email.toUpperCase())).toEqual([number]);
  expect(await numbersOf(number.replaceAll("-", " ").toLowerCase())).toEqual([number]);
  expect(await numbersOf("809 555 0732")).toEqual([]);
});

test("each look-up is a line in the log, which has neither the telephone nor the name", async () => {
  const before = await ctx.db.selectFrom("audit_log").select("id").where("action", "=", "person.looked-up").execute();
  await find("829 555 0042");
  await find("Zulema Incháustegui");
  const { rows } = await sql<{ line: string }>`
    select a::text as line from audit_log a where action = 'person.looked-up' order by id desc limit 2`.execute(ctx.db);
  const after = await ctx.db.selectFrom("audit_log").select("id").where("action", "=", "person.looked-up").execute();
  expect(after.length - before.length).toBe(2);
  for (const { line } of rows) {
    expect(line).toContain(ctx.actor);
    expect(line).not.toMatch(/555|0042|zulema|incháustegui/i);
  }
});

test("a person is erased everywhere from any of it; what only shares the telephone goes when somebody says so", async () => {
  const form = person({ telefono: "+1 829 555 0666" });
  const first = await routed(ctx, { originSlug: center.slug, form });
  const second = await submitted(ctx, {
    originSlug: center.slug,
    form: { ...form, mensaje: "Otra pregunta, con más palabras que antes." },
  });
  const message = await sentMessage(ctx, { form: messageOf({ email: form.email }) });
  const guest = await guestOf({ name: "Ella misma", email: form.email, phone: null });
  const sister = await submitted(ctx, { originSlug: center.slug, form: person({ telefono: form.telefono }) });
  const cousin = await submitted(ctx, { originSlug: center.slug, form: person({ telefono: form.telefono }) });
  const start = { kind: "message", id: message.messageId } as const;

  const { shown } = (await personToErase(ctx, start))!;
  expect(shown.sure.map(({ id }) => id).toSorted()).toEqual([first.leadId, second.leadId, message.messageId, guest.guestId].toSorted());
  expect(shown.perhaps.map(({ id }) => id).toSorted()).toEqual([sister.leadId, cousin.leadId].toSorted());
  expect(shown).toMatchObject({ centers: 1, coming: 1, mailed: true, account: null, staying: null });

  const id = await erased(start, [tickOf({ kind: "lead", id: sister.leadId })]);
  const left = await ctx.db
    .selectFrom("leads")
    .select("id")
    .where("phone_digest", "is not", null)
    .where("sealed", "is not", null)
    .execute();
  for (const gone of [first.leadId, second.leadId, sister.leadId]) expect(left.map((lead) => lead.id)).not.toContain(gone);
  expect(left.map((lead) => lead.id)).toContain(cousin.leadId);
  expect(await numbersOf(form.email)).toEqual([]);
  expect((await find(form.telefono)).leads.map((lead) => lead.id)).toEqual([cousin.leadId]);
  const appointment = await ctx.db.selectFrom("consultations").select(["status", "guest_id"]).where("id", "=", guest.id).executeTakeFirst();
  expect(appointment).toEqual({ status: "cancelled", guest_id: null });
  expect(await erasureReceipt(ctx.db, id)).toMatchObject({ requests: 3, messages: 1, guests: 1, account: false, doneAt: expect.any(Date) });
  expect(await find((await erasureReceipt(ctx.db, id))!.number)).toMatchObject({ erasures: [{ id }] });
});

test("what was begun survives its worker: another run finishes it, says so once, and two presses are one erasure", async () => {
  const { leadId } = await submitted(ctx, { originSlug: center.slug, form: person() });
  const start = { kind: "lead", id: leadId } as const;
  const [one, other] = await Promise.all([asked(start), asked(start)]);
  expect(one).toEqual(other);
  const { erasureId } = one as Extract<typeof one, { outcome: "begun" }>;
  // The worker dies after it has erased the request and before it has said so.
  const dying = { ...services, jobs: { ...services.jobs, enqueue: () => Promise.reject(new Error("killed")) } };
  await ctx.db.deleteFrom("mail_recipients").execute();
  await expect(erasePerson(dying, erasureId)).rejects.toThrow("killed");
  expect(await erasureReceipt(ctx.db, erasureId)).toMatchObject({ doneAt: null });
  expect(await erasePerson(services, erasureId)).toBe("done");
  expect(await erasePerson(services, erasureId)).toBe("done-before");
  const lines = await ctx.db
    .selectFrom("audit_log")
    .select("actor")
    .where("action", "=", "person.erased")
    .where("subject_id", "=", erasureId)
    .execute();
  expect(lines).toEqual([{ actor: ctx.actor }]);
  expect(await asked(start)).toEqual({ outcome: "gone" });
});

test("the receipt goes to the mailbox once and names nobody; three days later nothing knows the mailbox", async () => {
  const form = person({ nombre: "Quisqueya", apellido: "Altagracia" });
  const { leadId } = await submitted(ctx, { originSlug: center.slug, form });
  await ctx.db.deleteFrom("mail_recipients").execute();
  const id = await erased({ kind: "lead", id: leadId });
  const { to, receipt } = (await receiptToMail(ctx, id))!;
  expect(to).toBe(form.email);
  expect(JSON.stringify(receipt)).not.toMatch(/quisqueya|altagracia|correo\.example/i);
  expect(await receiptMail(ctx.db, id)).toBe("queued");
  await ctx.db.updateTable("erasures").set({ done_at: sql<Date>`now() - interval '4 days'` }).where("id", "=", id).execute();
  await forgetReceiptAddresses(ctx);
  expect(await receiptToMail(ctx, id)).toBeNull();
  expect(await ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", id).execute()).toEqual([]);
});

test("a patient's account goes with all that was sent from its mailbox, and the center of an appointment is told", async () => {
  const account = await addPatient(ctx);
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", account).executeTakeFirstOrThrow();
  const { leadId } = await submitted(ctx, { originSlug: center.slug, form: person({ email }) });
  const consultation = await requested(ctx, agenda.id, account);
  await erased({ kind: "account", id: account });
  expect(await ctx.db.selectFrom("users").select("id").where("id", "=", account).executeTakeFirst()).toBeUndefined();
  expect((await ctx.db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirstOrThrow()).sealed).toBeNull();
  const row = await ctx.db.selectFrom("consultations").select(["status", "patient_id"]).where("id", "=", consultation).executeTakeFirst();
  expect(row).toEqual({ status: "cancelled", patient_id: null });
});

test("an account that did not confirm its mailbox has no claim on what came from it, and one that manages a center stays", async () => {
  const account = await addPatient(ctx);
  await ctx.db.updateTable("users").set({ email_verified: false }).where("id", "=", account).execute();
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", account).executeTakeFirstOrThrow();
  const { leadId } = await submitted(ctx, { originSlug: center.slug, form: person({ email }) });
  const { shown } = (await personToErase(ctx, { kind: "account", id: account }))!;
  expect(shown).toMatchObject({ sure: [], perhaps: [{ id: leadId }], account: { id: account, sure: true } });
  await erased({ kind: "account", id: account });
  expect((await ctx.db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirstOrThrow()).sealed).not.toBeNull();

  const manager = { kind: "account", id: idOfPerson("amaranta") } as const;
  expect((await personToErase(ctx, manager))!.shown).toMatchObject({ account: null, staying: "center" });
  expect(await asked(manager)).toEqual({ outcome: "gone" });
  expect((await personToErase(ctx, { kind: "account", id: idOfPerson("lia") }))!.shown).toMatchObject({ account: null, staying: "team" });
  expect(await receiptMail(ctx.db, leadId)).toBeNull();
});
