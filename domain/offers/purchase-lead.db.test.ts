import { expect, test } from "vitest";
import { people } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person, settleAMinuteLater } from "#tests/support/leads.ts";
import { purchaseLead } from "./purchase-lead.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

const ctx = await testContext();
const aCenter = () => aBuyer(ctx);
const topUp = (providerId: string, amountCents: number) => addMoney(ctx, providerId, amountCents);

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
  expect([await withdraw(), await withdraw()]).toEqual([true, false]);
  await settleAMinuteLater(ctx);
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

test("what ended cannot be opened, and the answer says how it ended", async () => {
  const { member, offer } = await aCenter();
  const closedAs = async (change: object) => {
    const { id } = await offer();
    await ctx.db.updateTable("offers").set(change).where("id", "=", id).execute();
    return purchaseLead(ctx, member, id);
  };
  for (const status of ["withdrawn", "expired", "declined", "returned"] as const)
    expect(await closedAs({ status })).toEqual({ outcome: "closed", because: status });
  expect(await closedAs({ answer_by: new Date("2026-01-01T12:00:00Z") })).toEqual({ outcome: "closed", because: "expired" });
  expect(await balanceOf(ctx.db, member.providerId)).toBe(0);
});

test("a purchase leaves a line in the log, an event, and a mail for the patient; a person who has an account reads it there too", async () => {
  const { member, offer } = await aCenter();
  const { email } = people.find(({ key }) => key === "maria")!;
  const [known, stranger] = [await offer(person({ email })), await offer()];
  for (const { id } of [known, stranger]) await purchaseLead(ctx, member, id);
  const keys = [known, stranger].map(({ id }) => `request-opened:${id}`);
  const told = (table: "mail_messages" | "notices") =>
    ctx.db.selectFrom(table).select("effect_key").where("effect_key", "in", keys).execute();
  expect(await told("mail_messages")).toHaveLength(2);
  expect(await told("notices")).toEqual([{ effect_key: `request-opened:${known.id}` }]);
  const notice = ctx.db.selectFrom("notices").select(["kind", "path", "user_id"]).where("effect_key", "=", keys[0]!);
  const path = `/dashboard/user/solicitudes/${known.lead_id}`;
  expect(await notice.execute()).toEqual([{ kind: "request-opened", path, user_id: idOfPerson("maria") }]);
  const log = await ctx.db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", known.id).execute();
  expect(log).toContainEqual({ actor: `provider:${member.userId}`, action: "offer.purchased" });
  const events = await ctx.db.selectFrom("analytics_events").select("facts").where("name", "=", "lead_purchased").execute();
  expect(events.map(({ facts }) => facts)).toContainEqual({
    lead_id: known.lead_id,
    provider_id: member.providerId,
    exclusive: true,
    automatic: false,
  });
});
