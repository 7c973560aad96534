import { sql } from "kysely";
import { matchPath } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import type { Handle } from "#app/handle.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { decideObjection } from "#domain/conduct/decide-objection.server.ts";
import { NO_HOURS } from "#domain/consultations/hours.ts";
import { setHours } from "#domain/consultations/set-hours.server.ts";
import { projectProfiles } from "#domain/directory/project-profiles.server.ts";
import { listen } from "#platform/db/listen.ts";
import { MADE_FROM } from "#server/content-groups.ts";
import { testContext } from "./support/context.ts";
import { hearQueries } from "./support/heard-queries.ts";
import { addCenter } from "./support/leads.ts";
import { publicPages } from "./support/public-pages.ts";
import { routesOf } from "./support/site-map.ts";
import { openWholeSite } from "./support/whole-site.ts";

// Cached pages are made again when their contents have changed.

const ctx = await testContext();
const modules = import.meta.glob<{ handle?: Handle }>(["../app/routes/public/**/*.tsx", "!**/*.test.tsx"], { eager: true });

/** Tables that do not announce their changes, and why pages are right all the same. */
const SILENT: Readonly<Record<string, string>> = {
  price_lines: "written by migrations alone",
  search_words: "written by the triggers of what is searched",
  consultations: "whoever is free, and the day of a review: true within the minute that a page is kept",
  consultation_doctors: "whoever is free: true within the minute that a page is kept",
  consultation_calendars: "whoever is free: true within the minute that a page is kept",
  consultation_busy: "whoever is free: true within the minute that a page is kept",
  offers: "a month of requests is counted: true within the minute that a page is kept",
  inbox_messages: "a measured time: true within the minute that a page is kept",
  profile_decisions: "a measured time: true within the minute that a page is kept",
};

const { heard, plugin: listener } = hearQueries();

const handleOf = (address: string) => {
  const path = address.split("?")[0]!;
  const route = routesOf("public").find(({ pattern }) => matchPath(pattern, path));
  return route && modules[`../app/${route.file}`]?.handle;
};

test("every table that a kept page is made of tells of its changes", async () => {
  const { rows: told } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where f.prosrc like '%content_changed%'`.execute(ctx.db);
  expect(told.map(({ name }) => name).sort()).toEqual(Object.keys(MADE_FROM).sort());
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(ctx.db);
  const { rows: views } = await sql<{ name: string; definition: string }>`
    select viewname as name, definition from pg_views where schemaname = 'public'`.execute(ctx.db);
  /** Adds the tables of the views in these queries. */
  const withViews = (queries: string): string => {
    const more = views.filter(({ name, definition }) => new RegExp(`\\b${name}\\b`).test(queries) && !queries.includes(definition));
    return more.length === 0 ? queries : withViews([queries, ...more.map(({ definition }) => definition)].join("\n"));
  };
  const site = await openWholeSite({ ...ctx, db: ctx.db.withPlugin(listener) });
  const silent = new Map<string, string[]>();
  const kept = Object.values(publicPages).filter((page) => handleOf(page)?.cache === "shared");
  expect(kept.length).toBeGreaterThan(30);
  for (const address of kept) {
    heard.length = 0;
    expect((await site.ask(address)).status).toBe(200);
    const asked = withViews(heard.join("\n"));
    const { madeFrom = ["directory", "texts"] } = handleOf(address)!;
    for (const { name } of tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(asked) && !(name in SILENT))) {
      const group = MADE_FROM[name];
      if (!group || (group !== "all" && group !== "site" && !madeFrom.includes(group)))
        silent.set(name, [...(silent.get(name) ?? []), address]);
    }
  }
  expect(Object.fromEntries(silent)).toEqual({});
});

test("what visitors cannot see leaves their pages kept; what they see does not", async () => {
  const center = await addCenter(ctx, "told");
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: member.userId, provider_id: center.id, role: "owner", chosen_at: new Date() })
    .execute();
  const told: string[] = [];
  const listening = await listen(ctx.databaseUrl, ["content_changed"], (_, table) => told.push(table ?? ""));
  onTestFinished(() => listening.close());
  /** Returns the tables whose change was announced. Our own notice follows these. */
  const toldBy = async (change: () => Promise<unknown>) => {
    told.length = 0;
    await change();
    await sql`select pg_notify('content_changed', 'the end')`.execute(ctx.db);
    await expect.poll(() => told.at(-1)).toBe("the end");
    return told.slice(0, -1);
  };
  const profile = (change: object) => ctx.db.updateTable("provider_profiles").set(change).where("id", "=", center.id).execute();
  const publication = { from_day: "2026-01-01", to_day: "2026-03-31", cases: 5, answered: 5, opened: 5, returned: 0 };

  expect(await toldBy(() => profile({ verification_status: "pending" }))).toContain("provider_profiles");
  expect(await toldBy(() => profile({ clinic_name: "Clínica en camino" }))).toEqual([]);
  expect(await toldBy(() => setHours(ctx, member, NO_HOURS))).toEqual([]);
  expect(await toldBy(() => profile({ verification_status: "published" }))).toEqual(["provider_profiles"]);
  expect(await toldBy(() => profile({ daily_lead_cap: 3, updated_at: new Date() }))).toEqual([]);
  // Also the first run is waited for: its announcement would be heard in the second one.
  await toldBy(() => projectProfiles(ctx.db));
  expect(await toldBy(() => projectProfiles(ctx.db))).toEqual([]);
  expect(await toldBy(() => profile({ clinic_name: "Clínica que llegó" }))).toEqual(["provider_profiles"]);
  expect(await toldBy(() => setHours(ctx, member, { ...NO_HOURS, minutes: 30 }))).toEqual(["consultation_hours"]);
  const objected = { provider_id: center.id, ...publication, public_from: "2026-04-10", objection: "No fue así", objected_at: new Date() };
  expect(await toldBy(() => ctx.db.insertInto("conduct_publications").values(objected).execute())).toEqual(["conduct_publications"]);
  const { id } = await ctx.db
    .selectFrom("conduct_publications")
    .select("id")
    .where("provider_id", "=", center.id)
    .executeTakeFirstOrThrow();
  const upheld = { decision: "upheld", reason: "Tenía razón" } as const;
  expect(await toldBy(() => decideObjection(ctx.db, id, upheld, "worker"))).toEqual(["conduct_publications"]);
  expect(await toldBy(() => profile({ verification_status: "pending" }))).toEqual(["provider_profiles"]);
});
