import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { LISTS } from "#domain/catalog/catalog.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { withClient } from "#platform/db/with-client.ts";
import { openFileFolder } from "#platform/files.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { addCenter, routed } from "./support/leads.ts";
import { testDatabaseUrl } from "./support/database.ts";
import { drawPage, routeArgs } from "./support/route-args.tsx";
import { demoViewer } from "./support/sign-in.ts";
import { siteMap } from "./support/site-map.ts";

const OUT = process.env.CAPTURE_OUT!;
const server = process.env.TEST_DATABASE_URL!;
const there = new URL(server); there.pathname = "/capture";
let fresh = false;
await withClient(server, async (client) => {
  const { rowCount } = await client.query("select from pg_database where datname = 'capture'");
  fresh = !rowCount;
});
if (fresh) {
  await testDatabaseUrl();
  await withClient(server, (client) => client.query("create database capture template cuna_seeded"));
}
const db = openDatabase(there.href, { role: "app", max: 8, connectMs: 30_000 });
const jobs = await openJobQueue(db);
afterAll(async () => { await jobs.close(); await db.destroy(); });
const keys = keysFrom("a secret that only tests know, 32+");
const ctx = { db, jobs, keys, publicUrl: "https://cuna.test", actor: "visitor" as const, files: openFileFolder("/tmp/lists/files") };

async function fill() {
  const userId = idOfPerson("amaranta");
  const a = await addCenter(ctx as never, "captura-uno");
  const quiet = await addCenter(ctx as never, "captura-sin-correo", { email: null, phone: "+1 809 555 0177" });
  const one = await routed(ctx as never, { originSlug: a.slug });
  const two = await routed(ctx as never, { originSlug: quiet.slug });
  const three = await routed(ctx as never, { originSlug: quiet.slug });
  const offerOf = async (leadId: string) => (await db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow()).id;
  const [o1, o3] = [await offerOf(one.leadId), await offerOf(three.leadId)];
  await db.insertInto("offer_calls").values({ offer_id: o3, told_by: idOfPerson("lia") }).execute();
  await db.updateTable("offers").set({ status: "returned", purchased_at: new Date() }).where("id", "=", o1).execute();
  const at = { decided_at: new Date(), decided_by: `admin:${idOfPerson("lia")}` };
  await db.insertInto("lead_returns").values({ offer_id: o1, reason: "wrong-phone", state: "upheld", asked_by: "cli", note: "No existe", ...at }).execute();
  const o2 = await offerOf(two.leadId);
  await db.updateTable("offers").set({ status: "purchased", purchased_at: new Date() }).where("id", "=", o2).execute();
  await db.insertInto("lead_returns").values({ offer_id: o2, reason: "wrong-phone", state: "asked", asked_by: "cli" }).execute();
  const figures = { cases: 5, answered: 5, opened: 5, returned: 0, public_from: new Date("2100-01-01"), objection: "No es así" };
  await db.insertInto("conduct_publications").values({ provider_id: a.id, from_day: "2026-01-01", to_day: "2026-03-31", objected_at: new Date(), ...figures }).execute();
  await db.insertInto("conduct_publications").values({ provider_id: a.id, from_day: "2025-10-01", to_day: "2025-12-31", objected_at: new Date(), ...figures, decision: "upheld", decision_reason: "Cierto", ...at }).execute();
  await db.insertInto("profile_claims").values({ provider_id: a.id, user_id: userId }).execute();
  const reviewer = { name: "Dra. Inés", profession: "doctor", specialty: "Ginecología", licence: "123-45" };
  await db.updateTable("profiles").set({ user_type: "reviewer" }).where("user_id", "=", idOfPerson("ines")).execute();
  await db.insertInto("reviewers").values({ user_id: idOfPerson("ines"), ...reviewer }).execute();
  await db.insertInto("newsletter_issues").values({ subject: "Enero", intro: "", articles: [] }).execute();
  const imported = await db.insertInto("imports").values({ file_name: "centros.csv", encoding: "utf-8", headings: [], fields: [], known_fields: [], actor: "cli" }).returning("id").executeTakeFirstOrThrow();
  const problems = JSON.stringify([{ field: "ciudad", value: "Marte", code: "unknown-city" }]);
  await db.insertInto("import_rows").values({ import_id: imported.id, line: 2, cells: "[]", state: "rejected", problems }).execute();
  for (let n = 0; n < 3; n++) await subscribe(ctx as never, { email: `lectora${n}@correo.example`, ip: null, trap: "", granted: true, consent: { text: "Acepto.", version: "test-1" } });
  for (let n = 0; n < 4; n++) await sql`insert into searched_words (words, day, count, found) values (${`palabra ${n}`}, (now() at time zone 'America/Santo_Domingo')::date, ${90 + n}, false)`.execute(db);
  for (let n = 0; n < 3; n++) await db.insertInto("content_pictures").values({ id: `${String(n).repeat(32)}-10x10`, alt: `Muestra ${n}`, caption: n ? "Un pie" : "" }).execute();
  for (const days of [{ first_day: "2100-01-01", last_day: "2100-01-07" }, { first_day: "2100-02-01", last_day: "2100-02-07" }])
    await db.insertInto("featured_places").values({ provider_id: a.id, place: "home", asked_by: userId, ...days, price_cents: 2500 }).execute();
  for (const reference of ["CUTTTTTTTT", "CUTTTTTTTU"]) await db.insertInto("top_ups").values({ provider_id: a.id, asked_by: userId, reference, method: "bank", net_cents: 2500, tax_cents: 450, tax_basis_points: 1800 }).execute();
}
if (fresh) await fill();

const sorted = (file: string) => {
  const text = fs.readFileSync(path.join("app", file), "utf8");
  return text;
};
const params = async (pattern: string): Promise<Record<string, string>[]> => {
  if (pattern.includes(":lista/lista.csv") || pattern.endsWith("/:lista")) return LISTS.map((lista) => ({ lista }));
  if (pattern === "/admin/badges/:id" || pattern === "/admin/badges/:id/perfiles.csv") {
    const rows = await db.selectFrom("provider_badges").select("badge_id").distinct().orderBy("badge_id").execute();
    return rows.map(({ badge_id }) => ({ id: badge_id }));
  }
  if (pattern.includes(":")) return [];
  return [{}];
};
/** What a list may be asked, read from the handle of the route by trying. */
const WORDS = ["a", "luna", "SOL", "%"];
const QUERIES: readonly string[] = ["", "?pagina=2", "?pagina=90", ...WORDS.map((q) => `?q=${encodeURIComponent(q)}`)];
const CANDIDATES: Record<string, string[]> = JSON.parse(fs.readFileSync("/tmp/lists/candidates.json", "utf8"));

test("capture", async () => {
  const lia = demoViewer("lia");
  const wanted = siteMap.filter(({ pattern }) => CANDIDATES[pattern.replace(/\/[^/]*\.csv$/, "")] && (pattern.endsWith(".csv") || CANDIDATES[pattern]));
  const files: Record<string, number> = {};
  for (const { pattern, file } of wanted) {
    if (/politica|cifras|registro|exportar|importar\/:id/.test(pattern)) continue;
    const route = await import(`../app/${file}`);
    for (const param of await params(pattern)) {
      const address = pattern.replace(/:(\w+)/g, (_, name) => param[name]!);
      const queries = [...QUERIES, ...CANDIDATES[pattern.replace(/\/[^/]*\.csv$/, "")]!];
      const said: string[] = [];
      for (const query of queries) {
        let text: string;
        try {
          const args = routeArgs(ctx as never, new Request(`https://cuna.test${address}${query}`), param, {}, lia);
          const answer = await route.loader(args);
          if (pattern.endsWith(".csv")) text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
          else text = drawPage(route.default, { loaderData: answer?.type === "DataWithResponseInit" ? answer.data : answer, params: param }).replaceAll("><", ">\n<");
        } catch (error) {
          text = `thrown: ${error instanceof Error ? error.stack : JSON.stringify(error)}`;
        }
        said.push(`##### ${address}${query}\n${text}\n`);
      }
      const logged = pattern.endsWith(".csv") ? await db.selectFrom("audit_log").select(["action", "subject_id", "detail"]).orderBy("id", "desc").limit(queries.length).execute() : [];
      said.push(`##### log\n${logged.map((line) => JSON.stringify(line)).join("\n")}\n`);
      const name = `${address.slice(1).replaceAll("/", "_")}.txt`;
      fs.writeFileSync(path.join(OUT, name), said.join(""));
      files[name] = queries.length;
    }
  }
  console.log(Object.keys(files).length, "captured");
  expect(sorted("routes.ts")).toBeTruthy();
});
