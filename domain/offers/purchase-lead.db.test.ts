import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { purchaseLead } from "./purchase-lead.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

const ctx = await testContext();
const userId = idOfPerson("amaranta");

/** A center of Amaranta's, and a way to get requests about it alone. */
async function aCenter() {
  const center = await addCenter(ctx, `buys-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: center.id, role: "owner" }).execute();
  const offer = async () => {
    const token = receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date());
    const { leadId } = await routed(ctx, { kind: "center", originSlug: center.slug, receiversToken: token, ticked: [center.id] });
    return ctx.db.selectFrom("offers").select(["id", "lead_id", "price_cents"]).where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  };
  return { member: { userId, providerId: center.id }, offer };
}

const topUp = (providerId: string, amountCents: number) =>
  ctx.db.transaction().execute((tx) =>
    transfer(tx, {
      id: randomUUID(),
      kind: "top_up",
      from: "bank",
      to: { provider: providerId },
      amountCents,
      subject: { type: "test", id: "1" },
      actor: "cli",
    }),
  );

test("the first three requests are at our cost; from then on the wallet pays, and never more than it has", async () => {
  const { member, offer } = await aCenter();
  for (let free = 0; free < 3; free++) expect(await purchaseLead(ctx, member, (await offer()).id)).toEqual({ outcome: "purchased" });
  const fourth = await offer();
  expect(await purchaseLead(ctx, member, fourth.id)).toEqual({ outcome: "insufficient", priceCents: fourth.price_cents, balanceCents: 0 });
  await topUp(member.providerId, fourth.price_cents + 1);
  const clicks = await Promise.all([1, 2, 3].map(() => purchaseLead(ctx, member, fourth.id)));
  expect(clicks.map(({ outcome }) => outcome).toSorted()).toEqual(["purchased", "purchased-before", "purchased-before"]);
  expect(await balanceOf(ctx.db, member.providerId)).toBe(1);
});

test("a patient who withdraws before any contact gives the price back, and a request at our cost becomes free for another", async () => {
  const { member, offer } = await aCenter();
  const first = await offer();
  await purchaseLead(ctx, member, first.id);
  const withdraw = () =>
    ctx.db.transaction().execute((tx) => withdrawOffer(tx, { leadId: first.lead_id, providerId: member.providerId, actor: "link:lead" }));
  expect(await withdraw()).toEqual({ offerId: first.id, refunded: true });
  expect(await withdraw()).toBeNull();
  expect(await balanceOf(ctx.db, member.providerId)).toBe(0);
  for (let free = 0; free < 3; free++) expect(await purchaseLead(ctx, member, (await offer()).id)).toEqual({ outcome: "purchased" });
  expect((await purchaseLead(ctx, member, (await offer()).id)).outcome).toBe("insufficient");
});

test("a center neither finds nor opens the request of another", async () => {
  const [ours, theirs] = [await aCenter(), await aCenter()];
  const { id } = await theirs.offer();
  expect(await purchaseLead(ctx, ours.member, id)).toEqual({ outcome: "not-found" });
  expect(await purchaseLead(ctx, { userId: idOfPerson("yadira"), providerId: theirs.member.providerId }, id)).toEqual({
    outcome: "not-found",
  });
  expect(await purchaseLead(ctx, ours.member, "nothing")).toEqual({ outcome: "not-found" });
});
