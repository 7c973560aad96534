import { expect, test } from "vitest";
import { createPartner } from "#domain/leads/partner-keys.server.ts";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { action } from "./lead-routing-v2.ts";

const ctx = await testContext();

let person = 0;
const complete = () => ({
  name: "Ana Peña",
  email: `ana.${++person}@correo.example`,
  phone_e164: `+180955501${String(person).padStart(2, "0")}`,
  country: "República Dominicana",
  city: "República Dominicana",
  service_id: "fiv",
  notes: "Mensaje: Quisiera saber el precio total.",
  consent_other_centers: true,
  evidence: { ip_address: null, user_agent: "a test", page_url: "https://example.org", timestamp: "2026-11-21T00:00:00Z" },
});

async function send(body: unknown, key?: string, authorization?: string) {
  const request = new Request("https://cuna.test/functions/v1/lead-routing-v2", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }), ...(authorization && { authorization }) },
  });
  const response = await action(routeArgs(ctx, request));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a new request is accepted, and the same one again is the same", async () => {
  const body = complete();
  const first = await send(body, "one");
  expect(first).toMatchObject({ status: 202, body: { number: expect.stringMatching(/^CU-/), replay: false } });
  expect(await send(body, "one")).toMatchObject({ status: 200, body: { lead_id: first.body.lead_id, replay: true } });
  expect(await send({ ...body, notes: "Mensaje: Otra cosa." }, "one")).toMatchObject({ status: 409, body: { error: "conflict" } });
});

test("the address is the one the server saw, whatever the body says", async () => {
  const { body } = await send({ ...complete(), evidence: { ip_address: "198.51.100.1" } });
  const { ip_digest } = await ctx.db
    .selectFrom("leads")
    .select("ip_digest")
    .where("id", "=", String(body.lead_id))
    .executeTakeFirstOrThrow();
  const seen = await ctx.db.selectFrom("leads").select("id").where("ip_digest", "=", ip_digest).execute();
  expect(seen.length).toBeGreaterThan(1); // The other tests of this file sent from the same address.
});

test.each<[string, unknown]>([
  ["a list", []],
  ["nothing", {}],
  ["wrong types", { name: 7, email: ["a"], phone_e164: {} }],
])("%s is refused with a code for each field", async (_, body) => {
  const { status, body: answer } = await send(body);
  expect(status).toBe(422);
  expect(Object.keys(answer.errors as object)).toEqual(expect.arrayContaining(["name", "email", "phone_e164"]));
});

test("a body that is no JSON is told so", async () => {
  expect(await send("{")).toMatchObject({ status: 422, body: { error: "not_json", message: expect.stringContaining("no es JSON") } });
});

test("without a key the caller hears that the request waits for its person, and a replay says the same", async () => {
  const body = { ...complete(), origin_center_id: "clinica-luna-de-larimar" };
  expect((await send(body)).body).toMatchObject({ status: "awaiting_confirmation", receivers: [] });
  expect((await send(body)).body).toMatchObject({ status: "awaiting_confirmation", replay: true });
});

test("with a partner's key it is routed; with any other it is refused, and nothing is stored", async () => {
  const made = await createPartner(ctx.db, "Portal Salud");
  if (made.outcome !== "created") throw new Error(made.outcome);
  const body = { ...complete(), origin_center_id: "clinica-luna-de-larimar" };
  expect(await send(body, undefined, `Bearer ${made.key}`)).toMatchObject({ status: 202, body: { status: "routing" } });
  const before = await ctx.db.selectFrom("leads").select("id").execute();
  for (const wrong of [`Bearer ${made.key}x`, "Bearer", `Basic ${made.key}`, made.key])
    expect(await send(complete(), undefined, wrong), wrong).toMatchObject({ status: 401, body: { error: "unauthorized" } });
  expect(await ctx.db.selectFrom("leads").select("id").execute()).toHaveLength(before.length);
});
