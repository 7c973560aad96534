import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { addMoney } from "./support/buyers.ts";
import { testContext } from "./support/context.ts";
import { person, routed } from "./support/leads.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages, routes } from "./support/server-build.ts";
import { routesOf } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// A center that has not bought a request finds its person nowhere: neither in any page or file of its dashboard, nor in the data that
// the browser gets, the functions in JSON, or the queued messages. Lists, mails and webhooks have tests of their own.

drawPages();
const ctx = await testContext();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const CANARIES = /jilguero|555[^0-9]{0,3}0199|555[^0-9]{0,3}0188/i;
const form = person({
  nombre: "Jilgueronombre",
  apellido: "Jilgueroapellido",
  email: "jilguerocorreo@correo.example",
  telefono: "+1 809 555 0199",
  provincia: "Jilgueroprovincia",
  ubicacionTratamientoAdicional: "Jilguerolugar",
  fechasVisita: "Jilguerofechas",
  informacionAdicional: "Jilguerodetalle, y mi otro número es 809 555 0188.",
  mensaje:
    "Soy Jilgueronombre Jilgueroapellido. Escríbeme a jilgueromensaje@correo.example o al 809-555-0188, y dime cuánto cuesta la FIV.",
});

let site: WholeSite;
let cookie: string;
let offerId: string;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookie = (await peopleAtTheDoor(ctx, site, ["a provider"]))["a provider"];
  const { leadId } = await routed(ctx, { originSlug: "clinica-luna-de-larimar", form });
  const offers = ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).where("provider_id", "=", LUNA);
  offerId = (await offers.executeTakeFirstOrThrow()).id;
  await tellNotices(ctx);
});

const pathOf = ({ pattern }: { pattern: string }) => pattern.replace(/:\w+/g, offerId);

/** Yields every address of a provider's dashboard: the page or file itself, and its data. */
async function* answers(): AsyncGenerator<{ where: string; text: string }> {
  for (const route of routesOf("provider")) {
    const { default: page, loader } = routes[route.id ?? route.file.replace(/[.]tsx?$/, "")]!.module;
    if (!page && !loader) continue;
    for (const path of page ? [pathOf(route), `${pathOf(route)}.data`] : [pathOf(route)]) {
      const answer = await site.ask(path, { cookie });
      yield { where: path, text: Buffer.from(await answer.arrayBuffer()).toString("latin1") };
    }
  }
}

async function found(): Promise<string[]> {
  const where: string[] = [];
  for await (const answer of answers()) if (CANARIES.test(answer.text)) where.push(answer.where);
  return where;
}

test("before the purchase no address of the dashboard has the person; after it, the request has", async () => {
  const request = `/dashboard/provider/solicitudes/${offerId}`;
  const read = async (address: string) => (await site.ask(address, { cookie })).text();
  for (const address of [request, `${request}.data`]) expect(await read(address), "masked").toContain("cuesta la FIV");
  expect(await found()).toEqual([]);

  await addMoney(ctx, LUNA, 100_000);
  const bought = await purchaseLead(ctx, { userId: idOfPerson("amaranta"), providerId: LUNA }, offerId);
  expect(bought.outcome).toBe("purchased");
  for (const address of [request, `${request}.data`]) expect(await read(address)).toMatch(CANARIES);
});

test("nor have the functions in JSON, the notices, what devices are sent, the jobs and what is recorded", async () => {
  const addresses = ["/api/sugerencias?q=jilguero", "/rest/v1/rpc/get_provider_directory", "/api/openapi.json"];
  for (const address of addresses) expect(await (await site.ask(address, { cookie })).text(), address).not.toMatch(CANARIES);
  const body = JSON.stringify({ action: "get_balance", provider_id: LUNA });
  const headers = { "content-type": "application/json" };
  const balance = await site.ask("/functions/v1/wallet-operations", { method: "POST", cookie, body, headers });
  expect(balance.status).toBe(200);
  expect(await balance.text()).not.toMatch(CANARIES);
  for (const table of ["notices", "push_messages", "webhook_deliveries", "audit_log", "analytics_events", "mail_messages", "pgboss.job"]) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(ctx.db);
    expect(
      rows.filter(({ row }) => CANARIES.test(row)).map(({ row }) => row),
      table,
    ).toEqual([]);
  }
});
