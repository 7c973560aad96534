import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { releaseWaitingLeads } from "#domain/leads/release-waiting-leads.server.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, submission, submitted } from "#tests/support/leads.ts";
import { previewReceivers } from "./preview-receivers.server.ts";

// The patients that a center treats decide who is proposed. In the demo world, Coral Sereno and Nácar say that they treat couples of men, Alborada says
// that it does not, and the other centers with egg donation say nothing.

const [CORAL, NACAR, ALBORADA, LUNA] = [
  "clinica-coral-sereno",
  "instituto-nacar-de-medicina-reproductiva",
  "centro-alborada-de-fertilidad",
  "clinica-luna-de-larimar",
] as const;

const ctx = await testContext();
const twoMen = { serviceId: "ovodonacion", country: "Estados Unidos", language: "en", situation: "pareja-masculina" };
const slugsOf = (centers: readonly { slug: string }[]) => centers.map(({ slug }) => slug);
const idOf = async (slug: string) =>
  (await ctx.db.selectFrom("provider_profiles").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;

test("the centers that say yes come first, and none that says no", async () => {
  const { receivers, patientGroup } = await previewReceivers(ctx, { ...twoMen, city: "Santo Domingo" });
  expect(slugsOf(receivers).slice(0, 2).toSorted()).toEqual([CORAL, NACAR]);
  expect(receivers.map(({ treatsPatients }) => treatsPatients)).toEqual([true, true, false]);
  expect(patientGroup).toBe("pareja-masculina");
});

test("on its own form, a center that says no is passed over with that reason, and others are proposed", async () => {
  const { origin, receivers, passedOver } = await previewReceivers(ctx, { ...twoMen, originCenterSlug: ALBORADA });
  expect(origin).toBeNull();
  expect(passedOver).toMatchObject([{ slug: ALBORADA, reason: "patients_not_treated" }]);
  expect(slugsOf(receivers).slice(0, 2).toSorted()).toEqual([CORAL, NACAR]);
  expect((await previewReceivers(ctx, { ...twoMen, situation: "pareja-hetero", originCenterSlug: ALBORADA })).origin).not.toBeNull();
});

test("the centers that somebody picked are the proposed ones, and those that cannot take it are named with their reason", async () => {
  const { receivers, passedOver } = await previewReceivers(ctx, { ...twoMen, pickedSlugs: [LUNA, ALBORADA, NACAR] });
  expect(slugsOf(receivers)).toEqual([NACAR, LUNA]);
  expect(passedOver).toMatchObject([{ slug: ALBORADA, reason: "patients_not_treated" }]);
  const none = await previewReceivers(ctx, { ...twoMen, pickedSlugs: [ALBORADA] });
  expect(none.receivers.length).toBeGreaterThan(1);
  expect(none.passedOver).toMatchObject([{ slug: ALBORADA, reason: "patients_not_treated" }]);
});

test("a form that did not ask, or whose names are older than its answer, names the centers again before anything is sent", async () => {
  const form = person({ estado: "pareja-masculina", tratamiento: "Ovodonación" });
  expect(await submitLead(ctx, submission({ form, originSlug: ALBORADA }))).toEqual({ outcome: "unnamed", reason: "missing" });
  const { token } = await previewReceivers(ctx, { ...twoMen, situation: "mujer-soltera", pickedSlugs: [ALBORADA, NACAR] });
  const ticked = [await idOf(ALBORADA), await idOf(NACAR)];
  expect(await submitLead(ctx, submission({ form, receiversToken: token, ticked }))).toEqual({ outcome: "unnamed", reason: "expired" });
});

test("a center that said nothing and then says no is not proposed any more", async () => {
  const { receivers } = await previewReceivers(ctx, { ...twoMen, city: "Santo Domingo" });
  await sql`update provider_profiles set patients_not_treated = array['pareja-masculina'], patients_source = 'ella', patients_informed_on = current_date
    where slug = ${receivers[2]!.slug}`.execute(ctx.db);
  const again = await previewReceivers(ctx, { ...twoMen, city: "Santo Domingo" });
  expect(slugsOf(again.receivers)).not.toContain(receivers[2]!.slug);
});

test("a center at its cap takes its own visitors' requests in turn and says on which day it reads them; with a long queue it says no", async () => {
  const slug = `tope-${randomUUID().slice(0, 8)}`;
  const center = await addCenter(ctx, slug, { daily_lead_cap: 1 });
  const ask = () => previewReceivers(ctx, { serviceId: "fiv", originCenterSlug: slug });
  expect((await ask()).origin).toMatchObject({ slug, readOn: null });
  await routed(ctx, { originSlug: slug });
  const { origin, receivers, passedOver } = await ask();
  expect(passedOver).toEqual([]);
  expect(receivers[0]).toMatchObject({ slug, readOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
  expect(origin!.readOn! > dayInSantoDomingo(new Date())).toBe(true);
  // Who did not choose it is offered centers that read now.
  expect(slugsOf((await previewReceivers(ctx, { serviceId: "fiv" })).receivers)).not.toContain(slug);

  const waiting = [];
  for (let at = 0; at < 3; at++) {
    const lead = await submitted(ctx, { originSlug: slug });
    expect(await routeLead(ctx, { leadId: lead.leadId, round: 1 })).toMatchObject({ outcome: "waiting" });
    waiting.push(lead.leadId);
  }
  const full = await ask();
  expect(full.origin).toBeNull();
  expect(full.passedOver).toMatchObject([{ slug, reason: "daily_cap_reached" }]);

  // The first day with room brings the one that waited longest, and no other.
  const days = await ctx.db.selectFrom("lead_receivers").select(["lead_id", "waits_until"]).where("provider_id", "=", center.id).execute();
  const turns = waiting.map((id) => days.find(({ lead_id }) => lead_id === id)!.waits_until!.getTime());
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(new Set(turns).size).toBe(3);
  await ctx.db.updateTable("offers").set({ made_at: sql<Date>`now() - interval '1 day'` }).where("provider_id", "=", center.id).execute();
  await ctx.db.updateTable("lead_receivers").set({ waits_until: sql<Date>`now()` }).where("lead_id", "=", waiting[0]!).execute();
  await releaseWaitingLeads(ctx);
  await routeLead(ctx, { leadId: waiting[0]!, round: 2 });
  const offers = await ctx.db.selectFrom("offers").select("lead_id").where("provider_id", "=", center.id).orderBy("made_at").execute();
  expect(offers.map(({ lead_id }) => lead_id).slice(1)).toEqual([waiting[0]]);
});
