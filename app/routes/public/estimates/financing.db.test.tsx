import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import { INSTALLMENT_KEYS } from "#domain/estimates/installment-question.ts";
import { formatUsd } from "#platform/money.ts";
import { testContext } from "#tests/support/context.ts";
import { everyProvider, meets } from "#tests/support/directory.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import FinancingPage, { loader, meta } from "./financing.tsx";

const ctx = await testContext();

async function open(query = "") {
  const { data, init } = await loader(routeArgs(ctx, new Request(`https://cuna.test/financiamiento${query}`)));
  const html = pageHtml(FinancingPage as never, data);
  const said = JSON.stringify(meta({ loaderData: data, matches: [{ loaderData: { site: defaultSite } }] } as never));
  return {
    document: new JSDOM(html).window.document,
    text: textOf(html),
    cache: (init!.headers as Record<string, string>)["Cache-Control"],
    said,
  };
}

const takersOf = async (payment: string) =>
  (await everyProvider(ctx.db)).filter((provider) => meets("centers", provider, { ...NO_FILTERS, payments: [payment] }));

describe("ways of paying", () => {
  test("each says how many listed centers take it, and leads to exactly those", async () => {
    const { document } = await open();
    const cards = [...document.querySelectorAll("#formas li")];
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      const payment = new URL(card.querySelector<HTMLAnchorElement>('a[href^="/centros"]')!.href, "https://cuna.test").searchParams.get(
        "pagos",
      )!;
      const takers = (await takersOf(payment)).length;
      expect(textOf(card.innerHTML)).toContain(`${takers} de 24 centros`);
      expect(textOf(card.innerHTML)).toContain(`Ver los ${takers} centros`);
    }
  });

  test("centers with a payment plan are those that said so, and an unlisted one is not named", async () => {
    await ctx.db
      .insertInto("provider_profiles")
      .values({
        slug: "a-escondido",
        provider_type: "clinic",
        clinic_name: "Abismo",
        verification_status: "pending",
        payment_methods: ["planes-de-pago"],
      })
      .execute();
    const { document } = await open();
    const named = [...document.querySelectorAll("#planes h3")].map(({ textContent }) => textContent);
    const said = (await takersOf("planes-de-pago")).map(({ name }) => name).sort((a, b) => a.localeCompare(b, "es"));
    expect(said.length).toBeGreaterThan(1);
    expect(named).toEqual(said);
  });
});

describe("what insurers and the state pay", () => {
  test("every statement has a source that was read, or says that none was found", async () => {
    const { document } = await open();
    const known = new Set((await ctx.db.selectFrom("sources").select("url").execute()).map(({ url }) => url));
    const statements = [...document.querySelectorAll("#seguros li")];
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements) {
      const links = [...statement.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
      if (links.length === 0) expect(statement.textContent).toContain("No encontramos una fuente");
      expect(links.filter(({ href }) => !known.has(href)).map(({ href }) => href)).toEqual([]);
    }
  });
});

describe("installments", () => {
  const fields = (document: Document) =>
    INSTALLMENT_KEYS.map((name) => document.querySelector<HTMLInputElement>(`#cuotas input[name="${name}"]`)!);

  test("no figure is in the form before the visitor puts it there", async () => {
    const { document, cache, said } = await open();
    expect(fields(document).map(({ value }) => value)).toEqual(["", "", "", ""]);
    expect(document.querySelector("#resultado")!.textContent).not.toMatch(/US\$/);
    expect(cache).toBeUndefined();
    expect(said).not.toContain("noindex");
  });

  test("are reckoned by the server from an address, for their author alone", async () => {
    const { document, text, cache, said } = await open("?precio=6%2C000&inicial=1000&meses=24&interes=18");
    expect(fields(document).map(({ value }) => value)).toEqual(["6,000", "1000", "24", "18"]);
    expect(text).toContain("US$ 249.63");
    const rows = [...document.querySelectorAll("#resultado tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map(({ textContent }) => Math.round(Number(textContent!.replaceAll(",", "")) * 100)),
    );
    expect(rows).toHaveLength(24);
    expect(rows.reduce((sum, row) => sum + row[2]!, 0)).toBe(500_000);
    const paid = rows.reduce((sum, row) => sum + row[0]!, 0);
    expect(text).toContain(textOf(formatUsd(paid + 100_000)));
    expect(cache).toBe("no-store");
    expect(said).toContain("noindex");
  });

  test("what is wrong is said where it is, and leads to its field", async () => {
    const { document, text } = await open("?precio=mil&inicial=5&meses=400");
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#resultado [role="alert"] a')].map(({ hash }) => hash.slice(1));
    expect(links).toEqual(["cuota-precio", "cuota-meses", "cuota-interes"]);
    for (const id of links) {
      const field = document.getElementById(id)!;
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(document.getElementById(field.getAttribute("aria-describedby")!.split(" ")[0]!)!.textContent).not.toBe("");
    }
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
    expect(text).toContain("Escribe de 1 a 60 meses");
  });
});
