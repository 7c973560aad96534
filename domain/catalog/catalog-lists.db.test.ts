import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { grantBadge } from "./award-badge.server.ts";
import { allBadges, badgesPage, oneBadge, profilesWithout } from "./badge-queries.server.ts";
import { CATALOG, LISTS } from "./catalog.ts";
import {
  type EntrySearch,
  entriesByKey,
  entriesNamed,
  entriesPage,
  listSizes,
  oneEntry,
  profilesNaming,
  serviceChoices,
} from "./entry-queries.server.ts";
import { knownNames, unknownNames } from "./known-names.server.ts";

const opened = await testContext();
const ctx = { ...opened, actor: "admin:lia" as const };
const { db } = ctx;
const ALL: EntrySearch = { view: "todas", search: null, sort: "orden", descending: false, page: 1 };

test.each(LISTS)("the list of %s holds each entry once, offered or withdrawn, with the profiles that name it", async (list) => {
  const { rows, total } = await entriesPage(db, list, ALL, 10_000);
  expect(total).toBe((await listSizes(db))[list]);
  expect(rows).toHaveLength(total);
  const offered = await entriesPage(db, list, { ...ALL, view: "ofrecidas" }, 10_000);
  const withdrawn = await entriesPage(db, list, { ...ALL, view: "retiradas" }, 10_000);
  expect(offered.total + withdrawn.total).toBe(total);
  expect([offered.rows.every((entry) => entry.offered), withdrawn.rows.some((entry) => entry.offered)]).toEqual([true, false]);
  // The whole list, one entry, and several of them count the same profiles.
  const [most] = (await entriesPage(db, list, { ...ALL, sort: "uso", descending: true }, 1)).rows;
  expect(most!.profiles).toBe(Math.max(...rows.map(({ profiles }) => profiles)));
  expect(await oneEntry(db, list, most!.key)).toMatchObject({ key: most!.key, name: most!.name, profiles: most!.profiles });
  expect(await entriesByKey(db, list, [most!.key, "no-such-key"])).toMatchObject([{ key: most!.key, profiles: most!.profiles }]);
  expect(await profilesNaming(db, list, [most!.key])).toBe(most!.profiles);
  expect([await oneEntry(db, list, "no-such-key"), await profilesNaming(db, list, [])]).toEqual([null, 0]);
  expect((await entriesPage(db, list, { ...ALL, search: "%" }, 10_000)).total).toBe(0);
  expect((await entriesPage(db, list, { ...ALL, search: most!.name }, 10_000)).rows.map(({ key }) => key)).toContain(most!.key);
});

test("a profile that names two entries counts once for both together", async () => {
  const before = await Promise.all([
    profilesNaming(db, "servicios", ["fiv"]),
    profilesNaming(db, "servicios", ["icsi"]),
    profilesNaming(db, "servicios", ["fiv", "icsi"]),
  ]);
  await addCenter(ctx, "de-los-dos", { services_offered: ["fiv", "icsi"], city: "Santiago" });
  await addCenter(ctx, "de-uno", { services_offered: ["icsi"], city: "Santiago" });
  expect(
    await Promise.all([
      profilesNaming(db, "servicios", ["fiv"]),
      profilesNaming(db, "servicios", ["icsi"]),
      profilesNaming(db, "servicios", ["fiv", "icsi"]),
    ]),
  ).toEqual([before[0] + 1, before[1] + 2, before[2] + 2]);
});

test("an entry of any list is found by a part of its name, without accents, or by its whole key", async () => {
  const find = async (words: string) => (await entriesNamed(db, words, 1000)).rows.map(({ list, key }) => `${list} ${key}`);
  const fiv = await oneEntry(db, "servicios", "fiv");
  expect(await find(fiv!.name.toUpperCase())).toContain("servicios fiv");
  expect(await find("us")).toContain("paises US");
  expect(await find("no hay nada así")).toEqual([]);
  const { rows, total } = await entriesNamed(db, "a", 2);
  expect([rows.length, total > 2]).toEqual([2, true]);
  const services = await serviceChoices(db);
  expect(services).toHaveLength((await listSizes(db)).servicios);
  expect(services).toContainEqual({ value: "fiv", label: fiv!.name });
  expect(CATALOG.servicios.table).toBe("service_types");
});

test("what a form names and nobody knows is refused, field by field; what was left open is not", async () => {
  const known = async (chosen: { pais: string; ciudad: string; idioma: string }) => {
    const { rows } = await sql<{
      country: string | null;
      city: string | null;
      language: string | null;
    }>`select ${knownNames(chosen)}`.execute(db);
    return { found: rows[0]!, errors: unknownNames(chosen, rows[0]!) };
  };
  expect(await known({ pais: "República Dominicana", ciudad: "Santiago", idioma: "es" })).toEqual({
    found: { country: "DO", city: "Santiago", language: "es" },
    errors: {},
  });
  expect(await known({ pais: "", ciudad: "", idioma: "" })).toEqual({ found: { country: null, city: null, language: null }, errors: {} });
  expect((await known({ pais: "Atlántida", ciudad: "Macondo", idioma: "xx" })).errors).toEqual({
    pais: "invalid",
    ciudad: "invalid",
    idioma: "invalid",
  });
});

test("a badge is listed with its holders, and granted only to who does not have it and is public", async () => {
  const [badge] = await allBadges(db);
  const [center, hidden] = [
    await addCenter(ctx, "premiado", { clinic_name: "Centro Zafiro 50%" }),
    await addCenter(ctx, "oculto", { clinic_name: "Centro Zafiro 50% bis", verification_status: "draft" }),
  ];
  const without = async (words: string) => (await profilesWithout(db, badge!.id, words)).map(({ id }) => id);
  expect(await without("zafiro 50%")).toEqual([center.id]);
  expect(await without("zafiro%50")).toEqual([]);
  expect(await grantBadge(ctx, { badgeId: badge!.id, providerId: center.id, reason: "Premio" })).toEqual({ outcome: "granted" });
  expect(await without("zafiro")).toEqual([]);
  expect((await oneBadge(db, badge!.id))!.holders).toBe(badge!.holders + 1);
  expect(await oneBadge(db, "00000000-0000-4000-8000-000000000009")).toBeNull();
  expect(await grantBadge(ctx, { badgeId: "00000000-0000-4000-8000-000000000009", providerId: hidden.id, reason: "x" })).toEqual({
    outcome: "gone",
  });
  const page = (change: object) => badgesPage(db, { search: null, sort: "nombre", descending: false, page: 1, ...change });
  expect((await page({})).total).toBe((await allBadges(db)).length);
  expect((await page({ search: badge!.name.toUpperCase() })).rows.map(({ id }) => id)).toContain(badge!.id);
  expect((await page({ search: "no hay nada así" })).total).toBe(0);
  const held = (await page({ sort: "perfiles", descending: true })).rows.map(({ holders }) => holders);
  expect(held).toEqual([...held].sort((a, b) => b - a));
});
