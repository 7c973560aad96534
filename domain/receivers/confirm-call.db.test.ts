import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { callLinkToSend } from "#domain/desk/call-link.server.ts";
import { askPermission } from "#domain/desk/reroute-lead.server.ts";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { personToErase } from "#domain/people/person-to-erase.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, words } from "#tests/support/leads.ts";
import { callOfLink, confirmCall, denyCall } from "./confirm-call.server.ts";

// Somebody who calls and has no mailbox: the one link on their telephone works once, and no mail goes to nobody.

const ctx = await testContext();
const lia = idOfPerson("lia");
const admin = { ...ctx, actor: `admin:${lia}` as const };
const [uno] = await addTwoManaged(ctx);
const owner = { userId: idOfPerson("amaranta"), providerId: uno.id };

let people = 0;
const call = (phone: string) => {
  const body = { name: "Altagracia Peña", email: "", phone_e164: phone, service_id: "fiv", origin_center_id: uno.slug };
  return acceptRoutingRequest(admin, { body, idempotencyKey: `call:${randomUUID()}`, ip: null, byPhone: true });
};
async function taken(phone = `+1809555${3000 + ++people}`) {
  const result = await call(phone);
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  return { leadId: result.leadId, token: (await callLinkToSend(admin, result.leadId))!.token };
}
/** Returns what the form behind a link sends, with the box of each center that it shows ticked. */
async function formOf(token: string) {
  const found = await callOfLink(ctx, token);
  if (found.outcome !== "open") throw new Error(found.outcome);
  const { names } = found.call;
  const evidence = { ip: null, userAgent: "test", pageUrl: null };
  return {
    token,
    key: randomUUID(),
    receiversToken: names?.token ?? "",
    ticked: names?.receivers.map(({ id }) => id) ?? [],
    words,
    evidence,
  };
}
const confirm = async (token: string) => confirmCall(ctx, await formOf(token));
async function confirmed(phone?: string) {
  const { leadId, token } = await taken(phone);
  await confirm(token);
  await routeLead(ctx, { leadId, round: 1 });
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  return { leadId, offerId };
}
const statusOf = async (id: string) =>
  (await ctx.db.selectFrom("leads").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const mailsOf = (id: string) =>
  ctx.db.selectFrom("mail_messages").select(["template", "recipient_digest"]).where("lead_id", "=", id).execute();
const IN = { outcome: "confirmed", token: expect.any(String) };

test("a link works once: the same form again leads to the same page, and anybody else finds it used", async () => {
  const { leadId, token } = await taken();
  const forms = [await formOf(token), await formOf(token)] as const;
  // Two people at once: one gets in.
  const both = await Promise.all(forms.map((form) => confirmCall(ctx, form)));
  const first = both.findIndex(({ outcome }) => outcome === "confirmed");
  expect(both[first]).toEqual(IN);
  expect(both[1 - first]).toEqual({ outcome: "used" });
  expect(await confirmCall(ctx, forms[first]!)).toEqual(both[first]);
  expect(await callOfLink(ctx, token)).toEqual({ outcome: "used" });
  expect(await confirmCall(ctx, { ...forms[first]!, key: "no key" })).toEqual({ outcome: "gone" });
  // Our team may send another, which opens the page; the one before stays closed.
  const again = (await callLinkToSend(admin, leadId))!;
  expect(again).toMatchObject({ awaited: false, name: "Altagracia" });
  expect(await confirmCall(ctx, forms[first]!)).toEqual({ outcome: "gone" });
  expect(await confirm(again.token)).toEqual(both[first]);
});

test("a link that is too old, replaced, changed or another request's opens nothing", async () => {
  const [mine, other] = [await taken(), await taken()];
  const form = await formOf(mine.token);
  for (const token of [`${mine.token}x`, "x"]) expect(await confirmCall(ctx, { ...form, token })).toEqual({ outcome: "gone" });
  await confirmCall(ctx, { ...form, token: other.token });
  expect([await statusOf(mine.leadId), await statusOf(other.leadId)]).toEqual(["unconfirmed", "accepted"]);
  await ctx.db
    .updateTable("lead_call_links")
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where("lead_id", "=", mine.leadId)
    .execute();
  const next = (await callLinkToSend(admin, mine.leadId))!;
  expect(next.token).not.toBe(mine.token);
  expect(await confirmCall(ctx, form)).toEqual({ outcome: "gone" });
  expect(await confirm(next.token)).toEqual(IN);
});

test("a confirmed request is not ended by who only has another link to it", async () => {
  const { leadId } = await confirmed();
  const { token } = (await callLinkToSend(admin, leadId))!;
  expect(await denyCall(ctx, { token, key: randomUUID() })).toEqual({ outcome: "gone" });
  expect(await statusOf(leadId)).toBe("routed");
});

test("no mail goes to nobody: not at the confirmation, the purchase, a message, a quote, nor when our team asks for more names", async () => {
  const { leadId, offerId } = await confirmed();
  expect(await purchaseLead({ ...ctx, actor: `provider:${owner.userId}` }, owner, offerId)).toEqual({ outcome: "purchased" });
  const party = centerOfOffer(owner, offerId);
  expect(await writeMessage(ctx, party, { text: "Buenos días.", knowsMasked: true })).toMatchObject({ outcome: "sent" });
  expect(await readThread(ctx, party)).toMatchObject({ reach: "no-mailbox", told: "no-mailbox" });
  const quote = { requestId: offerId, after: 0, answers: {}, validUntil: null, message: "", visits: null };
  expect(await sendQuote(ctx, owner, quote)).toMatchObject({ outcome: "sent" });
  const request = (await openedRequest(ctx, owner.providerId, offerId))!;
  expect(request).toMatchObject({ told: "no-mailbox", reach: "no-mailbox" });
  expect(await askPermission(admin, lia, leadId)).toEqual({ outcome: "no-mailbox" });
  // What there is goes to the center.
  expect((await mailsOf(leadId)).filter(({ template, recipient_digest: to }) => template !== "offer" || to)).toEqual([]);
});

test("two calls from one telephone are one person: the center has it already, and both are erased together", async () => {
  const first = await confirmed("+18095557777");
  const second = await taken("+18095557777");
  await confirm(second.token);
  expect(await routeLead(ctx, { leadId: second.leadId, round: 1 })).toEqual({ outcome: "attached", offers: 0 });
  const found = (await personToErase(ctx, { kind: "lead", id: first.leadId }))!;
  expect(found.email).toBeNull();
  expect(found.shown).toMatchObject({ mailed: false, account: null, sure: [{ id: first.leadId }], perhaps: [{ id: second.leadId }] });
});

test("one telephone sends five in an hour, as one mailbox does, and programs need a mailbox", async () => {
  for (let sent = 0; sent < 5; sent++) await taken("+18095558888");
  expect(await call("+18095558888")).toMatchObject({ outcome: "limited", by: "person" });
  await taken();
  const body = { name: "Altagracia Peña", email: "", phone_e164: "+18095553999" };
  expect(await acceptRoutingRequest(ctx, { body, ip: null })).toEqual({ outcome: "invalid", errors: { email: "required" } });
});
