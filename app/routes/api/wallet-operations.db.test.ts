import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { testContext } from "#tests/support/context.ts";
import { type Person, peopleAtTheDoor } from "#tests/support/people-at-the-door.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { moved } from "#tests/support/wallet.ts";
import { openWholeSite, type WholeSite } from "#tests/support/whole-site.ts";
import { action, MAX_QUESTIONS_PER_MINUTE } from "./wallet-operations.ts";

const ctx = await testContext();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const WHO = ["a visitor", "another patient", "a provider", "an administrator without one"] as const satisfies readonly Person[];
let site: WholeSite;
let cookies: Record<(typeof WHO)[number], string>;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, WHO);
});

/** Asks like the page of a signed-in person. */
async function ask(who: (typeof WHO)[number], body: unknown) {
  const answer = await site.ask("/functions/v1/wallet-operations", {
    method: "POST",
    cookie: cookies[who],
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("the first question makes the account, the next finds it, and each tells what is there", async () => {
  const first = await ask("a provider", { action: "get_balance" });
  expect(first).toEqual({ status: 200, body: { balance_cents: 0, currency: "usd", provider_id: LUNA, created: true } });
  await moved(ctx, LUNA, 19_900);
  expect((await ask("a provider", { action: "get_balance", balance_cents: 1, provider_id: LUNA })).body).toEqual({
    ...first.body,
    balance_cents: 19_900,
    created: false,
  });
});

test("a patient has no wallet, a visitor no answer, and nobody that of others", async () => {
  const empty = { balance_cents: 0, currency: "usd", provider_id: null, created: false };
  expect(await ask("another patient", { action: "get_balance" })).toEqual({ status: 200, body: empty });
  expect(await ask("a visitor", { action: "get_balance" })).toMatchObject({ status: 401, body: { error: "unauthorized" } });
  for (const who of ["another patient", "an administrator without one", "a provider"] as const) {
    const provider_id = who === "a provider" ? idOfCenter("Unidad Caracola") : LUNA;
    expect(await ask(who, { action: "get_balance", provider_id }), who).toMatchObject({ status: 404, body: { error: "not_found" } });
  }
});

test.each([
  [{}, { action: "required" }],
  [null, { action: "required" }],
  [[], { action: "required" }],
  [{ action: "add_funds" }, { action: "invalid" }],
  [{ action: ["get_balance"] }, { action: "invalid" }],
  [{ action: "get_balance", provider_id: "1' or true" }, { provider_id: "invalid" }],
])("%j is answered with what is wrong", async (body, errors) => {
  expect(await ask("a provider", body)).toMatchObject({ status: 422, body: { error: "invalid", errors } });
});

test("a signed-in person without a profile gets one", async () => {
  const { user_id } = await ctx.db
    .deleteFrom("profiles")
    .where("user_id", "in", ctx.db.selectFrom("user_sessions").select("user_id").where("is_active", "=", true))
    .where("user_type", "=", "patient")
    .where("user_id", "<>", idOfPerson("maria"))
    .where("user_id", "not in", ctx.db.selectFrom("user_roles").select("user_id"))
    .returning("user_id")
    .executeTakeFirstOrThrow();
  expect((await ask("another patient", { action: "get_balance" })).status).toBe(200);
  const profile = ctx.db.selectFrom("profiles").select("user_type").where("user_id", "=", user_id);
  expect(await profile.executeTakeFirst()).toEqual({ user_type: "patient" });
});

test("who asks too often waits, and keeps nobody else waiting", async () => {
  const as = async (userId: string) => {
    const request = new Request("https://cuna.test/functions/v1/wallet-operations", { method: "POST", body: "{}" });
    return (await action(routeArgs(ctx, request, {}, {}, { ...demoViewer("maria"), userId }))).status;
  };
  const eager = randomUUID();
  for (let asked = 0; asked < MAX_QUESTIONS_PER_MINUTE; asked++) expect(await as(eager)).toBe(422);
  expect(await as(eager)).toBe(429);
  expect(await as(randomUUID())).toBe(422);
});
