import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { exportThreads } from "./export-threads.server.ts";
import { centerOfOffer, type Party, patientOfLink, patientOfMailbox } from "./party.server.ts";
import { openEnd, receiveReply } from "./receive-reply.server.ts";
import { contactNewsToMail, messageToMail, offerReplyAddress } from "./thread-mail.server.ts";
import { readThread } from "./thread-queries.server.ts";
import { readThreadAddress, threadAddress } from "./thread-tokens.ts";
import { writeMessage } from "./write-message.server.ts";

// What a mail says about a conversation, and who may answer by mail.

const ctx = await testContext();
const DOMAIN = "hilos.cuna.test";
const amaranta = { id: idOfPerson("amaranta"), email: "amaranta.solis@luna-de-larimar.example" };
const center = await addCenter(ctx, "correos");
await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta.id, provider_id: center.id, role: "owner" }).execute();
beforeEach(async () => {
  await ctx.db.deleteFrom("tries").execute();
});

async function asked(respuesta: "pregunta" | "contacto" = "pregunta") {
  const form = person({ respuesta });
  const { leadId, number } = await routed(ctx, { form, originSlug: center.slug });
  const { id: offerId, price_cents: price } = await ctx.db
    .selectFrom("offers")
    .select(["id", "price_cents"])
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  const patient: Party = { side: "patient", leadId, providerId: center.id, userId: null };
  const ours = centerOfOffer({ userId: amaranta.id, providerId: center.id }, offerId);
  const written = async (party: Party, text: string) => {
    const outcome = await writeMessage(ctx, party, { text, knowsMasked: true });
    return outcome.outcome === "sent" ? outcome.messageId : Promise.reject(new Error(outcome.outcome));
  };
  const standsAs = (status: string) => ctx.db.updateTable("offers").set({ status }).where("id", "=", offerId).execute();
  return { form, leadId, number, offerId, price, patient, ours, written, standsAs };
}

test("a message is mailed to the other side, in its language, with the page and the address at which it answers", async () => {
  const { form, leadId, number, offerId, ours, patient, written, standsAs } = await asked();
  await ctx.db.updateTable("leads").set({ language: "en" }).where("id", "=", leadId).execute();
  const fromCenter = await written(ours, "Un ciclo cuesta US$ 5,200.");
  const toPatient = (await messageToMail(ctx, fromCenter, DOMAIN))!;
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  expect(toPatient).toEqual({
    to: form.email,
    reader: "patient",
    language: "en",
    firstName: form.nombre,
    center: center.name,
    number,
    text: "Un ciclo cuesta US$ 5,200.",
    isContactOpen: false,
    replyTo: threadAddress(ctx.keys, { offerId, side: "patient" }, DOMAIN),
    path: `/solicitud/${patientToken(ctx.keys, leadId, created_at)}/mensajes/${center.slug}`,
  });
  const fromPatient = await written(patient, `Mi teléfono es ${form.telefono}.`);
  const toCenter = (await messageToMail(ctx, fromPatient, null))!;
  expect(toCenter).toMatchObject({ to: `citas@${center.slug}.example`, reader: "center", language: "es", firstName: "", replyTo: null });
  expect(toCenter.path).toBe(`/dashboard/provider/solicitudes/${offerId}/mensajes`);
  expect(toCenter.text ?? "").not.toContain(form.telefono);

  await standsAs("purchased");
  expect(await messageToMail(ctx, fromPatient, DOMAIN)).toMatchObject({ isContactOpen: true, text: `Mi teléfono es ${form.telefono}.` });
  await standsAs("withdrawn");
  for (const id of [fromCenter, fromPatient, randomUUID()]) expect(await messageToMail(ctx, id, DOMAIN)).toBeNull();
});

test("a center hears of an opened contact as it stands when the mail goes out, and of nothing that has ended", async () => {
  const { leadId, number, offerId, price, standsAs } = await asked();
  const mail = { to: `citas@${center.slug}.example`, center: center.name, number, cents: price };
  const thread = `/dashboard/provider/solicitudes/${offerId}/mensajes`;
  expect(await contactNewsToMail(ctx, offerId)).toEqual({ ...mail, state: "waits-for-top-up", path: thread });
  await standsAs("purchased");
  expect(await contactNewsToMail(ctx, offerId)).toEqual({ ...mail, state: "opened", path: `/dashboard/provider/solicitudes/${offerId}` });
  for (const status of ["withdrawn", "expired", "returned"]) {
    await standsAs(status);
    expect(await contactNewsToMail(ctx, offerId)).toBeNull();
  }
  await standsAs("open");
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  expect(await contactNewsToMail(ctx, offerId)).toBeNull();
});

test("a reply is taken at an address that we made, while its side may write, and from that side alone", async () => {
  const { form, leadId, offerId, ours, standsAs } = await asked();
  const address = (side: "patient" | "center") => threadAddress(ctx.keys, { offerId, side }, DOMAIN);
  expect(offerReplyAddress(ctx.keys, offerId, DOMAIN)).toBe(address("center"));
  expect(offerReplyAddress(ctx.keys, offerId, null)).toBeNull();
  expect(readThreadAddress(ctx.keys, address("patient").toUpperCase(), DOMAIN)).toEqual({ offerId, side: "patient" });
  const end = (await openEnd(ctx, address("patient"), DOMAIN))!;
  expect(end).toEqual({ offerId, side: "patient" });
  expect(await openEnd(ctx, address("patient"), "otro.example")).toBeNull();
  const raw = Buffer.from(randomUUID());
  const reply = { from: form.email, messageId: null, raw, text: "Gracias." };
  for (const from of ["otra@correo.example", "", amaranta.email])
    expect(await receiveReply(ctx, end, { ...reply, from })).toBe("not-a-party");
  expect([await receiveReply(ctx, end, reply), await receiveReply(ctx, end, reply)]).toEqual(["sent", "repeated"]);

  const theirs = (await openEnd(ctx, address("center"), DOMAIN))!;
  const answer = (from: string) => receiveReply(ctx, theirs, { from, messageId: randomUUID(), raw, text: "Con gusto." });
  expect(await answer(form.email)).toBe("not-a-party");
  expect(await answer(`CITAS@${center.slug}.example`)).toBe("sent");
  await ctx.db.updateTable("users").set({ email_verified: false }).where("id", "=", amaranta.id).execute();
  expect(await answer(amaranta.email)).toBe("not-a-party");
  await ctx.db.updateTable("users").set({ email_verified: true }).where("id", "=", amaranta.id).execute();
  expect(await answer(amaranta.email)).toBe("sent");
  const authors = (await readThread(ctx, ours))!.messages.map(({ side, byMail, author }) => [side, byMail, author !== null]);
  expect(authors).toEqual([
    ["patient", true, false],
    ["center", true, false],
    ["center", true, true],
  ]);

  await standsAs("declined");
  expect(await openEnd(ctx, address("patient"), DOMAIN)).toBeNull();
  await standsAs("open");
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  expect(await openEnd(ctx, address("patient"), DOMAIN)).toBeNull();
});

test("a patient's link leads to the centers that they named, and their account to their own requests alone", async () => {
  const { form, leadId, patient } = await asked();
  const stranger = await addCenter(ctx, "no-nombrado");
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const token = patientToken(ctx.keys, leadId, created_at);
  expect(await patientOfLink(ctx, token, center.slug)).toEqual(patient);
  for (const [link, slug] of [
    [token, stranger.slug],
    ["made.up", center.slug],
    [token, "nothing"],
  ] as const)
    expect(await patientOfLink(ctx, link, slug)).toBeNull();
  const mailbox = { email: form.email, confirmed: true, userId: idOfPerson("maria") };
  expect(await patientOfMailbox(ctx, mailbox, leadId, center.id)).toEqual({ ...patient, userId: mailbox.userId });
  expect(await patientOfMailbox(ctx, mailbox, leadId, "no-id")).toBeNull();
  expect(await readThread(ctx, { side: "center", offerId: "no-id", providerId: center.id, userId: null })).toBeNull();
});

test("the file of a patient's data holds what both sides wrote, and no center to which nobody wrote", async () => {
  const first = await asked();
  const silent = await routed(ctx, { form: { ...first.form, tratamiento: "ICSI", mensaje: "Otra pregunta." }, originSlug: center.slug });
  expect(silent.leadId).not.toBe(first.leadId);
  await first.written(first.ours, "Te respondo aquí.");
  await first.written(first.patient, "Gracias.");
  const mailbox = { email: first.form.email, confirmed: true, userId: "nobody" };
  const [thread, ...more] = await exportThreads(ctx, mailbox);
  expect(more).toEqual([]);
  expect(thread).toMatchObject({
    request: first.number,
    center: center.name,
    messages: [
      { side: "center", text: "Te respondo aquí." },
      { side: "patient", text: "Gracias.", author: null },
    ],
  });
  expect(await exportThreads(ctx, { ...mailbox, email: "otra@correo.example" })).toEqual([]);
});

test("each side writes thirty messages an hour, whatever the other does", async () => {
  const { ours, patient } = await asked();
  expect(await writeMessage(ctx, patient, { text: "Hola.", knowsMasked: true })).toMatchObject({ outcome: "sent" });
  await sql`update tries set count = 30 where scope = 'thread-patient'`.execute(ctx.db);
  expect(await writeMessage(ctx, patient, { text: "Hola.", knowsMasked: true })).toMatchObject({ outcome: "limited" });
  expect(await writeMessage(ctx, ours, { text: "Hola.", knowsMasked: true })).toMatchObject({ outcome: "sent" });
});
