import * as fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { confirmReceivers } from "#domain/receivers/confirm-receivers.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { previewMoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, words } from "#tests/support/leads.ts";
import { acceptRoutingRequest } from "./accept-routing-request.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { leaveOfPatient } from "./lead-access.ts";
import { patientToken } from "./lead-tokens.ts";
import { createPartner, revokePartner } from "./partner-keys.server.ts";
import { unsealLead } from "./sealed-lead.server.ts";

const ctx = await testContext();
const luna = await addCenter(ctx, "luna");
const body = {
  name: "María José Rosario",
  email: "maria@correo.example",
  phone_e164: "+18095550147",
  city: "República Dominicana",
  country: "República Dominicana",
  service_id: "fiv",
  notes: [
    "Año de nacimiento: 1989",
    "Género: femenino",
    "País: República Dominicana",
    "Método de contacto preferido: whatsapp",
    "Estado: pareja-femenina",
    "Tratamiento: FIV",
    "Sub-tratamiento: fiv-propia",
    "Presupuesto: $5,000 - $10,000 USD",
    "Recibir más respuestas: si",
    "Mensaje: ¿Cuánto cuesta?",
    "Género: no importa",
  ].join("\n"),
  consent_other_centers: true,
  origin_center_id: luna.id,
  evidence: { ip_address: null, user_agent: "test", page_url: "/centros/luna", timestamp: "2026-11-20T15:42:00Z" },
};
let calls = 0;
const send = (change: object = {}, partnerKey?: string) =>
  acceptRoutingRequest(ctx, { body: { ...body, ...change }, ip: `203.0.113.${++calls}`, partnerKey });
const accepted = async (change: object = {}, partnerKey?: string) => {
  const result = await send({ email: `ana${++calls}@correo.example`, phone_e164: `+1809555${3000 + calls}`, ...change }, partnerKey);
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  return result;
};
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const consentsOf = (id: string) => ctx.db.selectFrom("lead_consents").selectAll().where("lead_id", "=", id).orderBy("at").execute();
const jobsOf = async (id: string) =>
  (await sql`select from pgboss.job where name = 'route-lead' and data->>'leadId' = ${id}`.execute(ctx.db)).rows;
const mailsOf = async (id: string) =>
  (await ctx.db.selectFrom("mail_messages").select("template").where("lead_id", "=", id).execute()).map(({ template }) => template);
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };
const partner = await createPartner(ctx.db, "Portal Salud");
if (partner.outcome !== "created") throw new Error(partner.outcome);

test("the body of section 7 is a lead like any other, agreed to by nobody", async () => {
  const result = await send();
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  expect(result).toMatchObject({ receivers: [], awaits: "names" });
  const lead = await ctx.db.selectFrom("leads").selectAll().where("id", "=", result.leadId).executeTakeFirstOrThrow();
  expect(lead).toMatchObject({
    source: "api",
    service_type_id: "fiv",
    city: null,
    country: "República Dominicana",
    consent_others_pending: true,
  });
  expect(await unsealLead(ctx.keys, ctx.db, leaveOfPatient(lead.id), lead.sealed)).toMatchObject({
    form: {
      nombre: "María",
      apellido: "José Rosario",
      anoNacimiento: "1989",
      presupuesto: "5000-10000",
      estado: "pareja-femenina",
      mensaje: "¿Cuánto cuesta?\nGénero: no importa",
    },
    phone: { e164: "+18095550147", valid: true },
  });
  expect(await send()).toMatchObject({ outcome: "accepted", replay: true, leadId: result.leadId });
});

describe("without a partner's key", () => {
  test("what the caller says is its word, no box that nobody saw is written down, and no center hears of it", async () => {
    const { leadId } = await accepted();
    expect(await leadOf(leadId)).toMatchObject({ status: "unconfirmed", awaits: "names", partner_id: null });
    const [word, ...more] = await consentsOf(leadId);
    expect(more).toEqual([]);
    expect(word).toMatchObject({ purpose: "caller_word", granted: false, provider_ids: [luna.id], text_version: "lead-routing-v2/1" });
    expect(JSON.parse(word!.text)).toEqual({ consent_other_centers: true, evidence: ["user_agent", "page_url", "timestamp"] });
    expect([await jobsOf(leadId), await mailsOf(leadId)]).toEqual([[], ["lead-confirmation"]]);
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "done-before" });
    const [link] = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", leadId).execute();
    const said = await unseal<object>(ctx.keys, ctx.db, leaveOfPatient(leadId), "evidence:0", link!.sealed);
    expect(said).toMatchObject({ claimedBy: "unknown program" });
    expect(said).not.toHaveProperty("partner");
  });
  test("a body without any sign of consent is kept as one that says nothing", async () => {
    const { leadId } = await accepted({ consent_other_centers: undefined, evidence: undefined });
    expect(await consentsOf(leadId)).toMatchObject([
      { purpose: "caller_word", granted: false, text: '{"consent_other_centers":null,"evidence":[]}' },
    ]);
  });
  test("a click on «this address is mine» alone sends it nowhere: its person has to see names", async () => {
    const { leadId } = await accepted();
    const token = patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at);
    expect(await confirmEmail(ctx, { token, evidence })).toEqual({ outcome: "confirmed" });
    expect((await leadOf(leadId)).status).toBe("unconfirmed");
    expect(await jobsOf(leadId)).toEqual([]);
  });
  test("its person sees the center by name, ticks, and it is routed on their own consent", async () => {
    const { leadId } = await accepted({ consent_other_centers: false });
    const token = patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at);
    const preview = (await previewMoreReceivers(ctx, token))!;
    expect(preview).toMatchObject({ isFirst: true, origin: { id: luna.id }, receivers: [{ id: luna.id }] });
    const confirm = (origin: boolean) =>
      confirmReceivers(ctx, { token, receiversToken: preview.token, ticked: origin ? [luna.id] : [], words, evidence });
    expect(await confirm(false)).toEqual({ outcome: "unticked" });
    expect(await jobsOf(leadId)).toEqual([]);
    expect(await confirm(true)).toMatchObject({ outcome: "confirmed", receivers: [{ id: luna.id }] });
    const [, own] = await consentsOf(leadId);
    expect(own).toMatchObject({ purpose: "send", granted: true, provider_ids: [luna.id], text: words.proposed(luna.name) });
    expect(await leadOf(leadId)).toMatchObject({ status: "accepted", awaits: null });
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
  });
});

describe("with a partner's key", () => {
  test("its word carries the request to the center that it names, and the partner is in evidence and audit", async () => {
    const { leadId, receivers } = await accepted({}, partner.key);
    expect(receivers).toEqual([{ id: luna.id, name: luna.name }]);
    expect(await leadOf(leadId)).toMatchObject({
      status: "accepted",
      awaits: null,
      partner_id: partner.partner.id,
      consent_others_pending: true,
    });
    expect(await consentsOf(leadId)).toMatchObject([{ purpose: "caller_word", granted: true, provider_ids: [luna.id] }]);
    const [link] = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", leadId).execute();
    const said = await unseal<object>(ctx.keys, ctx.db, leaveOfPatient(leadId), "evidence:0", link!.sealed);
    expect(said).toMatchObject({
      claimedBy: "partner",
      partner: partner.partner,
      claimedAt: body.evidence.timestamp,
      claimedConsentOtherCenters: "true",
    });
    const audit = await ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("subject_id", "=", leadId).execute();
    expect(audit).toMatchObject([{ actor: "program", detail: { partner: partner.partner.id } }]);
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
    const token = patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at);
    expect((await leadForPatient(ctx, token))?.receivers).toMatchObject([{ id: luna.id, state: "open" }]);
  });
  test("no stranger's key is in the way of a partner's, whatever it is made of", async () => {
    const keyed = (idempotencyKey: string, email: string, partnerKey?: string) =>
      acceptRoutingRequest(ctx, { body: { ...body, email }, ip: `203.0.113.${++calls}`, idempotencyKey, partnerKey });
    const strangers = [`${partner.partner.id}of-the-day`, JSON.stringify([partner.partner.id, "of-the-day"])];
    for (const [at, key] of strangers.entries())
      expect(await keyed(key, `stranger${at}@correo.example`)).toMatchObject({ outcome: "accepted" });
    const first = await keyed("of-the-day", "ana.clave@correo.example", partner.key);
    expect(first).toMatchObject({ outcome: "accepted" });
    expect(await keyed("of-the-day", "ana.clave@correo.example", partner.key)).toMatchObject({
      leadId: (first as { leadId: string }).leadId,
    });
    expect(await keyed("of-the-day", "otra.clave@correo.example", partner.key)).toMatchObject({ outcome: "conflict" });
  });
  test.each([
    ["whether others may have it", { consent_other_centers: null }],
    ["when the patient agreed", { evidence: { page_url: "/centros" } }],
    ["which center it is for", { origin_center_id: null }],
  ])("a body that does not say %s waits like a stranger's", async (_, change) => {
    const { leadId, awaits } = await accepted(change, partner.key);
    expect(awaits).toBe("names");
    expect(await consentsOf(leadId)).toMatchObject([{ granted: false }]);
    expect(await leadOf(leadId)).toMatchObject({ status: "unconfirmed", partner_id: partner.partner.id });
  });
  test("that is nobody's, or was revoked, it is refused, and what came before stays", async () => {
    const gone = await createPartner(ctx.db, "Socio de ayer");
    if (gone.outcome !== "created") throw new Error(gone.outcome);
    const { leadId } = await accepted({}, gone.key);
    expect(await revokePartner(ctx.db, "Socio de ayer")).toEqual({ outcome: "revoked" });
    for (const key of [gone.key, "", "nonsense", `${partner.key}=`, partner.key.toUpperCase()])
      expect(await send({ email: "refused@correo.example" }, key)).toEqual({ outcome: "unauthorized" });
    expect((await leadOf(leadId)).status).toBe("accepted");
  });
});

test("without an origin nobody is named", async () => {
  expect(await send({ origin_center_id: null, email: "otra@correo.example" })).toMatchObject({ outcome: "accepted", receivers: [] });
});

test.each([
  [{ name: "" }, { name: "required" }],
  [{ name: "x".repeat(102) }, { name: "too-long" }],
  [{ name: 5 }, { name: "invalid" }],
  [{ email: "nope" }, { email: "invalid" }],
  [{ email: undefined }, { email: "required" }],
  [{ phone_e164: "abc" }, { phone_e164: "invalid" }],
  [{ notes: `Mensaje: ${"x".repeat(2001)}` }, { notes: "too-long" }],
  [{ notes: "x".repeat(7000) }, { notes: "too-long" }],
  [{ notes: "a\0b" }, { notes: "invalid" }],
  [{ country: "Atlántida" }, { country: "invalid" }],
  [{ country: "\0" }, { country: "invalid" }],
  [{ service_id: "magic" }, { service_id: "invalid" }],
  [{ origin_center_id: "1" }, { origin_center_id: "invalid" }],
  [{ origin_center_id: "00000000-0000-4000-8000-000000000000" }, { origin_center_id: "invalid" }],
  [{ consent_other_centers: "yes" }, { consent_other_centers: "invalid" }],
  [{ evidence: "none" }, { evidence: "invalid" }],
])("%j is refused by its field", async (change, errors) => {
  expect(await send({ email: "err@correo.example", ...change })).toEqual({ outcome: "invalid", errors });
});

test("a body of any shape is answered, never thrown at", async () => {
  const anything = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(body)), fc.anything()));
  await fc.assert(
    fc.asyncProperty(anything, async (raw) => {
      expect((await acceptRoutingRequest(ctx, { body: raw, ip: null })).outcome).toBe("invalid");
    }),
    { numRuns: 200 },
  );
});
