import { JSDOM } from "jsdom";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { routesOf } from "#tests/support/site-map.ts";

// What an administrator does takes effect at once, and is logged. Every form is sent as its page shows it. The database knows which
// transaction wrote each row, and so which one wrote no log line. tests/admin-acts.test.ts reads the commands that no such page offers.

/**
 * Changes that nobody decides: sessions, who has a profile open, and what the worker writes about mails, notices, names, searches,
 * alerts and its own runs.
 */
const DECIDES_NOTHING =
  /^(alerts|alert_readings|audit_log|user_sessions|profile_openings|provider_names|subject_digests|searched_words|tries|heartbeats|job_days|local_mail|mail_\w+|notices|push_\w+|analytics_events)$/;
/** What the worker makes when it was asked, in transactions of its own; whoever asked has a line (`askBackup`, `askExport`). */
const MADE_LATER = ["backups", "exports"];
/** The minimum number of routes that act on rows of the demo world. */
const LEAST_ROUTES = 12;

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site);
const cookie = await signIn(site.url, "lia");

test("somebody who is suspended is out at their next request, and may not follow their inbox any more", async () => {
  const theirs = await signIn(site.url, "amaranta");
  const live = () => fetch(`${site.url}/api/solicitudes/cambios`, { method: "HEAD", headers: { cookie: theirs } });
  const hers = await open("/dashboard/provider/solicitudes", { as: "amaranta" });
  expect((await live()).status).toBe(200);

  const ours = await open("/dashboard/admin/usuarios?q=amaranta", { as: "lia" });
  await ours
    .getByRole("row", { name: /Amaranta/ })
    .getByRole("checkbox")
    .check();
  await ours.getByRole("button", { name: "Suspender", exact: true }).click();
  await ours.locator('[name="motivo"]').fill("Lo pidió su centro");
  await ours.getByRole("button", { name: "Suspender (1)" }).click();
  await ours.getByText("Suspensión hecha.").waitFor();

  expect((await live()).status).toBe(401);
  await hers.getByRole("link", { name: "Billetera" }).first().click();
  await hers.waitForURL(/\/login/);
});

const admin = routesOf("admin").filter(({ pattern }) => !pattern.includes("*"));
const routeAt = (path: string) =>
  admin.find(({ pattern }) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/?]+")}$`).test(path.split("?")[0]!))?.pattern;

const documentOf = (html: string) => new JSDOM(html).window.document;
const pageAt = async (path: string) => documentOf(await (await fetch(site.url + path, { headers: { cookie } })).text());

interface Act {
  route: string;
  path: string;
  /** The name of its button in the form. */
  name: string;
  fields: URLSearchParams;
}

/** Returns what each button of a page would send, filled in by a person who wants the act to succeed. */
function actsOn(document: Document, path: string): Act[] {
  return [...document.querySelectorAll("form")].flatMap((form) => {
    const to = form.getAttribute("action") ?? path;
    const route = routeAt(to);
    if (form.getAttribute("method") !== "post" || !route || form.querySelector("[type=file]")) return [];
    return [...form.querySelectorAll("button:not([type=button])")].map((button) => {
      const fields = new URLSearchParams();
      for (const field of form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")) fill(fields, field);
      const pressed = button.getAttribute("name");
      if (pressed) fields.append(pressed, button.getAttribute("value") ?? "");
      const name = [fields.get("accion"), fields.get("parte"), fields.get("hacer")].filter(Boolean).join(" ");
      return { route, path: to, name: `${route} ${name}`, fields };
    });
  });
}

function fill(fields: URLSearchParams, field: HTMLInputElement): void {
  const { name, type, value } = field;
  if ((type === "checkbox" || type === "radio") && fields.has(name)) return;
  if (type === "radio" && !field.checked && field.form!.querySelector(`[name="${name}"][checked]`)) return;
  if (field.tagName === "SELECT")
    fields.append(name, value || (field.querySelector("option:not([value=''])")?.getAttribute("value") ?? ""));
  else if (value !== "" || type === "hidden") fields.append(name, value);
  else if (type === "number") fields.append(name, field.min || "1");
  else if (type === "date") fields.append(name, "2026-12-01");
  else fields.append(name, type === "email" ? "nadie@correo.example" : "Por una prueba de quien revisa");
}

const nextTransaction = async () =>
  Number((await sql<{ xid: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(db)).rows[0]!.xid);

/** Sends an act, and confirms it where the answer asks for that. */
async function send({ path, fields }: Act): Promise<void> {
  const post = (body: URLSearchParams) =>
    fetch(site.url + path, { method: "POST", redirect: "manual", headers: { cookie, origin: site.url }, body });
  const answer = await post(fields);
  const html = await answer.text();
  const confirmed = answer.status === 200 && actsOn(documentOf(html), path).find((act) => act.fields.has("confirmado"));
  if (confirmed) await (await post(confirmed.fields)).text();
}

/** Returns the tables that each transaction wrote, starting with this one. */
async function writesSince(begin: number): Promise<Map<number, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and has_table_privilege(schemaname || '.' || tablename, 'select')`.execute(db);
  const each = tables.map(
    ({ name }) =>
      sql`select distinct ${sql.lit(name)} as "table", xmin::text::bigint as xid from ${sql.table(name)} where xmin::text::bigint >= ${begin}`,
  );
  const { rows } = await sql<{ table: string; xid: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  const tablesOf = new Map<number, string[]>();
  for (const { table, xid } of rows) tablesOf.set(Number(xid), [...(tablesOf.get(Number(xid)) ?? []), table]);
  return tablesOf;
}

test("whatever a form of administration changes leaves a line in the log, in the same transaction", async () => {
  const seen = new Set<string>();
  const screens = new Map(
    admin.filter(({ pattern, file }) => !pattern.includes(":") && file.endsWith(".tsx")).map(({ pattern }) => [pattern, pattern]),
  );
  const sent: { act: Act; from: number; to: number }[] = [];
  const begin = await nextTransaction();
  for (const path of screens.values()) {
    const page = await pageAt(path);
    for (const link of page.querySelectorAll("main a[href^='/']")) {
      const to = link.getAttribute("href")!;
      const route = routeAt(to);
      if (route && !screens.has(route)) screens.set(route, to);
    }
    for (const act of actsOn(page, path)) {
      if (seen.has(act.name)) continue;
      seen.add(act.name);
      const from = await nextTransaction();
      await send(act);
      sent.push({ act, from, to: await nextTransaction() });
    }
  }
  const actOf = (xid: number) => sent.find(({ from, to }) => xid >= from && xid < to)?.act;
  const silent: string[] = [];
  const routes = new Set<string>();
  for (const [xid, tables] of await writesSince(begin)) {
    const act = actOf(xid);
    if (!act) continue;
    if (tables.includes("audit_log")) routes.add(act.route);
    else if (tables.some((table) => MADE_LATER.includes(table))) continue;
    else silent.push(...tables.filter((table) => !DECIDES_NOTHING.test(table)).map((table) => `${table} by ${act.name}`));
  }
  expect(silent).toEqual([]);
  expect(routes.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});
