import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { action, MAX_REPORTS_PER_MINUTE } from "./events.ts";

const ctx = await testContext();

async function report(
  ip: string,
  cookieChoice: "all" | "necessary" | null,
  body: unknown = { path: "/centros", events: [{ name: "view_center", facts: {} }] },
) {
  const request = new Request("https://cuna.test/api/eventos", { method: "POST", body: JSON.stringify(body) });
  const answer = await action(routeArgs(ctx, request, {}, { ip, cookieChoice }));
  return answer.status;
}
const kept = async () => (await ctx.db.selectFrom("analytics_events").selectAll().where(sql`facts -> 'demo'`, "is", null).execute()).length;

test("of who did not agree nothing is kept, not even a count", async () => {
  expect(await report("203.0.113.1", "necessary")).toBe(204);
  expect(await report("203.0.113.1", null)).toBe(204);
  expect(await kept()).toBe(0);
  expect(await report("203.0.113.1", "all")).toBe(204);
  expect(await kept()).toBe(1);
});

test("what is no report is refused", async () => {
  expect(await report("203.0.113.2", "all", { events: "many" })).toBe(400);
});

test("one address cannot fill the table, and does not shut out the others", async () => {
  for (let sent = 0; sent < MAX_REPORTS_PER_MINUTE; sent++) expect(await report("203.0.113.3", "all", null)).toBe(400);
  const before = await kept();
  expect(await report("203.0.113.3", "all")).toBe(429);
  expect(await kept()).toBe(before);
  expect(await report("203.0.113.4", "all")).toBe(204);
});
