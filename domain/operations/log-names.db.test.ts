import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { record } from "#domain/audit/record.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { namesInLog } from "./log-names.server.ts";
import { type AskedLog, logPage, teamOfLog } from "./log-queries.server.ts";
import { settingHistory } from "./setting-history.server.ts";

const ctx = await testContext();
const { db } = ctx;
const everything: AskedLog = { everybody: true, person: null, area: null, from: null, to: null, about: null, after: null };
const maria = idOfPerson("maria");

const written = (subjectId: string) =>
  sql`insert into audit_log (actor, action, subject_type, subject_id) values ('worker', 'lead.routed', 'lead', ${subjectId})`.execute(db);
const found = async (about: string) => (await logPage(db, { ...everything, about }, 500)).lines;

test("a line is found by the name or number of what it is about, and leads to its page; nobody else's line is", async () => {
  const center = await addCenter(ctx, "registro", { clinic_name: "Centro Río Güibia 100%" });
  const specialist = await addCenter(ctx, "especialista", { provider_type: "specialist", clinic_name: null, full_name: "Noelia Guzmán" });
  const { leadId, number } = await routed(ctx, { originSlug: center.slug, form: person() });
  const { id: offerId } = await db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const claim = await db
    .insertInto("profile_claims")
    .values({ provider_id: center.id, user_id: maria })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { member } = await aBuyer(ctx);
  await askTopUp({ ...ctx, gateway: openSandbox(ctx.keys) }, member, { netCents: 100_00, method: "card" });
  const topUp = await db.selectFrom("top_ups").select(["id", "reference"]).executeTakeFirstOrThrow();
  const { email } = await db.selectFrom("profiles").select("email").where("user_id", "=", maria).executeTakeFirstOrThrow();
  const stranger = await addCenter(ctx, "ajeno");
  const things = [
    [center.id, "rio guibia", "Centro Río Güibia 100%", `centros/${center.id}`],
    [specialist.id, "Noelia", "Noelia Guzmán", `especialistas/${specialist.id}`],
    [claim.id, "GÜIBIA 100%", "Centro Río Güibia 100%", `reclamos/${claim.id}`],
    [leadId, number.toLowerCase(), number, `solicitudes/${leadId}`],
    [offerId, number, number, `solicitudes/${leadId}`],
    [topUp.id, topUp.reference.toLowerCase(), topUp.reference, `recargas/${topUp.id}`],
    [maria, "maria rosario", "María Rosario", `usuarios/${maria}`],
    [maria, email.toUpperCase(), "María Rosario", `usuarios/${maria}`],
  ] as const;
  for (const id of [...things.map(([id]) => id), stranger.id]) await written(id);
  for (const [id, words, name, path] of things) {
    const lines = await found(words);
    expect(
      lines.map(({ subjectId }) => subjectId),
      words,
    ).toContain(id);
    expect(
      lines.map(({ subjectId }) => subjectId),
      words,
    ).not.toContain(stranger.id);
    expect((await namesInLog(db, lines))[id], words).toEqual({ name, path: `/dashboard/admin/${path}` });
  }
  // A sign of percent is one that somebody typed.
  expect((await found("Río%100")).length).toBe(0);
});

test("a text is found by its title once it is public, and an id within a detail has its name too", async () => {
  const { kind, slug, title } = await db
    .selectFrom("content_versions")
    .select(["kind", "slug", "title"])
    .where("state", "=", "published")
    .where("kind", "=", "treatment")
    .executeTakeFirstOrThrow();
  await written(slug);
  const lines = await found(title.toUpperCase());
  expect(lines.map(({ subjectId }) => subjectId)).toContain(slug);
  expect((await namesInLog(db, lines))[`${kind}:${slug}`]).toEqual({ name: title, path: `/dashboard/admin/contenido/${kind}/${slug}` });
  const center = await addCenter(ctx, "detalle");
  const detail = { lead: null, providers: [center.id] };
  await db
    .transaction()
    .execute((tx) => record(tx, { actor: "worker", action: "lead.routed", subjectType: "lead", subjectId: "x", detail }));
  expect((await namesInLog(db, await found("x")))[center.id]?.name).toBe(center.name);
});

test("the history of a setting is its own changes, the latest first", async () => {
  for (const [key, type] of [
    ["site", "setting"],
    ["promises", "setting"],
    ["site", "lead"],
    ["site", "setting"],
  ] as const)
    await sql`insert into audit_log (actor, action, subject_type, subject_id) values ('admin:u-1', 'setting.changed', ${type}, ${key})`.execute(
      db,
    );
  const lines = await settingHistory(db, "site");
  expect(lines.map(({ subjectType, subjectId }) => [subjectType, subjectId])).toEqual([
    ["setting", "site"],
    ["setting", "site"],
  ]);
  expect(lines[0]!.id).toBeGreaterThan(lines[1]!.id);
});

test("the log can be read by each person of our team, who is named once whatever they may do", async () => {
  const before = await teamOfLog(db);
  expect(before.map(({ value }) => value)).toContain(idOfPerson("lia"));
  expect(before.map(({ value }) => value)).not.toContain(maria);
  expect(new Set(before.map(({ value }) => value)).size).toBe(before.length);
});
