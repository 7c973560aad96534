import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { eraseUnconfirmedLeads } from "#domain/offers/erase-unconfirmed-leads.server.ts";
import { expireOffers } from "#domain/offers/expire-offers.server.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { forgetAdmissions } from "#domain/submissions/admissions.server.ts";
import { proofText, solvePuzzle } from "#domain/submissions/puzzle.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { setLeadLimits, testContext } from "#tests/support/context.ts";
import { addCenter, person, submission } from "#tests/support/leads.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { patientToken } from "./lead-tokens.ts";
import { type SubmitLeadInput, submitLead } from "./submit-lead.server.ts";

const ctx = await testContext({ pace: "usual" });
const plenty = { tenMinutes: 1000, hour: 1000 };
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };

let centers = 0;
const newCenter = async () => (await addCenter(ctx, `flooded-${++centers}`)).slug;
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const jobsOf = async (id: string) =>
  (await sql`select from pgboss.job where name = 'route-lead' and data->>'leadId' = ${id}`.execute(ctx.db)).rows.length;
const mailsOf = (id: string) => ctx.db.selectFrom("mail_messages").select(["template", "status"]).where("lead_id", "=", id).execute();
const linkOf = async (id: string) => patientToken(ctx.keys, id, (await leadOf(id)).created_at);
const confirm = async (id: string) => confirmEmail(ctx, { token: await linkOf(id), evidence });

let keys = 0;
const send = (input: Partial<SubmitLeadInput>) => submitLead(ctx, submission({ idempotencyKey: `flood-${++keys}`, ...input }));
async function accepted(input: Partial<SubmitLeadInput>) {
  const result = await send(input);
  if (result.outcome !== "accepted") throw new Error(JSON.stringify(result));
  return result;
}
/** Sends a request as a form's script does, including the proof of work. */
async function byScript(input: Partial<SubmitLeadInput>) {
  const idempotencyKey = `script-${++keys}`;
  const form = input.form ?? person();
  const first = await send({ door: "script", ...input, form, idempotencyKey });
  if (first.outcome !== "unproven") return first;
  return send({ door: "script", ...input, form, idempotencyKey, proof: proofText(first.puzzle, await solvePuzzle(first.puzzle)) });
}

beforeEach(async () => {
  await ctx.db.deleteFrom("lead_admissions").execute();
  await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 4, hour: 6 }, all: plenty }, inAll: 10_000 });
});

describe("the pace", () => {
  test("of a center is kept exactly when requests come at once: the ones too many are accepted and wait", async () => {
    const slug = await newCenter();
    const results = await Promise.all(Array.from({ length: 30 }, () => accepted({ originSlug: slug })));
    const waits = results.map(({ awaits }) => awaits);
    expect([waits.filter((one) => one === null).length, waits.filter((one) => one === "click").length]).toEqual([4, 26]);
    expect((await accepted({ originSlug: await newCenter() })).awaits).toBeNull();
  });
  test("counts ten minutes and an hour", async () => {
    const slug = await newCenter();
    const older = (minutes: number) => sql`update lead_admissions set at = at - make_interval(mins => ${minutes}::int)`.execute(ctx.db);
    const sent = async (count: number) => {
      const all = await Promise.all(Array.from({ length: count }, () => byScript({ originSlug: slug })));
      return all.filter((result) => result.outcome === "accepted" && result.awaits === null).length;
    };
    expect(await sent(5)).toBe(4);
    await older(11);
    await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 100, hour: 6 }, all: plenty } });
    expect(await sent(5)).toBe(2);
    await older(50);
    await forgetAdmissions(ctx);
    expect(await sent(5)).toBe(4);
  });
  test("in all holds across centers", async () => {
    await setLeadLimits(ctx.db, { pace: { center: plenty, all: { tenMinutes: 5, hour: 100 } } });
    const slugs = await Promise.all(Array.from({ length: 10 }, newCenter));
    const results = await Promise.all(slugs.map((originSlug) => accepted({ originSlug })));
    const went = results.filter(({ awaits }) => awaits === null).length;
    expect(went).toBeLessThanOrEqual(5);
    // Further requests take the remaining places, and not one more.
    for (let more = went; more < 5; more++) expect((await accepted({ originSlug: await newCenter() })).awaits).toBeNull();
    expect((await accepted({ originSlug: await newCenter() })).awaits).toBe("click");
  });
});

describe("a request beyond the pace", () => {
  async function held() {
    await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 1, hour: 1 }, all: plenty } });
    const originSlug = await newCenter();
    await accepted({ originSlug });
    return accepted({ originSlug });
  }
  test("is no job, no offer and one mail, until its person clicks; then it is routed on the consent that it came with", async () => {
    const { leadId, awaits } = await held();
    expect(awaits).toBe("click");
    expect([await jobsOf(leadId), await mailsOf(leadId)]).toEqual([0, [{ template: "lead-confirmation", status: "queued" }]]);
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "done-before" });
    const seen = await leadForPatient(ctx, await linkOf(leadId));
    expect(seen).toMatchObject({ status: "unconfirmed", awaits: "click", receivers: [{ state: "unconfirmed", offeredAt: null }] });
    const consents = () => ctx.db.selectFrom("lead_consents").selectAll().where("lead_id", "=", leadId).orderBy("id").execute();
    const before = await consents();

    expect(await Promise.all([confirm(leadId), confirm(leadId)])).toEqual(Array(2).fill({ outcome: "confirmed" }));
    expect(await leadOf(leadId)).toMatchObject({ status: "accepted", awaits: null });
    expect(await jobsOf(leadId)).toBe(1);
    expect(await consents()).toEqual(before);
    expect(await routeLead(ctx, { leadId, round: 1 })).toEqual({ outcome: "routed", offers: 1 });
    expect((await mailsOf(leadId)).map(({ template }) => template).toSorted()).toEqual(["lead-confirmation", "lead-receipt", "offer"]);
  });
  test("sent again is the same request, waiting for the same click", async () => {
    await setLeadLimits(ctx.db, { pace: { center: { tenMinutes: 1, hour: 1 }, all: plenty } });
    const originSlug = await newCenter();
    await accepted({ originSlug });
    const same = { originSlug, form: person(), idempotencyKey: "again" };
    const { leadId } = await accepted(same);
    expect(await accepted(same)).toMatchObject({ leadId, replay: true, awaits: "click" });
    expect(await mailsOf(leadId)).toHaveLength(1);
  });
  test("that nobody confirms within a week is erased, and not a day before", async () => {
    const [old, young] = [await held(), await held()];
    await sql`update leads set created_at = now() - interval '7 days 1 minute' where id = ${old.leadId}`.execute(ctx.db);
    await sql`update leads set created_at = now() - interval '6 days' where id = ${young.leadId}`.execute(ctx.db);
    const link = await linkOf(old.leadId);
    await eraseUnconfirmedLeads(ctx);
    expect(await leadOf(old.leadId)).toMatchObject({ status: "closed", sealed: null, awaits: null });
    expect((await leadOf(young.leadId)).status).toBe("unconfirmed");
    expect(await confirmEmail(ctx, { token: link, evidence })).toEqual({ outcome: "gone" });
  });
  test("that was trapped stays rejected: no mail, no place taken", async () => {
    const { leadId } = await accepted({ originSlug: await newCenter(), form: person({ website: "filled" }) });
    expect(await leadOf(leadId)).toMatchObject({ status: "rejected", awaits: null });
    expect([await mailsOf(leadId), await jobsOf(leadId)]).toEqual([[], 0]);
    expect(await ctx.db.selectFrom("lead_admissions").select("scope").execute()).toEqual([]);
  });
});

describe("when it is busy", () => {
  /** Makes a center that has used half of its limit. */
  async function busyCenter() {
    const slug = await newCenter();
    for (let sent = 0; sent < 2; sent++) await accepted({ originSlug: slug });
    return slug;
  }
  test("a script is asked for a proof, nothing being stored; with it the request goes on, and beyond the pace it waits", async () => {
    const originSlug = await busyCenter();
    const form = person();
    const asked = await send({ door: "script", originSlug, form });
    expect(asked).toMatchObject({ outcome: "unproven" });
    const stored = await sql`select from leads where email_digest = ${mailboxDigest(ctx.keys, form.email)}`.execute(ctx.db);
    expect(stored.rows).toEqual([]);
    const results = [await byScript({ originSlug }), await byScript({ originSlug }), await byScript({ originSlug })];
    expect(results.map((result) => result.outcome === "accepted" && result.awaits)).toEqual([null, null, "click"]);
  });
  test("a proof is good for the form it was asked of, once", async () => {
    const originSlug = await busyCenter();
    const mine = { door: "script", originSlug, form: person(), idempotencyKey: "mine-alone" } as const;
    const asked = await send(mine);
    if (asked.outcome !== "unproven") throw new Error(asked.outcome);
    const proof = proofText(asked.puzzle, await solvePuzzle(asked.puzzle));
    expect(await send({ door: "script", originSlug, proof })).toMatchObject({ outcome: "unproven" });
    const { leadId } = await accepted({ ...mine, proof });
    expect(await accepted({ ...mine, proof })).toMatchObject({ leadId, replay: true });
    expect(await send({ ...mine, proof, form: person() })).toEqual({ outcome: "conflict" });
  });
  test("a page without script is held for a click instead, and a calm center beside it is not", async () => {
    expect((await accepted({ originSlug: await busyCenter(), door: "page" })).awaits).toBe("click");
    expect((await accepted({ originSlug: await newCenter(), door: "page" })).awaits).toBeNull();
  });
  test("a script that sends no key cannot prove anything, and is held like a page", async () => {
    expect((await accepted({ originSlug: await busyCenter(), door: "script", idempotencyKey: undefined })).awaits).toBe("click");
  });
  test("the limit in all refuses who gives no proof, and never who does", async () => {
    await setLeadLimits(ctx.db, { inAll: 1 });
    const originSlug = await newCenter();
    expect(await send({ originSlug, door: "page" })).toMatchObject({ outcome: "limited", by: "all" });
    expect(await byScript({ originSlug })).toMatchObject({ outcome: "accepted", awaits: "click" });
  });
});

describe("a mailbox that never confirmed", () => {
  const sentTo = async (email: string) => {
    const digest = mailboxDigest(ctx.keys, email);
    const { rows } = await sql<{ status: string; template: string }>`
      select status, template from mail_messages where recipient_digest = ${digest} order by created_at`.execute(ctx.db);
    return rows;
  };
  const going = async (email: string) => (await sentTo(email)).filter(({ status }) => status !== "withheld").length;

  test("gets one mail, whatever happens: more requests, rounds, silence of centers, at once or in turn", async () => {
    const form = person();
    const requests = await Promise.all(
      [1, 2, 3, 4].map(async (n) => accepted({ originSlug: await newCenter(), form: { ...form, mensaje: `n ${n}` } })),
    );
    await Promise.all(requests.map(({ leadId }) => routeLead(ctx, { leadId, round: 1 })));
    expect(await going(form.email)).toBe(1);
    await sql`update offers set answer_by = now() - interval '1 minute'`.execute(ctx.db);
    await expireOffers(ctx);
    expect((await sentTo(form.email)).length).toBeGreaterThan(4);
    expect(await going(form.email)).toBe(1);
  });
  test("is the same mailbox in capitals, with a tag and, at Gmail, with points", async () => {
    for (const [index, email] of ["flor.mia@gmail.com", "FlorMia@gmail.com", "florm.ia+cuna@googlemail.com"].entries()) {
      const { leadId } = await accepted({ originSlug: await newCenter(), form: person({ email, mensaje: `n ${index}` }) });
      await routeLead(ctx, { leadId, round: 1 });
    }
    expect(await going("flormia@gmail.com")).toBe(1);
  });
  test("is written to again once its owner confirms, with the newest word on each request", async () => {
    const form = person();
    const [one, two] = [
      await accepted({ originSlug: await newCenter(), form }),
      await accepted({ originSlug: await newCenter(), form: { ...form, mensaje: "Otra" } }),
    ];
    for (const { leadId } of [one, two]) await routeLead(ctx, { leadId, round: 1 });
    expect(await mailsOf(two.leadId)).toContainEqual({ template: "lead-receipt", status: "withheld" });
    await confirm(one.leadId);
    expect(await mailsOf(two.leadId)).toContainEqual({ template: "lead-receipt", status: "queued" });
    const three = await accepted({ originSlug: await newCenter(), form: { ...form, mensaje: "Y otra" } });
    await routeLead(ctx, { leadId: three.leadId, round: 1 });
    expect(await mailsOf(three.leadId)).toContainEqual({ template: "lead-receipt", status: "queued" });
  });
  test("stays one after its request was erased", async () => {
    const form = person();
    const { leadId } = await accepted({ originSlug: await newCenter(), form });
    await routeLead(ctx, { leadId, round: 1 });
    await sql`update leads set status = 'unconfirmed', awaits = 'click', created_at = now() - interval '8 days' where id = ${leadId}`.execute(
      ctx.db,
    );
    await eraseUnconfirmedLeads(ctx);
    const again = await accepted({ originSlug: await newCenter(), form: { ...form, mensaje: "De nuevo" } });
    await routeLead(ctx, { leadId: again.leadId, round: 1 });
    expect(await going(form.email)).toBe(1);
  });
});
