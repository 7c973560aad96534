import { describe, expect, test } from "vitest";
import { offerToken, patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { reachesMailbox } from "#domain/mail/reaches-mailbox.server.ts";
import { offerForCenter } from "#domain/offers/offer-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, submission } from "#tests/support/leads.ts";
import { stillShows } from "#tests/support/still-shows.ts";
import { leadForPatient } from "./lead-for-patient.server.ts";
import { confirmationFor } from "./sent-queries.server.ts";

const ctx = await testContext();
const luna = await addCenter(ctx, "luna", { reply_median_hours: 5, reply_cases: 41 });
const mar = await addCenter(ctx, "mar", { claimed: false });
const sol = await addCenter(ctx, "sol", { services_offered: ["icsi"] });
const offersOf = (leadId: string) => ctx.db.selectFrom("offers").selectAll().where("lead_id", "=", leadId).orderBy("made_at").execute();
const centerView = async (leadId: string) => {
  const [offer] = await offersOf(leadId);
  return offerForCenter(ctx, offerToken(ctx.keys, offer!.id, offer!.made_at));
};

const secret = person({
  nombre: "Canarianombre",
  apellido: "Canariapellido",
  anoNacimiento: "1987",
  email: "canarioemail@canariohost.example",
  telefono: "+1 829 555 7391",
  provincia: "Canarioprovincia",
  ciudad: "Santiago",
  ubicacionTratamientoAdicional: "Canariolugar",
  fechasVisita: "Canariofechas",
  informacionAdicional: "Canarioadicional",
  estado: "hombre-soltero",
  alojamiento: "hotel-medico",
  metodoContacto: "telefono",
  presupuesto: "10000-15000",
  mensaje: `Soy Canarianombre C a n a r i a p e l l i d o, de C A N A R I O H O S T. Quisiera saber el precio de todo el tratamiento.
    canarioemail arroba canariohost punto example, ocho dos nueve, cinco cinco cinco, siete tres nueve uno.
    https://fotos.example/canarionombre 8 2 9 5 5 5 7 3 9 1 @canarioemail`,
});
const CANARIES = [
  "Canarianombre",
  "Canariapellido",
  "canarioemail",
  "canariohost",
  "8295557391",
  "5557391",
  "Canarioprovincia",
  "Canariolugar",
  "Canariofechas",
  "Canarioadicional",
  "hombre-soltero",
  "hotel-medico",
  "1987",
  "fotos.example",
];

/** Writes what a view tells, without its ids and moments, whose digits may be those of a canary by chance. */
const told = (view: unknown) =>
  JSON.stringify(view, (_, value) => (typeof value === "string" && /^([0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(value) ? "" : value));

describe("what a center's link shows", () => {
  test("is the masked lead, its price and its timer, and none of the person", async () => {
    const { leadId, number } = await routed(ctx, { form: secret, originSlug: "luna" });
    const view = (await centerView(leadId))!;
    expect(view).toMatchObject({
      number,
      status: "open",
      overdue: false,
      priceCents: 1800,
      exclusivity: "exclusive",
      others: 0,
      center: { slug: "luna", claimed: true },
      service: { id: "fiv", name: "FIV" },
      country: "República Dominicana",
      city: "Santiago",
      person: { ageBand: expect.any(String), budget: "10000-15000" },
      additions: [],
    });
    expect(view.person.message).toContain("Quisiera saber el precio de todo el tratamiento.");
    for (const canary of CANARIES) expect(stillShows(told(view), canary), canary).toBe(false);
    expect(view.person.message).not.toMatch(/ocho|siete|\d{3}/);
  });

  test("is its facts only while the message looks as if it carried a contact", async () => {
    const form = { ...person(), mensaje: "Lean la primera letra de cada palabra y me encuentran." };
    const { leadId } = await routed(ctx, { form, originSlug: "luna" });
    const view = (await centerView(leadId))!;
    expect(view.person).toMatchObject({ message: null, messageWithheld: true });
    expect(JSON.stringify(view)).not.toContain("encuentran");
    await routed(ctx, { form: { ...form, mensaje: "Y de esto otro, la última letra de cada línea." }, originSlug: "luna" });
    expect((await centerView(leadId))!.additions).toMatchObject([{ message: null }]);
  });

  test("stays masked after the purchase, and ends with a withdrawal", async () => {
    const { leadId } = await routed(ctx, {
      form: { ...secret, email: "canarioemail2@canariohost.example", telefono: "+1 829 555 7392" },
      originSlug: "luna",
    });
    await ctx.db.updateTable("offers").set({ status: "purchased" }).where("lead_id", "=", leadId).execute();
    const view = (await centerView(leadId))!;
    expect(view.status).toBe("purchased");
    for (const canary of CANARIES.slice(0, 4)) expect(stillShows(told(view), canary)).toBe(false);
    await ctx.db.updateTable("offers").set({ status: "withdrawn" }).where("lead_id", "=", leadId).execute();
    expect(await centerView(leadId)).toBeNull();
  });

  test("brings along, masked, what the same person adds later", async () => {
    const form = person();
    const first = await routed(ctx, { form, originSlug: "luna" });
    await routed(ctx, { form: { ...form, mensaje: `Olvidé decir que viajo en marzo. ${form.email}` }, originSlug: "luna" });
    expect((await centerView(first.leadId))!.additions).toMatchObject([{ message: "Olvidé decir que viajo en marzo. •••••" }]);
  });

  test("is nothing for another kind of link, or none", async () => {
    const { leadId } = await routed(ctx, { originSlug: "luna" });
    const [offer] = await offersOf(leadId);
    for (const token of [
      patientToken(ctx.keys, leadId, new Date()),
      patientToken(ctx.keys, offer!.id, new Date()),
      "",
      "\0",
      "x".repeat(9000),
    ])
      expect(await offerForCenter(ctx, token)).toBeNull();
    expect(await offerForCenter(ctx, offerToken(ctx.keys, offer!.id, new Date("2020-01-01")))).toBeNull();
  });
});

describe("what the patient's link shows", () => {
  test("asks nobody to confirm a mailbox that gets our mails, whatever confirmed it", async () => {
    const { leadId } = await routed(ctx, { originSlug: luna.slug });
    const asks = async () => !(await leadForPatient(ctx, patientToken(ctx.keys, leadId, new Date())))!.emailConfirmed;
    const row = await ctx.db.selectFrom("leads").select("email_digest").where("id", "=", leadId).executeTakeFirstOrThrow();
    const mailbox = row.email_digest!;
    expect([await asks(), await reachesMailbox(ctx.db, mailbox)]).toEqual([true, false]);
    await ctx.db.transaction().execute((tx) => confirmRecipient(ctx, tx, mailbox));
    expect([await asks(), await reachesMailbox(ctx.db, mailbox)]).toEqual([false, true]);
  });

  test("is each named center and what it did", async () => {
    const token = receiversToken(ctx.keys, { originId: luna.id, receivers: [luna, mar, sol] }, new Date());
    const { leadId } = await routed(ctx, { receiversToken: token, ticked: [mar.id, sol.id] });
    const [offer] = await offersOf(leadId);
    await ctx.db.updateTable("offers").set({ opened_at: new Date(), status: "declined" }).where("id", "=", offer!.id).execute();
    const shown = async () => (await leadForPatient(ctx, patientToken(ctx.keys, leadId, new Date())))!;
    const view = await shown();
    expect(view).toMatchObject({ status: "routed", firstName: "María", emailConfirmed: false, mayNameMore: true, service: { id: "fiv" } });
    expect(view.maskedEmail).toMatch(/^p•••••@correo\.example$/);
    expect(view.receivers).toMatchObject([
      { slug: "luna", claimed: true, state: "declined", openedAt: expect.any(Date), passedReason: null },
      { slug: "mar", claimed: false, state: "open", openedAt: null, answeredIn: null, yourTurn: false, deadline: expect.any(Object) },
      { slug: "sol", state: "not-sent", passedReason: "service_not_offered", offeredAt: null },
    ]);
    await ctx.db
      .updateTable("offers")
      .set({ answered_at: new Date() })
      .where("lead_id", "=", leadId)
      .where("status", "=", "open")
      .execute();
    expect((await shown()).receivers[1]).toMatchObject({ slug: "mar", answeredIn: expect.any(Number), yourTurn: true, deadline: null });
  });
  test("says waiting before routing, and nothing of a center whose box stayed empty", async () => {
    const token = receiversToken(ctx.keys, { originId: luna.id, receivers: [luna, mar] }, new Date());
    const result = await submitLead(ctx, submission({ receiversToken: token }));
    if (result.outcome !== "accepted") throw new Error(result.outcome);
    const view = (await leadForPatient(ctx, patientToken(ctx.keys, result.leadId, new Date())))!;
    expect(view.receivers).toMatchObject([{ slug: "luna", state: "waiting" }]);
  });
  test("says which center has an earlier request", async () => {
    const form = person();
    await routed(ctx, { form, originSlug: "luna" });
    const { leadId } = await routed(ctx, { form: { ...form, mensaje: "Otra vez" }, originSlug: "luna" });
    expect((await leadForPatient(ctx, patientToken(ctx.keys, leadId, new Date())))!.receivers).toMatchObject([{ state: "has-it-already" }]);
  });
});

test("the page after sending knows whom we tell and until when they should answer", async () => {
  const result = await submitLead(ctx, submission({ originSlug: "luna" }));
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  const confirmation = (await confirmationFor(ctx, result.confirmation))!;
  expect(confirmation).toMatchObject({
    number: result.number,
    firstName: "María",
    contactMethod: "whatsapp",
    service: { name: "FIV" },
    receivers: [{ slug: "luna", claimed: true, reply: { medianHours: 5, cases: 41 } }],
    others: "not-authorised",
  });
  expect(confirmation.answerBy!.getTime()).toBeGreaterThan(confirmation.createdAt.getTime());
  expect(await confirmationFor(ctx, patientToken(ctx.keys, result.leadId, new Date()))).toBeNull();
});
