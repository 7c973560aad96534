import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { routeLeadJob } from "#domain/leads/lead-jobs.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { changePrice, priceChanges } from "#domain/offers/change-price.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { putInForce } from "#tests/support/policy.ts";
import type { AskedCalls } from "./call-list.ts";
import { centerTold, offersToTell } from "./center-calls.server.ts";
import { holdLead, qualifyLead, rejectLead } from "./decide-lead.server.ts";
import { leadForDesk, openLeadForAdmin } from "./lead-detail.server.ts";
import { mergeLeads } from "./merge-leads.server.ts";
import { queueCounts, queuePage } from "./queue-queries.server.ts";
import { askPermission, rerouteLead } from "./reroute-lead.server.ts";

const ctx = await testContext();
const LIA = idOfPerson("lia");
const admin = { ...ctx, actor: `admin:${LIA}` as const };
const CALLS: AskedCalls = { view: "esperan", search: null, sort: "plazo", descending: false, page: 1, late: null };
let luna: { id: string; slug: string };
let jade: { id: string; slug: string };

beforeAll(async () => {
  await seedDemoWorld(ctx.db);
  luna = await addCenter(ctx, "luna-desk");
  jade = await addCenter(ctx, "jade-desk");
});

const leadOf = (id: string) =>
  ctx.db
    .selectFrom("leads")
    .select(["status", "team_verdict", "attached_to", "source", "awaits"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const offersOf = (id: string) => ctx.db.selectFrom("offers").select(["provider_id", "price_cents"]).where("lead_id", "=", id).execute();
const linesOf = async (id: string) =>
  (
    await ctx.db
      .selectFrom("audit_log")
      .select(["action", "actor"])
      .where("subject_type", "=", "lead")
      .where("subject_id", "=", id)
      .where("actor", "=", `admin:${LIA}`)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

/** Makes a request that would be held because of its score. */
async function held(change = {}) {
  const before = await putInForce(ctx.db, { thresholds: { routed: 100, held: 1 } });
  const lead = await routed(ctx, { originSlug: luna.slug, form: person(change) });
  await putInForce(ctx.db, before);
  expect((await leadOf(lead.leadId)).status).toBe("held");
  return lead;
}

describe("a request that was held", () => {
  test("is routed once an administrator answers for it, however often it is clicked, and keeps the score that it had", async () => {
    const { leadId } = await held();
    await putInForce(ctx.db, { thresholds: { routed: 100, held: 1 } });
    const outcomes = await Promise.all([1, 2, 3].map(() => qualifyLead(admin, LIA, leadId)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["done", "done-before", "done-before"]);
    expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
    await putInForce(ctx.db, { thresholds: { routed: 50, held: 25 } });
    expect(await linesOf(leadId)).toEqual(["lead.qualified"]);
    const events = await ctx.db.selectFrom("analytics_events").select("facts").where("name", "=", "Lead_AdminQualified").execute();
    expect(events.filter(({ facts }) => (facts as { lead_id?: string }).lead_id === leadId)).toHaveLength(1);
    expect(await rejectLead(admin, LIA, leadId, "spam")).toEqual({ outcome: "not-now" });
  });

  test("is opened and decided by who is signed in as an administrator, and by nobody else who calls the same command", async () => {
    const { leadId } = await held();
    for (const actor of ["visitor", "cli", "worker", "provider:u1", "link:inbox"] as const) {
      const somebody = { ...ctx, actor };
      expect([actor, await qualifyLead(somebody, LIA, leadId)]).toEqual([actor, { outcome: "not-found" }]);
      expect([actor, await openLeadForAdmin(somebody, LIA, leadId)]).toEqual([actor, null]);
      expect([actor, (await leadForDesk(somebody, leadId))?.person]).toEqual([actor, null]);
    }
    expect(await linesOf(leadId)).toEqual([]);
    expect((await leadForDesk(admin, leadId))?.person).toMatchObject({ ageBand: expect.anything() });
    expect(await openLeadForAdmin(admin, LIA, leadId)).not.toBeNull();
    expect(await linesOf(leadId)).toEqual(["lead.opened"]);
  });

  test("is found in the queue with the reason of every center, and gone from it once it is rejected", async () => {
    const { leadId, number } = await held();
    const { rows: leads } = await queuePage(ctx.db, { view: "held", number, serviceId: "fiv", sort: "turno", descending: false, page: 1 });
    expect(leads).toMatchObject([
      { id: leadId, decision: { centers: [{ chosen: false, reasons: ["quality_held"], name: "Centro luna-desk" }] } },
    ]);
    const before = await queueCounts(ctx.db);
    expect(await rejectLead(admin, LIA, leadId, "spam")).toEqual({ outcome: "done" });
    expect(await queueCounts(ctx.db)).toMatchObject({ held: before.held - 1, rejected: before.rejected + 1 });
    expect(await rejectLead(admin, LIA, leadId, "spam")).toEqual({ outcome: "done-before" });
    expect(await qualifyLead(admin, LIA, leadId)).toEqual({ outcome: "not-now" });
  });
});

test("a request that our own team holds stays held, however good it is", async () => {
  const other = await addCenter(ctx, "no-fiv", { services_offered: ["icsi"] });
  const { leadId } = await routed(ctx, { originSlug: other.slug });
  expect((await leadOf(leadId)).status).toBe("unmatched");
  expect(await holdLead(admin, LIA, leadId, "asks-to-wait")).toEqual({ outcome: "done" });
  await ctx.db
    .updateTable("provider_profiles")
    .set({ services_offered: ["fiv"] })
    .where("id", "=", other.id)
    .execute();
  expect(await holdLead(admin, LIA, leadId, "asks-to-wait")).toEqual({ outcome: "done-before" });
  expect([await rerouteLead(admin, LIA, leadId, [other.id]), await askPermission(admin, LIA, leadId)]).toEqual([
    { outcome: "not-now" },
    { outcome: "not-now" },
  ]);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "held", offers: 0 });
  await qualifyLead(admin, LIA, leadId);
  expect(await routeLead(ctx, { leadId, round: 3 })).toEqual({ outcome: "routed", offers: 1 });
});

test("another round reaches the centers that the person agreed to, and never another", async () => {
  await ctx.db
    .updateTable("provider_profiles")
    .set({ services_offered: ["icsi"] })
    .where("id", "=", jade.id)
    .execute();
  const { leadId } = await routed(ctx, { originSlug: jade.slug });
  await ctx.db
    .updateTable("provider_profiles")
    .set({ services_offered: ["fiv"] })
    .where("id", "=", jade.id)
    .execute();
  expect(await rerouteLead(admin, LIA, leadId, [luna.id])).toEqual({ outcome: "not-agreed" });
  expect(await rerouteLead(admin, LIA, leadId, [jade.id, luna.id])).toEqual({ outcome: "not-agreed" });
  const both = await Promise.all([1, 2].map(() => rerouteLead(admin, LIA, leadId, [jade.id])));
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["done", "pending"]);
  expect(both).toContainEqual({ outcome: "done", round: 2 });
  const rounds = sql<{ data: object }>`select data from pgboss.job where name = ${routeLeadJob.name} and data->>'leadId' = ${leadId}
    and data->>'round' = '2'`;
  expect((await rounds.execute(ctx.db)).rows).toEqual([{ data: expect.objectContaining({ only: [jade.id] }) }]);
  await routeLead(ctx, { leadId, round: 2, only: [jade.id] });
  expect((await offersOf(leadId)).map(({ provider_id }) => provider_id)).toEqual([jade.id]);
  expect(await rerouteLead(admin, LIA, leadId, [jade.id])).toEqual({ outcome: "done-before" });
  // Only the person can agree to a center that they did not name.
  const asked = await Promise.all([1, 2].map(() => askPermission(admin, LIA, leadId)));
  expect(asked.map(({ outcome }) => outcome).sort()).toEqual(["done", "done-before"]);
  expect(await linesOf(leadId)).toEqual(["lead.rerouted", "lead.permission-asked"]);
});

test("a round for some of them leaves the others out, and says so", async () => {
  const [coral, ambar] = [
    await addCenter(ctx, "coral-desk", { services_offered: [] }),
    await addCenter(ctx, "ambar-desk", { services_offered: [] }),
  ];
  const pinned = { originId: coral.id, receivers: [coral, ambar].map(({ id, name }) => ({ id, name })) };
  const token = receiversToken(ctx.keys, pinned, new Date());
  const { leadId } = await routed(ctx, { originSlug: coral.slug, receiversToken: token, ticked: [coral.id, ambar.id] });
  await ctx.db
    .updateTable("provider_profiles")
    .set({ services_offered: ["fiv"] })
    .where("id", "in", [coral.id, ambar.id])
    .execute();
  expect(await routeLead(ctx, { leadId, round: 2, only: [ambar.id] })).toEqual({ outcome: "routed", offers: 1 });
  const [round] = (await leadForDesk(admin, leadId))!.rounds;
  expect(round!.candidates).toMatchObject([
    { provider_id: ambar.id, chosen: true },
    { provider_id: coral.id, chosen: false, reasons: ["left_out"] },
  ]);
});

describe("a repeat", () => {
  test("is attached to the request before it, and only who has that one reads it", async () => {
    const who = person();
    const first = await routed(ctx, { originSlug: luna.slug, form: who });
    const second = await held({ ...who, mensaje: "Otra cosa: ¿atienden los sábados? Puedo ir después de las tres de la tarde." });
    const stranger = await routed(ctx, { originSlug: luna.slug });
    expect(await mergeLeads(admin, LIA, second.leadId, stranger.leadId)).toEqual({ outcome: "not-the-same" });
    const both = await Promise.all([1, 2].map(() => mergeLeads(admin, LIA, second.leadId, first.leadId)));
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["done", "done-before"]);
    expect(await leadOf(second.leadId)).toMatchObject({ status: "attached", attached_to: first.leadId });
    const named = await ctx.db.selectFrom("lead_receivers").select("already_at").where("lead_id", "=", second.leadId).execute();
    expect(named).toEqual([{ already_at: first.leadId }]);
    expect(await linesOf(second.leadId)).toEqual(["lead.merged"]);
    for (const other of [second.leadId, randomUUID(), "nobody"])
      expect(await mergeLeads(admin, LIA, second.leadId, other)).toEqual({ outcome: "not-found" });
    // What was attached holds nothing that another request could be attached to.
    const third = await held({ ...who, mensaje: "Una tercera cosa: ¿cuánto tarda la respuesta y a quién llamo si no llega?" });
    expect(await mergeLeads(admin, LIA, third.leadId, second.leadId)).toEqual({ outcome: "not-now" });
    expect((await leadForDesk(admin, third.leadId))!.sameAsk.map(({ id }) => id)).toEqual([first.leadId]);
    expect(await mergeLeads(admin, LIA, first.leadId, third.leadId)).toEqual({ outcome: "not-now" });
  });

  test("that names a center which the other did not reach is not merged: that center would hear of nothing", async () => {
    const who = person();
    const first = await routed(ctx, { originSlug: luna.slug, form: who });
    const before = await putInForce(ctx.db, { thresholds: { routed: 100, held: 1 } });
    const second = await routed(ctx, {
      originSlug: jade.slug,
      form: { ...who, mensaje: "La misma pregunta, a otro centro: ¿cuánto cuesta?" },
    });
    await putInForce(ctx.db, before);
    expect(await mergeLeads(admin, LIA, second.leadId, first.leadId)).toEqual({ outcome: "names-others" });
    expect((await leadOf(second.leadId)).status).toBe("held");
  });

  test("brings nothing to a center from which consent was withdrawn", async () => {
    const who = person();
    const first = await routed(ctx, { originSlug: luna.slug, form: who });
    const second = await held({ ...who, mensaje: "Lo mismo que antes, con más detalle sobre los horarios y los pagos." });
    await ctx.db.updateTable("offers").set({ status: "withdrawn" }).where("lead_id", "=", first.leadId).execute();
    await ctx.db
      .insertInto("lead_consents")
      .values({ lead_id: first.leadId, purpose: "send", provider_ids: [luna.id], granted: false, text: "Retiro", text_version: "1" })
      .execute();
    expect(await mergeLeads(admin, LIA, second.leadId, first.leadId)).toEqual({ outcome: "done" });
    const named = await ctx.db.selectFrom("lead_receivers").select("already_at").where("lead_id", "=", second.leadId).execute();
    expect(named).toEqual([{ already_at: null }]);
  });
});

test("a center without an address is called, and the first call counts", async () => {
  const silent = await addCenter(ctx, "silent", { email: null, phone: "+1 809 555 0100" });
  const { leadId } = await routed(ctx, { originSlug: silent.slug });
  const [offer] = (await offersToTell(ctx.db, CALLS)).rows.filter((one) => one.leadId === leadId);
  expect(offer).toMatchObject({ phone: "+1 809 555 0100", told: null });
  const told = await Promise.all([1, 2, 3].map(() => centerTold(ctx, LIA, offer!.id)));
  expect(told.map(({ outcome }) => outcome).sort()).toEqual(["done", "done-before", "done-before"]);
  expect((await offersToTell(ctx.db, CALLS)).rows.map((one) => one.leadId)).not.toContain(leadId);
  expect((await offersToTell(ctx.db, { ...CALLS, view: "avisadas", search: "SILENT" })).rows.map((one) => one.told?.by)).toEqual(["Lía"]);
  expect(await centerTold(ctx, LIA, randomUUID())).toEqual({ outcome: "not-found" });
});

test("a new price is for offers from now on, its history stays, and nobody overwrites one that they have not seen", async () => {
  const { leadId } = await routed(ctx, { originSlug: luna.slug });
  const change = { tier: "standard", exclusivity: "exclusive", beforeCents: 1800, afterCents: 2050, reason: "Fin de año" } as const;
  const outcomes = await Promise.all([changePrice(ctx, LIA, change), changePrice(ctx, LIA, { ...change, afterCents: 100 })]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "done"]);
  const [last] = await priceChanges(ctx.db);
  expect(last).toMatchObject({ beforeCents: 1800, by: "Lía", reason: "Fin de año" });
  const line = await ctx.db.selectFrom("audit_log").select("detail").where("action", "=", "price.changed").executeTakeFirstOrThrow();
  expect(line.detail).toEqual({ before: 1800, after: last!.afterCents, reason: "Fin de año" });
  const after = await routed(ctx, { originSlug: luna.slug });
  expect([(await offersOf(leadId))[0]?.price_cents, (await offersOf(after.leadId))[0]?.price_cents]).toEqual([1800, last!.afterCents]);
  await expect(ctx.db.deleteFrom("lead_price_changes").execute()).rejects.toThrow("permission denied");
});
