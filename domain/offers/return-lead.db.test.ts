import { sql } from "kysely";
import { expect, test } from "vitest";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person, settleAMinuteLater } from "#tests/support/leads.ts";
import { savePreferences } from "./criteria.server.ts";
import { decideReturn } from "./decide-return.server.ts";
import { declineOffer } from "./decline-offer.server.ts";
import { answerPhoneQuestion, phoneQuestion } from "./phone-question.server.ts";
import { phoneToken } from "./phone-token.ts";
import { purchaseLead } from "./purchase-lead.server.ts";
import { returnLead } from "./return-lead.server.ts";
import type { AskedReturns } from "./return-list.ts";
import { returnsPage } from "./return-queries.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

const ctx = await testContext();
const statusOf = async (id: string) =>
  (await ctx.db.selectFrom("offers").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const isTold = async (leadId: string) =>
  (await ctx.db.selectFrom("mail_messages").select("id").where("effect_key", "=", `lead-unanswered:${leadId}:1`).execute()).length === 1;
const ASKED: AskedReturns = { view: "esperan", search: null, sort: "turno", descending: false, page: 1, state: null };
const listed = async (view: AskedReturns["view"]) => (await returnsPage(ctx.db, { ...ASKED, view })).rows;

/** Makes a center that has used up its free first requests, and pays. */
async function payingBuyer() {
  const buyer = await aBuyer(ctx);
  for (let free = 0; free < 3; free++) await purchaseLead(ctx, buyer.member, (await buyer.offer()).id);
  await addMoney(ctx, buyer.member.providerId, 10_000);
  const bought = async (form = person()) => {
    const offer = await buyer.offer(form);
    expect(await purchaseLead(ctx, buyer.member, offer.id)).toEqual({ outcome: "purchased" });
    return offer;
  };
  return { ...buyer, bought, balance: () => balanceOf(ctx.db, buyer.member.providerId) };
}

test("a request whose patient no mail reaches goes back at once, and once, and its patient is told that nobody is left", async () => {
  const { member, bought, balance } = await payingBuyer();
  const { id, lead_id, price_cents } = await bought();
  const giveBack = () => returnLead(ctx, member, { offerId: id, reason: "unreachable" });
  expect(await giveBack()).toEqual({ outcome: "not-shown" });
  const refuse = (reason: string) =>
    sql`update mail_messages set status = 'refused', last_error = ${reason} where lead_id = ${lead_id} and recipient_digest is not null`.execute(
      ctx.db,
    );
  await refuse("nothing left to send");
  expect(await giveBack()).toEqual({ outcome: "not-shown" });
  await refuse("550 5.1.1 no such user");
  const outcomes = await Promise.all([giveBack(), giveBack(), giveBack()]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["asked-before", "asked-before", "returned"]);
  expect(await balance()).toBe(10_000);
  expect(price_cents).toBeGreaterThan(0);
  expect(await statusOf(id)).toBe("returned");
  expect(await isTold(lead_id)).toBe(true);
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "closed", because: "returned" });
});

test("the same person, opened within six months before, is a duplicate; longer ago is not", async () => {
  const { member, bought } = await payingBuyer();
  const form = person();
  const first = await bought(form);
  const second = await bought({ ...form, tratamiento: "ICSI", mensaje: "También quisiera saber el precio de ICSI." });
  const ago = (months: number) =>
    sql`update offers set purchased_at = now() - make_interval(months => ${months}) where id = ${first.id}`.execute(ctx.db);
  await ago(7);
  expect(await returnLead(ctx, member, { offerId: second.id, reason: "duplicate" })).toEqual({ outcome: "not-shown" });
  await ago(5);
  // One that the center no longer holds is nothing that it paid for twice.
  const now = (status: string) => ctx.db.updateTable("offers").set({ status }).where("id", "=", first.id).execute();
  await now("withdrawn");
  expect(await returnLead(ctx, member, { offerId: second.id, reason: "duplicate" })).toEqual({ outcome: "not-shown" });
  await now("purchased");
  expect(await returnLead(ctx, member, { offerId: second.id, reason: "duplicate" })).toEqual({ outcome: "returned" });
  expect(await returnLead(ctx, member, { offerId: first.id, reason: "duplicate" })).toEqual({ outcome: "not-shown" });
});

test("criteria count as they stood when it was offered, not as somebody who regrets it changes them", async () => {
  const { member, bought } = await payingBuyer();
  const { id } = await bought();
  const criteria = { treatments: ["icsi"], countries: [], languages: [], ageBands: [], budgets: [] };
  expect(await savePreferences(ctx, member, { criteria, dailyCap: null, paused: false, pausedUntil: null })).toBe(true);
  const lines = ctx.db.selectFrom("audit_log").select("detail").where("action", "=", "offers.preferences-changed");
  expect(await lines.where("subject_id", "=", member.providerId).execute()).toMatchObject([
    { detail: { treatments: ["icsi"], paused: false } },
  ]);
  const giveBack = () => returnLead(ctx, member, { offerId: id, reason: "outside-criteria" });
  expect(await giveBack()).toEqual({ outcome: "not-shown" });
  await sql`update offer_criteria set updated_at = now() - interval '1 day' where provider_id = ${member.providerId}`.execute(ctx.db);
  expect(await giveBack()).toEqual({ outcome: "returned" });
});

test("a wrong telephone is asked of the patient and decided by a person, within seven days; a decision stands", async () => {
  const { member, bought, balance } = await payingBuyer();
  const [{ id }, late] = [await bought(), await bought()];
  const before = await balance();
  await sql`update offers set purchased_at = now() - make_interval(days => ${RETURN_DAYS + 1}) where id = ${late.id}`.execute(ctx.db);
  expect(await returnLead(ctx, member, { offerId: late.id, reason: "wrong-phone" })).toEqual({ outcome: "too-late" });
  expect(await returnLead(ctx, member, { offerId: id, reason: "wrong-phone" })).toEqual({ outcome: "asked" });
  expect(await returnLead(ctx, member, { offerId: id, reason: "wrong-phone" })).toEqual({ outcome: "asked-before", state: "asked" });
  const [open] = (await listed("esperan")).filter(({ offerId }) => offerId === id);
  const token = phoneToken(ctx.keys, open!.id, open!.askedAt);
  expect(await phoneQuestion(ctx, token)).toMatchObject({ isRight: null, decided: false, endsIn: expect.stringMatching(/^\d\d$/) });
  expect(await answerPhoneQuestion(ctx, token, false)).toEqual({ outcome: "answered" });
  expect(await answerPhoneQuestion(ctx, token, true)).toEqual({ outcome: "answered-before" });
  expect(await answerPhoneQuestion(ctx, "made.up", true)).toEqual({ outcome: "answered-before" });
  expect((await listed("esperan")).find(({ offerId }) => offerId === id)?.phoneIsRight).toBe(false);
  expect(open!.earlier).toEqual({ decided: 0, upheld: 0 });
  const admin = { ...ctx, actor: "admin:lia" } as const;
  const decide = (uphold: boolean) => decideReturn(admin, { returnId: open!.id, uphold, note: "La persona lo confirmó." });
  expect((await Promise.all([decide(true), decide(true)])).map(({ outcome }) => outcome).toSorted()).toEqual(["decided-before", "upheld"]);
  expect(await decide(false)).toEqual({ outcome: "decided-before" });
  expect(await balance()).toBe(before + open!.priceCents);
  expect(await statusOf(id)).toBe("returned");
  const notices = await ctx.db
    .selectFrom("notices")
    .select("facts")
    .where("kind", "=", "return-decided")
    .where("provider_id", "=", member.providerId)
    .execute();
  expect(notices.map(({ facts }) => facts)).toEqual([{ upheld: true, note: "La persona lo confirmó." }]);

  // The next one is read beside how those of the last half year were decided.
  const earlier = async () => (await listed("decididas")).find(({ offerId }) => offerId === id)!.earlier;
  expect(await earlier()).toEqual({ decided: 1, upheld: 1 });
  await sql`update lead_returns set decided_at = now() - interval '1 year' where offer_id = ${id}`.execute(ctx.db);
  expect(await earlier()).toEqual({ decided: 0, upheld: 0 });
});

test("nothing is decided on a return whose request was taken back in the meantime: no money, no line in the log, no case of its center", async () => {
  const { member, bought, balance } = await payingBuyer();
  const { id } = await bought();
  await returnLead(ctx, member, { offerId: id, reason: "wrong-phone" });
  const { leadId, id: returnId } = (await listed("esperan")).find(({ offerId }) => offerId === id)!;
  const ours = { leadId, providerId: member.providerId, actor: "link:lead" } as const;
  expect(await ctx.db.transaction().execute((tx) => withdrawOffer(tx, ours))).toBe(true);
  await settleAMinuteLater(ctx);
  const before = await balance();
  for (const uphold of [true, false])
    expect(await decideReturn({ ...ctx, actor: "admin:lia" }, { returnId, uphold, note: "Se oyó." })).toEqual({ outcome: "changed" });
  expect(await balance()).toBe(before);
  expect(await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", returnId).execute()).toEqual([]);
  const [row] = await ctx.db.selectFrom("lead_returns").select(["state", "note"]).where("id", "=", returnId).execute();
  expect(row).toEqual({ state: "asked", note: "" });
  const ids = async (view: AskedReturns["view"]) => (await listed(view)).map((one) => one.id);
  expect([(await ids("esperan")).includes(returnId), (await ids("decididas"))[0]]).toEqual([false, returnId]);
});

test("a person who declines leaves it to others, and the last to go lets the patient name another; nobody else's offer is declined", async () => {
  const [ours, theirs] = [await aBuyer(ctx), await aBuyer(ctx)];
  const { id, lead_id } = await ours.offer();
  const decline = (member = ours.member) => declineOffer(ctx, member, { offerId: id, reason: "no-room", note: "Hasta enero" });
  expect(await decline(theirs.member)).toEqual({ outcome: "not-found" });
  await sql`insert into offers (lead_id, provider_id, exclusivity, price_cents, answer_by)
    values (${lead_id}, ${theirs.center.id}, 'shared', 1300, now() + interval '1 day')`.execute(ctx.db);
  expect((await Promise.all([decline(), decline()])).map(({ outcome }) => outcome).toSorted()).toEqual(["declined", "declined-before"]);
  expect(await isTold(lead_id)).toBe(false);
  const [other] = await ctx.db.selectFrom("offers").select("id").where("provider_id", "=", theirs.center.id).execute();
  await declineOffer(ctx, theirs.member, { offerId: other!.id, reason: "other" });
  expect(await isTold(lead_id)).toBe(true);
  expect(await purchaseLead(ctx, ours.member, id)).toEqual({ outcome: "closed", because: "declined" });
});
