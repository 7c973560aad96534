import { expect, test } from "vitest";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, words } from "#tests/support/leads.ts";
import { eraseLeadsOfMailbox, exportLeads, leadsOfMailbox, requestsToDecide } from "./account-leads.server.ts";
import { confirmReceivers } from "./confirm-receivers.server.ts";
import { confirmationToMail } from "./confirmation-mail.server.ts";
import { previewMoreReceivers } from "./preview-receivers.server.ts";

const ctx = await testContext();
const city = "Barahona";
const luna = await addCenter(ctx, "luna", { city });
const mar = await addCenter(ctx, "mar", { city });
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

let programs = 0;
/** Sends a request as a stranger's program does, so that its person has to confirm the names. */
async function unconfirmed() {
  const email = `programa${++programs}@correo.example`;
  const body = {
    name: "Ana Luna",
    email,
    phone_e164: `+1809555${5000 + programs}`,
    city,
    service_id: "fiv",
    notes: "Quisiera saber los precios",
    origin_center_id: luna.id,
  };
  const result = await acceptRoutingRequest(ctx, { body, ip: "203.0.113.1" });
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  const token = patientToken(ctx.keys, result.leadId, (await leadOf(result.leadId)).created_at);
  return { leadId: result.leadId, number: result.number, token, email };
}

test("a person has as much to decide as requests of theirs wait for their word, and closed ones wait for nothing", async () => {
  const { leadId, email } = await unconfirmed();
  const mine = { email, confirmed: true, userId: "nobody" };
  await routed(ctx, { originSlug: luna.slug, form: person({ email, tratamiento: "ICSI" }) });
  const { leadId: pending } = await routed(ctx, { originSlug: mar.slug, form: person({ email }) });
  expect(await requestsToDecide(ctx, mine)).toBe(1);
  await ctx.db.updateTable("leads").set({ consent_others_pending: true }).where("id", "=", pending).execute();
  expect(await requestsToDecide(ctx, mine)).toBe(2);
  expect([
    await requestsToDecide(ctx, { ...mine, confirmed: false }),
    await requestsToDecide(ctx, { email: person().email, confirmed: true, userId: "nobody" }),
  ]).toEqual([0, 0]);
  for (const status of ["closed", "rejected"]) {
    await ctx.db.updateTable("leads").set({ status }).where("id", "=", pending).execute();
    expect(await requestsToDecide(ctx, mine)).toBe(1);
  }
  expect((await leadsOfMailbox(ctx, mine)).map(({ id }) => id)).toContain(leadId);
});

test("the file of a person's data holds what they typed and who got it, and erasing all of it leaves others their own", async () => {
  const form = person({ ciudad: city });
  const { leadId, number } = await routed(ctx, { originSlug: luna.slug, form });
  const stranger = await routed(ctx, { originSlug: luna.slug });
  const mine = { email: form.email, confirmed: true, userId: "nobody" };
  expect(await exportLeads(ctx, mine)).toMatchObject([
    {
      number,
      status: "routed",
      form: { email: form.email, mensaje: form.mensaje },
      centers: [{ name: luna.name, state: "open", offeredAt: expect.any(Date) }],
    },
  ]);
  expect(await leadsOfMailbox(ctx, mine)).toMatchObject([{ id: leadId, serviceId: "fiv", city }]);
  expect(await exportLeads(ctx, { ...mine, confirmed: false })).toEqual([]);
  expect(await eraseLeadsOfMailbox({ ...ctx, actor: "patient:u-1" }, mine)).toBe(1);
  expect([(await leadOf(leadId)).sealed, (await leadOf(stranger.leadId)).sealed !== null]).toEqual([null, true]);
});

test("the mail that asks for a confirmation names who was agreed to, and is due until its person has confirmed", async () => {
  const { leadId, number, token, email } = await unconfirmed();
  const mail = (await confirmationToMail(ctx, leadId))!;
  expect(mail).toMatchObject({ to: email, firstName: "Ana", language: "es", number, awaits: "names", centers: [], token });
  expect(mail.confirmBy.getTime() - (await leadOf(leadId)).created_at.getTime()).toBe(7 * 24 * 3_600_000);
  const preview = (await previewMoreReceivers(ctx, token))!;
  expect(await confirmReceivers(ctx, { token, receiversToken: preview.token, ticked: [luna.id], words, evidence })).toMatchObject({
    outcome: "confirmed",
  });
  expect(await confirmationToMail(ctx, leadId)).toBeNull();
  expect(await confirmationToMail(ctx, "00000000-0000-4000-8000-000000000009")).toBeNull();
});

test("a confirmation is kept as what it is: consent to the center that was written to, then to others, with evidence and a line in the log", async () => {
  const { leadId, token } = await unconfirmed();
  const first = (await previewMoreReceivers(ctx, token))!;
  await confirmReceivers(ctx, { token, receiversToken: first.token, ticked: [luna.id], words, evidence });
  await routeLead(ctx, { leadId, round: 1 });
  const further = (await previewMoreReceivers(ctx, token))!;
  const other = further.receivers[0]!;
  const ticked = { token, receiversToken: further.token, ticked: [other.id], words, evidence };
  expect(await confirmReceivers(ctx, ticked)).toMatchObject({ outcome: "confirmed", receivers: [{ id: other.id }] });
  const consents = ctx.db
    .selectFrom("lead_consents")
    .select(["purpose", "provider_ids", "granted", "text"])
    .where("lead_id", "=", leadId)
    .orderBy("at");
  expect((await consents.execute()).filter(({ purpose }) => purpose !== "caller_word")).toEqual([
    { purpose: "send", provider_ids: [luna.id], granted: true, text: words.proposed(luna.name) },
    { purpose: "other_centers", provider_ids: [other.id], granted: true, text: words.proposed(other.name) },
  ]);
  const chain = await ctx.db.selectFrom("evidence").select("kind").where("subject_id", "=", leadId).orderBy("position").execute();
  expect(chain.map(({ kind }) => kind)).toEqual(["submission", "names-confirmed", "names-confirmed"]);
  const log = ctx.db
    .selectFrom("audit_log")
    .select(["actor", "action"])
    .where("subject_id", "=", leadId)
    .where("action", "=", "lead.receivers-confirmed");
  expect(await log.execute()).toEqual(Array(2).fill({ actor: "link:lead", action: "lead.receivers-confirmed" }));
  await ctx.db.updateTable("leads").set({ status: "closed" }).where("id", "=", leadId).execute();
  expect(await confirmReceivers(ctx, ticked)).toEqual({ outcome: "gone" });
});
