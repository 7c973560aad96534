import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/openapi-3-1";
import { afterAll, describe, expect, test } from "vitest";
import type { openApiDocument } from "#app/components/api/openapi.server.ts";
import { action as routeLead } from "#app/routes/api/lead-routing-v2.ts";
import { loader as leadStatus } from "#app/routes/api/lead-status.ts";
import { loader as openApi } from "#app/routes/api/openapi.ts";
import { loader as providerDirectory } from "#app/routes/api/provider-directory.ts";
import { loader as reviewStats } from "#app/routes/api/review-stats.ts";
import { MAX_QUESTIONS_PER_MINUTE, action as wallet } from "#app/routes/api/wallet-operations.ts";
import { idOfPerson } from "#db/seed/people.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { createPartner } from "#domain/leads/partner-keys.server.ts";
import { MAX_STATUS_QUESTIONS_PER_MINUTE } from "#domain/leads/partner-status.server.ts";
import { refuse } from "#server/refusals.ts";
import { testContext } from "./support/context.ts";
import { routeArgs } from "./support/route-args.tsx";
import { demoViewer } from "./support/sign-in.ts";
import { siteMap } from "./support/site-map.ts";

// Compares the documentation with the answers of the endpoints.

const ctx = await testContext();
const answer = await openApi(routeArgs(ctx, new Request("https://cuna.test/api/openapi.json")));
type Described = { responses: Record<string, unknown>; requestBody?: unknown; operationId: string };
const document = (await answer.json()) as Omit<ReturnType<typeof openApiDocument>, "paths"> & {
  paths: Record<string, Record<string, Described>>;
};
const ADDRESS = "https://cuna.test/api/openapi.json";
registerSchema(document as never, ADDRESS, "https://spec.openapis.org/oas/3.1/schema-base");
afterAll(() => unregisterSchema(ADDRESS));

const RPC = "/rest/v1/rpc";
const LEADS = "/functions/v1/lead-routing-v2";
const pointer = (...parts: string[]) => parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Checks whether the documentation allows this body for this endpoint and status. */
async function fits(path: string, method: string, response: Response): Promise<boolean> {
  const at = pointer("paths", path, method, "responses", String(response.status), "content", "application/json", "schema");
  const body = (await response.clone().json()) as never;
  return (await validate(`${ADDRESS}#${encodeURI(at)}`, body)).valid;
}

async function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`https://cuna.test${LEADS}`, { method: "POST", body: JSON.stringify(body), headers });
  return routeLead(routeArgs(ctx, request));
}
const ask = (loader: typeof providerDirectory | typeof reviewStats, path: string) =>
  loader(routeArgs(ctx, new Request(`https://cuna.test${path}`))) as Promise<Response>;

let people = 0;
const lead = () => ({
  name: "Zoraida Peña",
  email: `zoraida-${++people}@correo.example`,
  phone_e164: `+1809555${String(1000 + people)}`,
  notes: "Mensaje: Quisiera saber por dónde empezar.",
});

test("the document is OpenAPI 3.1", async () => {
  const verdict = await validate("https://spec.openapis.org/oas/3.1/schema-base", document as never, "BASIC");
  expect(verdict.valid, JSON.stringify(verdict)).toBe(true);
});

test("every door for programs of others is in it, and nothing else of the site", () => {
  const doors = siteMap.map(({ pattern }) => pattern).filter((pattern) => /^\/(rest|functions)\//.test(pattern));
  expect(Object.keys(document.paths).sort()).toEqual([...doors, "/api/menu/cambios"].sort());
});

describe("what doors answer is what the document says", () => {
  test("the directory, whole and in pages", async () => {
    const response = await ask(providerDirectory, `${RPC}/get_provider_directory`);
    expect(response.status).toBe(200);
    expect(await fits(`${RPC}/get_provider_directory`, "get", response)).toBe(true);
  });

  test("a row with something more, like a telephone, is not what it says", async () => {
    const [row] = (await (await ask(providerDirectory, `${RPC}/get_provider_directory?limit=1`)).json()) as object[];
    const more = Response.json([{ ...row, phone: "+18095550142" }]);
    expect(await fits(`${RPC}/get_provider_directory`, "get", more)).toBe(false);
  });

  test.each(["cursor=x", "limit=0", "limit=1001", "limit=1&limit=2"])("the refusal of ?%s", async (query) => {
    const response = await ask(providerDirectory, `${RPC}/get_provider_directory?${query}`);
    expect(response.status).toBe(400);
    expect(await fits(`${RPC}/get_provider_directory`, "get", response)).toBe(true);
  });

  test("the reviews of somebody, of nobody, and of nothing", async () => {
    const path = `${RPC}/get_provider_review_stats`;
    const { id } = await ctx.db.selectFrom("provider_profiles").select("id").where("total_reviews", ">", 2).executeTakeFirstOrThrow();
    for (const [query, status] of [
      [`provider_uuid=${id}`, 200],
      ["provider_uuid=00000000-0000-4000-8000-000000000000", 200],
      ["provider_uuid=7", 400],
      ["", 400],
    ] as const) {
      const response = await ask(reviewStats, `${path}?${query}`);
      expect([query, response.status, await fits(path, "get", response)]).toEqual([query, status, true]);
    }
  });

  test("requests: new, again, with another body, with mistakes, with a wrong key, too many", async () => {
    const body = { ...lead(), origin_center_id: "clinica-luna-de-larimar" };
    const same = { "idempotency-key": "one" };
    const answers = [
      await send(body, same),
      await send(body, same),
      await send({ ...body, notes: "Mensaje: Otra cosa." }, same),
      await send({ name: 7 }),
      await send(lead(), { authorization: "Bearer nobody" }),
    ];
    const person = lead();
    for (let i = 0; i < 6; i++) answers.push(await send({ ...person, notes: `Mensaje: Pregunta número ${i}.` }));
    expect(answers.map(({ status }) => status)).toEqual([202, 200, 409, 422, 401, 202, 202, 202, 202, 202, 429]);
    for (const response of answers) expect([response.status, await fits(LEADS, "post", response)]).toEqual([response.status, true]);
  });

  test("the wallet: what is there, no session, a temporary password, another's center, no question, too many", async () => {
    const path = "/functions/v1/wallet-operations";
    const amaranta = { ...demoViewer("amaranta"), userId: idOfPerson("amaranta") };
    const ask = (body: unknown, viewer: Viewer | null = amaranta) =>
      wallet(routeArgs(ctx, new Request(`https://cuna.test${path}`, { method: "POST", body: JSON.stringify(body) }), {}, {}, viewer));
    const balance = { action: "get_balance" };
    const answers = [
      await ask(balance),
      await ask(balance, null),
      await ask(balance, { ...amaranta, temporaryPassword: true }),
      await ask({ ...balance, provider_id: "00000000-0000-4000-8000-000000000000" }),
      await ask({ provider_id: 7 }),
    ];
    const eager = { ...amaranta, userId: "asks too often" };
    for (let asked = 0; asked < MAX_QUESTIONS_PER_MINUTE; asked++) await ask({}, eager);
    answers.push(await ask({}, eager));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 403, 404, 422, 429]);
    for (const response of answers) expect([response.status, await fits(path, "post", response)]).toEqual([response.status, true]);
  });

  test("a request's status: its partner's own, another partner's, nobody's, none, too many; nothing about its person", async () => {
    const path = "/functions/v1/lead-status";
    const keyOf = async (name: string) => {
      const made = await createPartner(ctx.db, name);
      if (made.outcome !== "created") throw new Error(made.outcome);
      return { authorization: `Bearer ${made.key}` };
    };
    const [own, other] = [await keyOf("Portal Salud"), await keyOf("Otro Portal")];
    const asked = async (query: string, headers: Record<string, string> = {}) =>
      (await leadStatus(routeArgs(ctx, new Request(`https://cuna.test${path}?${query}`, { headers })))) as Response;
    const body = { ...lead(), origin_center_id: "clinica-luna-de-larimar" };
    const { lead_id: id, number } = (await (await send(body, own)).json()) as { lead_id: string; number: string };
    const found = await asked(`lead_id=${id}`, own);
    expect(await found.clone().json()).toMatchObject({ lead_id: id, number, status: "awaiting_confirmation", delivered_at: null });
    expect(await found.clone().text()).not.toMatch(/Zoraida|correo|Larimar|\+1809/);
    await ctx.db.updateTable("leads").set({ status: "held", awaits: null }).where("id", "=", id).execute();
    expect(await (await asked(`lead_id=${id}`, own)).json(), "what our team thinks of it stays here").toMatchObject({ status: "routing" });
    const answers = [
      found,
      await asked(`lead_id=${id}`, other),
      await asked(`lead_id=${id}`),
      await asked(`lead_id=${id}`, { authorization: "Bearer nobody" }),
      await asked("lead_id=7", own),
    ];
    for (let i = 0; i < MAX_STATUS_QUESTIONS_PER_MINUTE; i++) await asked("lead_id=00000000-0000-4000-8000-000000000000", other);
    answers.push(await asked(`lead_id=${id}`, other));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 401, 400, 429]);
    for (const response of answers) expect([response.status, await fits(path, "get", response)]).toEqual([response.status, true]);
  });

  test("a body that is no JSON, which is said before its fields", async () => {
    const spoilt = () => new Request(`https://cuna.test${LEADS}`, { method: "POST", body: "name=Zoraida&email=z" });
    for (const [path, response] of [
      [LEADS, await routeLead(routeArgs(ctx, spoilt()))],
      ["/functions/v1/wallet-operations", await wallet(routeArgs(ctx, spoilt(), {}, {}, demoViewer("amaranta")))],
    ] as const) {
      expect([response.status, await fits(path, "post", response)]).toEqual([422, true]);
      expect(await response.json()).toMatchObject({ error: "not_json", message: expect.stringContaining("no es JSON") });
    }
  });

  test("and what the site says before a door is asked", async () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const method of Object.keys(operations))
        for (const status of [405, 503])
          expect([path, status, await fits(path, method, refuse(path, status))]).toEqual([path, status, true]);
  });
});

test("a request that the door takes is one that the document allows, and one with wrong types is neither", async () => {
  const schema = `${ADDRESS}#${encodeURI(pointer("paths", LEADS, "post", "requestBody", "content", "application/json", "schema"))}`;
  expect((await validate(schema, { ...lead(), evidence: { ip_address: null, timestamp: "2026-01-01T00:00:00Z" } })).valid).toBe(true);
  expect((await validate(schema, { ...lead(), consent_other_centers: "yes" })).valid).toBe(false);
  expect((await send({ ...lead(), consent_other_centers: "yes" })).status).toBe(422);
});
