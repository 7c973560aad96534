import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { type Power, ROLES, type Role, roleMay } from "#domain/team/powers.ts";
import { testContext } from "./support/context.ts";
import { maria, routed } from "./support/leads.ts";
import { topUpOf } from "./support/paid-top-up.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { ROLE_TABLE } from "./support/role-table.ts";
import { drawPages, routes } from "./support/server-build.ts";
import { routesOf } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Each role against each page and each act of the dashboard of centers, cell by cell: the table of powers says who may, and the whole site
// answers 403 to everybody else. A page or an act without a row fails.

drawPages(({ method }) => method === "GET");
const ctx = await testContext();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const WHO = "a provider of another center";
const yadira = idOfPerson("yadira");
let site: WholeSite;
let cookies: Record<"a provider" | typeof WHO, string>;
let ids: Record<string, string>;

beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookies = await peopleAtTheDoor(ctx, site, ["a provider", WHO]);
  const { db } = ctx;
  const owner = { userId: idOfPerson("amaranta"), providerId: LUNA };
  const bytes = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  const paper = await addDocument(ctx, owner, { kind: "habilitacion", holder: null, fileName: "a.pdf", expiresOn: null, bytes });
  const { leadId } = await routed(ctx, { originSlug: "clinica-luna-de-larimar", form: maria });
  const offer = await db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", LUNA)
    .returning("id")
    .executeTakeFirstOrThrow();
  const consultation = await db.selectFrom("consultations").select("id").where("provider_id", "=", LUNA).executeTakeFirstOrThrow();
  const doctor = await db.selectFrom("consultation_doctors").select("id").where("provider_id", "=", LUNA).executeTakeFirstOrThrow();
  const money = await topUpOf(ctx, owner, bytes);
  if (!paper || !("id" in paper)) throw new Error("the paper was refused");
  ids = {
    "/dashboard/provider/solicitudes/:id": offer.id,
    "/dashboard/provider/agenda/doctores/:id": doctor.id,
    "/dashboard/provider/agenda/consulta/:id": consultation.id,
    "/dashboard/provider/documentos/:id": paper.id,
    "/dashboard/provider/billetera/recargas/:id": money.topUp,
    "/dashboard/provider/billetera/comprobantes/:id": money.voucher,
    "/dashboard/provider/billetera/recibos/:id": money.receipt,
  };
  await db.insertInto("provider_accounts").values({ user_id: yadira, provider_id: LUNA, role: "editor" }).execute();
});

const addressOf = (pattern: string) => {
  const row = Object.keys(ids).find((known) => pattern.startsWith(known));
  return (
    pattern.replace(/:\w+/, row ? ids[row]! : "00000000-0000-4000-8000-000000000000") + (pattern.includes("estado.") ? "?mes=2026-11" : "")
  );
};

/** Gives Yadira a role in the center, which her screens then show. */
const take = (role: Role) =>
  ctx.db
    .updateTable("provider_accounts")
    .set({ role, chosen_at: new Date() })
    .where("user_id", "=", yadira)
    .where("provider_id", "=", LUNA)
    .execute();

const patterns = routesOf("provider").map(({ pattern }) => pattern);

test("every page of the dashboard has its row, and no row is left over", () => {
  expect(Object.keys(ROLE_TABLE).toSorted()).toEqual(patterns.toSorted());
});

test.each(ROLES)("%s reads what the table says, and nothing else", async (role) => {
  await take(role);
  const wrong: string[] = [];
  for (const [pattern, { read, file }] of Object.entries(ROLE_TABLE)) {
    if (read === undefined) continue;
    // A page is asked for as data, which its guard does not treat differently and which nobody draws.
    const [path, query] = addressOf(pattern).split("?");
    const answer = await site.ask(`${path}${isPage(pattern) ? ".data" : ""}${query ? `?${query}` : ""}`, { cookie: cookies[WHO] });
    await answer.body?.cancel();
    if (!isRight(role, read, answer.status, file)) wrong.push(`${pattern}: ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});

test.each(ROLES)("%s does what the table says, and nothing else", async (role) => {
  const wrong: string[] = [];
  for (const [pattern, { acts = {} }] of Object.entries(ROLE_TABLE))
    for (const [act, power] of Object.entries(acts)) {
      await take(role);
      const body = new FormData();
      for (const [name, value] of Object.entries({ centro: LUNA, hacer: act, accion: act })) body.append(name, value);
      const answer = await site.ask(addressOf(pattern), { method: "POST", body, cookie: cookies[WHO] });
      await answer.body?.cancel();
      if (!isRight(role, power, answer.status)) wrong.push(`${pattern} ${act}: ${answer.status}`);
    }
  expect(wrong).toEqual([]);
});

const isPage = (pattern: string) =>
  routesOf("provider")
    .find((route) => route.pattern === pattern)!
    .file.endsWith(".tsx");

function isRight(role: Role, power: Power | null, status: number, file?: true): boolean {
  if (status >= 500) return false;
  const refusal = file ? 404 : 403;
  return power === null || roleMay(role, power) ? status !== refusal && status !== 403 : status === refusal;
}

test("no act is drawn or read without a row", async () => {
  const missing = new Set<string>();
  const known = (pattern: string, act: string) => Object.hasOwn(ROLE_TABLE[pattern]?.acts ?? {}, act);
  for (const [pattern, { read }] of Object.entries(ROLE_TABLE)) {
    if (read === undefined) continue;
    const answer = await site.ask(addressOf(pattern), { cookie: cookies["a provider"] });
    if (!answer.headers.get("content-type")?.includes("html")) continue;
    const { document } = new JSDOM(await answer.text()).window;
    for (const form of document.querySelectorAll<HTMLFormElement>("main form[method=post]")) {
      if (form.getAttribute("action") && !patterns.includes(form.getAttribute("action")!)) continue;
      const controls = [...form.elements] as HTMLInputElement[];
      const named = controls.filter(({ name }) => name === "hacer" || name === "accion").map(({ value }) => value);
      const act = (value: string) => value.replace(/^poner-al-dia-.*/, "poner-al-dia");
      for (const value of named.length > 0 ? named : [""])
        if (!known(form.getAttribute("action") ?? pattern, act(value))) missing.add(`${pattern} ${value}`);
    }
  }
  for (const { pattern, file } of routesOf("provider"))
    for (const act of actsRead(readFileSync(`app/${file}`, "utf8"))) if (!known(pattern, act)) missing.add(`${pattern} ${act}`);
  expect([...missing]).toEqual([]);
});

/** Returns the acts that the action of a route compares with what was posted. */
function actsRead(source: string): string[] {
  const [, action = ""] = /export (?:async )?function action([\s\S]*?)\n}\n/.exec(source) ?? [];
  const compared = action.matchAll(/(?:\b(?:act|what)|"(?:accion|hacer)"\)) [!=]== "([a-z-]+)"/g);
  const chosen = /switch \(textOf/.test(action) ? action.matchAll(/case "([a-z-]+)":/g) : [];
  return [...compared, ...chosen].map(([, act]) => act!);
}

test("every action of the dashboard has acts in its row", () => {
  const without = routesOf("provider").filter(({ id, file, pattern }) => {
    const { action } = routes[id ?? file.replace(/[.]tsx?$/, "")]!.module;
    return (action !== undefined) !== (ROLE_TABLE[pattern]?.acts !== undefined);
  });
  expect(without.map(({ pattern }) => pattern)).toEqual([]);
});

test("a role that a page does not reach is told why and whom to ask; the menu shows what it opens", async () => {
  await take("editor");
  const answer = await site.ask("/dashboard/provider/billetera", { cookie: cookies[WHO] });
  expect(answer.status).toBe(403);
  const { document } = new JSDOM(await answer.text()).window;
  const said = document.querySelector("main")!.textContent!;
  for (const words of ["Tu rol en Clínica Luna de Larimar no llega hasta aquí", "Edición", "Amaranta Solís"]) expect(said).toContain(words);
  const menu = [...document.querySelectorAll("aside a, nav a")].map((link) => link.getAttribute("href"));
  expect(menu).toContain("/dashboard/provider/perfil");
  for (const hidden of ["billetera", "solicitudes", "agenda"]) expect(menu).not.toContain(`/dashboard/provider/${hidden}`);
  expect(document.body.textContent).not.toMatch(/Saldo|US\$/);
});

test("who sees no money finds none on the pages of requests", async () => {
  await take("reception");
  for (const path of ["/dashboard/provider", "/dashboard/provider/solicitudes", addressOf("/dashboard/provider/solicitudes/:id")]) {
    const { document } = new JSDOM(await (await site.ask(path, { cookie: cookies[WHO] })).text()).window;
    const seen = document.querySelector("main")!.textContent!.replace(/presupuesto[^.]*US\$[^.]*/gi, "");
    expect(seen.length).toBeGreaterThan(200);
    expect(seen, path).not.toMatch(/Saldo|alcanza|Abrir por/);
  }
});

test("figures name what requests cost to whoever keeps the wallet, and to nobody else", async () => {
  const read = async (role: Role) => {
    await take(role);
    const { document } = new JSDOM(await (await site.ask("/dashboard/provider/estadisticas", { cookie: cookies[WHO] })).text()).window;
    return document.querySelector("main")!.textContent!;
  };
  expect(await read("manager")).toContain("Cuánto cuesta cada paso");
  expect(await read("editor")).not.toMatch(/US\$|Cuánto cuesta/);
});
