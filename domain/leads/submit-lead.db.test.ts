import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { chainHolds } from "#domain/vault/evidence.ts";
import { setLeadLimits, testContext } from "#tests/support/context.ts";
import { addCenter, maria, person, submission, submitted, words } from "#tests/support/leads.ts";
import { leaveOfPatient } from "./lead-access.ts";
import { EMPTY_LEAD_FORM } from "./lead-form-fields.ts";
import { unsealLead } from "./sealed-lead.server.ts";
import { submitLead } from "./submit-lead.server.ts";

const ctx = await testContext();
const luna = await addCenter(ctx, "luna");
const submit = (input: Parameters<typeof submission>[0]) => submitLead(ctx, submission({ originSlug: "luna", ...input }));
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const jobsOf = async (leadId: string) =>
  (await sql<{ data: object }>`select data from pgboss.job where name = 'route-lead' and data->>'leadId' = ${leadId}`.execute(ctx.db)).rows;
const count = async (table: "leads" | "subject_keys" | "lead_receivers" | "lead_consents" | "evidence" | "audit_log") => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(ctx.db);
  return rows[0]!.n;
};
const counts = async () => [
  await count("leads"),
  await count("subject_keys"),
  await count("lead_receivers"),
  await count("lead_consents"),
  await count("evidence"),
  await count("audit_log"),
];

test("an accepted request is stored whole: lead, key, receiver, consents, evidence, audit line and job", async () => {
  const result = await submit({ form: { ...maria, ciudad: "Santiago", idioma: "es" } });
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  expect(result).toMatchObject({ receivers: [{ id: luna.id, name: luna.name }], replay: false });
  expect(result.number).toMatch(/^CU-20\d\d-\d{5,}$/);
  expect(await leadOf(result.leadId)).toMatchObject({
    number: result.number,
    status: "accepted",
    kind: "center",
    source: "dialog",
    service_type_id: "fiv",
    country: "República Dominicana",
    city: "Santiago",
    care_language: "es",
    origin_center_id: luna.id,
    spam_code: null,
  });
  expect(await ctx.db.selectFrom("lead_receivers").selectAll().where("lead_id", "=", result.leadId).execute()).toMatchObject([
    { lead_id: result.leadId, provider_id: luna.id, named_by: "origin", position: 1, already_at: null },
  ]);
  const consents = await ctx.db.selectFrom("lead_consents").selectAll().where("lead_id", "=", result.leadId).orderBy("purpose").execute();
  expect(consents).toMatchObject([
    { purpose: "newsletter", granted: false, provider_ids: [], text: words.newsletter, text_version: "test-1" },
    { purpose: "send", granted: true, provider_ids: [luna.id], text: "Acepto que Cuna envíe esta solicitud a Centro luna." },
  ]);
  const links = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", result.leadId).orderBy("position").execute();
  expect(chainHolds({ kind: "lead", id: result.leadId }, links)).toBe(true);
  const audit = await ctx.db.selectFrom("audit_log").selectAll().where("subject_id", "=", result.leadId).execute();
  expect(audit).toMatchObject([{ actor: "visitor", action: "lead.submitted", detail: { evidence: links[0]!.digest.toString("hex") } }]);
  expect(await jobsOf(result.leadId)).toEqual([{ data: { leadId: result.leadId, round: 1 } }]);
});

test("who asks, and about what, is sealed: no column of any row of the lead can be read", async () => {
  const { leadId } = await submitted(ctx, {
    originSlug: "luna",
    form: person({ nombre: "Quintanilla", mensaje: "canariomensaje", informacionAdicional: "canarioinfo" }),
  });
  const { rows } = await sql<{ row: string }>`
    select l::text as row from leads l where id = ${leadId} union all select k::text from subject_keys k where subject_id = ${leadId}
    union all select e::text from evidence e where subject_id = ${leadId} union all select a::text from audit_log a where subject_id = ${leadId}
    union all select data::text from pgboss.job where data->>'leadId' = ${leadId}`.execute(ctx.db);
  const lead = await leadOf(leadId);
  const stored = rows.map(({ row }) => row).join("\n") + lead.sealed!.toString("latin1");
  for (const canary of ["Quintanilla", "canariomensaje", "canarioinfo", "correo.example", "8095551", "198.51.100", "pareja-femenina"])
    for (const hidden of [canary, Buffer.from(canary).toString("hex"), Buffer.from(canary).toString("base64")])
      expect(stored).not.toContain(hidden);
  expect(await unsealLead(ctx.keys, ctx.db, leaveOfPatient(leadId), lead.sealed)).toMatchObject({
    form: { nombre: "Quintanilla" },
    phone: { valid: true },
  });
});

describe("one request is one lead", () => {
  test("however often it is sent at once with one key", async () => {
    const same = submission({ originSlug: "luna", idempotencyKey: "fifty-at-once" });
    const results = await Promise.all(Array.from({ length: 50 }, () => submitLead(ctx, same)));
    const accepted = results.filter((result) => result.outcome === "accepted");
    expect(accepted).toHaveLength(50);
    expect(new Set(accepted.map((result) => result.number)).size).toBe(1);
    expect(accepted.filter((result) => !result.replay)).toHaveLength(1);
    expect(await jobsOf(accepted[0]!.leadId)).toHaveLength(1);
  });
  test("and another request with its key is a conflict, at the same moment too", async () => {
    const form = person();
    const first = await submit({ form, idempotencyKey: "mine" });
    expect(first.outcome).toBe("accepted");
    expect(await submit({ form: { ...form, mensaje: "Otra cosa" }, idempotencyKey: "mine" })).toEqual({ outcome: "conflict" });
    expect(await submit({ form: person(), idempotencyKey: "mine" })).toEqual({ outcome: "conflict" });
    const race = await Promise.all(Array.from({ length: 8 }, () => submit({ form: person(), idempotencyKey: "raced" })));
    expect(race.map((result) => result.outcome).toSorted()).toEqual(["accepted", ...Array(7).fill("conflict")]);
  });
  test("without a key, when every word is the same", async () => {
    const form = person();
    const [first, again, other] = [
      await submit({ form }),
      await submit({ form }),
      await submit({ form: { ...form, mensaje: "Y otra pregunta" } }),
    ];
    expect(again).toMatchObject({ outcome: "accepted", replay: true, number: first.outcome === "accepted" && first.number });
    expect(other).toMatchObject({ outcome: "accepted", replay: false });
  });
});

test("a person who falls into the trap is told of success, and the lead goes nowhere", async () => {
  const result = await submit({ form: person({ website: "filled" }), originSlug: undefined });
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  expect(await leadOf(result.leadId)).toMatchObject({ status: "rejected", spam_code: "honeypot" });
  expect(await jobsOf(result.leadId)).toEqual([]);
});

describe("limits", () => {
  test("a person has five requests an hour, also when they come at once; a replay is none", async () => {
    const form = person();
    const burst = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        submit({ form: { ...form, mensaje: `Pregunta ${index}` }, idempotencyKey: `burst-${index}` }),
      ),
    );
    expect(burst.filter((result) => result.outcome === "accepted")).toHaveLength(5);
    const again = burst.findIndex((result) => result.outcome === "accepted");
    expect(await submit({ form: { ...form, mensaje: `Pregunta ${again}` }, idempotencyKey: `burst-${again}` })).toMatchObject({
      replay: true,
    });
    const limited = await submit({ form: { ...form, email: form.email.toUpperCase(), mensaje: "Una más" } });
    if (limited.outcome !== "limited") throw new Error(limited.outcome);
    expect(limited.by).toBe("person");
    expect(limited.retryAfterSeconds).toBeGreaterThan(3000);
    expect(limited.retryAfterSeconds).toBeLessThanOrEqual(3600);
    const { leadId } = burst.find((result) => result.outcome === "accepted")!;
    await sql`update leads set created_at = created_at - interval '61 minutes'
      where email_digest = (select email_digest from leads where id = ${leadId})`.execute(ctx.db);
    expect(await submit({ form: { ...form, mensaje: "Una más" } })).toMatchObject({ outcome: "accepted" });
  });
  test("an address has sixty, and everybody together what the settings say", async () => {
    const evidence = { ip: "203.0.113.9", userAgent: null, pageUrl: null };
    const crowd = await Promise.all(Array.from({ length: 64 }, () => submit({ evidence })));
    expect(crowd.filter((result) => result.outcome === "accepted")).toHaveLength(60);
    expect(crowd.filter((result) => result.outcome === "limited")).toHaveLength(4);
    await setLeadLimits(ctx.db, { inAll: 1 });
    expect(await submit({})).toMatchObject({ outcome: "limited", by: "all" });
    await setLeadLimits(ctx.db, { inAll: 10_000 });
  });
});

test("when the job cannot be left, nothing is", async () => {
  const before = await counts();
  const broken = { ...ctx, jobs: { ...ctx.jobs, insertion: async () => sql`insert into no_queue default values` } };
  await expect(submitLead(broken, submission({ originSlug: "luna" }))).rejects.toThrow("no_queue");
  expect(await counts()).toEqual(before);
});

test("countries, cities and languages that do not exist are refused by name", async () => {
  expect(await submit({ form: person({ pais: "Atlántida", ciudad: "Ys", idioma: "xx" }) })).toEqual({
    outcome: "invalid",
    errors: { pais: "invalid", ciudad: "invalid", idioma: "invalid" },
  });
});

test("«Otros» is a service of its own, and a page that knows better says so", async () => {
  const service = async (tratamiento: string, serviceId?: string) => {
    const { leadId } = await submitted(ctx, { originSlug: "luna", form: person({ tratamiento }), serviceId });
    return (await leadOf(leadId)).service_type_id;
  };
  expect(await service("Otros")).toBe("otros");
  expect(await service("Otros", "inseminacion")).toBe("inseminacion");
  expect(await service("", "inseminacion")).toBe("inseminacion");
  expect(await service("ICSI", "inseminacion")).toBe("icsi");
  expect(await service("Otros", "no-such-service")).toBe("otros");
  expect(await service("")).toBeNull();
});

test("a form as short as the card's is enough", async () => {
  const { nombre, apellido, email, telefono } = person();
  expect(
    await submit({ variant: "card", form: { ...EMPTY_LEAD_FORM, nombre, apellido, email, telefono, consentimiento: true } }),
  ).toMatchObject({ outcome: "accepted" });
});
