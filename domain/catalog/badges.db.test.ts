import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { AskedRows } from "#platform/db/list-page.ts";
import { testContext } from "#tests/support/context.ts";
import { grantBadge, revokeBadge } from "./award-badge.server.ts";
import { contrastWithWhite, readBadge } from "./badge.ts";
import type { HolderSort } from "./badge-list.ts";
import { badgesPage, holdersPage, oneBadge, profilesWithout } from "./badge-queries.server.ts";
import { saveBadge } from "./save-badge.server.ts";

const ctx = { ...(await testContext()), actor: "admin:test" as const };
const good = { name: "Laboratorio abierto", description: "Enseña su laboratorio a quien lo pide.", icon: "laboratorio", color: "#0b5e70" };
const ALL: AskedRows<HolderSort> = { search: null, sort: "fecha", descending: true, page: 1 };
let providerId: string;
beforeAll(async () => {
  const { rows } = await sql<{ id: string }>`
    insert into provider_profiles (slug, provider_type, clinic_name, verification_status) values ('flamboyan-rojo', 'clinic', 'Flamboyán Rojo', 'published') returning id`.execute(
    ctx.db,
  );
  providerId = rows[0]!.id;
});

test("white on black contrasts by 21, on white by 1, and a color on which white cannot be read is refused", () => {
  expect(contrastWithWhite("#000000")).toBeCloseTo(21, 5);
  expect(contrastWithWhite("#FFFFFF")).toBeCloseTo(1, 5);
  expect(contrastWithWhite("#767676")).toBeCloseTo(4.54, 2);
  expect(readBadge({ ...good, color: "#FFC7AE" }).errors).toEqual({ color: "contrast" });
  expect(readBadge({ name: "", description: "a".repeat(161), icon: "../x", color: "rojo" }).errors).toEqual({
    name: "required",
    description: "tooLong",
    icon: "choice",
    color: "color",
  });
});

test("two people who open one badge do not overwrite each other", async () => {
  const { badge } = readBadge(good);
  expect(await saveBadge(ctx, badge!)).toEqual({ outcome: "saved", id: "laboratorio-abierto" });
  expect(await saveBadge(ctx, badge!)).toEqual({ outcome: "taken" });
  const opened = (await oneBadge(ctx.db, "laboratorio-abierto"))!;
  expect(await saveBadge(ctx, { ...badge!, description: "Abre su laboratorio." }, opened)).toMatchObject({ outcome: "saved" });
  expect(await saveBadge(ctx, badge!, opened)).toEqual({ outcome: "changed" });
});

test("of people who add one name at once, however they write it, one makes the badge and the others are told that it is taken", async () => {
  const named = (name: string) => saveBadge(ctx, { ...readBadge(good).badge!, name });
  const outcomes = await Promise.all(["Sala de espera", "SALA DE ESPERA", "Sala de Espera"].map(named));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["saved", "taken", "taken"]);
});

test("every holder is found, however many there are: by page, by name and in the order of names", async () => {
  await saveBadge(ctx, { ...readBadge(good).badge!, name: "Muy dada" });
  await sql`insert into provider_profiles (slug, provider_type, clinic_name, verification_status)
    select 'ceiba-' || n, 'clinic', 'Ceiba ' || lpad(n::text, 3, '0'), 'published' from generate_series(1, 230) n`.execute(ctx.db);
  await sql`insert into provider_badges (provider_id, badge_id, awarded_on, reason)
    select id, 'muy-dada', date '2026-01-01' + substr(slug, 7)::int, 'Visita' from provider_profiles where slug like 'ceiba-%'`.execute(
    ctx.db,
  );
  const page = (asked: Partial<AskedRows<HolderSort>>) => holdersPage(ctx.db, "muy-dada", { ...ALL, ...asked });
  const [first, last] = [await page({}), await page({ page: 10 })];
  expect([first.total, first.rows[0]!.name, last.rows.length, last.rows.at(-1)!.name]).toEqual([230, "Ceiba 230", 5, "Ceiba 001"]);
  expect((await page({ sort: "nombre", descending: false })).rows[0]!.name).toBe("Ceiba 001");
  expect((await page({ search: "CEIBA 2" })).total).toBe(31);
  const badges = await badgesPage(ctx.db, { search: "muy DADA", sort: "perfiles", descending: true, page: 1 });
  expect(badges).toMatchObject({ total: 1, rows: [{ name: "Muy dada", holders: 230 }] });
});

test("a badge is granted once and taken back once, and both leave a line with the reason", async () => {
  const award = { badgeId: "laboratorio-abierto", providerId, reason: "Visita del 3 de noviembre" };
  expect(await Promise.all([grantBadge(ctx, award), grantBadge(ctx, award)])).toEqual(
    expect.arrayContaining([{ outcome: "granted" }, { outcome: "had" }]),
  );
  expect((await holdersPage(ctx.db, award.badgeId, ALL)).rows).toMatchObject([{ id: providerId, reason: award.reason }]);
  expect(await profilesWithout(ctx.db, award.badgeId, "Flamboyán R")).toEqual([]);
  expect(await revokeBadge(ctx, { ...award, reason: "Cerró el laboratorio" })).toEqual({ outcome: "revoked" });
  expect(await revokeBadge(ctx, award)).toEqual({ outcome: "gone" });
  const { rows } = await sql<{ action: string; reason: string }>`
    select action, detail ->> 'reason' as reason from audit_log where subject_id = ${providerId} order by id`.execute(ctx.db);
  expect(rows).toEqual([
    { action: "badge.granted", reason: award.reason },
    { action: "badge.revoked", reason: "Cerró el laboratorio" },
  ]);
});
