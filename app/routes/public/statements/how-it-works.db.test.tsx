import { describe, expect, test } from "vitest";
import Privacy, { loader as privacyLoader } from "#app/routes/public/content/privacy.tsx";
import Terms, { loader as termsLoader } from "#app/routes/public/content/terms.tsx";
import { maskedPerson } from "#domain/leads/lead-access.ts";
import { EMPTY_LEAD_FORM } from "#domain/leads/lead-form-fields.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { questions } from "./how-it-works/questions.tsx";
import HowItWorks, { loader } from "./how-it-works.tsx";

const ctx = await testContext();
const args = () => routeArgs(ctx, new Request("https://cuna.test/"));
const draw = async () => pageHtml(HowItWorks as never, await loader(args()));

describe("a promise", () => {
  const promise = async (words: string) => {
    const text = textOf(await draw());
    return text.slice(text.indexOf(words)).slice(0, words.length + 60);
  };
  const measured = (cases: number, within: number, listed = true) =>
    ctx.db
      .updateTable("provider_profiles")
      .set({ reply_cases: cases, reply_within_24h: within })
      .where("provider_type", "=", "clinic")
      .where("listed", "=", listed);
  const first = (rows: number) =>
    ctx.db
      .selectFrom("provider_profiles")
      .select("id")
      .where("provider_type", "=", "clinic")
      .where("listed", "=", true)
      .orderBy("id")
      .limit(rows);

  test("of an answer is shown beside the share of all requests that were answered in time, not the mean of the centers", async () => {
    await measured(0, 0).execute();
    await measured(100, 1).where("id", "in", first(1)).execute();
    const [, second] = await first(2).execute();
    await measured(300, 0.5).where("id", "=", second!.id).execute();
    await measured(900, 0, false).execute();
    expect(await promise("Los centros responden en 24 horas")).toMatch(/ 63 % de 400 solicitudes/);
  });

  test("of an answer has no figure under five cases, and says so", async () => {
    await measured(0, 0).execute();
    await measured(4, 1).where("id", "in", first(1)).execute();
    expect(await promise("Los centros responden en 24 horas")).toContain("Aún sin datos");
    await measured(5, 1).where("id", "in", first(1)).execute();
    expect(await promise("Los centros responden en 24 horas")).toContain("100 % de 5 solicitudes");
  });

  test("that nobody measures is shown beside those words", async () => {
    for (const words of ["Nuestro equipo te responde en 24 horas", "Verificamos a un centro en 2–5 días hábiles"])
      expect(await promise(words)).toContain("Aún sin datos");
    await ctx.db
      .updateTable("settings")
      .set({ value: JSON.stringify({ replyWithinHours: 12 }) })
      .where("key", "=", "promises")
      .execute();
    expect(await promise("Nuestro equipo te responde en 12 horas")).toContain("Aún sin datos");
    expect(await promise("Los centros responden en 24 horas"), "the time that the site gives to each center").toContain("Los centros");
  });
});

test("what centers pay is what the price table says, for each treatment", async () => {
  await ctx.db
    .updateTable("lead_prices")
    .set({ amount_cents: 4321 })
    .where("price_tier", "=", "premium")
    .where("exclusivity", "=", "exclusive")
    .execute();
  const services = await ctx.db.selectFrom("service_types").select("name").where("listed", "=", true).execute();
  const table = /<table[\s\S]*<\/table>/.exec(await draw())![0];
  const premium = table.split("<tr").find((row) => row.includes("Donación de óvulos"))!;
  expect(textOf(`<tr${premium}`).replaceAll(" ", " ")).toMatch(/US\$ 43(\.21)? US\$ 24/);
  for (const { name } of services) expect(textOf(table)).toContain(name);
});

test("a center sees before it buys what the page says, and nothing else", () => {
  const sealed = { form: { ...EMPTY_LEAD_FORM, mensaje: "Hola" }, phone: { dialable: "1", e164: null } };
  expect(Object.keys(maskedPerson(sealed as never, 2026)).toSorted()).toEqual([
    "ageBand",
    "budget",
    "hasPhone",
    "message",
    "messageWithheld",
    "subTreatment",
  ]);
});

test("search engines are told the questions and answers that the page shows", async () => {
  const asked = questions("Cuna").map(({ question, answer }) => ({ question, plain: answer }));
  const text = textOf(await draw());
  for (const { question, plain } of asked) for (const words of [question, plain]) expect(text.includes(words), words).toBe(true);
});

test.each([
  ["/como-funciona", async () => draw()],
  ["/terminos", async () => pageHtml(Terms as never, await termsLoader(args()))],
  ["/privacidad", async () => pageHtml(Privacy as never, await privacyLoader(args()))],
])("%s leads only to pages and parts that exist", async (_path, page) => {
  const html = await page();
  const links = [...html.matchAll(/href="([#/][^"]*)"/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(5);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  for (const link of links)
    expect(link.startsWith("#") ? html.includes(`id="${link.slice(1)}"`) : servesPath(link.replace(/[#?].*$/, "")), link).toBe(true);
});
