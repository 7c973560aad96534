import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { refundPurchase } from "#domain/offers/refund-purchase.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { changeState } from "./change-state.server.ts";
import { outcomesOf } from "./costs.server.ts";
import { costPerStep } from "./costs.ts";
import type { FollowupState, LostReason } from "./followup.ts";

const ctx = await testContext();

test("what each step cost is what the wallet paid for requests of the period, shared among those that got there", async () => {
  const center = await addCenter(ctx, `costo-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  await ctx.db.insertInto("provider_accounts").values({ user_id: member.userId, provider_id: center.id, role: "owner" }).execute();
  await addMoney(ctx, center.id, 50_000);
  const opened = async () => {
    const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ email: `${randomUUID()}@correo.example` }) });
    const { id } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
    expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
    return id;
  };
  const before = await balanceOf(ctx.db, center.id);
  const ids: string[] = [];
  for (let index = 0; index < WELCOME_LEADS + 3; index += 1) ids.push(await opened());
  const move = async (id: string, steps: readonly FollowupState[], reason: LostReason | null = null) => {
    let from: FollowupState = "new";
    for (const to of steps) {
      const answer = await changeState(ctx, member, { offerId: id, from, to, reason: to === "lost" ? reason : null });
      expect(answer).toEqual({ outcome: "done" });
      from = to;
    }
  };
  await move(ids[0]!, ["contacted", "consultation", "started"]);
  await move(ids[1]!, ["contacted", "consultation", "lost"], "price");
  await move(ids[2]!, ["contacted", "lost"], "far");
  const returned = ids.at(-1)!;
  await ctx.db.transaction().execute(async (tx) => {
    const offer = await tx.selectFrom("offers").select("price_cents").where("id", "=", returned).executeTakeFirstOrThrow();
    await refundPurchase(tx, { id: returned, providerId: center.id, priceCents: offer.price_cents }, "worker", "unreachable");
    await tx.updateTable("offers").set({ status: "returned" }).where("id", "=", returned).execute();
  });
  const outcomes = await outcomesOf(ctx.db, center.id, 90);
  const paid = before - (await balanceOf(ctx.db, center.id));
  expect(paid).toBeGreaterThan(0);
  expect(outcomes).toEqual({
    opened: ids.length - 1,
    free: WELCOME_LEADS,
    returned: 1,
    consulted: 2,
    started: 1,
    lost: { price: 1, far: 1 },
    paidCents: paid,
  });
  expect(costPerStep(outcomes)).toEqual({
    opened: { count: ids.length - 1, cents: Math.round(paid / (ids.length - 1)) },
    consulted: { count: 2, cents: Math.round(paid / 2) },
    started: { count: 1, cents: paid },
  });
  // Earlier requests are another period's.
  await ctx.db.updateTable("offers").set({ purchased_at: sql`now() - interval '40 days'` }).where("provider_id", "=", center.id).execute();
  const none = await outcomesOf(ctx.db, center.id, 30);
  expect(none).toMatchObject({ opened: 0, consulted: 0, started: 0, paidCents: 0 });
  expect(costPerStep(none).started).toEqual({ count: 0, cents: null });
});
