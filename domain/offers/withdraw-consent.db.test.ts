import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { offerToken, patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { insertConsents } from "#domain/leads/store-lead.server.ts";
import { shownToPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { previewMoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, settleAMinuteLater, words } from "#tests/support/leads.ts";
import { closeLead } from "./close-lead.server.ts";
import { eraseLead } from "./erase-lead.server.ts";
import { eraseOldLeads } from "./erase-old-leads.server.ts";
import { markAnswered } from "./mark-answered.server.ts";
import { offerForCenter } from "./offer-queries.server.ts";
import { purchaseLead } from "./purchase-lead.server.ts";
import { routeLead } from "./route-lead.server.ts";
import { settleWithdrawn } from "./settle-withdrawn.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";
import { acknowledgeByLink, withdrawalForCenter } from "./withdrawal-of-offer.server.ts";

const ctx = await testContext();
const patient = { ...ctx, actor: "link:lead" as const };
const userId = idOfPerson("amaranta");
const evidence = { ip: "203.0.113.9", userAgent: "a test", pageUrl: "/" };
const input = { words: { version: "test-1", withdrawn: (center: string) => `Retiro el permiso a ${center}.` }, evidence };

/** Makes two centers of Amaranta's with ten thousand dollars each, and a request of a new person to both. */
async function aRequest(form = person()) {
  const centers = [await addCenter(ctx, `w-${randomUUID().slice(0, 8)}`), await addCenter(ctx, `w-${randomUUID().slice(0, 8)}`)] as const;
  for (const { id } of centers) {
    await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: id, role: "owner" }).execute();
    const money = {
      kind: "top_up",
      from: "bank",
      to: { provider: id },
      amountCents: 1_000_000,
      subject: { type: "test", id: "1" },
    } as const;
    await ctx.db.transaction().execute((tx) => transfer(tx, { ...money, id: randomUUID(), actor: "cli" }));
  }
  return { centers, ...(await sendTo(centers, form)) };
}

async function sendTo(centers: readonly { id: string; slug: string; name: string }[], form: ReturnType<typeof person>) {
  const [first] = centers;
  const pinned = { originId: first!.id, receivers: centers.map(({ id, name }) => ({ id, name })) };
  const ticked = centers.map(({ id }) => id);
  const token = receiversToken(ctx.keys, pinned, new Date());
  const { leadId } = await routed(ctx, { form, kind: "center", originSlug: first!.slug, receiversToken: token, ticked, words });
  const offers = await ctx.db.selectFrom("offers").select(["id", "provider_id", "made_at"]).where("lead_id", "=", leadId).execute();
  const offerOf = (id: string) => offers.find(({ provider_id }) => provider_id === id)!;
  return { leadId, offerOf, form };
}

/** Opens the first requests of each center, which are free, so that the next one is paid. */
async function useWelcome(centers: readonly { id: string; slug: string; name: string }[]) {
  for (const center of centers)
    for (let count = 0; count < 3; count++) {
      const free = await sendTo([center], person());
      await purchaseLead(ctx, { userId, providerId: center.id }, free.offerOf(center.id).id);
    }
}

const shown = (leadId: string) => shownToPatient(ctx, leaveOfPatient(leadId));
const mailsTo = (offerId: string) =>
  ctx.db.selectFrom("mail_messages").select("template").where("offer_id", "=", offerId).where("template", "=", "offer-withdrawn").execute();

test("who takes back a permission is seen by that center no more; it is told, gets its money back, and says that it read it", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna, other] = centers;
  const offer = offerOf(luna.id);
  await purchaseLead(ctx, { userId, providerId: luna.id }, offer.id);
  const token = offerToken(ctx.keys, offer.id, offer.made_at);
  const withdraw = () => withdrawConsent(patient, { leadId, from: { providerId: luna.id }, ...input });
  expect(await withdraw()).toEqual({ outcome: "withdrawn", centers: 1 });
  expect(await withdraw()).toEqual({ outcome: "withdrawn", centers: 0 });
  await settleAMinuteLater(ctx);
  expect(await agreedTo(ctx.db, leadId)).toEqual(new Set([other.id]));
  expect(await offerForCenter(ctx, token)).toBeNull();
  expect(await balanceOf(ctx.db, luna.id)).toBe(1_000_000);
  expect(await mailsTo(offer.id)).toHaveLength(1);
  expect(await mailsTo(offerOf(other.id).id)).toEqual([]);
  const consents = await ctx.db
    .selectFrom("lead_consents")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("granted", "=", false)
    .execute();
  expect(consents.map(({ text, provider_ids }) => [text, provider_ids])).toContainEqual([`Retiro el permiso a ${luna.name}.`, [luna.id]]);
  const evidenceOf = ctx.db.selectFrom("evidence").select("kind").where("subject_id", "=", leadId);
  expect((await evidenceOf.execute()).filter(({ kind }) => kind === "consent-withdrawn")).toHaveLength(1);

  expect(await withdrawalForCenter(ctx, token)).toMatchObject({ because: "consent", acknowledgedAt: null });
  expect(await acknowledgeByLink(ctx, token)).toEqual({ outcome: "acknowledged" });
  const [mine, theirs] = (await shown(leadId))!.receivers;
  expect(mine).toMatchObject({ state: "withdrawn", agreed: false, acknowledgedAt: expect.any(Date) });
  expect(theirs).toMatchObject({ state: "open", agreed: true });
  expect(await acknowledgeByLink(ctx, offerToken(ctx.keys, offerOf(other.id).id, offer.made_at))).toEqual({ outcome: "gone" });
});

test("a permission taken back before an answer gives the center the price that it paid, once; after an answer the price stays", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna, other] = centers;
  await useWelcome(centers);
  for (const { id } of centers) await purchaseLead(ctx, { userId, providerId: id }, offerOf(id).id);
  await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: offerOf(other.id).id, actor: `provider:${userId}` }));
  const paid = await balanceOf(ctx.db, other.id);
  expect(await balanceOf(ctx.db, luna.id)).toBe(paid);
  expect(paid).toBeLessThan(1_000_000);
  await withdrawConsent(patient, { leadId, from: { providerId: luna.id }, ...input });
  await settleAMinuteLater(ctx);
  expect([await balanceOf(ctx.db, luna.id), await balanceOf(ctx.db, other.id)]).toEqual([1_000_000, paid]);
  await withdrawConsent(patient, { leadId, from: "all", ...input });
  await settleAMinuteLater(ctx);
  expect([await balanceOf(ctx.db, luna.id), await balanceOf(ctx.db, other.id)]).toEqual([1_000_000, paid]);
  // Each permission is taken back as it was given: to the center that was written to, or to another one.
  const consents = await ctx.db
    .selectFrom("lead_consents")
    .select(["purpose", "provider_ids", "granted"])
    .where("lead_id", "=", leadId)
    .execute();
  const said = (id: string, granted: boolean) =>
    consents.filter((consent) => consent.granted === granted && consent.provider_ids?.includes(id)).map(({ purpose }) => purpose);
  for (const { id } of centers) expect(said(id, false)).toEqual(said(id, true));
});

test("a withdrawn permission wins over a later round, over the names that are proposed, and over a request that was joined to it", async () => {
  const { centers, leadId, offerOf, form } = await aRequest();
  const [luna, other] = centers;
  // The same person writes once more. The center has the request already, and reads the addition in the first one.
  const again = await sendTo([luna], { ...form, mensaje: "Una pregunta más, por favor: ¿cuánto dura la primera consulta?" });
  const offer = offerOf(luna.id);
  const token = offerToken(ctx.keys, offer.id, offer.made_at);
  expect((await offerForCenter(ctx, token))!.additions).toHaveLength(1);
  await withdrawConsent(patient, { leadId: again.leadId, from: "all", ...input });
  expect((await offerForCenter(ctx, token))!.additions).toEqual([]);

  await withdrawConsent(patient, { leadId, from: { providerId: luna.id }, ...input });
  const lead = await ctx.db.selectFrom("leads").select("created_at").where("id", "=", leadId).executeTakeFirstOrThrow();
  const more = await previewMoreReceivers(ctx, patientToken(ctx.keys, leadId, lead.created_at));
  expect(more!.receivers.map(({ id }) => id)).not.toContain(luna.id);
  await routeLead(ctx, { leadId, round: 2 });
  const offers = await ctx.db
    .selectFrom("offers")
    .select(["provider_id", "status"])
    .where("lead_id", "=", leadId)
    .orderBy("status")
    .execute();
  expect(offers).toEqual([
    { provider_id: other.id, status: "open" },
    { provider_id: luna.id, status: "withdrawn" },
  ]);
});

test("opening the contact to a center gives it no leave to have the request, and the later word counts, whichever began first", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna] = centers;
  const word = { providerIds: [luna.id], text: "Acepto.", version: "test-1" };
  await ctx.db.transaction().execute(async (withdrawing) => {
    await sql`select now()`.execute(withdrawing);
    for (const purpose of ["send", "contact"] as const)
      await ctx.db.transaction().execute((tx) => insertConsents(tx, leadId, [{ ...word, purpose, granted: true }]));
    await insertConsents(withdrawing, leadId, [{ ...word, purpose: "send", granted: false }]);
    await withdrawOffer(withdrawing, { leadId, providerId: luna.id, actor: "link:lead" });
  });
  expect(await agreedTo(ctx.db, leadId)).not.toContain(luna.id);
  await ctx.db.transaction().execute((tx) => insertConsents(tx, leadId, [{ ...word, purpose: "contact", granted: true }]));
  expect(await agreedTo(ctx.db, leadId)).not.toContain(luna.id);
  await closeLead(patient, { leadId, evidence });
  const { id, made_at } = offerOf(luna.id);
  expect(await withdrawalForCenter(ctx, offerToken(ctx.keys, id, made_at))).toMatchObject({ because: "consent" });
});

test("closing tells who has not opened it, and leaves it to who has; nobody else gets it any more", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna, other] = centers;
  await purchaseLead(ctx, { userId, providerId: luna.id }, offerOf(luna.id).id);
  expect(await closeLead(patient, { leadId, evidence })).toEqual({ outcome: "closed" });
  await settleAMinuteLater(ctx);
  const lead = (await shown(leadId))!;
  expect(lead).toMatchObject({ status: "closed", mayNameMore: false });
  expect(lead.receivers.map(({ state }) => state)).toEqual(["purchased", "withdrawn"]);
  expect(await mailsTo(offerOf(luna.id).id)).toEqual([]);
  expect(await mailsTo(offerOf(other.id).id)).toHaveLength(1);
  const token = offerToken(ctx.keys, offerOf(other.id).id, offerOf(other.id).made_at);
  expect(await withdrawalForCenter(ctx, token)).toMatchObject({ because: "closed" });
  expect(await purchaseLead(ctx, { userId, providerId: other.id }, offerOf(other.id).id)).toMatchObject({ outcome: "closed" });
  // The permission of the center that opened it still holds, and may be withdrawn.
  expect(await withdrawConsent(patient, { leadId, from: "all", ...input })).toEqual({ outcome: "withdrawn", centers: 2 });
});

test("who erases a request before an answer costs the center nothing, and the center is told; after an answer the price stays", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna, other] = centers;
  await useWelcome(centers);
  for (const { id } of centers) await purchaseLead(ctx, { userId, providerId: id }, offerOf(id).id);
  await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: offerOf(other.id).id, actor: `provider:${userId}` }));
  const paid = 1_000_000 - (await balanceOf(ctx.db, other.id));
  expect(paid).toBeGreaterThan(0);
  await eraseLead(patient, { leadId });
  await settleWithdrawn(ctx);
  expect(await balanceOf(ctx.db, luna.id)).toBe(1_000_000);
  expect(await balanceOf(ctx.db, other.id)).toBe(1_000_000 - paid);
  for (const { id } of centers) expect(await mailsTo(offerOf(id).id)).toHaveLength(1);
  expect(await withdrawalForCenter(ctx, offerToken(ctx.keys, offerOf(luna.id).id, offerOf(luna.id).made_at))).toMatchObject({
    because: "erased",
  });
});

test("of a request that is erased for its age, open offers end and are told, and a fresh purchase without a contact is refunded", async () => {
  const { centers, leadId, offerOf } = await aRequest();
  const [luna, other] = centers;
  const third = await aRequest();
  await useWelcome([...centers, ...third.centers]);
  for (const { id } of third.centers) await purchaseLead(ctx, { userId, providerId: id }, third.offerOf(id).id);
  const [fresh, old] = third.centers;
  const paid = 1_000_000 - (await balanceOf(ctx.db, old.id));
  const tooLate = sql`now() - make_interval(days => ${RETURN_DAYS + 1})`;
  await sql`update offers set purchased_at = ${tooLate} where id = ${third.offerOf(old.id).id}`.execute(ctx.db);
  await purchaseLead(ctx, { userId, providerId: other.id }, offerOf(other.id).id);
  await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: offerOf(other.id).id, actor: `provider:${userId}` }));
  const before = await balanceOf(ctx.db, other.id);

  const leads = [leadId, third.leadId];
  await ctx.db.updateTable("leads").set({ created_at: sql`now() - interval '25 months'` }).where("id", "in", leads).execute();
  await eraseOldLeads({ ...ctx, actor: "worker" });
  await settleWithdrawn(ctx);

  const statuses = await ctx.db.selectFrom("offers").select("status").distinct().where("lead_id", "in", leads).execute();
  expect(statuses).toEqual([{ status: "withdrawn" }]);
  expect(await balanceOf(ctx.db, fresh.id), "bought lately, no contact").toBe(1_000_000);
  expect(await balanceOf(ctx.db, old.id), "bought long ago").toBe(1_000_000 - paid);
  expect(await balanceOf(ctx.db, other.id), "contacted").toBe(before);
  expect(await balanceOf(ctx.db, luna.id), "never bought").toBe(1_000_000);
  const told = async (offerId: string) => (await mailsTo(offerId)).length;
  expect(await Promise.all([offerOf(luna.id), offerOf(other.id), third.offerOf(fresh.id)].map(({ id }) => told(id)))).toEqual([1, 1, 1]);
  expect(await told(third.offerOf(old.id).id)).toBe(0);
  expect(await withdrawalForCenter(ctx, offerToken(ctx.keys, offerOf(luna.id).id, offerOf(luna.id).made_at))).toMatchObject({
    because: "old",
  });
});
