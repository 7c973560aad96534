import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { confirmEmail } from "#domain/leads/confirm-email.server.ts";
import type { ConsentWords } from "#domain/leads/lead-consents.ts";
import { EMPTY_LEAD_FORM, type LeadForm } from "#domain/leads/lead-form-fields.ts";
import { patientToken, readOfferToken, readPatientToken } from "#domain/leads/lead-tokens.ts";
import { type SubmitLeadInput, submitLead } from "#domain/leads/submit-lead.server.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { eraseOldLeads } from "#domain/offers/erase-old-leads.server.ts";
import { expireOffers } from "#domain/offers/expire-offers.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { setLeadLimits, testContext } from "#tests/support/context.ts";
import { openMailbox, type ReceivedMail } from "#tests/support/mailbox.ts";
import { NO_PACE } from "#tests/support/pace.ts";
import { stillShows } from "#tests/support/still-shows.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const CENTER_MAIL = "citas@luna.example";
const form: LeadForm = {
  ...EMPTY_LEAD_FORM,
  nombre: "Maribel",
  apellido: "Quintanilla",
  anoNacimiento: "1988",
  genero: "femenino",
  email: "maribel.q84@buzonclaro.example",
  telefono: "+1 809 555 0147",
  estado: "mujer-soltera",
  tratamiento: "FIV",
  subTratamiento: "fiv-propia",
  presupuesto: "5000-10000",
  provincia: "Canarioprovincia",
  informacionAdicional: "Canarioadicional",
  fechasVisita: "Canariofechas",
  mensaje: `Hola, quiero saber qué incluye el precio y cuántas visitas hacen falta.
Soy Maribel Quintanilla, maribel punto q84 arroba buzonclaro punto example,
ocho cero nueve cinco cinco cinco cero uno cuatro siete, https://perfil.example/maribelq84`,
  consentimiento: true,
};
const CANARIES = ["Quintanilla", "Maribel", "buzonclaro", "maribel.q84", "8095550147", "5550147", "perfil.example", "maribelq84"];
const UNSAID = ["Canarioprovincia", "Canarioadicional", "Canariofechas"];
const words: ConsentWords = {
  version: "1",
  send: (center) => `Acepto: ${center}`,
  proposed: (center) => `Acepto: ${center}`,
  newsletter: "Guías",
};

await ctx.db
  .insertInto("provider_profiles")
  .values({
    slug: "luna-de-prueba",
    provider_type: "clinic",
    clinic_name: "Clínica Luna de Prueba",
    city: "Santiago",
    services_offered: ["fiv"],
    email: CENTER_MAIL,
    verification_status: "published",
  })
  .execute();

let people = 0;

/** Submits and routes a request, and returns every mail about it as the recipients' servers got it. */
async function mailsOf(changes: Partial<LeadForm> = {}, more: Partial<SubmitLeadInput> = {}) {
  const result = await submitLead(ctx, {
    form: { ...form, ...changes },
    variant: "default",
    originSlug: "luna-de-prueba",
    idempotencyKey: `key-${++people}`,
    evidence: { ip: "203.0.113.7", userAgent: "test", pageUrl: "/centros" },
    words,
    ...more,
  });
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  await routeLead(ctx, { leadId: result.leadId, round: 1 });
  return { ...result, mails: await deliver(result.leadId) };
}

async function confirmed(leadId: string) {
  const { created_at } = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  await confirmEmail(ctx, { token: patientToken(ctx.keys, leadId, created_at), evidence: { ip: null, userAgent: null, pageUrl: null } });
}

async function deliver(leadId: string): Promise<ReceivedMail[]> {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const rows = await ctx.db.selectFrom("mail_messages").select("id").where("lead_id", "=", leadId).orderBy("effect_key").execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  return box.mails;
}

const to = (mails: ReceivedMail[], address: string) => mails.filter((mail) => mail.to.includes(address));
const links = ({ html }: ReceivedMail) =>
  [...html.matchAll(/href="(https:\/\/cuna\.test\/[^"]+)"/g)].map(([, url]) => new URL(url!.replaceAll("&amp;", "&")));

test("the center's mail describes the request and does not lead to the person", async () => {
  const { mails, number } = await mailsOf();
  const [mail, ...none] = to(mails, CENTER_MAIL);
  expect(none).toEqual([]);
  for (const face of [mail!.html, mail!.text]) {
    for (const told of [number, "FIV", "FIV con óvulos propios", "República Dominicana", "qué incluye el precio", "US$"])
      expect(face).toContain(told);
    const shown = face.replace(/<[^>]+>/g, " ").replaceAll("https://cuna.test", "");
    for (const canary of CANARIES) expect(stillShows(shown, canary), canary).toBe(false);
    for (const canary of UNSAID) expect(face).not.toContain(canary);
  }
  for (const canary of CANARIES) expect(mail!.subject).not.toContain(canary);
});

test("a message that looks as if it carried a contact is not in the center's mail, which says so", async () => {
  const mensaje = "Lean la primera letra de cada palabra y me encuentran.";
  const { mails } = await mailsOf({ email: "clave@correo.example", telefono: "+1 809 555 0159", mensaje });
  const [mail] = to(mails, CENTER_MAIL);
  for (const face of [mail!.html, mail!.text]) {
    expect(face).not.toContain("primera letra");
    expect(face).toContain("lo mostramos cuando abras sus datos");
    expect(face).toContain("FIV con óvulos propios");
  }
});

test("the link of the center's mail opens that center's offer", async () => {
  const { mails, leadId } = await mailsOf({ email: "sol@correo.example", telefono: "+1 809 555 0154" });
  const [mail] = to(mails, CENTER_MAIL);
  const [token] = links(mail!).flatMap(({ pathname }) => /^\/oferta\/(.+)$/.exec(pathname)?.[1] ?? []);
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  expect(readOfferToken(ctx.keys, token!, new Date())).toBe(offer.id);
  expect(mail!.text).toContain(token!);
});

test("the patient's mail says what went to whom, its links are for the patient alone, and its subject tells nothing", async () => {
  const { mails, leadId, number } = await mailsOf({ email: "ana@correo.example", telefono: "+1 809 555 0148" });
  const [mail] = to(mails, "ana@correo.example");
  for (const face of [mail!.html, mail!.text])
    for (const told of ["Maribel", number, "Clínica Luna de Prueba"]) expect(face).toContain(told);
  expect(mail!.subject).toBe(`Recibimos tu solicitud ${number}`);
  const tokens = links(mail!).flatMap(({ pathname }) => /^\/solicitud\/([^/]+)/.exec(pathname)?.[1] ?? []);
  expect(tokens).toHaveLength(2);
  for (const token of tokens) {
    expect(readPatientToken(ctx.keys, token, new Date())).toBe(leadId);
    expect(mail!.text).toContain(token);
  }
});

test("a patient who agreed to centers without names is asked by mail, with a link to the names", async () => {
  const { mails, leadId } = await mailsOf({ email: "eva@correo.example", telefono: "+1 809 555 0149" });
  expect(to(mails, "eva@correo.example")[0]!.text).not.toContain("/centros");
  await ctx.db.updateTable("leads").set({ consent_others_pending: true }).where("id", "=", leadId).execute();
  await ctx.db.updateTable("mail_messages").set({ status: "queued" }).where("lead_id", "=", leadId).execute();
  const [again] = to(await deliver(leadId), "eva@correo.example");
  expect(links(again!).some(({ pathname }) => /^\/solicitud\/[^/]+\/centros$/.test(pathname))).toBe(true);
});

test("a request for advice reaches our own team in full, and an answer goes to the person", async () => {
  const { mails, number } = await mailsOf(
    { email: "rosa@correo.example", telefono: "+1 809 555 0151" },
    { kind: "advice", originSlug: undefined },
  );
  const [notice] = to(mails, "hola@cuna.example");
  for (const face of [notice!.html, notice!.text])
    for (const told of [
      number,
      "Maribel Quintanilla",
      "rosa@correo.example",
      "+1 809 555 0151",
      "Mujer sin pareja",
      "Canarioadicional",
      "ocho cero nueve",
    ])
      expect(face.replaceAll("\u00a0", " ")).toContain(told);
  expect(notice!.raw).toMatch(/^Reply-To: rosa@correo\.example\r?$/m);
  expect(notice!.text).toContain("Le prometimos respuesta en 24 horas.");
  for (const told of ["nuestro equipo", "responderte en 24 horas"]) expect(to(mails, "rosa@correo.example")[0]!.text).toContain(told);
  expect(mails).toHaveLength(2);
});

test("a patient who asks the same center again learns that it has their request, and the center gets no mail", async () => {
  const again = { email: "sara@correo.example", telefono: "+1 809 555 0155" };
  const first = await mailsOf(again);
  await confirmed(first.leadId);
  const second = await mailsOf({ ...again, mensaje: "Otra vez yo, con una pregunta más sobre el precio" });
  expect(to(second.mails, CENTER_MAIL)).toEqual([]);
  expect(to(second.mails, again.email)[0]!.text).toContain(first.number);
});

test("a person who never confirmed gets the receipt and nothing after it, until they do", async () => {
  const again = { email: "irma@correo.example", telefono: "+1 809 555 0160" };
  const { leadId, mails } = await mailsOf(again);
  expect(to(mails, again.email)).toHaveLength(1);
  expect(to(mails, again.email)[0]!.text).toContain("este es el único correo que te enviamos");
  const second = await mailsOf({ ...again, mensaje: "Otra pregunta, sobre las fechas", email: "IRMA+2@correo.example" });
  await sql`update offers set answer_by = now() - interval '1 minute' where lead_id = ${leadId}`.execute(ctx.db);
  await expireOffers(ctx);
  expect([...second.mails, ...(await deliver(leadId))].flatMap((mail) => mail.to)).not.toContain(again.email);
  await confirmed(leadId);
  expect((await deliver(leadId)).map((mail) => mail.subject)).toEqual([expect.stringContaining("sigue abierta")]);
  expect(await deliver(second.leadId)).toHaveLength(1);
});

test("a request that waits for a click causes one mail, to its person, with the link that sends it", async () => {
  await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 1, hour: 1 }, all: { tenMinutes: 1, hour: 1 } } });
  await mailsOf({ email: "uno@correo.example", telefono: "+1 809 555 0161" });
  const { mails, leadId, number } = await mailsOf({ email: "dos@correo.example", telefono: "+1 809 555 0162" });
  await setLeadLimits(ctx.db, NO_PACE);
  expect(mails).toHaveLength(1);
  const [mail] = to(mails, "dos@correo.example");
  expect(mail!.subject).toBe(`Confirma tu solicitud ${number}`);
  for (const face of [mail!.html, mail!.text]) for (const told of ["Maribel", "Clínica Luna de Prueba"]) expect(face).toContain(told);
  const [link] = links(mail!).filter(({ hash }) => hash === "#correo");
  expect(readPatientToken(ctx.keys, link!.pathname.split("/")[2]!, new Date())).toBe(leadId);
  await confirmed(leadId);
  await routeLead(ctx, { leadId, round: 1 });
  expect((await deliver(leadId)).flatMap((sent) => sent.to).toSorted()).toEqual([CENTER_MAIL, "dos@correo.example"].toSorted());
});

test("the receipt says of each center why it did not get the request, or when it will", async () => {
  await ctx.db
    .insertInto("provider_profiles")
    .values({
      slug: "pequena",
      provider_type: "clinic",
      clinic_name: "Clínica Pequeña",
      services_offered: ["fiv"],
      daily_lead_cap: 1,
      verification_status: "published",
    })
    .execute();
  await mailsOf({ email: "tres@correo.example", telefono: "+1 809 555 0163" }, { originSlug: "pequena" });
  const full = await mailsOf({ email: "cuatro@correo.example", telefono: "+1 809 555 0164" }, { originSlug: "pequena" });
  const [mail] = to(full.mails, "cuatro@correo.example");
  expect(mail!.text.replace(/\s+/g, " ")).toMatch(/Clínica Pequeña ya recibió las solicitudes que atiende hoy\. Se la enviamos el \d+ /);
  const other = await mailsOf({ email: "cinco@correo.example", telefono: "+1 809 555 0165", tratamiento: "ICSI" });
  expect(to(other.mails, "cinco@correo.example")[0]!.text.replace(/\s+/g, " ")).toContain(
    "No se la enviamos a Clínica Luna de Prueba: según su perfil, no ofrece lo que buscas.",
  );
});

test("a patient that no center has answered in time is told once, with a link to other centers", async () => {
  const { leadId } = await mailsOf({ email: "nora@correo.example", telefono: "+1 809 555 0156" });
  await confirmed(leadId);
  const unanswered = () =>
    ctx.db.selectFrom("mail_messages").select("id").where("template", "=", "lead-unanswered").where("lead_id", "=", leadId).execute();
  await expireOffers(ctx);
  expect(await unanswered()).toEqual([]);
  await sql`update offers set answer_by = now() - interval '1 minute' where lead_id = ${leadId}`.execute(ctx.db);
  await expireOffers(ctx);
  await expireOffers(ctx);
  expect(await ctx.db.selectFrom("offers").select("status").where("lead_id", "=", leadId).execute()).toEqual([{ status: "expired" }]);
  expect(await unanswered()).toHaveLength(1);
  const [mail] = to(await deliver(leadId), "nora@correo.example");
  expect(mail!.text).toContain("Clínica Luna de Prueba");
  const [token] = links(mail!).flatMap(({ pathname }) => /^\/solicitud\/([^/]+)\/centros$/.exec(pathname)?.[1] ?? []);
  expect(readPatientToken(ctx.keys, token!, new Date())).toBe(leadId);
});

test("a purchased offer does not expire", async () => {
  const { leadId } = await mailsOf({ email: "iris@correo.example", telefono: "+1 809 555 0157" });
  await sql`update offers set answer_by = now() - interval '1 minute', status = 'purchased' where lead_id = ${leadId}`.execute(ctx.db);
  await expireOffers(ctx);
  expect(await ctx.db.selectFrom("offers").select("status").where("lead_id", "=", leadId).execute()).toEqual([{ status: "purchased" }]);
});

test("after 24 months a person is forgotten, and not a day before", async () => {
  const old = await mailsOf({ email: "vera@correo.example", telefono: "+1 809 555 0158" });
  const young = await mailsOf({ email: "alma@correo.example", telefono: "+1 809 555 0159" });
  await sql`update leads set created_at = now() - interval '24 months' - interval '1 hour' where id = ${old.leadId}`.execute(ctx.db);
  await sql`update leads set created_at = now() - interval '24 months' + interval '1 day' where id = ${young.leadId}`.execute(ctx.db);
  await eraseOldLeads(ctx);
  const left = await ctx.db
    .selectFrom("leads")
    .select("id")
    .where("sealed", "is not", null)
    .where("id", "in", [old.leadId, young.leadId])
    .execute();
  expect(left).toEqual([{ id: young.leadId }]);
});

test("nobody is mailed about somebody who was erased", async () => {
  const { leadId } = await mailsOf({ email: "luz@correo.example", telefono: "+1 809 555 0152" });
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  await ctx.db.updateTable("mail_messages").set({ status: "queued" }).where("lead_id", "=", leadId).execute();
  expect(await deliver(leadId)).toEqual([]);
});

test("whatever people typed stays text in a mail", async () => {
  const { mails } = await mailsOf({
    nombre: `<img src=x onerror=alert(1)>`,
    email: "eve@correo.example",
    telefono: "+1 809 555 0153",
    mensaje: "Quiero saber el precio </td><script>alert(1)</script> y el plazo & gracias",
  });
  expect(mails).toHaveLength(2);
  for (const { html } of mails) {
    // Our own drawing is the only picture.
    expect(html.replace(/<img [^>]*src="[^"]*\/correo\/[a-z0-9-]+\.png"[^>]*>/, "")).not.toMatch(/<script|<img/i);
  }
  expect(to(mails, CENTER_MAIL)[0]!.html).toContain("&lt;script&gt;");
});
