import { describe, expect, test } from "vitest";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { createPartner } from "#domain/leads/partner-keys.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { chainHolds } from "#domain/vault/evidence.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, words } from "#tests/support/leads.ts";
import { putInForce } from "#tests/support/policy.ts";
import { confirmReceivers } from "./confirm-receivers.server.ts";
import { previewMoreReceivers } from "./preview-receivers.server.ts";

const ctx = await testContext();
const city = "Barahona";
const luna = await addCenter(ctx, "luna", { city, verified: true, verification_status: "verified" });
await addCenter(ctx, "mar", { city });
await addCenter(ctx, "sol", { city });
await addCenter(ctx, "sur", { city });
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };

const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const offersOf = (leadId: string) => ctx.db.selectFrom("offers").selectAll().where("lead_id", "=", leadId).orderBy("made_at").execute();
const tokenOf = async (leadId: string) => patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at);
const previewFor = async (token: string) => (await previewMoreReceivers(ctx, token))!;
/** Ticks these boxes of a page that named centers. */
const confirm = (token: string, preview: { receivers: readonly { id: string }[]; token: string }, ticked = preview.receivers) =>
  confirmReceivers(ctx, { token, receiversToken: preview.token, ticked: ticked.map(({ id }) => id), words, evidence });

const made = await createPartner(ctx.db, "Portal Salud");
const partnerKey = made.outcome === "created" ? made.key : undefined;

let programs = 0;
/** Makes a routed request of a partner, which vouches for consent to the one center that it names. */
async function programRequest(change: object = {}): Promise<string> {
  programs++;
  const body = {
    name: "Ana Luna",
    email: `ana${programs}@correo.example`,
    phone_e164: `+1809555${4000 + programs}`,
    city,
    service_id: "fiv",
    notes: "Quisiera saber los precios y los plazos",
    consent_other_centers: true,
    origin_center_id: luna.id,
    evidence: { timestamp: "2026-11-20T15:42:00Z" },
    ...change,
  };
  const result = await acceptRoutingRequest(ctx, { body, ip: "203.0.113.1", partnerKey });
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  await routeLead(ctx, { leadId: result.leadId, round: 1 });
  return result.leadId;
}

test("a consent without names stays dormant; confirmed by mail, the names get their offers in a second round", async () => {
  const leadId = await programRequest();
  expect((await offersOf(leadId)).map((offer) => [offer.provider_id, offer.exclusivity])).toEqual([[luna.id, "shared"]]);
  expect((await leadOf(leadId)).consent_others_pending).toBe(true);
  const token = await tokenOf(leadId);
  const preview = await previewFor(token);
  expect(preview.receivers).toHaveLength(2);
  expect(preview.receivers.map(({ id }) => id)).not.toContain(luna.id);

  expect(await confirm(token, preview)).toMatchObject({ outcome: "confirmed" });
  expect(await confirm(token, preview)).toMatchObject({ outcome: "confirmed" });
  expect(await leadOf(leadId)).toMatchObject({ consent_others_pending: false });
  expect((await leadOf(leadId)).email_confirmed_at).not.toBeNull();
  const consents = await ctx.db
    .selectFrom("lead_consents")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("purpose", "=", "other_centers")
    .execute();
  expect(consents).toMatchObject(
    preview.receivers.map(({ id, name }) => ({ granted: true, provider_ids: [id], text: words.proposed(name) })),
  );

  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 2 });
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "done-before" });
  expect((await offersOf(leadId)).map((offer) => offer.exclusivity)).toEqual(["shared", "shared", "shared"]);
  const links = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", leadId).orderBy("position").execute();
  expect(links.map((link) => link.kind)).toEqual(["submission", "names-confirmed"]);
  expect(chainHolds({ kind: "lead", id: leadId }, links)).toBe(true);
  expect((await previewFor(token)).receivers).toEqual([]);
});

test("somebody that no center could take names others", async () => {
  const cardiology = await addCenter(ctx, "other-service", { services_offered: ["icsi"] });
  const { leadId } = await routed(ctx, { originSlug: cardiology.slug, form: person({ ciudad: city }) });
  expect((await leadOf(leadId)).status).toBe("unmatched");
  const token = await tokenOf(leadId);
  const preview = await previewFor(token);
  expect(preview.receivers).toHaveLength(3);
  await confirm(token, preview);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 3 });
  expect((await leadOf(leadId)).status).toBe("routed");
});

test("a lead that was good enough is not judged down when its patient names another center", async () => {
  const leadId = await programRequest();
  const token = await tokenOf(leadId);
  await confirm(token, await previewFor(token));
  const before = await putInForce(ctx.db, { thresholds: { routed: 99, held: 98 } });
  const result = await routeLead(ctx, { leadId, round: 2 });
  await putInForce(ctx.db, before);
  expect(result).toEqual({ outcome: "routed", offers: 2 });
});

test("confirmed at the same moment from two windows, there is one consent and one round", async () => {
  const leadId = await programRequest();
  const token = await tokenOf(leadId);
  const preview = await previewFor(token);
  const results = await Promise.all([1, 2, 3, 4].map(() => confirm(token, preview)));
  expect(results.map((result) => result.outcome)).toEqual(Array(4).fill("confirmed"));
  expect(
    await ctx.db.selectFrom("lead_consents").select("id").where("lead_id", "=", leadId).where("purpose", "=", "other_centers").execute(),
  ).toHaveLength(2);
});

test("of several centers only the ticked one gets it, and a box that was not shown is refused", async () => {
  const leadId = await programRequest();
  const token = await tokenOf(leadId);
  const preview = await previewFor(token);
  const [first, second] = preview.receivers;
  const stranger = await addCenter(ctx, "stranger", { city: "Samaná" });
  expect(await confirm(token, preview, [first!, stranger])).toEqual({ outcome: "expired" });
  expect(await confirm(token, preview, [second!])).toMatchObject({ outcome: "confirmed", receivers: [{ id: second!.id }] });
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
  expect((await offersOf(leadId)).map((offer) => offer.provider_id)).toEqual([luna.id, second!.id]);
});

describe("nothing is sent", () => {
  test("while the box is empty, the link is wrong, or the names were not shown", async () => {
    const leadId = await programRequest();
    const token = await tokenOf(leadId);
    const preview = await previewFor(token);
    expect(await confirm(token, preview, [])).toEqual({ outcome: "unticked" });
    expect(await confirm(`${token}x`, preview)).toEqual({ outcome: "gone" });
    expect(await confirm(token, { ...preview, token })).toEqual({ outcome: "expired" });
    expect(await previewMoreReceivers(ctx, "nonsense")).toBeNull();
    expect(await offersOf(leadId)).toHaveLength(1);
  });
  test("to more than three centers in all", async () => {
    const leadId = await programRequest();
    const token = await tokenOf(leadId);
    const [one, two] = [await previewFor(token), await previewFor(token)];
    await confirm(token, one);
    await routeLead(ctx, { leadId, round: 2 });
    const sur = await addCenter(ctx, "latecomer", { city, verified: true, verification_status: "verified" });
    const late = await previewFor(token);
    expect(late.receivers.map(({ id }) => id)).not.toContain(sur.id);
    expect(await confirm(token, two)).toMatchObject({ outcome: "confirmed" });
    const fourth = receiversToken(ctx.keys, { originId: null, receivers: [sur] }, new Date());
    expect(await confirm(token, { receivers: [sur], token: fourth })).toEqual({ outcome: "expired" });
    expect(await offersOf(leadId)).toHaveLength(3);
  });
  test("once the person was erased", async () => {
    const leadId = await programRequest();
    const token = await tokenOf(leadId);
    const preview = await previewFor(token);
    await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
    expect(await previewMoreReceivers(ctx, token)).toBeNull();
    expect(await confirm(token, preview)).toEqual({ outcome: "gone" });
  });
});
