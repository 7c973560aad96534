import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import type { AskedTopUps, TopUpStatus } from "./top-up.ts";
import { countWaitingTopUps, topUpById, topUpInSandbox, topUpsOf, topUpsOfAll } from "./top-up-queries.server.ts";

const opened = await testContext();
const ctx = { ...opened, gateway: openSandbox(opened.keys) };
const { member } = await aBuyer(ctx, { clinic_name: "Óvulo Áureo" });
const { member: other } = await aBuyer(ctx, { clinic_name: "Zafiro" });
const before = await countWaitingTopUps(ctx.db);

/** Asks for a top-up so many days ago, and gives it the reference of its name. */
async function made(
  name: string,
  { of = member, cents = 100_00, days = 0, status = "asked" as TopUpStatus, sent = null as number | null },
) {
  const asked = await askTopUp(ctx, of, { netCents: cents, method: "card" });
  if (asked?.outcome !== "asked") throw new Error("not asked");
  const ago = (count: number | null) => (count === null ? sql`null` : sql`now() - make_interval(days => ${count})`);
  await sql`update top_ups set reference = ${name}, status = ${status}, asked_at = ${ago(days)}, sent_at = ${ago(sent)},
    payment_reference = ${`pi-${name}`} where id = ${asked.id}`.execute(ctx.db);
  return asked.id;
}
const first = await made("CUAAAAAAAA", { days: 4, cents: 300_00 });
await made("CUBBBBBBBB", { days: 3, status: "sent", sent: 1 });
await made("CUCCCCCCCC", { days: 2, status: "confirming", sent: 2, cents: 200_00 });
await made("CUDDDDDDDD", { days: 1, of: other, status: "paid", cents: 50_00 });

const ALL: AskedTopUps = { search: "CU", status: null, method: "card", sort: "turn", descending: false, page: 1 };
const OURS = new Set(["CUAAAAAAAA", "CUBBBBBBBB", "CUCCCCCCCC", "CUDDDDDDDD"]);
const listed = async (asked: Partial<AskedTopUps>) =>
  (await topUpsOfAll(ctx.db, { ...ALL, ...asked }, 500)).rows
    .map(({ reference }) => reference[2]!.repeat(OURS.has(reference) ? 1 : 0))
    .join("");

test("our team sees first what waits for it, the oldest of that first; or by center, day or amount, either way", async () => {
  expect(await listed({})).toBe("CBDA");
  expect([await listed({ sort: "day" }), await listed({ sort: "day", descending: true })]).toEqual(["ABCD", "DCBA"]);
  expect([await listed({ sort: "total" }), await listed({ sort: "total", descending: true })]).toEqual(["DBCA", "ACBD"]);
  expect([await listed({ sort: "center" }), await listed({ sort: "center", descending: true })]).toEqual(["CBAD", "DCBA"]);
});

test("found by a part of the center's name, by a part of the reference, by the gateway's whole name; narrowed by state and way", async () => {
  expect(await listed({ search: "ovulo au" })).toBe("CBA");
  expect(await listed({ search: "ubbb" })).toBe("B");
  expect([await listed({ search: "PI-cuaaaaaaaa" }), await listed({ search: "pi-cuaaaaaaa" })]).toEqual(["A", ""]);
  expect([await listed({ status: "sent" }), await listed({ method: "bank" })]).toEqual(["B", ""]);
  expect(await topUpsOfAll(ctx.db, { ...ALL, search: "Óvulo Áureo", page: 2 }, 2)).toMatchObject({
    rows: [{ reference: "CUAAAAAAAA" }],
    total: 3,
  });
});

test("a center sees its own, the newest first, and nobody else's", async () => {
  expect((await topUpsOf(ctx.db, member.providerId)).map(({ reference }) => reference)).toEqual(["CUCCCCCCCC", "CUBBBBBBBB", "CUAAAAAAAA"]);
  expect(await topUpById(ctx.db, first, member.providerId)).toMatchObject({ reference: "CUAAAAAAAA", providerName: "Óvulo Áureo" });
  expect(await topUpById(ctx.db, first, other.providerId)).toBeNull();
  expect(await topUpById(ctx.db, "no-id", "any")).toBeNull();
});

test("what waits for our team is counted by what it waits for", async () => {
  const { sent, confirming } = await countWaitingTopUps(ctx.db);
  expect([Number(sent) - Number(before.sent), Number(confirming) - Number(before.confirming)]).toEqual([1, 1]);
});

test("the sandbox shows its own payments alone", async () => {
  expect(await topUpInSandbox(ctx.db, "CUAAAAAAAA")).toMatchObject({ id: first });
  expect(await topUpInSandbox(ctx.db, "CUXXXXXXXX")).toBeNull();
  await sql`update top_ups set gateway = 'stripe' where id = ${first}`.execute(ctx.db);
  expect(await topUpInSandbox(ctx.db, "CUAAAAAAAA")).toBeNull();
});
