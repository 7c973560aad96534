import { beforeEach, expect, test } from "vitest";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { withdrawOffer } from "#domain/offers/withdraw-offer.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, person, routed } from "#tests/support/leads.ts";
import type { Party } from "./party.server.ts";
import { readThread } from "./thread-queries.server.ts";
import { writeToAll } from "./write-to-all.server.ts";

// A patient asks several centers the same: one act, and in each thread a message like any other.

const ctx = await testContext();
const [center, other] = await addTwoManaged(ctx);
beforeEach(async () => {
  await ctx.db.deleteFrom("tries").execute();
});

/** Makes a request that both centers have opened. */
async function openedByBoth() {
  const { leadId } = await routed(ctx, {
    form: person(),
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center, other] }, new Date()),
    ticked: [center.id, other.id],
  });
  await ctx.db.updateTable("offers").set({ status: "purchased" }).where("lead_id", "=", leadId).execute();
  const patientOf = ({ id }: { id: string }): Party => ({ side: "patient", leadId, providerId: id, userId: null });
  return { leadId, both: [patientOf(center), patientOf(other)] };
}

const QUESTION = "¿El precio incluye la segunda transferencia?";
let acts = 0;
const newKey = () => `acto-${acts++}`;
const ask = (parties: readonly Party[], text = QUESTION, key = newKey()) => writeToAll(ctx, parties, { text, key });

async function written(leadId: string) {
  const messages = await ctx.db.selectFrom("thread_messages").select(["provider_id", "by_mail"]).where("lead_id", "=", leadId).execute();
  const mails = await ctx.db
    .selectFrom("mail_messages as q")
    .innerJoin("thread_messages as t", "t.id", "q.thread_message_id")
    .select("t.provider_id")
    .where("t.lead_id", "=", leadId)
    .execute();
  return {
    centers: messages.map(({ provider_id }) => provider_id).toSorted(),
    byMail: messages.some((one) => one.by_mail),
    mails: mails.length,
  };
}

test("one act writes the question into each thread, and each center is told; neither thread names the other center", async () => {
  const { leadId, both } = await openedByBoth();
  expect(await ask(both)).toEqual({ outcome: "sent", threads: 2 });
  expect(await written(leadId)).toEqual({ centers: [center.id, other.id].toSorted(), byMail: false, mails: 2 });
  const threads = await Promise.all(both.map((party) => readThread(ctx, party)));
  expect(threads.map((thread) => thread!.messages.map(({ text }) => text))).toEqual([[QUESTION], [QUESTION]]);
  expect(JSON.stringify(threads[0])).not.toContain(other.id);
});

test("the same act twice writes once, a new act writes again", async () => {
  const { leadId, both } = await openedByBoth();
  const key = newKey();
  expect(await Promise.all([ask(both, QUESTION, key), ask(both, QUESTION, key)])).toEqual([
    { outcome: "sent", threads: 2 },
    { outcome: "sent", threads: 2 },
  ]);
  expect((await written(leadId)).centers).toHaveLength(2);
  await ask(both);
  expect((await written(leadId)).centers).toHaveLength(4);
});

test("when one of them no longer has the request, nobody is written to", async () => {
  const { leadId, both } = await openedByBoth();
  await ctx.db.updateTable("offers").set({ answered_at: new Date() }).where("lead_id", "=", leadId).execute();
  await ctx.db.transaction().execute((tx) => withdrawOffer(tx, { leadId, providerId: other.id, actor: "link:lead" }));
  expect(await ask(both)).toEqual({ outcome: "closed" });
  expect((await written(leadId)).centers).toEqual([]);
  expect(await ask(both.slice(0, 1))).toEqual({ outcome: "sent", threads: 1 });
});

test("a contact that is still closed is not written to in this way: its masking is asked about in its own thread", async () => {
  const { leadId, both } = await openedByBoth();
  await ctx.db.updateTable("offers").set({ status: "open" }).where("lead_id", "=", leadId).where("provider_id", "=", other.id).execute();
  await ctx.db.updateTable("leads").set({ ask_first: true }).where("id", "=", leadId).execute();
  expect(await ask(both)).toEqual({ outcome: "closed" });
  expect((await written(leadId)).centers).toEqual([]);
});

test("an empty or endless question is refused, and so is one to nobody or of an erased request", async () => {
  const { leadId, both } = await openedByBoth();
  expect(await ask(both, "   ")).toEqual({ outcome: "invalid", code: "required" });
  expect(await ask(both, "a".repeat(2001))).toEqual({ outcome: "invalid", code: "too-long" });
  expect(await ask([])).toEqual({ outcome: "closed" });
  await eraseLead(ctx, { leadId });
  expect(await ask(both)).toEqual({ outcome: "closed" });
});
