import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { RETURN_DAYS } from "#domain/leads/offer.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { RETURN_REASONS } from "#domain/offers/return-reason.ts";
import { restoreStatement, retireStatement } from "#domain/statements/change-statement.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { questions } from "./for-centers/joining.tsx";
import ForCenters, { loader } from "./for-centers.tsx";

// What the site says to centers: from the rows and terms that the software itself goes by.

const ctx = await testContext();
const draw = async () => pageHtml(ForCenters as never, await loader(routeArgs(ctx, new Request("https://cuna.test/"))));
const words = async () => textOf(await draw()).replaceAll(/[\u00a0\u202f]/g, " ");

test("the price of opening a request is that of the price list", async () => {
  await ctx.db
    .updateTable("lead_prices")
    .set({ amount_cents: 4321 })
    .where("price_tier", "=", "premium")
    .where("exclusivity", "=", "exclusive")
    .execute();
  expect(/<table[\s\S]*<\/table>/.exec(await draw())![0]).toContain("43.21");
});

test("who is here is counted: the listed centers, and the requests of the last thirty days with what came of them", async () => {
  const { count } = await ctx.db
    .selectFrom("provider_profiles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("listed", "=", true)
    .where("provider_type", "=", "clinic")
    .executeTakeFirstOrThrow();
  expect(await words()).toContain(`directorio: centros, ${count} (`);
  await ctx.db.updateTable("offers").set({ made_at: sql`now() - interval '40 days'` }).execute();
  const { member, offer } = await aBuyer(ctx);
  const sent = [];
  while (sent.length < 4) sent.push((await offer()).id);
  expect(await words(), "four would say something about one of them").not.toContain("En los últimos 30 días: solicitudes");
  sent.push((await offer()).id);
  for (const id of sent.slice(0, 3)) expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  await ctx.db.updateTable("offers").set({ returned_at: sql`now()` }).where("id", "=", sent[0]!).execute();
  const text = await words();
  expect(text).toMatch(/solicitudes, 5; perfiles que recibieron alguna, \d+; veces que un centro abrió una, 3\./);
  expect(text).toContain("se abrieron 3 y se devolvieron 1.");
});

test("the free requests, the reasons of a return and its term are those that the software goes by", async () => {
  const text = await words();
  expect(text).toContain(`Las ${WELCOME_LEADS} primeras, por nuestra cuenta`);
  expect(text).toContain(`Lo dices en los ${RETURN_DAYS} días`);
  expect(text).toContain(`${RETURN_REASONS.length} motivos.`);
  const returns = /id="devoluciones"[\s\S]*?<\/section>/.exec(await draw())![0];
  expect(returns.match(/<li /g)).toHaveLength(RETURN_REASONS.length);
  expect(returns.match(/Al momento/g)).toHaveLength(RETURN_REASONS.filter((reason) => reason !== "wrong-phone").length);
});

test("the time to read papers is named only while it is promised", async () => {
  const promise = () =>
    ctx.db.selectFrom("statements").select(["id", "version"]).where("promise", "=", "verification").executeTakeFirstOrThrow();
  expect(await words()).toContain("de 2 a 5 días hábiles");
  expect(await retireStatement(ctx, idOfPerson("lia"), await promise())).toBe("saved");
  onTestFinished(async () => void (await restoreStatement(ctx, idOfPerson("lia"), await promise())));
  expect(await words()).not.toContain("de 2 a 5 días hábiles");
});

test("it opens a door to begin a profile and one to claim it, and leads only to pages and parts that exist", async () => {
  const html = await draw();
  const links = [...html.matchAll(/href="([#/][^"]*)"/g)].map(([, link]) => link!);
  expect(links).toContain("/registro?cuenta=provider");
  expect(links).toContain("/claims");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  for (const link of links)
    expect(link.startsWith("#") ? html.includes(`id="${link.slice(1)}"`) : servesPath(link.replace(/[#?].*$/, "")), link).toBe(true);
});

test("search engines are told the questions and answers that the page shows", async () => {
  const text = await words();
  for (const { question, answer } of questions("Cuna")) for (const said of [question, answer]) expect(text, said).toContain(said);
});
