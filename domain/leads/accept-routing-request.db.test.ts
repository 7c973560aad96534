import * as fc from "fast-check";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter, words } from "#tests/support/leads.ts";
import { acceptRoutingRequest } from "./accept-routing-request.server.ts";
import { composeNotes } from "./notes.ts";
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
  notes: composeNotes({
    anoNacimiento: "1989",
    genero: "femenino",
    pais: "República Dominicana",
    ubicacionTratamientoAdicional: "",
    metodoContacto: "whatsapp",
    estado: "pareja-femenina",
    tratamiento: "FIV",
    subTratamiento: "fiv-propia",
    presupuesto: "5000-10000",
    recibirMasRespuestas: "si",
    mensaje: "¿Cuánto cuesta?\nGénero: no importa",
  }),
  consent_other_centers: true,
  origin_center_id: luna.id,
  evidence: { ip_address: null, user_agent: "test", page_url: "/centros/luna", timestamp: "2026-11-20T15:42:00Z" },
};
let calls = 0;
const send = (change: object = {}) => acceptRoutingRequest(ctx, { body: { ...body, ...change }, ip: `203.0.113.${++calls}`, words });

test("the body of section 7 is a lead like any other, with the origin alone until the names are confirmed", async () => {
  const result = await send();
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  expect(result.receivers).toEqual([{ id: luna.id, name: luna.name }]);
  const lead = await ctx.db.selectFrom("leads").selectAll().where("id", "=", result.leadId).executeTakeFirstOrThrow();
  expect(lead).toMatchObject({
    source: "api",
    service_type_id: "fiv",
    city: null,
    country: "República Dominicana",
    consent_others_pending: true,
  });
  expect(await unsealLead(ctx.keys, ctx.db, lead.id, lead.sealed)).toMatchObject({
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
      expect((await acceptRoutingRequest(ctx, { body: raw, ip: null, words })).outcome).toBe("invalid");
    }),
    { numRuns: 200 },
  );
});
