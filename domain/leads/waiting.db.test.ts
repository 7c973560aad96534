import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { confirmReceivers } from "#domain/receivers/confirm-receivers.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { previewMoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed, submitted, words } from "#tests/support/leads.ts";
import { patientToken } from "./lead-tokens.ts";
import { releaseWaitingLeads } from "./release-waiting-leads.server.ts";

const ctx = await testContext();
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const linkOf = async (id: string) => patientToken(ctx.keys, id, (await leadOf(id)).created_at);
const seenBy = async (id: string) => (await leadForPatient(ctx, await linkOf(id)))!;
const roundsOf = async (id: string) => {
  const { rows } = await sql<{ round: number }>`select (data->>'round')::int as round from pgboss.job
    where name = 'route-lead' and data->>'leadId' = ${id} order by 1`.execute(ctx.db);
  return rows.map(({ round }) => round);
};
/** Moves the time to the next day: today's offers become yesterday's, and leads that were due tomorrow are due now. */
async function nextDay(providerId: string) {
  await sql`update offers set made_at = made_at - interval '1 day' where provider_id = ${providerId}`.execute(ctx.db);
  await sql`update lead_receivers set waits_until = waits_until - interval '1 day', waiting_since = waiting_since - interval '1 day'
    where provider_id = ${providerId} and waits_until is not null`.execute(ctx.db);
}

test("a lead to a center that is full today waits, its patient sees until when, and gets its offer on that day, in turn", async () => {
  const small = await addCenter(ctx, "small", { daily_lead_cap: 2 });
  const leads: { leadId: string }[] = [];
  for (let n = 0; n < 9; n++) leads.push(await routed(ctx, { originSlug: "small" }));
  const statuses = async () => (await Promise.all(leads.map(({ leadId }) => leadOf(leadId)))).map(({ status }) => status);
  // Two go out today and two on each of the next three days. The ninth would wait too long.
  expect(await statuses()).toEqual(["routed", "routed", ...Array(6).fill("waiting"), "unmatched"]);
  const [third] = (await seenBy(leads[2]!.leadId)).receivers;
  const [fifth] = (await seenBy(leads[4]!.leadId)).receivers;
  expect(third).toMatchObject({ state: "in-line", passedReason: "daily_cap_reached" });
  expect(fifth!.inLineUntil!.getTime() - third!.inLineUntil!.getTime()).toBe(24 * 3_600_000);
  expect((await seenBy(leads[8]!.leadId)).receivers).toMatchObject([{ state: "not-sent", inLineUntil: null }]);

  await releaseWaitingLeads(ctx);
  expect(await roundsOf(leads[2]!.leadId)).toEqual([1]);
  await nextDay(small.id);
  await releaseWaitingLeads(ctx);
  await releaseWaitingLeads(ctx);
  expect(await Promise.all(leads.slice(2, 5).map(({ leadId }) => roundsOf(leadId)))).toEqual([[1, 2], [1, 2], [1]]);
  for (const { leadId } of leads.slice(2, 4)) expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
  expect(await statuses()).toEqual([...Array(4).fill("routed"), ...Array(4).fill("waiting"), "unmatched"]);
  expect((await seenBy(leads[2]!.leadId)).receivers).toMatchObject([{ state: "open", inLineUntil: null }]);
});

test("of two named centers the one with room gets it now, and the full one when it has room", async () => {
  const full = await addCenter(ctx, "full", { daily_lead_cap: 1 });
  await routed(ctx, { originSlug: "full" });
  const other = await addCenter(ctx, "roomy");
  const { leadId } = await submitted(ctx, { originSlug: "full" });
  await sql`insert into lead_receivers (lead_id, provider_id, named_by, position) values (${leadId}, ${other.id}, 'preview', 2)`.execute(
    ctx.db,
  );
  await sql`insert into lead_consents (lead_id, purpose, provider_ids, granted, text, text_version)
    values (${leadId}, 'other_centers', array[${other.id}]::uuid[], true, 'x', '1')`.execute(ctx.db);
  expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
  expect((await seenBy(leadId)).receivers).toMatchObject([{ state: "in-line" }, { state: "open" }]);
  await nextDay(full.id);
  await releaseWaitingLeads(ctx);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
});

test("a waiting patient may name another center and keeps their day, and an erased request leaves the queue", async () => {
  const busy = await addCenter(ctx, "busy", { daily_lead_cap: 1 });
  await routed(ctx, { originSlug: "busy" });
  const [first, second] = [await routed(ctx, { originSlug: "busy" }), await routed(ctx, { originSlug: "busy" })];
  const token = await linkOf(first.leadId);
  const preview = (await previewMoreReceivers(ctx, token))!;
  const day = (await seenBy(first.leadId)).receivers[0]!.inLineUntil;
  const evidence = { ip: null, userAgent: null, pageUrl: null };
  const ticked = preview.receivers.map(({ id }) => id);
  expect(await confirmReceivers(ctx, { token, receiversToken: preview.token, ticked, words, evidence })).toMatchObject({
    outcome: "confirmed",
  });
  expect(await routeLead(ctx, { leadId: first.leadId, round: 2 })).toMatchObject({ outcome: "routed" });
  expect((await seenBy(first.leadId)).receivers[0]).toMatchObject({ state: "in-line", inLineUntil: day });

  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId: second.leadId });
  const third = await routed(ctx, { originSlug: "busy" });
  // Only the first one is ahead of it.
  expect((await seenBy(third.leadId)).receivers[0]!.inLineUntil!.getTime() - day!.getTime()).toBe(24 * 3_600_000);
  await nextDay(busy.id);
  await nextDay(busy.id);
  await releaseWaitingLeads(ctx);
  expect(await roundsOf(second.leadId)).toEqual([1]);
});

test("a request that was closed while it waited has its turn no more", async () => {
  const full = await addCenter(ctx, "closing", { daily_lead_cap: 1 });
  await routed(ctx, { originSlug: "closing" });
  const [closed, rejected, waiting] = [
    await routed(ctx, { originSlug: "closing" }),
    await routed(ctx, { originSlug: "closing" }),
    await routed(ctx, { originSlug: "closing" }),
  ];
  for (const [{ leadId }, status] of [
    [closed, "closed"],
    [rejected, "rejected"],
  ] as const)
    await ctx.db.updateTable("leads").set({ status }).where("id", "=", leadId).execute();
  for (let day = 0; day < 3; day++) await nextDay(full.id);
  await releaseWaitingLeads(ctx);
  expect(await Promise.all([closed, rejected, waiting].map(({ leadId }) => roundsOf(leadId)))).toEqual([[1], [1], [1, 2]]);
});
