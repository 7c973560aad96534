import { expect, test } from "vitest";
import type { RouteServices } from "#app/context.ts";
import { readEnv } from "#platform/env.ts";
import { testContext } from "#tests/support/context.ts";
import { routeServices } from "./route-services.ts";
import type { Services } from "./services.ts";

const SECRET = "a secret that only tests know, 32+";
const ctx = await testContext();
const env = readEnv({
  SECRET_KEY: "autumn:0123456789abcdef0123456789abcdef",
  DATABASE_URL: "postgres://u:hunter2@db/cuna",
});
const services = { ...ctx, env, embedded: false, closing: AbortSignal.timeout(60_000) } as Services & typeof ctx;
const forRoutes = routeServices(services);

test("a loader cannot name the secret keys nor the owner's database address", () => {
  const loader = (given: RouteServices) => [
    // @ts-expect-error Only functions of platform/keys.ts sign, and routes may not import that.
    given.keys.sign,
    // @ts-expect-error The secrets are in the environment, which routes do not get.
    given.env,
    // @ts-expect-error This is the address of the schema's owner.
    given.databaseUrl,
    // @ts-expect-error Routes may not end the process.
    given.close,
  ];
  expect(loader(forRoutes)).toEqual([undefined, undefined, undefined, undefined]);
});

test("nothing that a route can reach from its context contains a secret or the address", () => {
  const found = textsIn(forRoutes);
  expect(found).toContain(ctx.publicUrl);
  const secrets = [SECRET, "0123456789abcdef", "hunter2", ctx.databaseUrl, new URL(ctx.databaseUrl).pathname.slice(1)];
  expect(found.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  // This proves that the search finds the secrets where they are.
  expect(textsIn(services).filter((text) => text === ctx.databaseUrl || text.includes("hunter2"))).toHaveLength(2);
});

/** Collects every text under a value, except in private fields, which nobody can read. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [value];
  if (value === null || (typeof value !== "object" && typeof value !== "function") || seen.has(value)) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((name) => {
    const property = Object.getOwnPropertyDescriptor(value, name);
    return property && "value" in property ? textsIn(property.value, seen) : [];
  });
}
