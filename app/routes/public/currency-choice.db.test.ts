import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import { action } from "./currency-choice.ts";

const ctx = await testContext();

async function choose(fields: Record<string, string>): Promise<Response> {
  const thrown = await action(routeArgs(ctx, formPost("https://cuna.test/moneda", fields))).catch((response: Response) => response);
  return thrown as Response;
}

test("the choice is kept for a year, and the visitor is back where they were", async () => {
  const answer = await choose({ moneda: "eur", volver: "/centros?services=fiv&sort=price" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/centros?services=fiv&sort=price"]);
  expect(answer.headers.get("set-cookie")).toMatch(/^__Host-moneda=eur; Max-Age=31536000; Path=\/; HttpOnly; Secure/);
});

test("dollars alone take the cookie away", async () => {
  expect((await choose({ moneda: "usd", volver: "/" })).headers.get("set-cookie")).toMatch(/^__Host-moneda=; Max-Age=0;/);
});

test.each(["//otro.example", "/\\otro.example", "https://otro.example", ""])("nobody is led away: %s", async (volver) =>
  expect((await choose({ moneda: "dop", volver })).headers.get("location")).toBe("/"),
);

test.each(["gbp", "", "EUR"])("«%s» is no choice", async (moneda) => {
  const answer = await choose({ moneda, volver: "/" });
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([422, null]);
});
