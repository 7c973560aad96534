import * as fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { answerBy } from "#domain/leads/answer-by.server.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { previewReceivers } from "#domain/receivers/preview-receivers.server.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, submission, submitted } from "#tests/support/leads.ts";
import { putInForce } from "#tests/support/policy.ts";
import { routeLead } from "./route-lead.server.ts";

const ctx = await testContext();
const luna = await addCenter(ctx, "luna");
const mar = await addCenter(ctx, "mar");
const sol = await addCenter(ctx, "sol", { services_offered: ["icsi"] });

const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const offersOf = (leadId: string) => ctx.db.selectFrom("offers").selectAll().where("lead_id", "=", leadId).orderBy("made_at").execute();
const mailsOf = (leadId: string) =>
  ctx.db.selectFrom("mail_messages").select(["effect_key", "template"]).where("lead_id", "=", leadId).orderBy("effect_key").execute();
const decisionsOf = async (leadId: string) => {
  const rows = await ctx.db.selectFrom("routing_decisions").selectAll().where("lead_id", "=", leadId).orderBy("round").execute();
  return rows.map((row) => ({ ...row, candidates: row.candidates as unknown as RoutedCandidate[] }));
};
const naming = (...centers: { id: string; name: string }[]) =>
  receiversToken(ctx.keys, { originId: centers[0]!.id, receivers: centers }, new Date());

test("one named center gets an exclusive offer with its price, its reasons and 24 of its own open hours", async () => {
  const { leadId } = await routed(ctx, { originSlug: "luna", form: person({ ciudad: "Santiago" }) });
  const [offer, ...more] = await offersOf(leadId);
  expect(more).toEqual([]);
  expect(offer).toMatchObject({ provider_id: luna.id, status: "open", exclusivity: "exclusive", price_cents: 1800, opened_at: null });
  expect(offer!.reasons).toEqual(["origin", "offers_service", "same_city"]);
  expect(offer!.answer_by).toEqual(answerBy(offer!.made_at, { openingHours: null, timeZone: "America/Santo_Domingo", otherDays: [] }));
  const lead = await leadOf(leadId);
  expect(lead).toMatchObject({ status: "routed", strategy: "origin_exclusive", quality_score: 85 });
  expect(lead.quality_codes).toContain("phone_valid");
  expect(lead.routed_at).not.toBeNull();
  expect(await decisionsOf(leadId)).toMatchObject([
    {
      round: 1,
      strategy: "origin_exclusive",
      outcome: "routed",
      policy_version: "1",
      candidates: [{ provider_id: luna.id, chosen: true }],
    },
  ]);
  expect(await mailsOf(leadId)).toEqual([
    { effect_key: `lead-receipt:${leadId}`, template: "lead-receipt" },
    { effect_key: `offer:${offer!.id}`, template: "offer" },
  ]);
  const log = await ctx.db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", leadId).execute();
  const detail = { round: 1, score: 85, strategy: "origin_exclusive", offers: [offer!.id] };
  expect(log).toContainEqual({ actor: "worker", action: "lead.routed", detail });
});

test("a request that its person closed, or that was rejected, takes no further round", async () => {
  for (const status of ["closed", "rejected"]) {
    const { leadId } = await routed(ctx, { originSlug: "luna" });
    await ctx.db.updateTable("leads").set({ status }).where("id", "=", leadId).execute();
    expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "done-before" });
  }
});

test("a preview leaves out a center that pauses, until its last day is over", async () => {
  const city = "Higüey";
  const { id } = await addCenter(ctx, "pausing", { city });
  const isNamed = async () => (await previewReceivers(ctx, { serviceId: "fiv", city })).receivers.some((receiver) => receiver.id === id);
  const until = (day: string | null) =>
    sql`insert into offer_criteria (provider_id, paused, paused_until) values (${id}, true, (now() at time zone 'America/Santo_Domingo')::date + ${day}::int)
      on conflict (provider_id) do update set paused_until = excluded.paused_until`.execute(ctx.db);
  expect(await isNamed()).toBe(true);
  for (const [day, named] of [
    [null, false],
    ["1", false],
    ["0", false],
    ["-1", true],
  ] as const) {
    await until(day);
    expect(await isNamed()).toBe(named);
  }
});

test("several get shared offers; who does not offer the service is kept with the reason, and who was not ticked is not considered", async () => {
  const { leadId } = await routed(ctx, { receiversToken: naming(luna, mar, sol), ticked: [mar.id, sol.id] });
  const [decision] = await decisionsOf(leadId);
  expect(decision!.strategy).toBe("origin_first");
  expect(Object.fromEntries(decision!.candidates.map((one) => [one.provider_id, one.reasons[0]]))).toEqual({
    [luna.id]: "origin",
    [mar.id]: "named",
    [sol.id]: "service_not_offered",
  });
  expect((await offersOf(leadId)).map((offer) => [offer.exclusivity, offer.price_cents])).toEqual([
    ["shared", 1300],
    ["shared", 1300],
  ]);

  const alone = await routed(ctx, { receiversToken: naming(luna, mar) });
  const [other] = await decisionsOf(alone.leadId);
  expect(other!.candidates).toMatchObject([{ provider_id: luna.id, chosen: true }]);
  expect(other!.strategy).toBe("origin_exclusive");
  expect((await offersOf(alone.leadId)).map((offer) => offer.exclusivity)).toEqual(["exclusive"]);
});

describe("the same round is decided once", () => {
  test("when the job runs again, or five times at once", async () => {
    const { leadId } = await submitted(ctx, { originSlug: "luna" });
    const results = await Promise.all(Array.from({ length: 5 }, () => routeLead(ctx, { leadId, round: 1 })));
    expect(results.map((result) => result.outcome).toSorted()).toEqual([
      "done-before",
      "done-before",
      "done-before",
      "done-before",
      "routed",
    ]);
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "done-before" });
    expect(await offersOf(leadId)).toHaveLength(1);
    expect(await decisionsOf(leadId)).toHaveLength(1);
    expect(await mailsOf(leadId)).toHaveLength(2);
  });
  test("and not at all when its transaction fails: nothing is left, and the retry does it", async () => {
    const { leadId } = await submitted(ctx, { originSlug: "luna" });
    const broken = { ...ctx, jobs: { ...ctx.jobs, enqueue: () => Promise.reject(new Error("no queue")) } };
    await expect(routeLead(broken, { leadId, round: 1 })).rejects.toThrow("no queue");
    expect(await offersOf(leadId)).toEqual([]);
    expect((await leadOf(leadId)).status).toBe("accepted");
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
  });
});

describe("a lead that reaches nobody", () => {
  test("is held under 50, with the ranking an administrator needs, and the patient is told", async () => {
    const { leadId } = await routed(ctx, {
      originSlug: "luna",
      form: person({
        email: "x1@mailinator.com",
        telefono: "+1 555 111 2222",
        mensaje: "Quisiera saber los precios de congelar óvulos",
        presupuesto: "",
      }),
    });
    expect(await leadOf(leadId)).toMatchObject({ status: "held", quality_score: 31 });
    expect(await decisionsOf(leadId)).toMatchObject([
      { outcome: "held", candidates: [{ chosen: false, reasons: ["quality_held"], provider_id: luna.id }] },
    ]);
    expect((await decisionsOf(leadId))[0]!.candidates[0]!.score).toBeGreaterThan(0);
    expect((await mailsOf(leadId)).map((mail) => mail.template)).toEqual(["lead-receipt"]);
  });
  test("is rejected under 25, and nobody is mailed", async () => {
    const { leadId } = await routed(ctx, {
      originSlug: "luna",
      variant: "card",
      form: person({ email: "x2@mailinator.com", telefono: "5551112", mensaje: "", tratamiento: "" }),
    });
    expect(await leadOf(leadId)).toMatchObject({ status: "rejected", quality_score: 10 });
    expect(await mailsOf(leadId)).toEqual([]);
  });
  test("is unmatched when no named center can take it", async () => {
    const { leadId } = await routed(ctx, { originSlug: "sol" });
    expect(await leadOf(leadId)).toMatchObject({ status: "unmatched", routed_at: null });
    expect((await mailsOf(leadId)).map((mail) => mail.template)).toEqual(["lead-receipt"]);
  });
  test("goes to our own team when it asked for advice", async () => {
    const { leadId } = await routed(ctx, { kind: "advice" });
    expect((await leadOf(leadId)).status).toBe("advice");
    expect((await mailsOf(leadId)).map((mail) => mail.template)).toEqual(["advice-notice", "lead-receipt"]);
  });
  test("waits for an administrator when the policy says so", async () => {
    const before = await putInForce(ctx.db, { adminQueueServices: ["icsi"] });
    const { leadId } = await routed(ctx, { originSlug: "luna", form: person({ tratamiento: "ICSI" }) });
    await putInForce(ctx.db, before);
    expect(await leadOf(leadId)).toMatchObject({ status: "held", strategy: "admin_queue" });
    expect(await decisionsOf(leadId)).toMatchObject([{ policy_version: "2", candidates: [{ reasons: ["waits_for_admin"] }] }]);
  });
});

describe("the same person again", () => {
  test("about the same service at the same center is attached, and a center named for the first time gets it", async () => {
    const form = person();
    const first = await routed(ctx, { form, originSlug: "luna" });
    const again = await routed(ctx, {
      form: { ...form, email: form.email.toUpperCase(), telefono: "+34 612 345 678", mensaje: "Olvidé preguntar por la medicación" },
      originSlug: "luna",
    });
    expect(await leadOf(again.leadId)).toMatchObject({ status: "attached", attached_to: first.leadId });
    expect(await offersOf(again.leadId)).toEqual([]);
    expect((await mailsOf(again.leadId)).map((mail) => mail.template)).toEqual(["lead-receipt"]);

    const wider = await routed(ctx, {
      form: { ...form, email: "otra@correo.example", mensaje: "Con el mismo teléfono" },
      receiversToken: naming(luna, mar),
      ticked: [mar.id],
    });
    expect(await leadOf(wider.leadId)).toMatchObject({ status: "routed" });
    expect((await offersOf(wider.leadId)).map((offer) => offer.provider_id)).toEqual([mar.id]);
    const receivers = await ctx.db
      .selectFrom("lead_receivers")
      .selectAll()
      .where("lead_id", "=", wider.leadId)
      .orderBy("position")
      .execute();
    expect(receivers.map((receiver) => receiver.already_at)).toEqual([first.leadId, null]);
  });
  test("about another service, or after 30 days, is a new request", async () => {
    const form = person();
    const first = await routed(ctx, { form, originSlug: "luna" });
    const other = await routed(ctx, { form: { ...form, tratamiento: "ICSI" }, originSlug: "luna" });
    expect(await offersOf(other.leadId)).toHaveLength(1);
    await sql`update offers set made_at = made_at - interval '31 days' where lead_id = ${first.leadId}`.execute(ctx.db);
    const later = await routed(ctx, { form: { ...form, mensaje: "Un mes después" }, originSlug: "luna" });
    expect(await offersOf(later.leadId)).toHaveLength(1);
  });
  test("five times at the same moment, reaches the center once", async () => {
    const form = person();
    const leads = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => submitted(ctx, { form: { ...form, mensaje: `Pregunta ${number}` }, originSlug: "mar" })),
    );
    await Promise.all(leads.map(({ leadId }) => routeLead(ctx, { leadId, round: 1 })));
    const statuses = await Promise.all(leads.map(async ({ leadId }) => (await leadOf(leadId)).status));
    expect(statuses.toSorted()).toEqual(["attached", "attached", "attached", "attached", "routed"]);
  });
});

test("a daily cap holds when leads arrive together, and the ones too many wait for their turn", async () => {
  const small = await addCenter(ctx, "small", { daily_lead_cap: 3 });
  const leads = await Promise.all(Array.from({ length: 8 }, () => submitted(ctx, { originSlug: "small" })));
  const results = await Promise.all(leads.map(({ leadId }) => routeLead(ctx, { leadId, round: 1 })));
  expect(results.map((result) => result.outcome).toSorted()).toEqual([...Array(3).fill("routed"), ...Array(5).fill("waiting")]);
  expect(await ctx.db.selectFrom("offers").select("id").where("provider_id", "=", small.id).execute()).toHaveLength(3);
});

test("a preview names by the same decision, turns with the offers made, and money does not turn it", async () => {
  const city = "Barahona";
  const rich = await addCenter(ctx, "rich", { city, featured: true });
  const poor = await addCenter(ctx, "poor", { city });
  const third = await addCenter(ctx, "third", { city });
  const fourth = await addCenter(ctx, "fourth", { city });
  const names = async () =>
    (await previewReceivers(ctx, { serviceId: "fiv", city, country: "República Dominicana", language: "es" })).receivers.map(
      ({ id }) => id,
    );
  const first = await names();
  expect(first).toHaveLength(3);
  const { token } = await previewReceivers(ctx, { serviceId: "fiv", city });
  await routed(ctx, { receiversToken: token, ticked: first });
  const left = [rich, poor, third, fourth].map(({ id }) => id).find((id) => !first.includes(id))!;
  expect((await names())[0]).toBe(left);
  const before = await names();
  await ctx.db.updateTable("provider_profiles").set({ featured: sql<boolean>`not featured` }).where("city", "=", city).execute();
  await ctx.db.updateTable("lead_prices").set({ amount_cents: sql<number>`amount_cents * 7` }).execute();
  expect(await names()).toEqual(before);
});

test("among more centers than can be ranked, those that paid for their place do not crowd out the one that waits", async () => {
  const city = "Samaná";
  await sql`insert into provider_profiles (slug, provider_type, clinic_name, city, services_offered, verification_status, featured)
    select 'paid-' || n, 'clinic', 'Centro ' || n, ${city}, array['fiv'], 'published', true from generate_series(1, 201) n`.execute(ctx.db);
  await sql`insert into provider_rotation select id, now() from provider_profiles where city = ${city}`.execute(ctx.db);
  const waiting = await addCenter(ctx, "waiting", { city });
  expect((await previewReceivers(ctx, { serviceId: "fiv", city })).receivers[0]).toMatchObject({ id: waiting.id });
});

test("whatever boxes are ticked, offers go to exactly those centers, and a request without a ticked box goes nowhere", async () => {
  const city = "Baní";
  const proposed = [
    await addCenter(ctx, "box-a", { city }),
    await addCenter(ctx, "box-b", { city }),
    await addCenter(ctx, "box-c", { city }),
  ];
  const ids = proposed.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(fc.subarray(ids), fc.boolean(), fc.boolean(), async (ticked, fromPage, agrees) => {
      const originId = fromPage ? ids[0]! : null;
      const input = submission({
        form: person({ consentimiento: agrees }),
        receiversToken: receiversToken(ctx.keys, { originId, receivers: proposed }, new Date()),
        ticked,
      });
      const expected = ids.filter((id) => (id === originId ? agrees : ticked.includes(id)));
      const result = await submitLead(ctx, input);
      if (expected.length === 0 || (fromPage && !agrees)) {
        expect(result.outcome).toBe("invalid");
        return;
      }
      if (result.outcome !== "accepted") throw new Error(result.outcome);
      expect(result.receivers.map(({ id }) => id)).toEqual(expected);
      await routeLead(ctx, { leadId: result.leadId, round: 1 });
      expect((await offersOf(result.leadId)).map((offer) => offer.provider_id).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 24 },
  );
});

test("nobody is offered a lead that was not named to the patient, whatever changed since", async () => {
  const { token, receivers } = await previewReceivers(ctx, { serviceId: "fiv", city: "Barahona" });
  const result = await submitLead(ctx, submission({ receiversToken: token, ticked: receivers.map(({ id }) => id) }));
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  await ctx.db.updateTable("provider_profiles").set({ verification_status: "draft" }).where("id", "=", receivers[0]!.id).execute();
  await addCenter(ctx, "newcomer", { city: "Barahona", verified: true, verification_status: "verified" });
  await routeLead(ctx, { leadId: result.leadId, round: 1 });
  expect((await offersOf(result.leadId)).map((offer) => offer.provider_id).toSorted()).toEqual(
    receivers
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("a center without an address has its offer, its team the notice of it, and the log says that no mail went", async () => {
  const { center } = await aBuyer(ctx, { email: null });
  const { leadId } = await routed(ctx, { originSlug: center.slug });
  const [offer] = await offersOf(leadId);
  const notices = await ctx.db.selectFrom("notices").select(["kind", "path"]).where("provider_id", "=", center.id).execute();
  expect(notices).toEqual([{ kind: "request", path: `/dashboard/provider/solicitudes/${offer!.id}` }]);
  expect((await mailsOf(leadId)).map((mail) => mail.template)).toEqual(["lead-receipt"]);
  expect(await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", offer!.id).execute()).toEqual([
    { action: "offer.has-no-address" },
  ]);
});

test("a lead that was erased in the meantime is gone", async () => {
  expect(await routeLead(ctx, { leadId: "00000000-0000-4000-8000-000000000000", round: 1 })).toEqual({ outcome: "gone" });
});
