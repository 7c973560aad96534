import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { shownToPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { minutePasses, person, settleAMinuteLater } from "#tests/support/leads.ts";
import { acknowledgeWithdrawal } from "./acknowledge-withdrawal.server.ts";
import { closeLead } from "./close-lead.server.ts";
import { eraseLead } from "./erase-lead.server.ts";
import { purchaseLead } from "./purchase-lead.server.ts";
import { restoreConsent } from "./restore-consent.server.ts";
import { settleWithdrawn } from "./settle-withdrawn.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";

const ctx = await testContext();
const patient = { ...ctx, actor: "link:lead" as const };
const evidence = { ip: "203.0.113.9", userAgent: "a test", pageUrl: "/" };
const words = {
  version: "test-1",
  withdrawn: (center: string) => `Retiro el permiso a ${center}.`,
  restored: (center: string) => `Deshago la retirada a ${center}.`,
};

/** Makes a center, and the request of a new person that was sent to it. */
async function aRequest() {
  const buyer = await aBuyer(ctx);
  const { providerId } = buyer.member;
  const { id: offerId, lead_id: leadId } = await buyer.offer(person());
  return {
    ...{ ...buyer, offerId, leadId, providerId },
    withdraw: () => withdrawConsent(patient, { leadId, from: { providerId }, words, evidence }),
    restore: (from = providerId) => restoreConsent(patient, { leadId, providerId: from, words, evidence }),
    stand: async () => {
      const lead = await shownToPatient(ctx, leaveOfPatient(leadId));
      return lead?.receivers.map(({ state, agreed, undoable }) => ({ state, agreed, undoable }))[0];
    },
    mails: async () => {
      const mails = ctx.db
        .selectFrom("mail_messages")
        .select("id")
        .where("offer_id", "=", offerId)
        .where("template", "=", "offer-withdrawn");
      return (await mails.execute()).length;
    },
  };
}

test("within a minute a withdrawal is undone, once: nobody was told, no money moved, and the words of both are kept", async () => {
  const { center, member, providerId, offer, offerId, leadId, withdraw, restore, stand, mails } = await aRequest();
  for (let free = 0; free < 3; free++) await purchaseLead(ctx, member, (await offer(person())).id);
  await addMoney(ctx, providerId, 10_000);
  await purchaseLead(ctx, member, offerId);
  const paid = await balanceOf(ctx.db, providerId);
  const before = { state: "purchased", agreed: true, undoable: false };
  expect([await stand(), await restore()]).toEqual([before, { outcome: "too-late" }]);

  await withdraw();
  await settleWithdrawn(ctx);
  expect(await stand()).toEqual({ state: "withdrawn", agreed: false, undoable: true });
  for (const stranger of [randomUUID(), "nothing"]) expect(await restore(stranger)).toEqual({ outcome: "too-late" });
  const outcomes = await Promise.all([restore(), restore()]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["restored", "too-late"]);
  await settleAMinuteLater(ctx);
  expect([await stand(), await balanceOf(ctx.db, providerId), await mails()]).toEqual([before, paid, 0]);
  const said = await ctx.db.selectFrom("lead_consents").select("text").where("lead_id", "=", leadId).orderBy("at").execute();
  expect(said.slice(-2).map(({ text }) => text)).toEqual([words.withdrawn(center.name), words.restored(center.name)]);
  const links = ctx.db.selectFrom("evidence").select("kind").where("subject_id", "=", leadId).orderBy("position", "desc").limit(2);
  expect((await links.execute()).map(({ kind }) => kind)).toEqual(["consent-restored", "consent-withdrawn"]);

  await withdraw();
  expect(await stand()).toEqual({ state: "withdrawn", agreed: false, undoable: false });
  expect(await restore()).toEqual({ outcome: "too-late" });
  await settleWithdrawn(ctx);
  expect([await balanceOf(ctx.db, providerId), await mails()]).toEqual([10_000, 1]);
});

type Request = Awaited<ReturnType<typeof aRequest>>;

test.each<[string, (request: Request) => Promise<unknown>, "too-late" | "gone"]>([
  ["its minute is over", ({ leadId }) => minutePasses(ctx.db, leadId), "too-late"],
  ["its center read it", ({ member, offerId }) => acknowledgeWithdrawal(ctx, member, offerId), "too-late"],
  ["the request was closed", ({ leadId }) => closeLead(patient, { leadId, evidence }), "too-late"],
  ["its person was erased", ({ leadId }) => eraseLead(patient, { leadId }), "gone"],
])("a withdrawal is not undone once %s, and its center is told", async (_, happens, outcome) => {
  const request = await aRequest();
  await request.withdraw();
  await happens(request);
  expect((await request.stand())?.undoable).not.toBe(true);
  expect(await request.restore()).toEqual({ outcome });
  await settleAMinuteLater(ctx);
  expect(await request.mails()).toBe(1);
});
