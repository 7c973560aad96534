import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { acceptContact } from "./accept-contact.server.ts";
import { centerOfOffer } from "./party.server.ts";
import { settleWaiting } from "./settle-waiting.server.ts";
import { contactNewsToMail } from "./thread-mail.server.ts";
import { readThread } from "./thread-queries.server.ts";
import { writeMessage } from "./write-message.server.ts";

// A center that answers somebody who asks first agrees to what it is told then: no more is paid once the patient accepts.

const ctx = await testContext();
const MONEY = 100_00;

async function asked() {
  await ctx.db.deleteFrom("tries").execute();
  const { center, member, offer } = await aBuyer(ctx);
  await addMoney(ctx, center.id, MONEY);
  await ctx.db.updateTable("provider_profiles").set({ email: "centro@correo.example" }).where("id", "=", center.id).execute();
  const { id, lead_id: leadId } = await offer(person({ email: `${randomUUID()}@correo.example`, respuesta: "pregunta" }));
  const party = centerOfOffer(member, id);
  const { priceCents } = (await readThread(ctx, party))!;
  const patient = { side: "patient", leadId, providerId: center.id, userId: null } as const;
  const words = (name: string) => ({ text: `Acepto que Cuna abra mi contacto a ${name}.`, version: "test-1" });
  const evidence = { ip: "203.0.113.7", userAgent: "a test", pageUrl: "/" };
  return {
    ...{ id, member, priceCents },
    /** Answers from a page that told this price, or by a mail. */
    answer: (toldCents?: number) =>
      writeMessage(ctx, party, { text: "Te respondo aquí.", knowsMasked: false, ...(toldCents !== undefined && { toldCents }) }),
    accept: () => acceptContact(ctx, patient, { words, evidence }),
    useFreeOnes: async () => {
      for (let used = 0; used < 3; used++) await moved(ctx, center.id, 1, { kind: "welcome", own: "promotions" });
    },
    freeOneComesBack: () => moved(ctx, center.id, -1, { kind: "welcome_return", own: "promotions" }),
    balance: () => balanceOf(ctx.db, center.id),
    news: async () => {
      const { state, cents } = (await contactNewsToMail(ctx, id))!;
      return [state, cents];
    },
    thread: () => readThread(ctx, party),
  };
}

test("what was told is what is booked: free while it is free, its price when that was told, and the mail says which", async () => {
  const free = await asked();
  expect(await free.answer(0)).toMatchObject({ outcome: "sent" });
  expect(await free.accept()).toEqual({ outcome: "opened" });
  expect([await free.balance(), await free.news()]).toEqual([MONEY, ["opened", 0]]);

  const paid = await asked();
  await paid.useFreeOnes();
  const before = await paid.balance();
  await paid.answer(paid.priceCents);
  expect(await paid.accept()).toEqual({ outcome: "opened" });
  expect([await paid.balance(), await paid.news()]).toEqual([before - paid.priceCents, ["opened", paid.priceCents]]);
});

test("told that it is free, a center pays nothing once no free one is left, until it says yes to the price itself", async () => {
  const { id, member, priceCents, answer, accept, useFreeOnes, balance, news, thread } = await asked();
  await answer(0);
  await useFreeOnes();
  const before = await balance();
  for (let twice = 0; twice < 2; twice++) expect(await accept()).toEqual({ outcome: "waits-for-center" });
  await settleWaiting(ctx);
  expect(await balance()).toBe(before);
  expect(await news()).toEqual(["waits-for-word", priceCents]);
  expect(await thread()).toMatchObject({ isAccepted: true, isContactOpen: false, agreedCents: 0, welcomeLeft: 0 });
  expect(await purchaseLead(ctx, member, id, 0)).toEqual({ outcome: "not-agreed", priceCents });
  expect(await purchaseLead(ctx, member, id, priceCents)).toEqual({ outcome: "purchased" });
  expect(await balance()).toBe(before - priceCents);
});

test("when a free one comes back, what waited for the center's word opens by itself, and costs nothing", async () => {
  const { answer, accept, useFreeOnes, freeOneComesBack, balance, news } = await asked();
  await answer(0);
  await useFreeOnes();
  await accept();
  await freeOneComesBack();
  const before = await balance();
  await settleWaiting(ctx);
  expect([await balance(), await news()]).toEqual([before, ["opened", 0]]);
});

test("an answer from a page whose price is no longer true is not sent, and one to the new price agrees to it", async () => {
  const { priceCents, answer, accept, useFreeOnes, balance, thread } = await asked();
  await useFreeOnes();
  expect(await answer(0)).toEqual({ outcome: "dearer", priceCents });
  expect((await thread())!.messages).toEqual([]);
  await answer(priceCents);
  const before = await balance();
  expect(await accept()).toEqual({ outcome: "opened" });
  expect(await balance()).toBe(before - priceCents);
});

test("a reply by mail agrees to the price of the offer's mail: free if free ones were left when it went", async () => {
  const free = await asked();
  await free.useFreeOnes();
  expect(await free.answer()).toMatchObject({ outcome: "sent" });
  expect(await free.thread()).toMatchObject({ agreedCents: 0 });
  expect(await free.accept()).toEqual({ outcome: "waits-for-center" });
});
