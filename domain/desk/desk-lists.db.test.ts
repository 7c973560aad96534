import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed, submitted } from "#tests/support/leads.ts";
import type { AskedCalls } from "./call-list.ts";
import { callCounts, centerTold, offersToTell } from "./center-calls.server.ts";
import { holdLead } from "./decide-lead.server.ts";
import { leadForDesk } from "./lead-detail.server.ts";
import { centersNamed, resolveCenter } from "./named-center.server.ts";
import { QUEUE_VIEWS } from "./queue.ts";
import { type QueueFilter, queueCounts, queuePage, queueServices } from "./queue-queries.server.ts";
import { rerouteLead } from "./reroute-lead.server.ts";

const ctx = await testContext();
const { db } = ctx;
const LIA = idOfPerson("lia");
const admin = { ...ctx, actor: `admin:${LIA}` as const };
const luna = await addCenter(ctx, "lista-luna");

const QUEUE: QueueFilter = { view: "all", number: null, serviceId: null, sort: "turno", descending: false, page: 1 };
const idsIn = async (filter: Partial<QueueFilter>, ids: readonly string[]) =>
  (await queuePage(db, { ...QUEUE, ...filter }, 1000)).rows.map(({ id }) => id).filter((id) => ids.includes(id));

test("what waits longest comes first, what is decided newest first, and what has no score last; nothing else is looked for", async () => {
  const asked = async (tratamiento: string, hoursAgo: number, status: string, quality: number | null) => {
    const { leadId, number } = await routed(ctx, { originSlug: luna.slug, form: person({ tratamiento }) });
    const created = sql<Date>`now() - make_interval(hours => ${hoursAgo}::int)`;
    await db.updateTable("leads").set({ created_at: created, status, quality_score: quality }).where("id", "=", leadId).execute();
    return { id: leadId, number };
  };
  const [older, newer, icsi] = [await asked("FIV", 3, "held", null), await asked("FIV", 2, "held", 40), await asked("ICSI", 1, "held", 30)];
  const all = [older.id, newer.id, icsi.id];
  for (const view of ["held", "open"] as const) expect(await idsIn({ view }, all)).toEqual(all);
  expect(await idsIn({ view: "held", descending: true }, all)).toEqual(all.toReversed());
  expect(await idsIn({ view: "all" }, all)).toEqual(all.toReversed());
  expect(await idsIn({ sort: "llegada" }, all)).toEqual(all);
  expect(await idsIn({ sort: "calidad" }, all)).toEqual([icsi.id, newer.id, older.id]);
  expect(await idsIn({ sort: "calidad", descending: true }, all)).toEqual([newer.id, icsi.id, older.id]);
  expect(await idsIn({ serviceId: "icsi" }, all)).toEqual([icsi.id]);
  expect(await idsIn({ number: newer.number.slice(1).toLowerCase() }, all)).toEqual([newer.id]);
  expect(await idsIn({ number: "%" }, all)).toEqual([]);
  const services = await queueServices(db);
  await db.updateTable("service_types").set({ active: false }).where("id", "=", services.at(-1)!.value).execute();
  expect(await queueServices(db)).toEqual(services.slice(0, -1));
});

test("our team calls about open offers of centers without a mailbox, those whose time is over among them", async () => {
  const CALLS: AskedCalls = { view: "esperan", search: null, sort: "plazo", descending: false, page: 1, late: null };
  const made = async (slug: string, email: string | null, phone: string) => {
    const center = await addCenter(ctx, slug, { email, phone });
    const { leadId, number } = await routed(ctx, { originSlug: center.slug });
    const { id } = await db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
    return { id, number, center };
  };
  const [none, empty, mailed, ended] = [
    await made("sin-buzon", null, "+1 809 555 7001"),
    await made("buzon-vacio", "", "+1 809 555 7002"),
    await made("con-buzon", "citas@con-buzon.example", "+1 809 555 7003"),
    await made("terminada", null, "+1 809 555 7004"),
  ];
  await db.updateTable("offers").set({ status: "declined" }).where("id", "=", ended.id).execute();
  await sql`update offers set answer_by = now() - interval '1 hour' where id = ${empty.id}`.execute(db);
  const known = [none, empty, mailed, ended].map(({ id }) => id);
  const listed = async (asked: Partial<AskedCalls>) =>
    (await offersToTell(db, { ...CALLS, ...asked }, 1000)).rows.filter(({ id }) => known.includes(id));
  const ids = async (asked: Partial<AskedCalls>) => (await listed(asked)).map(({ id }) => id);
  expect(await ids({})).toEqual([empty.id, none.id]);
  expect((await listed({})).map(({ overdue }) => overdue)).toEqual([true, false]);
  expect([await ids({ late: true }), await ids({ late: false })]).toEqual([[empty.id], [none.id]]);
  expect(await ids({ sort: "centro", descending: true })).toEqual([none.id, empty.id]);
  for (const search of ["BUZON-VACIO", empty.number.toLowerCase(), "555 7002"]) expect(await ids({ search })).toEqual([empty.id]);
  const before = await callCounts(db);
  expect((await offersToTell(db, CALLS)).total).toBe(before.esperan);
  expect([await centerTold(ctx, LIA, ended.id), await centerTold(ctx, LIA, "no-id")]).toEqual([
    { outcome: "not-found" },
    { outcome: "not-found" },
  ]);
  await centerTold(ctx, LIA, none.id);
  expect(await callCounts(db)).toEqual({ esperan: before.esperan - 1, avisadas: before.avisadas + 1 });
  expect([await ids({}), await ids({ view: "avisadas", sort: "aviso" })]).toEqual([[empty.id], [none.id]]);
  const log = db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", none.id).where("actor", "like", "admin:%");
  expect(await log.execute()).toEqual([{ actor: `admin:${LIA}`, action: "offer.told-by-phone" }]);
});

test("a center is meant by its address, or by its whole name where that is one center's; a part of a name decides nothing", async () => {
  const name = { clinic_name: "Clínica Ébano" };
  const [santiago, moca] = [
    await addCenter(ctx, "ebano-uno", { ...name, city: "Santiago" }),
    await addCenter(ctx, "ebano-dos", { ...name, city: "Moca" }),
  ];
  const alone = await addCenter(ctx, "ceiba", { clinic_name: "Clínica Ceiba Roja" });
  await addCenter(ctx, "ceiba-borrador", { clinic_name: "Clínica Ceiba Roja", verification_status: "draft" });
  await addCenter(ctx, "ceiba-persona", { provider_type: "specialist", clinic_name: null, full_name: "Clínica Ceiba Roja" });
  const meant = (typed: string, chosen = "") => resolveCenter(db, typed, chosen);
  const both = [
    { slug: moca.slug, label: "Clínica Ébano, Moca" },
    { slug: santiago.slug, label: "Clínica Ébano, Santiago" },
  ];
  expect(await meant("  clinica   EBANO ")).toEqual({ candidates: expect.arrayContaining(both) });
  expect(await meant("Clínica Ébano, Moca")).toEqual({ slug: moca.slug });
  expect(await meant("clínica ébano", santiago.slug)).toEqual({ slug: santiago.slug });
  expect(await meant("ebano-dos")).toEqual({ slug: moca.slug });
  expect(await meant("clinica ceiba roja")).toEqual({ slug: alone.slug });
  expect(await meant("clinica ceiba")).toEqual({ candidates: [{ slug: alone.slug, label: "Clínica Ceiba Roja, Santiago" }] });
  // Somebody chose one, and then typed another name.
  expect(await meant("clinica ceiba roja", santiago.slug)).toEqual({ slug: alone.slug });
  expect((await centersNamed(db, "roja")).map(({ slug }) => slug)).toEqual([alone.slug]);
  expect((await centersNamed(db, "clínica seiba roha")).map(({ slug }) => slug)).toContain(alone.slug);
  for (const nothing of ["", "  \0 ", "%", "zzzzzz"]) expect(await centersNamed(db, nothing)).toEqual([]);
});

test("who decides sees what became of a request, the newest line first, and nothing of other requests", async () => {
  const form = person();
  const { leadId } = await routed(ctx, { originSlug: luna.slug, form });
  const other = await routed(ctx, {
    originSlug: luna.slug,
    form: { ...form, tratamiento: "ICSI", mensaje: "Y de ICSI, ¿qué precio tiene?" },
  });
  await holdLead(admin, LIA, other.leadId, "asks-to-wait");
  const lead = (await leadForDesk(admin, leadId))!;
  expect(lead).toMatchObject({ id: leadId, status: "routed", emailConfirmed: false, attachedTo: null, sameAsk: [] });
  expect(lead.offers).toMatchObject([{ slug: luna.slug, status: "open", exclusivity: "exclusive" }]);
  expect(lead.rounds).toMatchObject([{ round: 1, outcome: "routed", candidates: [{ provider_id: luna.id, chosen: true }] }]);
  expect(lead.evidence).toMatchObject([{ position: 0, kind: "submission", digest: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(lead.log.map(({ action }) => action)).toEqual(["lead.routed", expect.stringMatching(/^lead\./)]);
  await db.updateTable("mail_messages").set({ status: "refused" }).where("lead_id", "=", leadId).execute();
  await db.updateTable("leads").set({ email_confirmed_at: new Date() }).where("id", "=", leadId).execute();
  expect(await leadForDesk(admin, leadId)).toMatchObject({ mailboxSilent: true, emailConfirmed: true });
  expect(await leadForDesk(admin, "no-id")).toBeNull();
});

test("our team starts a round for somebody, of a request that is neither new nor closed nor held", async () => {
  const { leadId } = await submitted(ctx, { originSlug: luna.slug });
  expect(await rerouteLead(admin, LIA, leadId, [luna.id])).toEqual({ outcome: "not-now" });
  await routeLead(ctx, { leadId, round: 1 });
  expect(await rerouteLead(admin, LIA, leadId, [])).toEqual({ outcome: "nobody" });
  for (const status of ["closed", "rejected", "held"]) {
    await db.updateTable("leads").set({ status }).where("id", "=", leadId).execute();
    expect(await rerouteLead(admin, LIA, leadId, [luna.id])).toEqual({ outcome: "not-now" });
  }
  for (const status of ["closed", "rejected"]) {
    await db.updateTable("leads").set({ status }).where("id", "=", leadId).execute();
    expect(await holdLead(admin, LIA, leadId, "asks-to-wait")).toEqual({ outcome: "not-now" });
  }
});

test("each view of the queue holds as many requests as it says, and every request is in one of them", async () => {
  const counts = await queueCounts(db);
  for (const view of QUEUE_VIEWS) expect((await queuePage(db, { ...QUEUE, view })).total, view).toBe(counts[view]);
  expect([counts.held, counts.rejected, counts.routed].every((count) => count > 0)).toBe(true);
  expect(counts.open).toBe(counts.held + counts.unmatched + counts.waiting);
});
