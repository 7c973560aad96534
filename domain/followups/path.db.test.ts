import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { requestPath } from "./path.server.ts";

const ctx = await testContext();
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

interface Came {
  daysAgo: number;
  status?: string;
  answered?: boolean;
  answerBy?: Date;
  followup?: { state: string; lost_reason?: string; consulted?: boolean };
}

async function came(providerId: string, { daysAgo, status = "expired", answered = false, answerBy, followup }: Came) {
  const digest = randomBytes(32);
  const { id: lead_id } = await ctx.db
    .insertInto("leads")
    .values({
      ...{ number: `CU-${randomUUID()}`, status: "closed", kind: "center", source: "page", idempotency_key: randomUUID() },
      ...{ email_digest: digest, phone_digest: digest, body_digest: digest },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const made_at = ago(daysAgo);
  const bought = status === "purchased" || status === "returned";
  const { id } = await ctx.db
    .insertInto("offers")
    .values({
      ...{ lead_id, provider_id: providerId, exclusivity: "exclusive", price_cents: 1_800, made_at, status },
      ...{ answer_by: answerBy ?? made_at, answered_at: answered ? made_at : null, purchased_at: bought ? made_at : null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (followup)
    await ctx.db
      .insertInto("followups")
      .values({
        ...{ offer_id: id, provider_id: providerId, state: followup.state, lost_reason: followup.lost_reason ?? null },
        consulted_at: followup.consulted ? made_at : null,
      })
      .execute();
}

test("each step counts among the one before it, the ninety days before apart, and the parts add up", async () => {
  const { id } = await addCenter(ctx, `camino-${randomUUID().slice(0, 8)}`);
  const rows: Came[] = [
    { daysAgo: 1, status: "open", answerBy: ago(-1) },
    { daysAgo: 3 },
    { daysAgo: 5, status: "withdrawn" },
    { daysAgo: 12, status: "returned", answered: true },
    { daysAgo: 20, status: "purchased", answered: true, followup: { state: "contacted" } },
    { daysAgo: 40, status: "purchased", answered: true, followup: { state: "started", consulted: true } },
    { daysAgo: 41, status: "purchased", answered: true, followup: { state: "lost", lost_reason: "price", consulted: true } },
    { daysAgo: 89, status: "purchased", answered: true, followup: { state: "lost", lost_reason: "price" } },
    { daysAgo: 91, status: "purchased", answered: true, followup: { state: "consultation", consulted: true } },
    { daysAgo: 181, status: "purchased", answered: true },
  ];
  for (const row of rows) await came(id, row);
  const path = await requestPath(ctx.db, id, null);
  expect(path).toMatchObject({ arrived: 7, opened: 4, consulted: 2, started: 1, lost: 2, cases: 6, answered: 5, toOpen: 1 });
  expect(path.reasons).toEqual([{ reason: "price", count: 2 }]);
  expect(path.before).toMatchObject({ arrived: 1, opened: 1, consulted: 1, started: 0 });
  expect(path.parts.map(({ arrived }) => arrived)).toEqual([1, 0, 0, 0, 2, 0, 1, 1, 2]);
});

test("what was answered today begins with the center's own midnight", async () => {
  const { id } = await addCenter(ctx, `hoy-${randomUUID().slice(0, 8)}`);
  await came(id, { daysAgo: 0.1, status: "purchased", answered: true });
  await came(id, { daysAgo: 2, status: "purchased", answered: true });
  expect((await requestPath(ctx.db, id, ago(1))).today).toMatchObject({ answered: 1, lastAt: expect.any(Date) });
  expect((await requestPath(ctx.db, id, ago(0.01))).today).toEqual({ answered: 0, lastAt: null });
});
